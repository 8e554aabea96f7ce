import CofreeFree
import ComonadLaws
import Comonads

/// A binary tree of which one operation may be wrong; the others are right.
///
/// Looking from everywhere is answering everywhere with what is seen, unless it is the operation
/// that is wrong.
protocol TreeFault: SendableMetatype {
  static var operation: String { get }
  static var text: String { get }
  static func map<V, O>(_ w: Tree<V>, _ f: @escaping (V) -> O) -> Tree<O>
  static func duplicate<V>(_ w: Tree<V>) -> Tree<Tree<V>>
  static func extend<V, O>(_ w: Tree<V>, _ f: @escaping (Tree<V>) -> O) -> Tree<O>
}

/// A binary tree: two below each point, or none.
typealias Tree<Value> = Cofree<Branches, Value>

extension TreeFault {
  static func map<V, O>(_ w: Tree<V>, _ f: @escaping (V) -> O) -> Tree<O> { w.map(f) }
  static func duplicate<V>(_ w: Tree<V>) -> Tree<Tree<V>> { extend(w) { $0 } }
  static func extend<V, O>(_ w: Tree<V>, _ f: @escaping (Tree<V>) -> O) -> Tree<O> { w.extend(f) }
}

/// A binary tree that does what its fault says.
struct FaultyTree<Fault: TreeFault, Value>: Comonad {
  typealias Focus = Value

  let tree: Tree<Value>

  func extract() -> Value { tree.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyTree<Fault, Other> {
    FaultyTree<Fault, Other>(tree: Fault.map(tree, f))
  }

  func duplicate() -> FaultyTree<Fault, FaultyTree> {
    FaultyTree<Fault, FaultyTree>(tree: Fault.duplicate(tree).map { FaultyTree(tree: $0) })
  }

  func extend<Other>(_ f: @escaping (FaultyTree) -> Other) -> FaultyTree<Fault, Other> {
    FaultyTree<Fault, Other>(tree: Fault.extend(tree) { f(FaultyTree(tree: $0)) })
  }
}

extension FaultyTree: Observed, Explorable where Value: Observed {
  // The trees branch everywhere, so there is nothing to ask the layers.
  var exitCount: Int { 2 }
  func step(through exit: Int) -> FaultyTree { FaultyTree(tree: tree.stepped(Bit.allCases[exit])) }
  func name(ofExit exit: Int) -> String { "stepped(\(Bit.allCases[exit]))" }
}

extension Generator where Value == Tree<Bit> {
  /// The generator of trees that branch everywhere.
  static var fullTrees: Generator {
    trees(layers: Generator<(String) -> Bool> { _ in { _ in true } }, values: .cases)
  }
}

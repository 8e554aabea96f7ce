public import CofreeFree
public import Comonads
public import FreeMonad

extension Cofree: Observed, Explorable, ShapedSpace where F: ExplorableContainer, Value: Observed {
  /// The container of the layers.
  public typealias Exits = F

  /// The shape of the layer below the focus.
  public var exitShape: F.Shape { tail.shape }

  /// Returns the space below, at a position of the layer.
  public func moved(through position: F.Position) -> Cofree { stepped(position) }

  /// Returns the name of the step.
  public static func name(through position: String) -> String { "stepped(\(position))" }
}

extension CofreeContainer: ExplorableContainer where F: ExplorableContainer {
  /// Returns each exit of the first layer alone.
  public static func exits(of tree: Cofree<F, Void>) -> [[F.Position]] {
    F.exits(of: tree.tail.shape).map { [$0] }
  }

  /// Returns the text of the first layer.
  public static func landmark(of tree: Cofree<F, Void>) -> String {
    F.landmark(of: tree.tail.shape)
  }

  /// Returns the texts of the positions, one after the other.
  ///
  /// - Complexity: O(length of the path).
  public static func name(of path: [F.Position]) -> String {
    path.reduce(into: "") { $0 += "." + F.name(of: $1) }
  }
}

// MARK: - Generators

extension Generator where Value == (String) -> Bool {
  /// The generator of functions from a path to whether there is a layer below; mostly there is.
  package static var branching: Generator {
    Generator<Bool>.element(of: [true, true, true, false], all: [true, false]).function()
  }
}

extension Generator where Value == (String) -> Int {
  /// The generator of functions from a path to the number of children, mostly two.
  package static var branching: Generator {
    Generator<Int>.element(of: [2, 2, 1, 0], all: [2, 1, 0]).function()
  }
}

extension Generator {
  /// Returns the generator of trees, each of whose points has any value and any layer below.
  ///
  /// Some of them are put together by hand, as far as their first layer.
  ///
  /// - Parameters:
  ///   - container: The container of the layers.
  ///   - layers: The generator of the functions from a path, as text, to the layer's shape.
  ///   - values: The generator of the values.
  /// - Returns: The generator.
  public static func trees<F: ExplorableContainer & SendableMetatype, Element: Observed>(
    _ container: F.Type = F.self,
    layers: Generator<(String) -> F.Shape>,
    values: Generator<Element>
  ) -> Generator where Value == Cofree<F, Element> {
    let functions = values.valuation(of: String.self)
    return Generator { draws in
      let layer = draws.draw("layer", layers)
      let value = draws.draw("value", functions)
      let start = draws.taken.count
      let tree = draws.wandered(
        Cofree<F, Element>(
          state: "",
          value: value,
          shape: layer,
          step: { $0 += "." + F.name(of: $1) }
        )
      )
      draws.cover("a layer stands below", atLeast: 0.3, when: tree.exitCount > 0)
      // A tree is rebuilt or stepped, not both, if all cases are tried.
      if draws.reach != nil, draws.taken[start...].contains(where: { $0 > 0 }) { return tree }
      return draws.draw(.element(of: [true, true, false], all: [true, false]))
        ? tree : Cofree(tree.extract(), tail: tree.tail)
    }
  }
}

extension Generator where Value == Cofree<Endless, Bit> {
  /// The generator of streams of bits.
  public static var streams: Generator {
    trees(layers: Generator<(String) -> Void> { _ in { _ in } }, values: .cases)
  }
}

extension Generator where Value == Cofree<MaybeNext, Bit> {
  /// The generator of lists of bits, which may be infinite.
  public static var lists: Generator { trees(layers: .branching, values: .cases) }
}

extension Generator where Value == Cofree<Branches, Bit> {
  /// The generator of binary trees of bits, which branch here and there.
  package static var binaryTrees: Generator { trees(layers: .branching, values: .cases) }
}

extension Generator where Value == Cofree<Children, Bit> {
  /// The generator of trees of bits, with up to two children at each point.
  package static var roseTrees: Generator { trees(layers: .branching, values: .cases) }
}

extension Generator where Value == Cofree<Dual<BitQuestions>, Bit> {
  /// The generator of objects that answer two questions, each time in any way.
  public static var objects: Generator { trees(layers: .answers, values: .cases) }
}

extension Generator where Value == (String) -> OperationHandler<BitQuestions> {
  /// The generator of functions from a path to the answers given there.
  public static var answers: Generator {
    // One number for both answers, so that a layer costs one look into a table.
    let functions = Generator<Int>.all(of: [0, 1, 2, 3]).function(of: String.self)
    return Generator { draws in
      let answer = functions.make(draws)
      return { path in
        let both = answer(path)
        return .each { (both >> $0.rawValue) % 2 == 0 ? .zero : .one }
      }
    }
  }
}

// MARK: - Shapes

extension Generator where Value == Cofree<MaybeNext, Void> {
  /// The generator of lists without values, the shapes of `CofreeContainer`.
  public static var shapes: Generator {
    Generator<Cofree<MaybeNext, Bit>>.lists.map { $0.map { _ in } }
  }
}

extension Draws {
  /// Returns a path in a tree, of up to three steps.
  ///
  /// - Complexity: O(1); a path has at most three positions.
  public func path<F: ExplorableContainer>(in tree: Cofree<F, Void>) -> [F.Position] {
    var tree = tree
    var path: [F.Position] = []
    while continues(after: path.count, upTo: 3, patience: 3) {
      let exits = F.exits(of: tree.tail.shape)
      guard !exits.isEmpty else { break }
      path.append(exits[draw(below: exits.count)])
      tree.step(path[path.count - 1])
    }
    return path
  }
}

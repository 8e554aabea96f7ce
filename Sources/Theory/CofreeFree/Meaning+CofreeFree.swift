public import Comonads
public import FreeMonad

/// The directed container of the trees of a container: a shape is a tree, a position a path in it.
///
/// ```swift
/// let tree = Cofree<Children, Void>.unfold(from: ()) { (value: (), layer: Layer(shape: 2) { _ in }) }
/// CofreeContainer<Children>.isValid([1, 0], in: tree)  // true
/// CofreeContainer<Children>.isValid([1, 2], in: tree)  // false
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Cofree``; over a dual container, the
/// monad paired with it is `Free`.
public enum CofreeContainer<F: Container>: DirectedContainer {
  /// A tree without values.
  public typealias Shape = Cofree<F, Void>

  /// The positions from layer to layer, in order.
  public typealias Position = [F.Position]

  /// Returns whether the tree contains the path.
  public static func isValid(_ path: [F.Position], in tree: Cofree<F, Void>) -> Bool {
    var tree = tree
    for position in path {
      guard F.isValid(position, in: tree.tail.shape) else { return false }
      tree.step(position)
    }
    return true
  }

  /// Returns the empty path.
  public static func root(of tree: Cofree<F, Void>) -> [F.Position] { [] }

  /// Returns the tree at the end of the path.
  public static func subshape(of tree: Cofree<F, Void>, at path: [F.Position]) -> Cofree<F, Void> {
    var tree = tree
    for position in path { tree.step(position) }
    return tree
  }

  /// Adds the step to the path, in place.
  public static func advance(
    _ path: inout [F.Position],
    by step: [F.Position],
    from tree: Cofree<F, Void>
  ) {
    path += step
  }
}

// MARK: - Comonad

extension Cofree {
  /// The space that the tree means: its shape, and a value at the end of every path.
  ///
  /// ```swift
  /// let powers = Cofree<Endless, Int>.unfold(from: 1) { n in (n, Layer(shape: ()) { n * 2 }) }
  /// powers.meaning.peek(at: [(), (), ()])  // 8
  /// ```
  ///
  /// ```text
  /// Cofree(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs a copy of the state and one step for each position of its
  ///   path.
  public var meaning: Space<CofreeContainer<F>, Value> {
    Space(shape: map { _ in }) { path in
      var space = self
      for position in path { space.step(position) }
      return space.extract()
    }
  }

  /// Creates the tree that a space means; its hidden state is the space.
  ///
  /// - Complexity: O(1); a value costs what it costs in the space.
  public init(meaning space: Space<CofreeContainer<F>, Value>) {
    self.init(
      state: space,
      value: { $0.extract() },
      shape: { $0.shape.tail.shape },
      step: { space, position in space.move(by: Co { $0.move(by: [position]) }) }
    )
  }
}

// MARK: - Monad

extension Free {
  /// The walk that a program of operations means: its path through a tree of answers, and its
  /// value.
  ///
  /// ```swift
  /// let answers = Cofree<Dual<Inputs<Int>>, Void>(state: (), value: { _ in }, respond: { _, _ in })
  /// let walk: Co<CofreeContainer<Dual<Inputs<Int>>>, Void> = Free.send(3).meaning
  /// walk(answers).position  // [3]
  /// ```
  ///
  /// ```text
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// Free.liftF(op).meaning(tree) == ([op], tree.tail.shape(op))
  /// ```
  ///
  /// A walk does not mean a program: a walk may look at the whole tree, a program receives only the
  /// answers to its operations. So there is no `init(meaning:)`.
  ///
  /// - Complexity: O(1); a run costs one fold of the program and one step of the tree for each
  ///   operation.
  public var meaning: Co<CofreeContainer<Dual<F>>, Value> {
    Co { cursor in
      fold { operation in
        let answer = cursor.shape.tail.shape(operation)
        cursor.move(by: [operation])
        return answer
      }
    }
  }
}

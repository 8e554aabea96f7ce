public import Comonads
public import FreeMonad

/// The directed container of the trees of a container: a shape is a tree, a position a path in it.
///
/// Its comonad is ``Cofree``.
public enum CofreeContainer<F: Container>: DirectedContainer {
  /// A tree without values.
  public typealias Shape = Cofree<F, Void>

  /// The positions from layer to layer, the first one first.
  public typealias Position = [F.Position]

  /// Returns whether the tree has the path.
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
  public static func subshape(
    of tree: Cofree<F, Void>,
    at path: [F.Position]
  ) -> Cofree<F, Void> {
    var tree = tree
    for position in path { tree.step(position) }
    return tree
  }

  /// Appends a path, in place.
  public static func advance(
    _ path: inout [F.Position],
    by step: [F.Position],
    from tree: Cofree<F, Void>
  ) {
    path += step
  }
}

extension Cofree {
  /// What the space means: its tree, and a value at the end of every path.
  ///
  /// ```text
  /// Cofree(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  public var meaning: Space<CofreeContainer<F>, Value> {
    Space(shape: map { _ in }) { path in
      var space = self
      for position in path { space.step(position) }
      return space.extract()
    }
  }

  /// Creates the space that a tree with values at its paths means.
  public init(meaning space: Space<CofreeContainer<F>, Value>) {
    self.init(
      state: space,
      value: { $0.extract() },
      shape: { $0.shape.tail.shape },
      step: { space, position in space.move(by: Co { $0.move(by: [position]) }) }
    )
  }
}

extension Free {
  /// What a program of operations means to those who answer them: the way it takes through a tree
  /// of answers, and its value.
  ///
  /// There is no way back: a walk may look at the whole tree, a program only at the answers that
  /// it has asked for.
  ///
  /// ```text
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// Free.liftF(op).meaning(tree) == ([op], tree.tail.shape(op))
  /// ```
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

import CofreeFree
import Comonads
import EmbeddedText
import FreeMonad
import SharedLaboratory
import StoreState

/// A comonad of the package on a finite container, and the category that its meaning is.
struct NamedComonad {
  /// The name, such as "Store of 2 positions".
  let name: String

  /// How many moves the category has.
  let moveCount: Int

  /// How many places the category has.
  let placeCount: Int

  /// Computes the category from the meaning of a value of the comonad; nil where the meaning has
  /// more moves than any that is asked for.
  let category: () -> FiniteCategory?
}

// MARK: - Comonads of any size

extension NamedComonad {
  /// The comonads that have some size, whose names do not need the atlas.
  static func all(size: Int) -> [NamedComonad] {
    let all =
      (1...size).flatMap { [store($0), zipper($0), environment($0), prefix($0), node($0 + 1)] }
      + moore + monoids + ledgers
    return all.filter { $0.moveCount == size }
  }

  /// The store of so many positions.
  private static func store(_ count: Int) -> NamedComonad {
    NamedComonad(
      name: "Store of \(count.counted("position"))",
      moveCount: count * count,
      placeCount: count
    ) {
      FiniteCategory(
        of: [Store(position: 0) { $0 }.meaning],
        positions: { _ in Array(0..<count) },
        shape: { $0 },
        position: { $0 }
      )
    }
  }

  /// The zipper of so many elements.
  private static func zipper(_ count: Int) -> NamedComonad {
    NamedComonad(
      name: "Zipper of \(count.counted("element"))",
      moveCount: count * count,
      placeCount: count
    ) {
      Zipper(0..<count).flatMap {
        FiniteCategory(
          of: [$0.meaning],
          positions: ZipperContainer.positions,
          shape: { $0 },
          position: { $0 }
        )
      }
    }
  }

  /// The environments of so many values.
  private static func environment(_ count: Int) -> NamedComonad {
    NamedComonad(
      name: "Env of \(count.counted("environment"))",
      moveCount: count,
      placeCount: count
    ) {
      FiniteCategory(
        of: (0..<count).map { Env(environment: $0, value: $0).meaning },
        positions: EnvContainer<Int>.positions,
        shape: { $0 },
        position: { _ in 0 }
      )
    }
  }

  /// The prefix of a stream: a list that is not empty.
  private static func prefix(_ count: Int) -> NamedComonad {
    NamedComonad(
      name: "Cofree of \(count.counted("element")), the prefix of a stream",
      moveCount: count * (count + 1) / 2,
      placeCount: count
    ) {
      let list = Cofree<MaybeNext, Int>.unfold(from: count) { left in
        (left, Layer(shape: left > 1) { left - 1 })
      }
      func length(_ list: Cofree<MaybeNext, Void>) -> Int {
        var length = 1
        var list = list
        while list.tail.shape {
          list.step(())
          length += 1
        }
        return length
      }
      return FiniteCategory(
        of: [list.meaning],
        positions: { tree in (0..<length(tree)).map { Array(repeating: (), count: $0) } },
        shape: length,
        position: { $0.count }
      )
    }
  }

  /// The tree of one node and so many leaves.
  private static func node(_ count: Int) -> NamedComonad {
    NamedComonad(
      name: "Cofree of a node with \(count) leaves",
      moveCount: count + 2,
      placeCount: 2
    ) {
      let tree = Cofree<Children, Int>.unfold(from: count) { children in
        (children, Layer(shape: children) { _ in 0 })
      }
      return FiniteCategory(
        of: [tree.meaning],
        positions: { tree in [[]] + Children.positions(in: tree.tail.shape).map { [$0] } },
        shape: { $0.tail.shape },
        position: { $0 }
      )
    }
  }
}

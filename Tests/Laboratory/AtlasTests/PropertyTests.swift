import Comonads
import StoreState
import Testing

@testable import Atlas

@Suite("Properties of categories")
struct PropertyTests {
  typealias Property = FiniteCategory.Property

  /// The category with moves from each of so many places to each other.
  static func store(_ count: Int) -> FiniteCategory {
    FiniteCategory(
      sources: (0..<count * count).map { $0 / count },
      targets: (0..<count * count).map { $0 % count },
      stays: (0..<count).map { $0 * count + $0 }
    ) { $0 / count * count + $1 % count }
  }

  /// The monoid of the remainders of a division with an operation.
  static func monoid(
    _ count: Int,
    _ neutral: Int,
    _ combine: (Int, Int) -> Int
  ) -> FiniteCategory {
    FiniteCategory(
      sources: Array(repeating: 0, count: count),
      targets: Array(repeating: 0, count: count),
      stays: [neutral],
      compose: combine
    )
  }

  @Test("are those of well-known categories")
  func known() {
    #expect(Self.store(2).properties == [.groupoid, .preorder, .commutes, .alike, .connected])
    #expect(
      Self.monoid(3, 0) { ($0 + $1) % 3 }.properties
        == [.group, .monoid, .groupoid, .commutes, .alike, .connected]
    )
    #expect(
      Self.monoid(3, 1) { $0 * $1 % 3 }.properties == [.monoid, .commutes, .alike, .connected]
    )
    #expect(
      Self.monoid(3, 0) { $0 == 0 ? $1 : $0 }.properties == [.monoid, .alike, .connected]
    )
    #expect(CategoryTests.arrow.properties == [.preorder, .commutes, .connected])
    let two = Self.store(1).sum(Self.store(1))
    #expect(two.properties == [.discrete, .groupoid, .preorder, .commutes, .alike])
  }

  @Test("count as known sequences do")
  func sequences() {
    let atlases = (1...6).map { CategoryAtlas(size: $0).entries }
    // Groups, A000001; commutative monoids, A058131.
    #expect(atlases.map { $0.count { $0.has(.group) } } == [1, 1, 1, 2, 1, 2])
    #expect(
      atlases.map { $0.count { $0.has(.monoid) && $0.has(.commutes) } } == [1, 2, 5, 19, 78, 421]
    )
    #expect(atlases.map { $0.count { $0.has(.discrete) } } == [1, 1, 1, 1, 1, 1])
    // Each category is the sum of connected ones in one way: A125696 is the Euler transform.
    let connected = atlases.map { $0.count { $0.has(.connected) } }
    var sums = [1, 0, 0, 0, 0, 0, 0]
    for (size, count) in zip(1..., connected) {
      for _ in 0..<count { for total in size..<7 { sums[total] += sums[total - size] } }
    }
    #expect(Array(sums.dropFirst()) == CountTests.published)
  }

  @Test("find the inverse of a move")
  func inverses() {
    let store = Self.store(2)
    #expect(store.moves.map { store.inverse(of: $0) } == [0, 2, 1, 3])
    #expect(CategoryTests.arrow.inverse(of: 1) == nil)
  }
}

@Suite("Products and sums of categories")
struct ProductTests {
  @Test("obey the laws, and are in the atlas")
  func laws() {
    let categories = SmallCategories(upTo: 4)
    let small = categories.atlases.prefix(3).flatMap(\.entries)
    for left in small {
      for right in small {
        let product = left.product(right)
        #expect(product.brokenLaw == nil)
        #expect(product.moves.count == left.moves.count * right.moves.count)
        let sum = left.sum(right)
        #expect(sum.brokenLaw == nil)
        #expect(sum.components.count == left.components.count + right.components.count)
        if sum.moves.count <= 4 {
          #expect(sum.isIsomorphic(to: right.sum(left)))
          let parts = (left.components + right.components).compactMap { categories.number(of: $0) }
          #expect(categories.summands(of: sum) == parts.sorted())
        }
        if product.moves.count <= 4, left.moves.count > 1, right.moves.count > 1 {
          let numbers = [left, right].compactMap { categories.number(of: $0) }.sorted()
          #expect(categories.factors(of: product).contains { [$0, $1] == numbers })
        }
      }
    }
  }

  @Test("are the containers of Day")
  func day() {
    for left in CategoryAtlas(size: 3).entries {
      for right in CategoryAtlas(size: 2).entries {
        typealias Both = DayContainer<FiniteCategory, FiniteCategory>
        let spaces = left.places.flatMap { one in
          right.places.map { other in
            Space<Both, Int>(shape: Pair(one, other)) { _ in 0 }
          }
        }
        let day = FiniteCategory(
          of: spaces,
          positions: { shape in
            FiniteCategory.positions(in: shape.left).flatMap { one in
              FiniteCategory.positions(in: shape.right).map { Pair(one, $0) }
            }
          },
          shape: { $0 },
          position: { $0 }
        )
        #expect(day?.isIsomorphic(to: left.product(right)) == true)
      }
    }
  }

  @Test("have opposites that are in the atlas")
  func opposites() {
    for category in CategoryTests.small {
      #expect(category.opposite.brokenLaw == nil)
      #expect(category.opposite.opposite == category)
    }
    #expect(!PropertyTests.monoid(3, 0) { $0 == 0 ? $1 : $0 }.isSelfOpposite)
    #expect(CategoryTests.arrow.isSelfOpposite)
  }
}

extension FiniteCategory {
  /// Whether the category is isomorphic to its opposite.
  fileprivate var isSelfOpposite: Bool { isIsomorphic(to: opposite) }
}

@Suite("Programs of the dual monad")
struct DualProgramTests {
  @Test("are a monoid, which for a monoid is the same")
  func monoids() {
    for category in CategoryTests.small {
      guard let programs = category.programs(limit: 24) else {
        Issue.record("a category of four moves has at most 24 programs")
        continue
      }
      #expect(programs.brokenLaw == nil)
      #expect(programs.moves.count == category.programCount)
      if category.isMonoid { #expect(programs == category) }
    }
  }

  @Test("are the functions of two positions for their store, and none are counted beyond a limit")
  func store() {
    let store = PropertyTests.store(2)
    #expect(store.programCount == 4)
    #expect(store.programs(limit: 3) == nil)
    let names = SmallCategories(upTo: 4).names(of: store.programs(limit: 4) ?? store)
    #expect(names.contains("Traced over Endo of two values"))
  }
}

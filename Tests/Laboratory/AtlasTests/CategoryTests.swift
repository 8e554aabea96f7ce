import Comonads
import TestSupport
import Testing

@testable import Atlas

@Suite("Finite categories")
struct CategoryTests {
  /// All entries with at most four moves.
  static let small = (1...4).flatMap { CategoryAtlas(size: $0).entries }

  /// A place, and a move from it to another one.
  static let arrow = FiniteCategory(sources: [0, 0, 1], targets: [0, 1, 1], stays: [0, 2]) {
    $0 == 0 ? $1 : $0
  }

  @Test("obey all laws, and are their own representatives")
  func laws() {
    for category in Self.small {
      #expect(category.brokenLaw == nil)
      #expect(category.representative == category)
    }
  }

  @Test("break a law if any composite is another one, or are another category")
  func faults() {
    let lawful = Set(Self.small)
    var broken: Set<CategoryLaw> = []
    for category in Self.small {
      for cell in category.table.indices where category.table[cell] >= 0 {
        for other in category.moves where other != category.table[cell] {
          var table = category.table
          table[cell] = other
          let changed = FiniteCategory(
            sources: category.sources,
            targets: category.targets,
            stays: category.stays,
            table: table
          )
          if let law = changed.brokenLaw {
            broken.insert(law)
          } else {
            #expect(lawful.contains(changed.representative))
          }
        }
      }
    }
    #expect(
      broken == [.valid, .compositeLeadsOn, .rightIdentity, .leftIdentity, .associativity]
    )
  }

  @Test("break the law of staying if a move that stays leads away")
  func stays() {
    let wrong = FiniteCategory(sources: [0, 1], targets: [1, 1], stays: [0, 1]) { first, _ in first
    }
    #expect(wrong.brokenLaw == .stayLeadsNowhere)
  }

  @Test("have a lawful published sum only where no side can move, or where one is empty")
  func publishedSums() {
    let empty = FiniteCategory(sources: [], targets: [], stays: []) { first, _ in first }
    let all = [empty] + Self.small.filter { $0.moves.count <= 3 }
    func onlyStays(_ category: FiniteCategory) -> Bool {
      category.moves.allSatisfy(category.isStay)
    }
    var lawful = 0
    for left in all {
      for right in all {
        let isEmpty = left.placeCount == 0 || right.placeCount == 0
        let holds = publishedSum(left, right).brokenLaw == nil
        #expect(holds == (isEmpty || onlyStays(left) && onlyStays(right)))
        if holds, !isEmpty { lawful += 1 }
      }
    }
    #expect(lawful == 9)
  }

  /// The sum of Freeman (2018): which side is shown, and where both are; a way of one side shows it.
  private func publishedSum(_ left: FiniteCategory, _ right: FiniteCategory) -> FiniteCategory {
    typealias Place = (showsLeft: Bool, left: Int, right: Int)
    typealias Way = (from: Int, isLeft: Bool, move: Int)
    let places = [true, false].flatMap { showsLeft in
      (0..<left.placeCount).flatMap { one in
        (0..<right.placeCount).map { Place(showsLeft, one, $0) }
      }
    }
    let ways = places.indices.flatMap { place in
      left.moves(from: places[place].left).map { Way(place, true, $0) }
        + right.moves(from: places[place].right).map { Way(place, false, $0) }
    }
    func way(_ way: Way) -> Int { ways.firstIndex { $0 == way } ?? -1 }
    return FiniteCategory(
      sources: ways.map(\.from),
      targets: ways.map { way in
        var place = places[way.from]
        place.showsLeft = way.isLeft
        if way.isLeft {
          place.left = left.targets[way.move]
        } else {
          place.right = right.targets[way.move]
        }
        return places.firstIndex { $0 == place } ?? -1
      },
      stays: places.indices.map { place in
        let (showsLeft, one, other) = places[place]
        return way(Way(place, showsLeft, showsLeft ? left.stays[one] : right.stays[other]))
      }
    ) { first, second in
      let (one, other) = (ways[first], ways[second])
      guard one.isLeft == other.isLeft else { return way(Way(one.from, other.isLeft, other.move)) }
      let side = one.isLeft ? left : right
      return way(Way(one.from, one.isLeft, side.composite(one.move, other.move) ?? -1))
    }
  }

  @Test("are isomorphic to every renaming of their moves")
  func renaming() {
    var random = SplitMix(seed: 5)
    for category in Self.small + [Self.arrow] {
      for _ in 0..<10 {
        let moves = category.moves.shuffled(using: &random)
        let places = category.stays.indices.shuffled(using: &random)
        let renamed = FiniteCategory(
          sources: moves.map { places[category.sources[$0]] },
          targets: moves.map { places[category.targets[$0]] },
          stays: category.stays.indices.map { place in
            let old = places.firstIndex(of: place) ?? 0
            return moves.firstIndex(of: category.stays[old]) ?? 0
          }
        ) { first, second in
          category.composite(moves[first], moves[second])
            .flatMap { moves.firstIndex(of: $0) } ?? -1
        }
        #expect(renamed.brokenLaw == nil)
        #expect(renamed.isIsomorphic(to: category))
        #expect(renamed.representative == category.representative)
        let (form, images) = renamed.representation
        for first in renamed.moves {
          for second in renamed.moves {
            #expect(
              renamed.composite(first, second).map { images[$0] }
                == form.composite(images[first], images[second])
            )
          }
        }
      }
    }
  }

  @Test("are the directed containers of their places and moves")
  func container() {
    let places = Self.arrow.places
    #expect(places.map { FiniteCategory.positions(in: $0) } == [[0, 1], [2]])
    #expect(FiniteCategory.subshape(of: places[0], at: 1) == places[1])
    #expect(FiniteCategory.composing(1, 2, from: places[0]) == 1)
    #expect(FiniteCategory.isValid(1, in: places[0]))
    #expect(!FiniteCategory.isValid(1, in: places[1]))
    #expect(!FiniteCategory.isValid(3, in: places[1]))
    var space = Space<FiniteCategory, Int>(shape: places[0]) { $0 * 10 }
    #expect(space.extract() == 0)
    space.move(by: Co.move { FiniteCategory.positions(in: $0)[$0.number == 0 ? 1 : 0] })
    #expect(space.shape == places[1])
    #expect(space.extract() == 10)
  }
}

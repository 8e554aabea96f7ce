import ComponentKit
import Markup
import Testing

@testable import Atlas

@Suite("The map of the atlas")
struct AtlasMapTests {
  private static let map = AtlasMap(upTo: 4)

  /// The numbers of the entries that a map shows, in order.
  private static func shown(_ html: String) -> [String] {
    html.split(separator: "aria-label=\"entry ").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test("shows every entry once, from small to large, and opens the first")
  func entries() {
    let component = Component<Elm<AtlasMap>>(Self.map)
    let html = component.view { _ in }.html
    let numbers = Self.map.categories.atlases.flatMap { atlas in
      (1...atlas.entries.count).map { "\(atlas.size).\($0)" }
    }
    #expect(Self.shown(html) == numbers)
    #expect(numbers.count == 70)
    #expect(html.contains("Entry 1.1 is open."))
  }

  @Test("runs each entry as its program does, and begins anew when another is opened")
  func run() {
    for atlas in Self.map.categories.atlases {
      for (category, number) in zip(atlas.entries, 1...) {
        var state = Self.map.initial
        Self.map.update(&state, by: .open(EntryNumber(atlas.size, number)))
        let program = CategoryProgram(category, title: "")
        var expected = program.initial
        #expect(state.run == expected)
        for move in category.moves(from: 0) {
          Self.map.update(&state, by: .run(.move(move)))
          program.update(&expected, by: .move(move))
          #expect(state.run == expected)
          Self.map.update(&state, by: .run(.begin(0)))
          program.update(&expected, by: .begin(0))
        }
      }
    }
  }

  @Test("refuses entries beyond the map, and moves from other places")
  func refusals() {
    var state = Self.map.initial
    #expect(
      Self.map.refusal(of: .open(EntryNumber(4, 56)), in: state)?.reason
        == "an entry must be on the map, which ends at size 4; got 4.56"
    )
    #expect(Self.map.refusal(of: .open(EntryNumber(4, 36)), in: state) == nil)
    Self.map.update(&state, by: .open(EntryNumber(4, 36)))
    #expect(
      Self.map.refusal(of: .run(.move(2)), in: state)?.reason
        == "move 3 starts at place 2; the focus is at place 1"
    )
  }

  @Test("draws a dot for each place, and a line for each move that does not stay")
  func picture() {
    for atlas in Self.map.categories.atlases {
      for category in atlas.entries {
        let picture: Markup<Never> = CategoryPicture(category: category).markup()
        let dots = picture.html.split(separator: "class=\"place\"").count - 1
        let lines = picture.html.split(separator: "<path").count - 1
        let circles = picture.html.split(separator: "<circle").count - 1 - dots
        #expect(dots == category.placeCount)
        #expect(lines + circles == category.moves.count - category.placeCount)
        let back = category.moves.count { category.sources[$0] == category.targets[$0] }
        #expect(circles == back - category.placeCount)
      }
    }
  }
}

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

  /// The number of each entry of the map.
  private static let numbers = map.entries.map(\.number.description)

  /// The state after some messages.
  private static func state(after messages: AtlasMap.Message...) -> AtlasMap.State {
    messages.reduce(into: map.initial) { map.update(&$0, by: $1) }
  }

  /// The numbers of the entries that are sought in a state, from small to large.
  private static func sought(_ state: AtlasMap.State) -> [String] {
    map.groups(in: state).flatMap(\.entries).map(\.number).sorted().map(\.description)
  }

  @Test("shows every entry once when all groups are unfolded, and opens the first")
  func entries() {
    var component = Component<Elm<AtlasMap>>(Self.map)
    let folded = component.view { _ in }.html
    #expect(Self.shown(folded).count < Self.numbers.count)
    #expect(folded.contains("70 entries"))
    #expect(folded.contains("Entry 1.1 is open."))
    for kind in EntryKind.allCases { component.send(.fold(kind)) }
    let shown = Self.shown(component.view { _ in }.html)
    #expect(Set(shown) == Set(Self.numbers))
    #expect(shown.count == 70)
    #expect(Self.numbers.count == 70)
  }

  @Test(
    "groups entries by what they are",
    arguments: [
      ("1.1", EntryKind.store), ("4.36", .store), ("3.8", .stream), ("4.37", .stream),
      ("2.3", .environment), ("2.1", .group), ("4.1", .group), ("2.2", .semilattice),
      ("3.1", .commutative), ("3.5", .band), ("3.6", .band), ("4.9", .monoid), ("4.42", .phases),
      ("3.9", .mixture),
    ]
  )
  func kinds(number: String, kind: EntryKind) {
    #expect(Self.map.entries.first { $0.number.description == number }?.kind == kind)
  }

  @Test("says of groups what is true of each of their entries")
  func sentences() {
    for entry in Self.map.entries {
      let category = Self.map.category(entry.number)
      #expect((entry.kind == .group) == (category.isGroup && category.moves.count > 1))
      #expect((entry.kind == .mixture || entry.kind == .environment) != category.isConnected)
      #expect(category.commutes || [.band, .monoid, .phases, .mixture].contains(entry.kind))
      #expect(entry.kind != .preorder || category.isPreorder)
      #expect(entry.kind != .stream || !category.isGroupoid)
    }
    // Two first places, or two last ones, are no stream.
    let fork = FiniteCategory(
      sources: [0, 0, 0, 1, 2],
      targets: [0, 1, 2, 1, 2],
      stays: [0, 3, 4]
    ) {
      max($0, $1)
    }
    #expect(EntryKind(of: fork) == .preorder)
    #expect(EntryKind(of: fork.opposite) == .preorder)
  }

  @Test("leaves the entries that pass all filters, and counts them")
  func filters() {
    let undo = Self.map.entries.filter { Self.map.category($0.number).isGroupoid }
    let state = Self.state(after: .filter(.undo))
    #expect(Self.sought(state) == undo.map(\.number.description))
    #expect(Self.map.markup(of: state).html.contains("\(undo.count) of 70 entries"))
    let both = Self.state(after: .filter(.undo), .filter(.connected))
    #expect(Self.sought(both) == ["1.1", "2.1", "3.7", "4.1", "4.2", "4.36"])
    #expect(Self.sought(Self.state(after: .filter(.undo), .filter(.undo))) == Self.numbers)
    #expect(Self.sought(Self.state(after: .filter(.undo), .clear)) == Self.numbers)
    #expect(!Self.sought(Self.state(after: .filter(.named))).contains("4.43"))
  }

  @Test("finds entries by a part of a name, a number or a group, in capital or small letters")
  func words() {
    #expect(Self.sought(Self.state(after: .find("zipper"))) == ["1.1", "4.36"])
    #expect(Self.sought(Self.state(after: .find("4.36"))) == ["4.36"])
    #expect(Self.sought(Self.state(after: .find("STREAMS"))) == ["3.8", "4.37"])
    let none = Self.state(after: .find("nobody"))
    #expect(Self.sought(none).isEmpty)
    #expect(Self.map.markup(of: none).html.contains("No entry of the map is like that."))
  }

  @Test("finds the entries that look like a drawing, whatever the order of its places")
  func drawing() {
    let store: [AtlasMap.Message] = [
      .draw(places: 2), .move(from: 0, to: 1), .move(from: 1, to: 0),
    ]
    let drawn = store.reduce(into: Self.map.initial) { Self.map.update(&$0, by: $1) }
    #expect(Self.sought(drawn) == ["4.36"])
    for (source, target) in [(0, 1), (1, 0)] {
      let arrow = Self.state(after: .draw(places: 2), .move(from: source, to: target))
      #expect(Self.sought(arrow) == ["3.8"])
    }
    // Beyond the size of the map, a number begins anew.
    var state = Self.state(after: .draw(places: 1), .move(from: 0, to: 0))
    for _ in 0..<3 { Self.map.update(&state, by: .move(from: 0, to: 0)) }
    #expect(Self.sought(state) == ["1.1"])
    #expect(Self.sought(Self.state(after: .draw(places: 2), .draw(places: 2))) == Self.numbers)
    #expect(
      Self.map.refusal(of: .draw(places: 5), in: state)?.reason
        == "a drawing must have 1 to 4 places; got 5"
    )
    #expect(Self.map.refusal(of: .move(from: 0, to: 1), in: state) != nil)
  }

  @Test("opens the entry with a table, in any order of its moves")
  func tables() {
    for entry in Self.map.entries {
      let category = Self.map.category(entry.number)
      let last = category.moves.count - 1
      let lines = category.moves.map { first in
        category.moves.map { second in
          category.composite(last - first, last - second).map { "\(last - $0 + 1)" } ?? "."
        }
        .joined(separator: " ")
      }
      let state = Self.state(after: .look(table: lines.joined(separator: "\n")))
      #expect(state.entry == entry.number)
    }
  }

  @Test(
    "says why a table is none",
    arguments: [
      ("1 2; 2", "A table of 2 rows needs as many moves in each; row 2 has 1."),
      ("1 2; 2 x", "A move is a number from 1 to 2, or a dot; got x."),
      ("1 2; 2 3", "A move is a number from 1 to 2, or a dot; got 3."),
      ("1 1; 1 1", "Move 1 needs one move that stays where it starts, and one where it ends."),
      ("1 2; 2 .", "Row 2 needs a move in column 2, because move 2 starts where move 2 ends."),
      (
        "1 2 .; . . 2; . 3 3",
        "Move 2 needs one move that stays where it starts, and one where it ends."
      ),
      ("1 2 3; 2 3 3; 3 2 2", "In three moves one after the other, parentheses must not matter."),
      (
        "1 2 3 4 5; 2 1 3 4 5; 3 3 3 3 3; 4 4 4 4 4; 5 5 5 5 5",
        "The map has 1 to 4 moves; this table has 5."
      ),
    ]
  )
  func flaws(table: String, reason: String) {
    #expect(Self.map.entry(of: table) == .failure(TableFlaw(reason: reason)))
    let html = Self.map.markup(of: Self.state(after: .look(table: table))).html
    #expect(html.contains(reason))
    #expect(html.contains("aria-invalid=\"true\""))
    #expect(Self.state(after: .look(table: table)).entry == EntryNumber(1, 1))
  }

  @Test("unfolds the group of an entry that is opened from elsewhere")
  func unfolds() {
    let last = Self.map.entries.last { $0.kind == .mixture }
    let number = last?.number ?? EntryNumber(1, 1)
    let state = Self.state(after: .open(number))
    let button = "aria-label=\"entry \(number.description)\""
    #expect(Self.map.markup(of: state).html.contains(button))
    #expect(!Self.map.markup(of: Self.map.initial).html.contains(button))
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
        let lines = picture.html.split(separator: "<path class=\"move").count - 1
        let circles = picture.html.split(separator: "<circle class=\"move").count - 1
        #expect(dots == category.placeCount)
        #expect(lines + circles == category.moves.count - category.placeCount)
        let back = category.moves.count { category.sources[$0] == category.targets[$0] }
        #expect(circles == back - category.placeCount)
      }
    }
  }

  @Test("draws each composite in the colour of its move")
  func colours() {
    for entry in Self.map.entries {
      let category = Self.map.category(entry.number)
      let picture: Markup<Never> = CategoryPicture(category: category).markup()
      for tint in 0...FiniteCategory.tintCount {
        let composites = category.moves.flatMap { first in
          category.moves.compactMap { category.composite(first, $0) }
        }
        let path = picture.html.split(separator: "<path class=\"cells tint\(tint)\"").dropFirst()
        let cells = path.first.map { $0.prefix { $0 != ">" }.filter { $0 == "M" }.count } ?? 0
        #expect(cells == composites.count { category.tint(of: $0) == tint })
      }
    }
  }
}

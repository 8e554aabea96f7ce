import ComponentTesting
import Testing

@Suite("A difference between values")
struct DifferenceTests {
  private struct Item: Equatable {
    var name: String
    var tags: Set<String> = []
    var place: Place? = nil
  }

  private enum Place: Equatable {
    case home
    case shelf(row: Int, column: Int)
    case box(Int)
  }

  @Test("is nothing between equal values")
  func nothing() {
    #expect(difference(expected: Item(name: "a"), found: Item(name: "a")) == [])
    #expect(difference(expected: "a\nb", found: "a\nb") == [])
  }

  @Test(
    "shows what nobody sees, and which letters only look alike",
    arguments: [
      ("done", "done ", "- done", "+ done\\u{20}"),
      ("1 000", "1\u{A0}000", "- 1 000", "+ 1\\u{A0}000"),
      ("admin", "ad\u{200B}min", "- admin", "+ ad\\u{200B}min"),
      ("a b", "a\tb", "- a b", "+ a\\u{9}b"),
      ("red", "\u{1B}[31mred", "- red", "+ \\u{1B}[31mred"),
      ("paypal", "p\u{430}ypal", "- paypal", "+ p\\u{430}ypal"),
      ("\u{E9}", "e\u{301}", "- \\u{E9}", "+ e\\u{301}"),
      ("caf\u{E9}", "caf\u{E8}", "- caf\u{E9}", "+ caf\u{E8}"),
      ("a\nb", "a\r\nb", "  ", ""),
    ]
  )
  func invisible(expected: String, found: String, old: String, new: String) {
    let lines = difference(expected: expected, found: found)
    if new.isEmpty {
      #expect(lines.contains("+ a\\u{D}\\u{A}b"))
    } else {
      #expect(lines == [old, new])
    }
    let within = difference(expected: ["t": expected], found: ["t": found])
    #expect(within.count >= 2 && Set(within.map { $0.dropFirst(2) }).count == within.count)
  }

  @Test("shows short values in one line")
  func short() {
    #expect(
      difference(
        expected: Item(name: "a", tags: ["x", "b"], place: .shelf(row: 1, column: 2)),
        found: Item(name: "a", place: .home)
      ) == [
        #"- Item(name: "a", tags: ["b", "x"], place: .shelf(row: 1, column: 2))"#,
        #"+ Item(name: "a", tags: [], place: .home)"#,
      ]
    )
    #expect(
      difference(expected: Place.box(1), found: nil) == ["- .box(1)", "+ nil"]
    )
    #expect(
      difference(expected: ["b": 1, "a": 2], found: ["a": 2])
        == [#"- ["a": 2, "b": 1]"#, #"+ ["a": 2]"#]
    )
    #expect(difference(expected: (1, "a").0, found: 2) == ["- 1", "+ 2"])
    #expect(difference(expected: "", found: " ") == [#"- """#, "+  "])
  }

  @Test("shows long values part by part, and omits parts far from a difference")
  func long() {
    let items = (0..<9).map { Item(name: "item number \($0)") }
    var others = items
    others[4].place = .box(4)
    #expect(
      difference(expected: items, found: others) == [
        "  ...",
        #"      name: "item number 4","#,
        "      tags: [],",
        "-     place: nil,",
        "+     place: .box(",
        "+       4,",
        "+     ),",
        "    ),",
        "    Item(",
        "  ...",
      ]
    )
  }

  @Test("compares texts line by line, also within values")
  func texts() {
    #expect(
      difference(expected: "a\nb\nc\nd\ne\nf", found: "a\nb\nc\nd\nE\nf")
        == ["  ...", "  c", "  d", "- e", "+ E", "  f"]
    )
    #expect(
      difference(expected: [Item(name: "a\nb")], found: [Item(name: "a\nc")]).filter {
        !$0.hasPrefix(" ")
      } == ["-     b", "+     c"]
    )
  }

  @Test("shows the parts of a value whose description hides the difference")
  func hidden() {
    struct Secret: Equatable, CustomStringConvertible {
      var value: Int
      var description: String { "a secret" }
    }
    #expect(
      difference(expected: Secret(value: 1), found: Secret(value: 2))
        == ["- Secret(value: 1)", "+ Secret(value: 2)"]
    )
    #expect(difference(expected: Duration.seconds(1), found: .zero).first == "- 1.0 seconds")
  }

  @Test("is finite for objects that hold each other, and for values that differ everywhere")
  func large() {
    final class Node {
      var next: Node?
      let name: String
      init(_ name: String) { self.name = name }
    }
    let nodes = [Node("a"), Node("b")]
    for node in nodes { node.next = node }
    #expect(
      difference(expected: nodes[0], found: nodes[1]) == [
        #"- Node(next: Node(...), name: "a")"#, #"+ Node(next: Node(...), name: "b")"#,
      ]
    )
    let lines = difference(expected: Array(0..<100), found: Array(200..<300))
    #expect(lines.count == 37)
    #expect(lines.last == "  ... and 166 lines more")
  }
}

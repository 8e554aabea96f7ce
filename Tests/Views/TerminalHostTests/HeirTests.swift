import Foundation
import Markup
import Testing

@testable import TerminalHost

@Suite("The focus of a control that is gone")
struct HeirTests {
  /// A case of the table that a page has, too; a terminal keeps the focus on a disabled control.
  private struct Case: Decodable {
    let name, focus, then: String
    let before, after: [String]
    let during: [[String]]?
    let press, terminal: String?
  }

  @Test("goes where it goes on a page")
  func heirs() throws {
    let table = URL(filePath: #filePath).appending(path: "../../../Checks/Browser/heirs.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: table.standardized))
    #expect(cases.count > 20)
    for one in cases {
      var play = Play(Self.markup(one.before), rows: 40)
      try Self.focus(one.focus, in: &play)
      for lines in one.during ?? [] { play.show(Self.markup(lines)) }
      if let press = one.press { try Self.focus(press, in: &play) }
      play.show(Self.markup(one.after))
      let focus = play.session.focusElement
      #expect((focus?["id"] ?? focus?["title"]) == one.terminal ?? one.then, "\(one.name)")
    }
  }

  private static func focus(_ name: String, in play: inout Play) throws {
    let path: [Int] = try #require(
      play.session.node.firstPath {
        $0["id"] == name || $0["title"] == name || $0.tag == name
      },
      "\(name)"
    )
    play.session.setFocus(to: path)
  }

  /// Reads the lines by which the tests of pages describe a view: elements, attributes, keys and texts.
  private static func markup(_ lines: [String]) -> Markup<String> {
    var lines = lines[...]
    return .div([], children(&lines))
  }

  private static func children(_ lines: inout ArraySlice<String>) -> [Markup<String>] {
    var children: [Markup<String>] = []
    while let line = lines.popFirst(), line != ">" {
      let rest = String(line.dropFirst())
      if line.first == "\"" {
        children.append(.text(rest))
        continue
      }
      var (attributes, key): ([Attribute<String>], Key?) = ([], nil)
      while let line = lines.first, let mark = line.first, ":#".contains(mark) {
        lines.removeFirst()
        let parts = line.dropFirst().split(separator: "=", omittingEmptySubsequences: false)
        if mark == "#" {
          key = Key(String(parts[0]))
        } else {
          attributes.append(.attribute(String(parts[0]), parts.dropFirst().joined(separator: "=")))
        }
      }
      let element = Markup<String>.element(rest, attributes, Self.children(&lines))
      children.append(key.map { element.keyed($0) } ?? element)
    }
    return children
  }
}

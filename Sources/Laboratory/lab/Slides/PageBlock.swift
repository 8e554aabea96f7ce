import EmbeddedText
import Foundation

/// A part of a page that slides show as a whole.
enum PageBlock: Equatable {
  /// A heading and its level.
  case heading(Int, String)
  /// Lines of prose.
  case paragraph(String)
  /// The items of a list.
  case list([String])
  /// The rows of a table, the headings first.
  case table([[String]])
  /// Lines of code.
  case code(String)

  /// Returns the parts of a page.
  static func blocks(of page: String) -> [PageBlock] {
    var blocks: [PageBlock] = []
    var rest = page.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.first {
      let isKin: (Substring) -> Bool
      switch line {
      case _ where line.hasPrefix("```"):
        let code = rest.dropFirst().prefix { !$0.hasPrefix("```") }
        blocks.append(.code(code.joined(separator: "\n")))
        rest = rest.dropFirst(code.count + 2)
        continue
      case _ where line.hasPrefix("#"):
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(level, String(line.dropFirst(level + 1))))
        rest = rest.dropFirst()
        continue
      case _ where line.isEmpty || line.hasPrefix("<!--"):
        rest = rest.dropFirst()
        continue
      case _ where line.hasPrefix("- "): isKin = { $0.hasPrefix("- ") }
      case _ where line.hasPrefix("|"): isKin = { $0.hasPrefix("|") }
      default: isKin = { !$0.isEmpty && !$0.hasPrefix("```") }
      }
      let lines = rest.prefix(while: isKin)
      blocks.append(block(of: lines.map(String.init)))
      rest = rest.dropFirst(lines.count)
    }
    return blocks
  }

  /// The part that lines of one sort are.
  private static func block(of lines: [String]) -> PageBlock {
    if lines[0].hasPrefix("- ") { return .list(lines.map { String($0.dropFirst(2)) }) }
    guard lines[0].hasPrefix("|") else { return .paragraph(lines.joined(separator: " ")) }
    return .table(
      lines.filter { !$0.hasPrefix("| ---") }.map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    )
  }
}

// MARK: - HTML

extension PageBlock {
  /// The part as HTML.
  var html: String {
    switch self {
    case .heading(let level, let text): "<h\(level)>\(Self.inline(text))</h\(level)>\n"
    case .paragraph(let text): "<p>\(Self.inline(text))</p>\n"
    case .list(let items): "<ul>\n\(items.map { "<li>\(Self.inline($0))</li>\n" }.joined())</ul>\n"
    case .code(let code): "<pre>\(code.xml)</pre>\n"
    case .table(let rows):
      "<table>\n"
        + rows.enumerated().map { index, cells in
          let tag = index == 0 ? "th" : "td"
          return "<tr>\(cells.map { "<\(tag)>\(Self.inline($0))</\(tag)>" }.joined())</tr>\n"
        }.joined() + "</table>\n"
    }
  }

  /// Prose with its code and its bold words; links become text, since a slide has no pages.
  private static func inline(_ text: String) -> String {
    text.xml
      .replacing(/\[((?:[^\[\]])*)\]\([^)\s]+\)/) { "\($0.1)" }
      .replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
      .replacing(/\*\*([^*]+)\*\*/) { "<b>\($0.1)</b>" }
      .replacing(/\*(\w[^*<]*)\*/) { "<i>\($0.1)</i>" }
  }
}

/// A line of a document with its number, so that every message can refer to it.
struct Line: Equatable {
  /// The number of the line, counted from one.
  var number: Int

  /// The text of the line.
  var text: String
}

/// A mistake in a document, and its place.
struct DocumentError: Error, Equatable, CustomStringConvertible {
  /// The path of the document.
  var path: String

  /// The number of the line.
  var line: Int

  /// One phrase that states the rule.
  var message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// A Swift code block of a document.
struct Fence: Equatable {
  /// The code, without the indentation of the block.
  var lines: [Line]

  /// Whether the block belongs to the scope of the Swift block before it.
  var continues: Bool
}

// MARK: - Reading

extension Fence {
  /// The line that, directly above a Swift block, makes it continue the one before.
  static let continuation = "<!-- continue -->"

  /// Returns the Swift blocks of a document.
  static func fences(in text: String, path: String) throws -> [Fence] {
    try sections(of: text, path: path).flatMap { try fences(in: $0, path: path) }
  }

  /// Returns the sections that no block may cross: a page, or each doc comment of a source file.
  private static func sections(of text: String, path: String) -> [[Line]] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { Line(number: $0.offset + 1, text: String($0.element)) }
    guard path.hasSuffix(".swift") else { return [lines] }
    return lines.split { documentation($0) == nil }.map { $0.compactMap(documentation) }
  }

  /// Returns the text after `///`, or nothing for a line of code.
  private static func documentation(_ line: Line) -> Line? {
    let text = line.text.drop { $0 == " " }
    guard text.hasPrefix("///") else { return nil }
    return Line(number: line.number, text: String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
  }

  /// Returns the Swift blocks of one section, in order.
  private static func fences(in section: [Line], path: String) throws -> [Fence] {
    var fences: [Fence] = []
    var rest = section[...]
    while let start = rest.firstIndex(where: { Mark($0.text) != nil }),
      let mark = Mark(rest[start].text)
    {
      func failure(_ message: String) -> DocumentError {
        DocumentError(path: path, line: section[start].number, message: message)
      }
      guard ["swift", "text", "sh"].contains(mark.info) else {
        throw failure("a fence must be marked swift, text or sh; got \"\(mark.info)\"")
      }
      guard let end = rest[(start + 1)...].firstIndex(where: { mark.isClosed(by: $0.text) }) else {
        throw failure("the \(mark.info) fence opened here is never closed")
      }
      if mark.info == "swift" {
        let continues = start > 0 && section[start - 1].text.drop { $0 == " " } == continuation
        guard !continues || !fences.isEmpty else {
          throw failure("a fence can only continue a swift fence above it")
        }
        guard end > start + 1 else { throw failure("a swift fence must not be empty") }
        let lines = rest[(start + 1)..<end].map(mark.unindented)
        fences.append(Fence(lines: lines, continues: continues))
      }
      rest = rest[(end + 1)...]
    }
    return fences
  }
}

/// The line that opens a code block: indentation, backticks, and the language.
private struct Mark {
  private var indentation: Int
  private var backticks: Int

  /// The words after the backticks.
  private(set) var info: Substring

  /// Reads a line, which is a mark if it begins with three or more backticks.
  init?(_ line: String) {
    let content = line.drop { $0 == " " }
    indentation = line.count - content.count
    backticks = content.prefix { $0 == "`" }.count
    info = content.dropFirst(backticks)
    guard backticks >= 3, !info.contains("`") else { return nil }
  }

  /// Returns whether a line closes the block: as many backticks or more, and nothing else.
  func isClosed(by line: String) -> Bool {
    guard let other = Mark(line) else { return false }
    return other.backticks >= backticks && other.info.isEmpty
  }

  /// Returns a line of the block without the indentation of the block.
  func unindented(_ line: Line) -> Line {
    let spaces = line.text.prefix(indentation).prefix { $0 == " " }.count
    return Line(number: line.number, text: String(line.text.dropFirst(spaces)))
  }
}

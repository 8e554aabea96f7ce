import CommandLineSupport
import EmbeddedText
import Foundation

/// A place of a source that uses what Embedded Swift lacks.
///
/// The compiler finds it, too, but only after it has compiled the library, and key paths at the end of each
/// module; it accepts them in generic code that the page does not reach. So these are hints. Code under a
/// condition gets none.
struct EmbeddedLack: Hashable {
  /// The line and the column, counted from one.
  let line, column: Int

  /// What is used, and what does the same.
  let words: String

  /// Finds the places in a source.
  ///
  /// - Complexity: O(bytes).
  static func all(in source: String) -> [EmbeddedLack] {
    var text = SourceCode(source)
    text.blankTextsAndComments()
    var conditions = 0
    return text.lines.enumerated().flatMap { number, line -> [EmbeddedLack] in
      let words = String(decoding: line, as: UTF8.self).matches(of: /[#@]?[A-Za-z_][A-Za-z0-9_]*/)
      let names = words.map { String($0.output) }
      if names.first == "#if" { conditions += 1 }
      if names.first == "#endif" { conditions -= 1 }
      guard conditions == 0 else { return [] }
      return lacks(line, names).map {
        EmbeddedLack(line: number + 1, column: $0.column + 1, words: $0.words)
      }
    }
  }

  private static func lacks(
    _ line: ArraySlice<UInt8>,
    _ names: [String]
  ) -> [(column: Int, words: String)] {
    var lacks = line.enumerated().filter { $0.element == UInt8(ascii: "\\") }.map { column, _ in
      (column, "a key path; write a closure, such as { $0.name }")
    }
    let column = line.firstIndex { $0 != UInt8(ascii: " ") }.map { $0 - line.startIndex } ?? 0
    func has(_ first: Set<String>, before second: Set<String>) -> String? {
      zip(names, names.dropFirst()).first { first.contains($0) && second.contains($1) }?.0
    }
    if names.contains("Mirror") {
      lacks.append((column, "Mirror, for which there is nothing else"))
    }
    if let weak = has(["weak", "unowned"], before: ["var", "let", "self"]) {
      lacks.append((column, "\(weak); hold a number or a closure instead"))
    }
    if names.contains("import"), let module = names.last, missing.contains(module) {
      lacks.append((column, "\(module), which no page has"))
    }
    return lacks
  }

  private static let missing: Set<String> = [
    "Foundation", "FoundationEssentials", "Observation", "Dispatch", "RegexBuilder", "SwiftUI",
  ]
}

// MARK: - A package

extension EmbeddedLack {
  /// A package, as SwiftPM describes it.
  private struct Package: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
      let productMemberships: [String]?
    }
    let path: String
    let targets: [Target]
  }

  /// The places in the sources of a product, each with its file; none where the description is of no
  /// package, of which the compiler speaks.
  static func all(in product: String, of description: String) -> [String] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let start = description.firstIndex(of: "{"),
      let package = try? decoder.decode(Package.self, from: Data(description[start...].utf8))
    else { return [] }
    let targets = package.targets.filter { $0.productMemberships?.contains(product) == true }
    return targets.flatMap { target in
      target.sources.filter { $0.hasSuffix(".swift") }.flatMap { source -> [String] in
        let file = "\(target.path)/\(source)"
        let text = try? String(contentsOfFile: "\(package.path)/\(file)", encoding: .utf8)
        return all(in: text ?? "").map { "\(file):\($0.line):\($0.column): \($0.words)" }
      }
    }
  }
}

// MARK: - Code

/// The bytes of a source.
private struct SourceCode {
  private var bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Replaces literals of texts and comments by blanks.
  mutating func blankTextsAndComments() {
    var place = 0
    while place < bytes.count {
      let end = endOfText(from: place) ?? endOfComment(from: place)
      if let end {
        for blank in place..<end where bytes[blank] != UInt8(ascii: "\n") {
          bytes[blank] = UInt8(ascii: " ")
        }
      }
      place = end ?? place + 1
    }
  }

  private func has(_ text: String, at place: Int) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private func endOfComment(from start: Int) -> Int? {
    if has("//", at: start) {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard has("/*", at: start) else { return nil }
    var (place, depth) = (start + 2, 1)
    while place < bytes.count, depth > 0 {
      let change = has("/*", at: place) ? 1 : has("*/", at: place) ? -1 : 0
      depth += change
      place += change == 0 ? 1 : 2
    }
    return min(place, bytes.count)
  }

  /// The end of a literal that begins at a place; code within it belongs to it.
  private func endOfText(from start: Int) -> Int? {
    let marks = String(
      repeating: "#",
      count: bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    )
    var place = start + marks.utf8.count
    guard place < bytes.count, has("\"", at: place) else { return nil }
    let isLong = has("\"\"\"", at: place)
    let quotes = (isLong ? "\"\"\"" : "\"") + marks
    place += isLong ? 3 : 1
    while place < bytes.count {
      if has(quotes, at: place) { return place + quotes.utf8.count }
      if !isLong, has("\n", at: place) { return place }
      guard has("\\" + marks, at: place) else {
        place += 1
        continue
      }
      place += 1 + marks.utf8.count
      place = place < bytes.count && has("(", at: place) ? endOfCode(from: place) : place + 1
    }
    return bytes.count
  }

  /// The end of the code in parentheses that begins at a place.
  private func endOfCode(from start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      if let end = endOfText(from: place) {
        place = end
        continue
      }
      if has("(", at: place) { depth += 1 }
      if has(")", at: place) { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }
}

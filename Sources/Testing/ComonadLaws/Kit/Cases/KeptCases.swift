/// Cases that broke a law once, in a text that people read and merge.
///
/// They are regression tests: they stay when they hold again, and a plan runs them first.
///
/// ```swift
/// var kept = try KeptCases("# Found in May.\nDial:comonad.map-identity:10:1\n")
/// kept.insert(CaseToken(instance: "Bell", law: "comonad.map-identity", size: 3, draws: []))  // true
/// kept.tokens.map(\.instance)  // ["Bell", "Dial"]
/// CasePlan(kept: kept.tokens).kept.count  // 2
/// ```
///
/// The text has one token a line, sorted. A comment starts with `#` and stays with the token below
/// it; comments above the first blank line are the heading.
public struct KeptCases: Equatable, Sendable {
  /// A case, with the comments above it.
  private struct Entry: Equatable, Sendable {
    let token: CaseToken
    var notes: [String]
  }

  private var heading: [String] = []
  private var entries: [Entry] = []
  private var ending: [String] = []

  /// The tokens of the cases, sorted.
  ///
  /// - Complexity: O(kept cases).
  public var tokens: [CaseToken] { entries.map(\.token) }

  /// Creates the list of no cases, with a heading that explains it.
  public init() {
    heading = ["# Cases that broke a law once, one token a line; they run before all others."]
  }

  /// Adds a case, unless it is there, and returns whether it was added.
  ///
  /// - Complexity: O(kept cases).
  @discardableResult
  public mutating func insert(_ token: CaseToken) -> Bool {
    guard !tokens.contains(token) else { return false }
    entries.append(Entry(token: token, notes: []))
    sort()
    return true
  }

  /// Returns the cases that are of no law of any of the instances.
  ///
  /// - Complexity: O(kept cases * laws of the instances).
  public func strangers(to instances: [Instance]) -> [CaseToken] {
    tokens.filter { token in
      !instances.contains { instance in
        instance.name == token.instance && instance.laws.contains { $0.name == token.law }
      }
    }
  }

  private mutating func sort() { entries.sort { $0.token.description < $1.token.description } }
}

// MARK: - Text

extension KeptCases {
  /// Reads the cases of a text.
  ///
  /// - Throws: The first line that is neither a token, nor a comment, nor blank.
  /// - Complexity: O(length of the text * kept cases).
  public init(_ text: String) throws(KeptCasesError) {
    var notes: [String] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      // Some files begin with a byte order mark.
      let words = line.split { $0.isWhitespace || $0 == "\u{FEFF}" }
      if words.isEmpty {
        if entries.isEmpty, !notes.isEmpty { (heading, notes) = (heading + notes, []) }
      } else if words[0].hasPrefix("#") {
        notes.append(String(line))
      } else if words.count == 1, let token = CaseToken(String(words[0])) {
        add(token, notes)
        notes = []
      } else {
        throw KeptCasesError(line: index + 1, text: String(line))
      }
    }
    ending = notes
    sort()
  }

  /// Adds the cases of a text; a repeated case keeps the comments of both.
  private mutating func add(_ token: CaseToken, _ notes: [String]) {
    if let index = entries.firstIndex(where: { $0.token == token }) {
      entries[index].notes += notes
    } else {
      entries.append(Entry(token: token, notes: notes))
    }
  }

  /// The cases as a text, each line ended.
  ///
  /// - Complexity: O(kept cases).
  public var text: String {
    let cases = entries.flatMap { $0.notes + [$0.token.description] }
    let blank = heading.isEmpty ? [] : [""]
    return (heading + blank + cases + ending).map { $0 + "\n" }.joined()
  }
}

/// The error of a malformed line of kept cases.
public struct KeptCasesError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int

  /// The line.
  public let text: String

  /// The rule, and what was found.
  public var description: String {
    "a line must be blank, a comment that starts with #, or \(CaseToken.rule); got \"\(text)\""
  }
}

public import ComonadLaws

/// A failed expectation of a test, with its place and a hint.
///
/// ```swift
/// let failure = TestFailure(
///   "The view is not the one expected.",
///   lines: ["- 1", "+ 2"],
///   remedy: "Expect the view that is shown, or fix the program.",
///   at: CodeLocation(fileID: "Tests/CounterTests.swift", filePath: "", line: 3, column: 5)
/// )
/// failure.text.split(separator: "\n").count  // 4
/// ```
///
/// The lines that start with `-` were expected, those with `+` were found.
public struct TestFailure: Error, Hashable, Sendable {
  /// The event, in one or two sentences.
  public let summary: String

  /// The expected and the actual value, as lines of a difference.
  public let lines: [String]

  /// The hint for the reader.
  public let remedy: String

  /// The location of the expectation.
  public let location: CodeLocation

  /// Creates a failure.
  public init(_ summary: String, lines: [String] = [], remedy: String, at location: CodeLocation) {
    self.summary = summary
    self.lines = lines
    self.remedy = remedy
    self.location = location
  }

  /// The summary, the lines and the remedy, for a framework that shows the location itself.
  ///
  /// - Complexity: O(lines).
  public var text: String {
    ([summary] + lines.map { "  \($0)" } + [remedy]).joined(separator: "\n")
  }
}

extension TestFailure: CustomStringConvertible {
  /// The location and the text.
  ///
  /// - Complexity: O(lines).
  public var description: String { "\(location): \(text)" }
}

/// All failures of a test, as an error for a test that throws.
public struct TestFailures: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failures in their order.
  public let failures: [TestFailure]

  /// The failures, a paragraph each.
  ///
  /// - Complexity: O(lines of all failures).
  public var description: String { failures.map(\.description).joined(separator: "\n\n") }
}

import CommandLineSupport
import EmbeddedText

/// A style sheet of a person's own, which a page has after its own one.
///
/// The rules of the page stand in the cascade layer `page`, so a rule of the sheet always wins, however
/// short its selector is. What the sheet does not name stays: visible focus, readable contrast, and the
/// boxes of notices and refusals.
struct PageStyle: Equatable {
  /// The text of the style sheet.
  let text: String

  /// Reads a style sheet, and names the line that the page would not show as it is.
  init(from path: String) throws(Failure) {
    let read = try utf8Text(of: NamedFile(path: path, kind: "style sheet").read(), from: path)
    // A browser reads these line breaks as one character, and compares the hash of what it has read.
    text = read.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let found = line.firstMatch(of: Self.blocked) else { continue }
      throw Failure(
        .data,
        "\(path):\(index + 1): style sheet must load nothing and end nothing; "
          + "got \(String(found.output).quoted), which the page would block"
      )
    }
  }

  /// What the policy of a page blocks, or what would end the element of the style.
  private static var blocked: Regex<Substring> {
    /(?i)@import|url\(\s*["']?(?!["'#\s])[^)]{0,40}|<\/style/
  }
}

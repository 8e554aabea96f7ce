import Markup

/// A word that is compared with those that are known, byte by byte, as a `switch` does it.
///
/// To compare texts as Swift does brings in the tables of Unicode, which are large in a browser.
package struct Word: CustomStringConvertible {
  /// The word as a text.
  package let description: String

  /// Creates a word.
  package init(_ text: String) { description = text }

  /// Whether the word is a known one.
  package static func ~= (known: String, word: Word) -> Bool {
    known.isSame(as: word.description)
  }
}

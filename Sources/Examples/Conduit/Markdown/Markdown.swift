import Markup

/// A text in Markdown, read as blocks of inlines.
///
/// Every text is Markdown: a mark without a meaning is text. So reading never fails.
///
/// ```swift
/// let markdown = Markdown("# Hello\n\nThis is *one* paragraph.")
/// markdown.blocks.count  // 2
/// markdown.blocks.first  // .heading(level: 1, [.text("Hello")])
/// let view: Markup<Never> = markdown.markup()
/// view.html  // "<div><h2>Hello</h2><p>This is <em>one</em> paragraph.</p></div>"
/// ```
///
/// A text from a stranger is harmless. It contains no HTML, and its links and images lead to an
/// address of the web or of mail. Any other one is shown as its text, also a link to a heading: the
/// fragment of an address is a page of this application.
///
/// ```swift
/// let hostile: Markup<Never> = Markdown("<b>[x](javascript:alert) [y](#y)").markup()
/// hostile.html  // "<div><p>&lt;b&gt;x y</p></div>"
/// ```
///
/// The rules are those parts of CommonMark (MacFarlane, 2024) that articles use:
///
/// - Paragraphs, headings after `#`, quotes, code between fences, thematic breaks.
/// - Lists, whose items contain the lines that start two columns after their marks, or farther.
/// - Emphasis by `*` and `_`, code between backticks, links, images, and the ends of lines that two
///   spaces or a backslash keep.
/// - Addresses that start with `http://` or `https://`, with and without `<` and `>`.
/// - Backslashes before punctuation.
///
/// All else is text: HTML and its entities, tables, footnotes, references, indented code, and underlined
/// headings.
///
/// ## Laws
///
/// ```text
/// Markdown(s with "> " before each line).blocks == [.quote(Markdown(s).blocks)]
/// Markdown(s with "\" before each mark of ASCII).blocks == [.paragraph([.text(s)])]
/// ```
///
/// The first law holds without tabs, and for at most 15 levels. The second one holds for one line
/// that is not empty and has no blank on either side.
package struct Markdown: Hashable, Sendable {
  /// The blocks, from the first to the last.
  package let blocks: [Block]

  /// Reads a text.
  ///
  /// - Complexity: O(bytes), since the depth has a limit.
  package init(_ text: String) {
    var reader = BlockReader()
    blocks = reader.blocks(of: text.bytes)
  }

  /// How many quotes and items nest, and how many marks of inlines wait for their ends.
  ///
  /// The marks of deeper quotes and items are text, and so is the outermost of too many marks of
  /// inlines. Three marks of emphasis at once make two levels.
  static var mostLevels: Int { 16 }
}

extension Markdown {
  /// A part of a text that fills whole lines.
  package enum Block: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int, [Inline])

    /// A paragraph.
    case paragraph([Inline])

    /// The items of a list, and the number of the first one; nil for bullets.
    case list(start: Int?, [[Block]])

    /// Blocks that are quoted.
    case quote([Block])

    /// Source code, of which a line feed ends each line.
    case code(String)

    /// A horizontal rule.
    case thematicBreak
  }

  /// A part of a paragraph or of a heading.
  package enum Inline: Hashable, Sendable {
    /// A text; a line feed in it is a blank to a browser.
    case text(String)

    /// Text that is stressed.
    case emphasis([Inline])

    /// Text that is important.
    case strong([Inline])

    /// A piece of source code.
    case code(String)

    /// A link to an address of the web or of mail.
    case link([Inline], address: String)

    /// An image at such an address, with its text alternative.
    case image(alt: String, address: String)

    /// The end of a line that stays one.
    case lineBreak
  }
}

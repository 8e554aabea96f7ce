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
/// view.html  // "<div><h1>Hello</h1><p>This is <em>one</em> paragraph.</p></div>"
/// ```
///
/// A text from a stranger is harmless. It contains no HTML, and an address that could run a program
/// becomes `about:invalid`:
///
/// ```swift
/// let hostile: Markup<Never> = Markdown("<b>[x](javascript:alert)").markup()
/// hostile.html.contains("<p>&lt;b&gt;<a href=\"about:invalid\"")  // true
/// ```
///
/// The rules are those of the CommonMark specification, version 0.31.2 (MacFarlane, 2024), except
/// for these differences:
///
/// - Raw HTML and link reference definitions are text, as are tables and other extensions.
/// - Autolinks are addresses with a scheme, not addresses of mail alone.
/// - The entities are `&amp;`, `&lt;`, `&gt;` and `&quot;`; all others are text.
/// - The title of a link or an image is read and dropped.
/// - Beyond ASCII, only the most frequent punctuation and symbols count as such next to `*` and `_`.
/// - Quotes and items nest 16 deep, and so do emphasis and images. Deeper marks are text.
/// - A run of 80 backticks or more is text. Parentheses in an address nest at most 32 deep.
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
  /// - Complexity: O(bytes × depth), where the depth of nested blocks and inlines is at most 16.
  package init(_ text: String) {
    var reader = BlockReader()
    blocks = reader.blocks(of: text.bytes)
  }
}

// MARK: - Blocks

extension Markdown {
  /// A part of a text that fills whole lines.
  package enum Block: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int, [Inline])

    /// A paragraph.
    case paragraph([Inline])

    /// A list with bullets or numbers.
    case list(List)

    /// Blocks that are quoted.
    case quote([Block])

    /// Source code, of which a line feed ends each line; the language may be empty.
    case code(String, language: String)

    /// A horizontal rule.
    case thematicBreak
  }

  /// A list, whose items consist of blocks.
  package struct List: Hashable, Sendable {
    /// The number of the first item, or nil for bullets.
    package let start: Int?

    /// Whether no blank line separates the items or their blocks.
    ///
    /// The paragraphs of a tight list are drawn as plain text.
    package internal(set) var isTight = true

    /// The blocks of each item.
    package internal(set) var items: [[Block]] = []
  }
}

// MARK: - Inlines

extension Markdown {
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

    /// A link to an address, which may be hostile until it is drawn.
    case link([Inline], address: String)

    /// An image at an address, with its text alternative.
    case image(alt: String, address: String)

    /// The end of a line that stays one.
    case lineBreak
  }

  /// How many quotes and items nest, and how many marks of emphasis or images.
  static var mostLevels: Int { 16 }
}

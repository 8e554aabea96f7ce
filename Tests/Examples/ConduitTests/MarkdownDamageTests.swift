import EmbeddedText
import Markup
import SeededRandom
import TestSupport
import Testing

@testable import Conduit

@Suite("Damaged Markdown")
struct MarkdownDamageTests {
  /// Parts of texts that have a meaning somewhere.
  private static let parts = [
    "*", "**", "_", "__", "`", "``", "```", "~~~", "[", "]", "](", "](x)", "](http://x)", "(", ")",
    "![", "<", ">", "> ", "- ", "+ ", "* ", "1. ", "12) ", "# ", "---", "===", "\\", "&amp;",
    "&#35;", "&", "\n", "\n\n", "  \n", "    ", " ", "a", "b c", "é", "“", "\u{0}", "👩‍👩‍👧",
    "<http://a>", "https://b", "\"", "'",
  ]

  /// Returns a text of random parts.
  private func text(_ random: inout SplitMix) -> String {
    let count = random.next(below: 60)
    return (0..<count).map { _ in Self.parts[random.next(below: Self.parts.count)] }.joined()
  }

  @Test("obeys the laws, and joins texts, for random texts", arguments: UInt64(1)...4)
  func laws(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<cases(250, long: 1_000) {
      let text = text(&random)
      let blocks = Markdown(text).blocks
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count > 1, lines.last == "" { lines.removeLast() }
      let quote = lines.map { "> \($0)\n" }.joined()
      #expect(Markdown(quote).blocks == [.quote(blocks)], "\(text.debugDescription)")
      #expect(Markdown(lines.map { "\($0)\r\n" }.joined()).blocks == blocks)
      let word = text.filter { $0 != "\n" && $0 != " " } + "z"
      let escaped = word.map {
        $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : "\($0)"
      }
      #expect(Markdown(escaped.joined()).blocks == [.paragraph([.text(word)])])
      let view: Markup<Never> = Markdown(text).markup()
      // The writer separates two texts that a browser would join.
      #expect(!view.html.contains("<!---->"), "\(text.debugDescription)")
    }
  }

  @Test("reads random arrays of bytes that are no UTF-8, as a page may", arguments: UInt64(1)...4)
  func bytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let marks = [UInt8]("*_`[]()!<>\\&;#-+1.\t\r\n ".utf8)
    for _ in 0..<cases(500, long: 2_000) {
      let bytes = (0..<random.next(below: 40)).map { _ in
        random.next(below: 3) > 0
          ? marks[random.next(below: marks.count)] : UInt8(random.next(below: 256))
      }
      var reader = BlockReader()
      #expect(depth(of: reader.blocks(of: bytes)) <= 48, "\(bytes)")
    }
  }

  @Test(
    "nests at most 16 marks, of which three make two levels, and draws them",
    arguments: [
      ("> ", "", 16), ("- ", "", 16), ("1. > ", "", 16), ("*a **b ", "c** b*", 16),
      ("***a ", "b***", 32), ("**", "**", 0), ("*a _b ", "c_ b*", 16), ("[", "](http://b)", 1),
      ("![", "](http://b)", 0), ("[*", "*](http://b)", 9),
    ]
  )
  func depths(opening: String, closing: String, most: Int) {
    for count in [16, 17, 100, 10_000] {
      let marks = [opening, closing].map { String(repeating: $0, count: count) }
      let markdown = Markdown(marks[0] + "here" + marks[1])
      let depth = depth(of: markdown.blocks)
      #expect(depth == most, "\(count)")
      let view: Markup<Never> = markdown.markup()
      #expect(view.html.contains("here"))
      #expect(!view.html.contains("markup: at most"))
    }
  }
}

// MARK: - Costs

extension MarkdownDamageTests {
  /// Parts that a careless reader reads again for each repetition.
  private static let repeated = [
    "*", "_", "`", "[", "]", "![", "<", ">", "> ", "- ", "-", "#", "\\", "&", "(", "\n", " ", "\t",
    "a", "![[](", "[](", "[](<", "[](a \"", "[](a '", "[](a (", "[](\\", "[a](", "[a](b)",
    "![a", "](b)", "[](http://b)", "[a", "a]", "<http://", "http://a ", "http://(", "h", "&#",
    "*a ", "a* ", "*a",
    "a_ _", "**a *b", "a**b*c ", "*_a", "_a* ", "***a ", "` ``", "`\n",
    "`` ` ``` ", "- a\n", "- a\n\n", "> a\n", ">\n", "    a\n\n", "a  \n", "```\n", "~~~ a",
    "1. a\n2) b\n", "- > a\n", "* * a\n", "a\n===\n", "&amp;", "é*",
  ]

  @Test(
    "takes work that grows as the length, whatever repeats",
    arguments: [
      "*", "`", "[", "![", "<", "> ", "(", "![[](", "[](a (", "[a](b)", "[](http://b)",
      "http://", "&#", "*a ", "**a *b", "*_a", "`` ` ``` ", "- a\n", "> a\n", "- > a\n",
    ]
  )
  func growth(part: String) {
    let exponent = growthExponent(to: 16_000) { size in
      _ = Markdown(String(repeating: part, count: size / part.utf8.count))
    }
    #expect(exponent <= 1.15)
  }

  @Test("reads and draws 10,000 bytes of repetitions", arguments: repeated)
  func repetitions(part: String) {
    let markdown = Markdown(String(repeating: part, count: 10_000 / part.utf8.count))
    let view: Markup<Never> = markdown.markup()
    #expect(view.node.element?.children.count == markdown.blocks.count)
  }

  @Test("takes work that grows as the length of a text that opens marks and then closes them")
  func halves() {
    for (opening, closing) in [
      ("*a ", "a* "), ("***a ", "a*** "), ("![", "](http://b)"), ("[", "](http://b)"),
      ("![a", "](b)"), ("*[", "*](http://b)"), ("[", "[a](http://b)"), ("*a _b ", "c_ d* "),
      ("[](", ")"), ("> ", "\n> a"), ("[*", "]"), ("[a ", "b] "),
    ] {
      let exponent = growthExponent(to: 16_000) { size in
        let count = size / (opening + closing).utf8.count
        _ = Markdown(
          String(repeating: opening, count: count) + String(repeating: closing, count: count)
        )
      }
      #expect(exponent <= 1.15, "\(opening)\(closing)")
    }
  }
}

// MARK: - Depths

/// How deep blocks nest, together with the inlines within them.
private func depth(of blocks: [Markdown.Block]) -> Int {
  blocks.map { block in
    switch block {
    case .heading(_, let inlines), .paragraph(let inlines): depth(of: inlines)
    case .list(_, let items): 1 + (items.map { depth(of: $0) }.max() ?? 0)
    case .quote(let blocks): 1 + depth(of: blocks)
    case .code, .thematicBreak: 0
    }
  }.max() ?? 0
}

/// How deep inlines nest.
private func depth(of inlines: [Markdown.Inline]) -> Int {
  inlines.map { inline in
    switch inline {
    case .emphasis(let inner), .strong(let inner), .link(let inner, _): 1 + depth(of: inner)
    default: 0
    }
  }.max() ?? 0
}

import Foundation
import Testing

/// The sentences of the pages.
@Suite("The sentences of the pages")
struct SentenceTests {
  /// One sentence of a page.
  struct Sentence: CustomStringConvertible {
    let page: String
    let text: String

    /// The number of words.
    var count: Int {
      text.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
    }

    var description: String { "\(page): \(text)" }
  }

  /// The sentences outside of code, tables and proofs, of the pages; the changelog is none.
  private static let sentences: [Sentence] = {
    let pages = LinkTests.pages.filter { $0.key != "CHANGELOG.md" }
    return pages.sorted { $0.key < $1.key }.flatMap { page, text in
      paragraphs(of: text).flatMap { paragraph in
        let ended = paragraph.replacing(/([.!?:;]["')]*)\s+/) { "\($0.output.1)\n" }
        return ended.split(separator: "\n").map { Sentence(page: page, text: String($0)) }
      }
    }
  }()

  /// The lines of text of a page, in which a code, a link or an emphasis is its words alone.
  private static func paragraphs(of page: String) -> [String] {
    var (isCode, isProof) = (false, false)
    var paragraphs: [String] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("#") { isProof = line.contains(/[Pp]roof/) }
      let isText = !["#", "|", "```", "<!--"].contains { line.hasPrefix($0) }
      guard isText, !isCode, !isProof else { continue }
      paragraphs.append(
        String(line).replacing(/`[^`]*`/, with: "code")
          .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
          .replacing(/^\s*(-|\d+\.)\s+/, with: "").replacing("*", with: "")
      )
    }
    return paragraphs
  }

  @Test("have at most thirty words, outside of proofs")
  func length() {
    #expect(Self.sentences.count > 1_000)
    for sentence in Self.sentences {
      #expect(sentence.count <= 30, "\(sentence.count) words: \(sentence)")
    }
  }

  @Test("do not begin with a relative clause in place of a subject")
  func subjects() {
    let titles = ["What a pairing costs", "What users of other libraries ask for"]
    for sentence in Self.sentences {
      let isQuestion = sentence.text.hasSuffix("?")
      let isTitle = titles.contains { sentence.text.hasPrefix($0) }
      let isClause =
        sentence.text.prefixMatch(of: /(What|Who|Where|Whoever|Whatever|Whose)\b/) != nil
      #expect(!isClause || isQuestion || isTitle, "\(sentence)")
    }
  }
}

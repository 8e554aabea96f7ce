import Foundation
import TestSupport
import Testing

@testable import SharedLaboratory

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an SVG file, and keeps what elements it has and what their text is.
final class Reading: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var texts: [String] = []
  private var open: [String] = []

  /// Reads, or returns nothing where the file is not well-formed.
  static func of(_ svg: String) -> Reading? {
    let reading = Reading()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reading
    return parser.parse() ? reading : nil
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    open.append(name)
    if name == "text" { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if open.last == "text" { texts[texts.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}

@Suite("Pictures of diagrams")
struct PictureTextTests {
  static let hostile = [
    "</text><script>alert(1)</script>", "\"/><image href='x' onerror='y'/>", "]]>", "<!--",
    "<![CDATA[", "&lt;", "&amp;#60;script>", "</style><style>*{display:none}", "<?xml?>", "%xxe;",
    "'", "  two  blanks  ", "\u{202E}left", "a&b", "</title>",
  ]

  @Test("treat hostile text as text at every place", arguments: hostile)
  func hostileText(text: String) throws {
    let calm = picture(of: "calm")
    let svg = picture(of: text)
    let reading = try #require(Reading.of(svg))
    let expected = try #require(Reading.of(calm))
    #expect(reading.elements.map(\.name) == expected.elements.map(\.name))
    #expect(reading.elements.map(\.attributes.keys) == expected.elements.map(\.attributes.keys))
    #expect(reading.texts.count { $0 == text } == 6)
  }

  /// A picture in which a text stands in every place.
  private func picture(of text: String) -> String {
    Diagram(
      title: text,
      caption: text,
      nodes: [
        Diagram.Node(lines: [text], notes: [text], rank: 0, isCut: true, details: text),
        Diagram.Node(lines: ["end"], rank: 1),
      ],
      arrows: [
        Diagram.Arrow(source: 0, target: 1, labels: [text], details: text),
        Diagram.Arrow(source: 0, target: 0, labels: [text], isDashed: true, details: text),
      ]
    ).svg()
  }

  @Test("replace characters that XML forbids")
  func controls() throws {
    let reading = try #require(Reading.of(picture(of: "a\u{0}b\u{1B}c\u{FFFF}d")))
    #expect(reading.texts.contains("a\u{FFFD}b\u{FFFD}c\u{FFFD}d"))
  }

  @Test("are deterministic and well-formed", arguments: 1...UInt64(cases(8, long: 20)))
  func determinism(seed: UInt64) throws {
    let svg = Diagram.random(seed).svg()
    #expect(svg == Diagram.random(seed).svg())
    #expect(Reading.of(svg) != nil)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test("have a role, a name and a description, and colours for dark pages")
  func accessibility() throws {
    let svg = picture(of: "calm")
    let reading = try #require(Reading.of(svg))
    #expect(reading.elements.first?.attributes["role"] == "img")
    #expect(reading.elements.dropFirst().prefix(2).map(\.name) == ["title", "desc"])
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  @Test(
    "write numbers with one digit",
    arguments: [(0.0, "0"), (1.25, "1.3"), (-0.04, "0"), (-2.5, "-2.5"), (100.0, "100")]
  )
  func numbers(number: Double, text: String) {
    #expect(number.written == text)
  }
}

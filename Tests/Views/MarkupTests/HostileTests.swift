import Markup
import TestSupport
import Testing

/// A text of a user stays in its place.
@Suite("Hostile text")
struct HostileTests {
  /// The tokens that a browser must read from a node.
  private static func tokens(of node: Node) -> [Token] {
    let node = node.drawn
    if node.isLazy { return [.error("a part that is not drawn")] }
    guard let element = node.element else {
      return node.text.isEmpty ? [] : [.text(readable(node.text))]
    }
    let isArea = element.tag == "textarea"
    let attributes = element.attributes.filter { !isArea || $0.name != "value" }
      .map { Token.Pair(name: $0.name.lowercased(), value: readable($0.value)) }
    let start = Token.start(element.tag, attributes)
    if ["input", "img", "br", "hr"].contains(element.tag) { return [start] }
    var within: [Token] = []
    if isArea, let value = element["value"], !value.isEmpty { within = [.text(readable(value))] }
    var isAfterText = false
    for child in element.children {
      let isText = child.element == nil
      if isAfterText, isText { within.append(.comment("")) }
      within += tokens(of: child)
      isAfterText = isText
    }
    return [start] + within + [.end(element.tag)]
  }

  /// A text without the characters that no page can contain.
  private static func readable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }

  /// The tokens that a browser reads, without the first line feed of those elements that lose it.
  private static func read(_ html: String) -> [Token] {
    var tokens: [Token] = []
    for token in Tokenizer.tokens(of: html) {
      if case .start(let tag, _)? = tokens.last, ["pre", "textarea"].contains(tag),
        case .text(let text) = token, text.unicodeScalars.first == "\n"
      {
        let rest = String(text.unicodeScalars.dropFirst())
        if !rest.isEmpty { tokens.append(.text(rest)) }
      } else {
        tokens.append(token)
      }
    }
    return tokens
  }

  /// The text in every possible place.
  private static func everywhere(_ text: String) -> Markup<Int> {
    .div(
      [.class(text), .id(text), .label(text), .attribute("data-x", text), .role(text)],
      [
        .text(text), .text(text), .p([.title(text)], [.text(text), .br, .text(text)]),
        .pre([], [.text(text)]), .code([], [.text(text)]), .input([.value(text), .name(text)]),
        .textarea([.value(text), .placeholder(text)]), .img(text, alt: text),
        .a([.href(text), .attribute("ping", text)], [.text(text)]),
        .select([.name(text)], [.option([.value(text)], [.text(text)])]),
        .form([.attribute("action", text)], [.button([.attribute("formaction", text)])]),
        .table([.attribute("background", text)], [.td([.style("color", text)], [.text(text)])]),
        .element("svg", [], [.element("a", [.href(text)], [.element("text", [], [.text(text)])])]),
        .element("svg", [.attribute("viewBox", text)], [.element("g", [], [.title(text)])]),
        .memo(on: text) { .strong([], [.text($0)]) }, "between \(text) and \(text)",
      ]
    ).keyed(Key(text))
  }

  private static let all =
    Hostile.texts + Hostile.addresses + Hostile.harmless + Hostile.styles + Hostile.usualStyles

  @Test("is read as plain text at every place", arguments: all.indices)
  func texts(index: Int) {
    let node = Self.everywhere(Self.all[index]).node
    #expect(Self.read(node.html) == Self.tokens(of: node))
  }

  @Test("is read as the same text in elements with one child")
  func alone() {
    for text in Self.all {
      for tag in ["p", "pre", "li", "option", "button", "td", "h1", "label", "summary", "q"] {
        let node = Markup<Int>.element(tag, [], [.text(text)]).node
        #expect(Self.read(node.html) == Self.tokens(of: node), "\(tag)")
      }
    }
  }

  @Test("is checked by a tokenizer that finds errors")
  func tokenizer() {
    let broken = [
      "<p title=\"a\"b\">", "<p title=a>", "<p>\0</p>", "<p a a>", "<p>&nbsp;</p>", "<", "< p>",
      "<!-- a <!-- b -->", "<p title=\"", "<p title=\"a\"id=\"b\">", "<p/>", "<!DOCTYPE html>",
    ]
    for html in broken {
      let hasError = Tokenizer.tokens(of: html).contains { token in
        if case .error = token { true } else { false }
      }
      #expect(hasError, "\(html)")
    }
    #expect(
      Tokenizer.tokens(of: "<textarea>&lt;<b></textarea><style>&lt;</style>") == [
        .start("textarea", []), .text("<<b>"), .end("textarea"), .start("style", []),
        .text("&lt;"), .end("style"),
      ]
    )
  }
}

extension HostileTests {
  /// The scheme of an address as a browser determines it, if there is one.
  private static func scheme(_ address: String) -> String? {
    let trimmed = address.unicodeScalars.drop { $0.value <= 0x20 }
      .filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    var scheme = ""
    for scalar in trimmed {
      if scalar == ":" { return scheme.isEmpty ? nil : scheme.lowercased() }
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let isOther =
        scalar.isASCII && (scalar.properties.numericType != nil || "+-.".contains("\(scalar)"))
      guard isLetter || isOther && !scheme.isEmpty else { return nil }
      scheme.unicodeScalars.append(scalar)
    }
    return nil
  }

  private static let names = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "background", "ping",
    "srcset", "longdesc", "usemap",
  ]

  @Test("becomes no address that runs a program", arguments: names)
  func addresses(name: String) {
    for text in Self.all {
      let node = Markup<Int>.a([.attribute(name, text)], []).node
      let value = node.element?[name] ?? "missing"
      let allowed = [nil, "http", "https", "mailto", "tel", "sms", "about"]
      #expect(allowed.contains(Self.scheme(value)), "\(text)")
      #expect(value == text || value == "about:invalid", "\(text)")
    }
    for text in Hostile.addresses {
      let node = Markup<Int>.a([.attribute(name, text)], []).node
      #expect(node.element?[name] == "about:invalid", "\(text)")
    }
    for text in Hostile.harmless {
      let node = Markup<Int>.a([.attribute(name, text)], []).node
      #expect(node.element?[name] == text, "\(text)")
    }
  }

  @Test("becomes a harmless address in attributes of any name")
  func links() {
    for text in Hostile.addresses {
      #expect(Markup<Int>.a([.href(text)], []).node.element?["href"] == "about:invalid", "\(text)")
      #expect(Markup<Int>.img(text, alt: "").node.element?["src"] == "about:invalid", "\(text)")
    }
  }

  @Test("becomes no style that leaves its declaration")
  func styles() {
    for text in Hostile.styles {
      let node = Markup<Int>.p([.style("color", text), .style("width", "1px")], []).node
      #expect(node.element?["style"] == "width:1px", "\(text)")
    }
    for text in Hostile.usualStyles {
      let node = Markup<Int>.p([.style("color", text), .style("width", "1px")], []).node
      #expect(node.element?["style"] == "color:\(text);width:1px", "\(text)")
    }
    for text in Self.all {
      let value = Markup<Int>.p([.style("color", text)], []).node.element?["style"]?.dropFirst(6)
      let rest = String(value ?? "").lowercased()
      #expect(!rest.contains { ";:{}\\\"'<>&@\n\r\0".contains($0) }, "\(text)")
      #expect(
        !["url(", "src(", "expression(", "/*", "*/"].contains { rest.contains($0) },
        "\(text)"
      )
      #expect(rest.count { $0 == "(" } == rest.count { $0 == ")" }, "\(text)")
    }
  }

  @Test("is read as plain text, however long it is")
  func long() {
    for text in ["<div>", "\"'&<>", "\0", "a"] {
      let text = String(repeating: text, count: cases(4_000, long: 20_000))
      let node = Markup<Int>.p([.title(text)], [.text(text)]).node
      #expect(Self.read(node.html) == Self.tokens(of: node))
    }
  }

  @Test("contains at least sixty attacks")
  func count() {
    #expect(Set(Self.all).count > 150)
  }

  @Test("is compared as bytes in keys")
  func keys() {
    let old = Markup<Int>.ul([], Hostile.texts.map { .li([], []).keyed(Key($0)) }).node
    let new = Markup<Int>.ul([], Hostile.texts.reversed().map { .li([], []).keyed(Key($0)) }).node
    let patch = Patch(from: old, to: new)
    #expect(patch?.moves == Hostile.texts.count - 1)
    #expect(old.applying(patch) == new)
  }
}

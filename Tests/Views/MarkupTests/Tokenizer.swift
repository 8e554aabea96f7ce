// A small HTML tokenizer after the standard (WHATWG, HTML, section 13.2.5), which reads HTML as a
// browser does. It stops at every parse error of the standard.

/// A token as a browser reads it.
enum Token: Equatable {
  case start(String, [Pair])
  case end(String)
  case text(String)
  case comment(String)
  case error(String)

  struct Pair: Equatable {
    let name: String
    let value: String
  }
}

/// Reads HTML as a browser does.
struct Tokenizer {
  private let input: [Unicode.Scalar]
  private var place = 0
  private var tokens: [Token] = []

  /// The element whose text ends only with its own end tag.
  private var raw: (tag: String, knowsReferences: Bool)?

  static func tokens(of html: String) -> [Token] {
    var tokenizer = Tokenizer(html)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ html: String) {
    // Line ends become line feeds before anything else is read.
    var input: [Unicode.Scalar] = []
    for scalar in html.unicodeScalars {
      if scalar == "\n", input.last == "\r" { input.removeLast() }
      input.append(scalar)
    }
    self.input = input.map { $0 == "\r" ? "\n" : $0 }
  }

  private var next: Unicode.Scalar? { place < input.count ? input[place] : nil }

  private func startsHere(_ text: String) -> Bool {
    input[place...].starts(with: text.unicodeScalars)
  }

  private mutating func run() {
    while place < input.count {
      if let last = tokens.last, case .error = last { return }
      if let raw {
        readRaw(raw.tag, knowsReferences: raw.knowsReferences)
      } else if next != "<" {
        readCharacter()
      } else {
        readMarkup()
      }
    }
  }

  private mutating func fail(_ rule: String) {
    tokens.append(.error("\(rule) at \(place)"))
    place = input.count
  }

  // MARK: - Text

  private mutating func append(_ scalar: Unicode.Scalar) {
    var text = ""
    if case .text(let before)? = tokens.last {
      text = before
      tokens.removeLast()
    }
    text.unicodeScalars.append(scalar)
    tokens.append(.text(text))
  }

  private mutating func readCharacter() {
    guard let scalar = next else { return }
    if scalar == "\0" { return fail("null in text") }
    if scalar == "&" { return readReference().map { append($0) } ?? () }
    append(scalar)
    place += 1
  }

  private mutating func readReference() -> Unicode.Scalar? {
    let names: [(String, Unicode.Scalar)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
    ]
    for (name, scalar) in names where startsHere(name) {
      place += name.unicodeScalars.count
      return scalar
    }
    guard startsHere("&#") else {
      fail("reference that is not known")
      return nil
    }
    place += 2
    let isHex = next == "x" || next == "X"
    if isHex { place += 1 }
    var digits = ""
    while let scalar = next, scalar != ";" {
      digits.unicodeScalars.append(scalar)
      place += 1
    }
    place += 1
    guard let scalar = UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init) else {
      fail("reference that is not a number")
      return nil
    }
    return scalar
  }

  /// Reads text until the end tag of its element.
  private mutating func readRaw(_ tag: String, knowsReferences: Bool) {
    if startsHere("</") {
      let name = input[(place + 2)...].prefix(tag.unicodeScalars.count)
      let after = place + 2 + tag.unicodeScalars.count
      let isName = String(String.UnicodeScalarView(name)).lowercased() == tag
      if isName, after < input.count, [" ", "\n", "\t", "\u{C}", "/", ">"].contains(input[after]) {
        raw = nil
        return readMarkup()
      }
    }
    guard let scalar = next else { return }
    if knowsReferences || scalar == "\0" { return readCharacter() }
    append(scalar)
    place += 1
  }

  // MARK: - Tags and comments

  private mutating func readMarkup() {
    place += 1
    if startsHere("!--") { return readComment() }
    let isEnd = next == "/"
    if isEnd { place += 1 }
    guard let first = next, first.properties.isAlphabetic, first.isASCII else {
      return fail("tag without a name")
    }
    let tag = readName(until: [" ", "\n", "\t", "\u{C}", "/", ">"])
    let attributes = readAttributes()
    if isEnd {
      tokens.append(attributes.isEmpty ? .end(tag) : .error("end tag with attributes"))
      return
    }
    tokens.append(.start(tag, attributes))
    switch tag {
    case "textarea", "title": raw = (tag, true)
    case "script", "style", "xmp", "iframe", "noembed", "noframes", "noscript", "plaintext":
      raw = (tag, false)
    default: break
    }
  }

  private mutating func readComment() {
    place += 3
    var text = ""
    while place < input.count, !startsHere("-->") {
      if startsHere("<!--") || startsHere("--!>") { return fail("comment within a comment") }
      text.unicodeScalars.append(input[place])
      place += 1
    }
    guard place < input.count else { return fail("comment without an end") }
    place += 3
    tokens.append(.comment(text))
  }

  private mutating func readName(until ends: [Unicode.Scalar]) -> String {
    var name = ""
    while let scalar = next, !ends.contains(scalar) {
      if ["\0", "\"", "'", "<"].contains(scalar) { fail("\(scalar) in a name") }
      name.unicodeScalars.append(scalar)
      place += 1
    }
    return name.lowercased()
  }

  private mutating func readAttributes() -> [Token.Pair] {
    var pairs: [Token.Pair] = []
    while let scalar = next {
      if scalar == ">" {
        place += 1
        return pairs
      }
      if [" ", "\n", "\t", "\u{C}"].contains(scalar) {
        place += 1
        continue
      }
      if scalar == "/" || scalar == "=" {
        fail("\(scalar) within a tag")
        return pairs
      }
      let name = readName(until: [" ", "\n", "\t", "\u{C}", "/", ">", "="])
      let value = next == "=" ? readValue() : ""
      if pairs.contains(where: { $0.name == name }) { fail("attribute twice") }
      pairs.append(Token.Pair(name: name, value: value))
    }
    fail("tag without an end")
    return pairs
  }

  private mutating func readValue() -> String {
    place += 1
    guard let quote = next, quote == "\"" || quote == "'" else {
      fail("value without quotation marks")
      return ""
    }
    place += 1
    var value = ""
    while let scalar = next, scalar != quote {
      if scalar == "\0" { fail("null in a value") }
      if scalar == "&" {
        if let scalar = readReference() { value.unicodeScalars.append(scalar) }
        continue
      }
      value.unicodeScalars.append(scalar)
      place += 1
    }
    place += 1
    if let after = next, ![" ", "\n", "\t", "\u{C}", "/", ">"].contains(after) {
      fail("no blank between attributes")
    }
    return value
  }
}

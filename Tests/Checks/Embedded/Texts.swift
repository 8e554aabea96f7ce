import ComponentServices
import Conduit
import EmbeddedText

/// A value whose equality the compiler derives.
private struct Named: Equatable {
  let name: String
  let number: Int
}

/// A message that says itself how it is written.
private enum Typed: Equatable, TextMessage {
  case add(title: String)
  case choose(Sign)
  case move([Int])

  enum Sign: String, CaseIterable, TextMessage {
    case plus = "+"
    case minus = "-"
  }

  var text: String {
    switch self {
    case .add(let title): "add(title: " + MessageText.literal(title) + ")"
    case .choose(let sign): "choose(" + sign.text + ")"
    case .move(let path): "move([" + path.map { String($0) }.joined(separator: ", ") + "])"
    }
  }

  init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "add": self = .add(title: try parts.text("title"))
    case "choose": self = .choose(try parts.choice())
    case "move": self = .move(try parts.numbers())
    default: throw parts.unknown
    }
    try parts.end()
  }
}

/// Claims about messages that are written and read in the browser.
func messageClaims() -> [Bool] {
  let messages: [Typed] = [.add(title: hidden("a\"; \\")), .choose(.minus), .move([1, -2])]
  let text = messages.map { MessageText.text(of: $0) }.joined(separator: "; ")
  func flaw(_ text: String) -> String {
    do {
      return String(try MessageText.messages(Typed.self, in: text, knowing: messages).count)
    } catch { return error.description }
  }
  return [
    text == #"add(title: "a\"; \\"); choose(-); move([1, -2])"#,
    (try? MessageText.messages(in: text)) == messages,
    (try? MessageText.messages(in: "+ + -")) == [Typed.Sign.plus, .plus, .minus],
    flaw(hidden("choose(+)\nad(1)")) == #"line 2, column 1: there is no ad; did you mean "add"?"#,
    flaw(hidden("choose(x)")) == "column 8: expected + or -, got x",
  ]
}

/// Hides a value from the optimizer.
@inline(never)
private func hidden<Value>(_ value: Value) -> Value { value }

/// Claims about the spellings of text that `EmbeddedText` declares for pages.
func textClaims() -> [Bool] {
  let (milk, bread, seven) = (hidden("milk"), hidden("bread and butter"), hidden(7))
  let nothing: String? = hidden(nil)
  var text = milk
  text += ", "
  text += bread
  text += ""
  var copy = hidden("")
  copy += text
  let isBread =
    switch bread {
    case "milk": false
    case "bread and butter": true
    default: false
    }
  let broken: [UInt8] = hidden([0xE2, 0x28, 0xED, 0xA0, 0x80, 0xC3, 0xA9, 0xF0, 0x9F])
  let comment = ArticleComment([
    "id": .number(7), "body": .text(milk), "author": ["username": .text(bread)],
    "createdAt": .text(hidden("2026-11\u{1F41B}")),
  ])
  return [
    comment?.day == "2026-11\u{FFFD}",
    String(decoding: broken, as: UTF8.self) == "\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}\u{E9}\u{FFFD}",
    HTTPResponse(status: 200, body: broken).text == String(decoding: broken, as: UTF8.self),
    Route(hidden("/article/%E2%28")) == .article("\u{FFFD}("),
    text == "milk, bread and butter", text != milk, milk + "" == milk, isBread, copy == text,
    "\("")\(milk)\("é")\("")" == "milk\u{E9}",
    "\(seven) of \(milk), \(bread)" == "7 of milk, bread and butter", "\(milk)" == milk,
    [milk, bread].joined(separator: "; ") == "milk; bread and butter", [String]().joined() == "",
    [milk, bread].contains("milk"), ![milk, bread].contains("butter"),
    text.hasPrefix(milk), !milk.hasPrefix(text), "bread" < milk, !(milk < milk),
    nothing == nil, nothing != milk, Optional(milk) == milk,
    Named(name: milk, number: 7) == Named(name: "milk", number: seven),
    Named(name: milk, number: 7) != Named(name: bread, number: 7),
    Int(hidden("-9223372036854775808")) == nil, Int(hidden("-2147483648")) == .min,
    Int(hidden("+007")) == 7, Int(hidden("7a")) == nil, Int(hidden("-")) == nil,
  ]
}

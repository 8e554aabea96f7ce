import ComponentServices
import Conduit
import EmbeddedText

/// A value whose equality the compiler derives.
private struct Named: Equatable {
  let name: String
  let number: Int
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

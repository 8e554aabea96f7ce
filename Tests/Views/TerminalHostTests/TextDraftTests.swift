import Foundation
import Testing

@testable import TerminalHost

@Suite("The text of a field")
struct TextDraftTests {
  /// A case of the table that a page has, too.
  private struct Case: Decodable {
    let change, text, typed, expected: String
    let caret, place: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      (change, text) = (try values.decode(String.self), try values.decode(String.self))
      caret = try values.decode(Int.self)
      (typed, expected) = (try values.decode(String.self), try values.decode(String.self))
      place = try values.decode(Int.self)
    }

    /// What the program makes of a text.
    func changed(_ text: String) -> String {
      switch change {
      case "c": return String(text.map { $0.isASCII ? Character($0.uppercased()) : $0 })
      case "d": return text.filter(\.isNumber)
      case "u": return text.filter(\.isNumber) + " km"
      case "g":
        let digits = Array(text.filter(\.isNumber))
        return stride(from: 0, to: digits.count, by: 4).map { start in
          String(digits[start..<min(start + 4, digits.count)])
        }.joined(separator: " ")
      default: return text
      }
    }
  }

  @Test("has its cursor where a page has it when a program changes what is typed")
  func carets() throws {
    let table = URL(filePath: #filePath).appending(path: "../../../Checks/Browser/carets.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: table.standardized))
    #expect(cases.count > 10)
    for one in cases {
      var draft = TextDraft(one.text)
      draft.place = one.text.index(one.text.startIndex, offsetBy: one.caret)
      for key in one.typed {
        switch key {
        case "<": draft.removeBefore()
        case ">": draft.removeBehind()
        default: draft.insert(String(key))
        }
        draft.follow(one.changed(draft.text))
      }
      let place = draft.text.distance(from: draft.text.startIndex, to: draft.place)
      #expect(draft.text == one.expected && place == one.place, "\(one): \(draft.text) at \(place)")
    }
  }
  @Test(
    "has a row for each place of the cursor",
    arguments: ["", "a\r", "\r", "a\r\nb\r", "\r\n", "a\n\r\n\r", "é\u{301}\r"]
  )
  func rows(text: String) {
    var draft = TextDraft(text)
    draft.moveToStart()
    for _ in 0...text.count {
      let row = draft.rows.last { $0.startIndex <= draft.place }
      #expect(row.map { draft.place <= $0.endIndex } == true)
      draft.moveForth()
    }
  }
}

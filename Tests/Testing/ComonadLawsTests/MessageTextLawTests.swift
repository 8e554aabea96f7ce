import ComonadLaws
import ComponentKit
import EmbeddedText
import Testing

@Suite("Laws of the texts of messages")
struct MessageTextLawTests {
  @Test("hold for a coding, and for a message that reads itself")
  func lawful() {
    let coded = Generator<Int>.integers(in: -3...3).map {
      Coded.child([.add(title: "a\"; \($0)"), .undo])
    }
    #expect(Instance("Coded", messageTextLaws(coded)).check().holds)
    let wrapped: [SlotMessage<Int?, HistoryMessage<Coded>>] = [
      .child(.message(.child([.undo]))), .child(.jump(to: 2)), .hide,
      .child(.undo, of: ChildID(serial: 3)),
    ]
    #expect(Instance("Wrapped", messageTextLaws(.element(of: wrapped))).check().broken == [])
    #expect(Instance("Own", messageTextLaws(.element(of: [Own.a, .b]))).check().broken == [])
  }

  @Test("find a message that is read as another one, and one that is not read")
  func unlawful() {
    for (message, sides) in [
      (Unlawful.lost(1), "left lost(0)    right lost(1)"),
      (.unread, #"left "column 1: there is no -"    right -"#),
    ] {
      let report = Instance("Unlawful", messageTextLaws(.constant(message))).check()
      #expect(report.broken == ["messageText.reading"])
      #expect(report.diagnoses().first?.contains(sides) == true)
    }
  }
}

private indirect enum Coded: Codable, Equatable {
  case undo
  case add(title: String)
  case child([Coded])
}

private enum Own: String, CaseIterable, TextMessage {
  case a
  case b = "; "
}

private enum Unlawful: TextMessage, Equatable {
  case lost(Int)
  case unread

  var text: String { if case .lost(let number) = self { "lost(\(number))" } else { "-" } }

  init(text: String) throws(TextFlaw) {
    let parts = try MessageParts(text)
    guard parts.name == "lost" else { throw parts.unknown }
    self = .lost(0)
  }
}

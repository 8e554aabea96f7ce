import SamplePrograms
import TestSupport
import Testing

/// The texts of messages: those of a page, which are written by hand, are those of the coding.
@Suite("Texts of messages")
struct MessageTextTests {
  @Test("of a page are those that the coding has", arguments: [1, 2, 3, 4] as [UInt64])
  func texts(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<cases(30, long: 100) {
      let title = generator.title()
      let number = Int.random(in: -9...9_999, using: &generator)
      let tasks: [Tasks.Message] = [
        .add(title: title), .edit(number: number, title: title), .toggle(number: number),
        .remove(number: number), .clearDone, .undo,
      ]
      try check(
        tasks + TaskList.Filter.allCases.map { .filter($0) },
        { $0.text },
        { text throws(TextFlaw) in try Tasks.Message(text: text) }
      )
      let todos: [Todos.Message] = [
        .add(title: title), .toggle(number), .toggleAll(true), .toggleAll(false), .remove(number),
        .edit(number), .save(title: title), .discard, .clearCompleted,
      ]
      try check(
        todos + TodoList.Route.allCases.map { .route($0) },
        { $0.text },
        { text throws(TextFlaw) in try Todos.Message(text: text) }
      )
      try check(
        [.answer(title), .next, .back, .first, .last],
        { $0.text },
        { text throws(TextFlaw) in try Wizard.Message(text: text) }
      )
      try check(
        [.step(number), .toggle(x: number, y: 1)]
          + Torus.Pattern.allCases.map { .place($0, x: 0, y: number) },
        { $0.text },
        { text throws(TextFlaw) in try Life.Message(text: text) }
      )
    }
  }

  private func check<Message: Codable & Equatable>(
    _ messages: [Message],
    _ text: (Message) -> String,
    _ read: (String) throws(TextFlaw) -> Message
  ) throws {
    for message in messages {
      #expect(text(message) == MessageText.text(of: message))
      #expect(try read(text(message)) == message)
      #expect(try MessageText.messages(in: text(message)) == [message])
    }
  }

  @Test("are refused with their place where a page cannot read them")
  func flaws() {
    let flaws: [(String, (String) throws(TextFlaw) -> Void, String)] = [
      ("ad(title: \"a\")", { text throws(TextFlaw) in _ = try Tasks.Message(text: text) }, "ad"),
      ("toggle(1)", { text throws(TextFlaw) in _ = try Tasks.Message(text: text) }, "number:"),
      ("route(done)", { text throws(TextFlaw) in _ = try Todos.Message(text: text) }, "all"),
      ("next(1)", { text throws(TextFlaw) in _ = try Wizard.Message(text: text) }, "nothing more"),
      ("step(x)", { text throws(TextFlaw) in _ = try Life.Message(text: text) }, "a whole number"),
    ]
    for (text, read, reason) in flaws {
      let flaw = #expect(throws: TextFlaw.self) { try read(text) }
      #expect(flaw?.reason.contains(reason) == true, "\(text): \(String(describing: flaw))")
    }
  }

  @Test("of the other samples have short forms where the types name them")
  func short() throws {
    let texts = [
      MessageText.text(of: Counter.Message.increment),
      MessageText.text(of: Cells.Message.write("=A0", at: .b1)),
      MessageText.text(of: FlightBooker.Message.choose(.oneWay)),
      MessageText.text(of: Notebook.Message.add("a", within: [1, 2])),
    ]
    #expect(
      texts == ["+", #"write("=A0", at: "B1")"#, "choose(one-way)", #"add("a", within: [1, 2])"#]
    )
    #expect(try MessageText.messages(in: texts[1]) == [Cells.Message.write("=A0", at: .b1)])
    #expect(throws: TextFlaw.self) {
      try MessageText.messages(Cells.Message.self, in: #"edit("3B")"#)
    }
  }
}

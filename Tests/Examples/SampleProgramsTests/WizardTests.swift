import ComponentKit
import SamplePrograms
import Testing

@Suite("Wizard")
struct WizardTests {
  @Test("goes through its pages")
  func pages() {
    #expect(
      history(Wizard(), [.answer("Ada"), .next, .answer("Turin"), .back]).views == [
        "Page 1 of 3\nWhat is your name?\n(no answer yet)",
        "Page 1 of 3\nWhat is your name?\n> Ada",
        "Page 2 of 3\nWhere are you going?\n(no answer yet)",
        "Page 2 of 3\nWhere are you going?\n> Turin",
        "Page 1 of 3\nWhat is your name?\n> Ada",
      ]
    )
  }

  @Test("jumps to the first and the last page")
  func jumps() {
    let lines: [Wizard.Message] = [
      .answer("a"), .next, .answer("b"), .last, .answer("c"), .first, .last,
    ]
    let views = history(Wizard(), lines).views
    #expect(views.suffix(2).map { $0.prefix(6) } == ["Page 1", "Page 3"])
    #expect(views.last?.hasSuffix("> c") == true)
  }

  @Test(
    "refuses impossible messages, and changes nothing",
    arguments: [
      ([.next], "page 1 must be answered first"),
      ([.back], "back must not leave the first page"),
      ([.last], "page 1 must be answered first"),
      ([.answer("a"), .last], "page 2 must be answered first"),
      ([.answer("\u{2003}")], "answer must not be blank; got \"\u{2003}\""),
      (
        [.answer("a"), .next, .answer("b"), .last, .answer("c"), .next],
        "next must not leave the last page"
      ),
    ] as [([Wizard.Message], String)]
  )
  func refusals(lines: [Wizard.Message], reason: String) {
    let history = history(Wizard(), lines)
    #expect(history.refused == [reason])
    #expect(history.views.last == history.views.dropLast().last)
  }

  @Test("goes to the first page from the first page")
  func firstOnFirst() {
    #expect(history(Wizard(), [.first]).refused.isEmpty)
  }

  @Test("has no form without a question")
  func noQuestions() {
    #expect(Form() == nil)
  }
}

import ComonadLaws
import ComponentKit
import ComponentTesting
import SamplePrograms
import TestSupport
import Testing

@Suite("A picture")
struct PictureTests {
  @Test("of a history shows the views, and marks refused messages")
  func history() throws {
    func check<A: ProgramArchitecture<Counter>>(_: A.Type) throws {
      let words: Words<Counter.Message> = ["+": .increment, "-": .decrement]
      #expect(try Component<A>(Counter()).history("+ + -", words) == "0 1 2 1")
      #expect(
        try Component<A>(Counter(initial: .max - 1)).history("+ +  -", words)
          == "\(Int.max - 1) \(Int.max) ! \(Int.max - 1)"
      )
      #expect(try Component<A>(Counter()).history("", words) == "0")
    }
    for architecture in everyArchitecture(of: Counter.self) { try check(architecture) }
  }

  @Test("of a history is made of known words")
  func unknownWord() {
    let words: Words<Int> = ["up": 1, "down": -1]
    let error = #expect(throws: PictureError.self) { try words.messages(in: "up left") }
    #expect(
      error?.description
        == "a picture must be made of the words \"up\", \"down\"; got \"left\""
    )
  }

  @Test("is made of words that differ and hold no blanks")
  func words() async {
    await #expect(processExitsWith: .failure) { _ = ["a": 1, "a": 2] as Words }
    await #expect(processExitsWith: .failure) { _ = ["a b": 1] as Words }
  }

  @Test("of time moves the clock, frame by frame")
  func frames() throws {
    let tester = Tester(Component<Elm<Search>>(Search())).ignoring(.work, .messages)
    let played = try tester.play(
      "ab---- c- (ab)--- |",
      every: .milliseconds(100),
      ["a": .type("a"), "b": .type("b"), "c": .clear],
      starts: ["search": "S"]
    )
    #expect(played.starts == "----S------S-")
    #expect(played.views[1] == "ab: ...")
    #expect(played.views.last == "ab: ...")
    #expect(tester.clock.now.elapsed == .milliseconds(1_200))
    #expect(tester.failures == [])
  }

  @Test("of time reports at its end the work that still runs")
  func end() throws {
    let tester = Tester(Component<Elm<Search>>(Search()))
    try tester.play("a-|", every: .seconds(1), ["a": .type("a")], starts: ["search": "S"])
    #expect(tester.failures.map(\.summary) == ["Work still runs at the end of the test."])
  }

  @Test(
    "of time is refused if it is malformed",
    arguments: [
      ("a(b", "parentheses must come in pairs; got \"a(b\""),
      ("a)b", "parentheses must come in pairs; got \"a)b\""),
      ("a|b", "a picture must end with \"|\"; got \"a|b\""),
    ]
  )
  func flaws(picture: String, reason: String) {
    let tester = Tester(Component<Elm<Search>>(Search()))
    let error = #expect(throws: PictureError.self) {
      try tester.play(picture, every: .seconds(1), [:])
    }
    #expect(error?.description == reason)
  }
}

import ComponentKit
import ComponentTesting
import Testing

/// A program that shows one text after the other.
private struct Texts: Program {
  enum Message: Hashable { case on }
  let texts: [String]
  let initial = 0
  func update(_ place: inout Int, by message: Message) { place += 1 }
  func refusal(of message: Message, in place: Int) -> Refusal? {
    place + 1 < texts.count ? nil : Refusal("there is no more")
  }
  func view(_ place: Int, send: @escaping (Message) -> Void) -> String { texts[place] }
}

@Suite("The text of a trace")
struct TraceTextTests {
  @Test("marks the words that change in a line, and the lines that come and go")
  func changes() {
    let lines = trace(["a b c", "a x c", "a c", "a c d", "a c d", "q\nr", "q\nr\ns", "t\ns\nu"])
    #expect(
      lines == [
        "0. the start | a b c", "1. message on | a {b → x} c", "2. message on | a {x → } c",
        "3. message on | a c { → d}", "4. message on", "5. message on | - a c d | + q | + r",
        "6. message on | + s", "7. message on | - q | - r | + t | + u",
      ]
    )
  }

  @Test("is short: each moment between the first and the last one has one line")
  func long() {
    let screen = (1...10).map { "line \($0)" }
    let screens = (0...11).map { place in
      (screen.map { "\($0) of \(place)" }).joined(separator: "\n")
    }
    let lines = trace(screens)
    #expect(lines.count <= 36)
    #expect(lines[11].hasPrefix("1. message on | line 1 of {0 → 1} | line 2"))
    #expect(lines.dropFirst(11).prefix(10).allSatisfy { $0.count <= 100 && $0.hasSuffix("...") })
    #expect(lines.last == "... and 5 lines more")
  }

  /// The text of the run that shows all texts.
  private func trace(_ texts: [String]) -> [String] {
    let space = Exploration(from: Component<Elm<Texts>>(Texts(texts: texts)), by: [.on])
    return space.everyState("there is more") { $0.programState.state + 1 < texts.count }.trace?
      .lines
      ?? []
  }
}

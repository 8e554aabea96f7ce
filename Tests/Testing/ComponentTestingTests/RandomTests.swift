import ComonadLaws
import ComponentKit
import ComponentTesting
import Testing

/// A tally that drops its third step up in a row.
private struct Forgetful: Program {
  struct State {
    var count = 0
    var row = 0
  }
  let initial = State()
  func refusal(of message: Int, in state: State) -> Refusal? {
    Tally().refusal(of: message, in: state.count)
  }
  func update(_ state: inout State, by message: Int) {
    state.row = message > 0 ? state.row + 1 : 0
    if state.row != 3 { state.count += message }
  }
  func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.count }
}

@Suite("Random histories")
struct RandomTests {
  private let steps = Generator<Int>.element(of: [1, -1, 2])

  private func compare(_ plan: CasePlan) -> TestFailure? {
    disagreement(
      "Forgetful",
      of: { Component<Elm<Forgetful>>(Forgetful()) },
      with: { Component<React<Tally>>(Tally()) },
      messages: steps,
      plan: plan
    )
  }

  @Test("find the shortest disagreement with a reference, and run it again")
  func shortest() throws {
    let failure = try #require(compare(CasePlan()))
    #expect(
      failure.text.hasPrefix(
        """
        Forgetful and its reference differ after 3 messages, the fewest found.
          messages: 1; 1; 1
          - 3
          + 2
        Fix the wrong one; run this history again with LAW=Forgetful:agreement:
        """
      )
    )
    let sample = failure.remedy.split(separator: "\n").last
    #expect(sample == "Sampled: 100 histories of up to 60 messages, seed 1.")
    let word = failure.remedy.split(separator: " ").first { $0.hasPrefix("LAW=") } ?? ""
    let token = try #require(CaseToken(String(word.dropFirst(4))))
    #expect(compare(CasePlan(replay: token))?.lines == failure.lines)
    let other = CaseToken(instance: "Other", law: "agreement", size: 10, draws: [1])
    #expect(compare(CasePlan(replay: other)) == nil)
  }

  @Test("find a refusal that only one of two gives")
  func refusals() throws {
    struct Bold: Program {
      let initial = 0
      func update(_ count: inout Int, by message: Int) { count = max(0, count + message) }
      func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
    }
    let found = disagreement(
      "Bold",
      of: { Component<Elm<Bold>>(Bold()) },
      with: { Component<Elm<Tally>>(Tally()) },
      messages: steps
    )
    let failure = try #require(found)
    #expect(
      failure.lines
        == ["messages: -1", "- refused: the tally must not be negative", "+ accepted"]
    )
  }

  @Test("find no difference of equal components, in all architectures")
  func agreement() {
    func check<A>(_: A.Type)
    where A: ProgramArchitecture<Tally> & SendableMetatype {
      let failure = disagreement(
        "Tally",
        of: { Component<A>(Tally()) },
        with: { Component<Elm<Tally>>(Tally()) },
        messages: steps
      )
      #expect(failure == nil)
    }
    check(React<Tally>.self)
    check(Redux<Tally>.self)
    check(Halogen<Tally>.self)
  }

  @Test("find the shortest history that breaks an invariant")
  func invariant() throws {
    let found = violation(
      "tally: below two",
      of: { Component<Redux<Tally>>(Tally()) },
      messages: .element(of: [1, -1]),
      plan: CasePlan(cases: 250, seed: 7),
      where: { $0.state < 2 }
    )
    let failure = try #require(found)
    #expect(
      failure.text.hasPrefix(
        """
        The rule "tally: below two" is broken after 2 messages, the fewest found.
          messages: 1; 1
          + 2
        Fix the program, or the rule; run this history again with LAW='tally, below two:invariant:
        """
      )
    )
    #expect(
      failure.text.hasSuffix(
        """
        Sampled: 250 histories of up to 60 messages, seed 7. State and messages are Hashable: \
        Exploration.everyState decides it for all histories.
        """
      )
    )
  }

  @Test("hold no message that was refused, however many draws make it")
  func refusedSteps() throws {
    struct Nines: Program {
      let initial = 0
      func refusal(of message: [Int], in count: Int) -> Refusal? {
        message.last == 9 ? nil : Refusal("no nine at the end")
      }
      func update(_ count: inout Int, by message: [Int]) { count += 1 }
      func view(_ count: Int, send: @escaping ([Int]) -> Void) -> Int { count }
    }
    let messages = Generator<Int>.integers(in: 0...9).array(count: 13)
    let rule: @Sendable (CasePlan) -> TestFailure? = { plan in
      violation(
        "below two",
        of: { Component<Elm<Nines>>(Nines()) },
        messages: messages,
        plan: plan,
        where: { $0.view < 2 }
      )
    }
    let failure = try #require(rule(CasePlan(cases: 400)))
    let nine = "\(Array(repeating: 0, count: 12) + [9])"
    #expect(failure.lines == ["messages: \(nine); \(nine)", "+ 2"])
    let text = failure.remedy.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }
    let token = try #require(CaseToken(String(text)))
    #expect(rule(CasePlan(replay: token))?.lines == failure.lines)
    let reference = disagreement(
      "Nines",
      of: { Component<Elm<Nines>>(Nines()) },
      with: { Component<Elm<Capped>>(Capped()) },
      messages: messages,
      plan: CasePlan(cases: 400)
    )
    #expect(reference?.lines.first == "messages: \(nine); \(nine)")
  }

  /// Refuses what the other one refuses, and counts to one.
  private struct Capped: Program {
    let initial = 0
    func refusal(of message: [Int], in count: Int) -> Refusal? {
      message.last == 9 ? nil : Refusal("no nine at the end")
    }
    func update(_ count: inout Int, by message: [Int]) { count = 1 }
    func view(_ count: Int, send: @escaping ([Int]) -> Void) -> Int { count }
  }

  @Test("compare the component before the first message")
  func beginning() throws {
    let found = violation(
      "positive",
      of: { Component<Elm<Tally>>(Tally()) },
      messages: steps,
      where: { $0.view > 0 }
    )
    let failure = try #require(found)
    #expect(failure.summary == "The rule \"positive\" is broken at the beginning.")
    #expect(failure.lines == ["+ 0"])
  }

  @Test("deliver the messages that a program sends itself")
  func delivered() {
    struct Pump: Program {
      let initial = 0
      func update(_ level: inout Int, by message: Int) -> Effect<Int> {
        level += message
        return level > 3 ? .message(-4) : .none
      }
      func view(_ level: Int, send: @escaping (Int) -> Void) -> Int { level }
    }
    let failure = violation(
      "low",
      of: { Component<Elm<Pump>>(Pump()) },
      messages: .integers(in: 0...3),
      where: { $0.view < 4 }
    )
    #expect(failure == nil)
  }
}

import CommandLineSupport
import ComponentKit
import LaboratoryCore
import SamplePrograms
import Testing

@testable import lab

/// A counter that drops a step when it reaches a number: an architecture that is wrong.
struct Forgetful: Child {
  /// The number.
  var count = 0
  /// The number at which a step is lost.
  let limit: Int

  /// Takes a step unless it is at the limit.
  mutating func send(_ message: Counter.Message) -> Refusal? {
    guard count != limit else { return nil }
    Counter().update(&count, by: message)
    return nil
  }

  /// Nothing is refused.
  func refusal(of message: Counter.Message) -> Refusal? { nil }

  /// The number.
  func view(send: @escaping (Counter.Message) -> Void) -> Int { count }

  /// Nothing: a counter requests no effects.
  mutating func takeEffect() -> Effect<Counter.Message> { .none }

  /// Nothing: a counter has no work.
  mutating func resume() {}
}

@Suite("Verdict")
struct VerdictTests {
  /// Plays three steps up in a right and two wrong architectures.
  func play(_ report: inout some Report, isQuiet: Bool = false) throws -> AgreementVerdict {
    var run = AgreementRun<Counter>([
      (.elm, Forgetful(limit: 9)), (.redux, Forgetful(limit: 1)), (.react, Forgetful(limit: 2)),
    ])
    let script = try Script<Counter>(pieces: "+ + +", from: "test")
    return try run.play(script, isQuiet: isQuiet, report: &report)
  }

  @Test("names the first difference")
  func disagreement() throws {
    let transcript = Transcript()
    var report = TextReport(names: [.elm, .redux, .react], console: transcript.console())
    let verdict = try play(&report)
    #expect(verdict.disagreement == .init(message: "+", what: "view", others: [.redux]))
    #expect(
      transcript.output.hasSuffix(
        """
        > +
        elm  redux  react
        3    1      2

        The views disagreed: the view after "+" of redux differs from that of elm.

        """
      )
    )
  }

  @Test("is printed as JSON")
  func json() throws {
    let transcript = Transcript()
    let names: [ArchitectureName] = [.elm, .redux, .react]
    var report = JSONReport(program: "counter", names: names, console: transcript.console())
    #expect(try !play(&report, isQuiet: true).agree)
    #expect(
      transcript.output
        == #"{"program":"counter","runs":[{"architecture":"elm","views":["3"],"refused":[]},"#
        + #"{"architecture":"redux","views":["1"],"refused":[]},"#
        + #"{"architecture":"react","views":["2"],"refused":[]}],"agree":false}"# + "\n"
    )
  }

  @Test("is printed as JSON run by run, with equal views once")
  func storage() throws {
    var writes: [String] = []
    var console = Transcript().console()
    console.write = { writes.append($0) }
    let names: [ArchitectureName] = [.elm, .redux, .react]
    var report = JSONReport(program: "counter", names: names, console: console)
    let view = String(repeating: "a", count: 100)
    try report.show(Observation(views: [view, "b", view]))
    let addresses = report.views.map { views in
      views[0].utf8.withContiguousStorageIfAvailable { $0.baseAddress }
    }
    #expect(addresses[0] == addresses[2])
    #expect(report.views[1] == ["\"b\""])
    try report.finish(AgreementVerdict(names: names))
    #expect(writes.count == 5)
    #expect(writes[2] == #",{"architecture":"redux","views":["b"],"refused":[]}"#)
  }

  @Test("compares refusals and states as well")
  func everything() {
    var verdict = AgreementVerdict(names: [.elm, .redux])
    verdict.compare([Refusal("a"), nil], "refusal", after: "undo")
    verdict.compare([1, 2], "state", after: nil)
    #expect(verdict.disagreement == .init(message: "undo", what: "refusal", others: [.redux]))
    #expect(
      verdict.sentence
        == "The views disagreed: the refusal after \"undo\" of redux differs from that of elm."
    )
  }
}

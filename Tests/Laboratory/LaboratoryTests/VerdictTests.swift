import CommandLineSupport
import ComponentKit
import Synchronization
import TestSupport
import Testing

@testable import Laboratory
@testable import SharedLaboratory

/// A component that drops a step when it reaches a number: an architecture that is wrong.
private struct Forgetful: Child {
  /// The number.
  var count = 0

  /// The number at which a step is lost.
  let limit: Int

  mutating func send(_ message: Likes.Message) -> Refusal? {
    if count != limit { Likes().update(&count, by: message) }
    return nil
  }

  func refusal(of message: Likes.Message) -> Refusal? { nil }

  func view(send: @escaping (Likes.Message) -> Void) -> Int { count }

  mutating func takeEffect() -> Effect<Likes.Message> { .none }

  mutating func resume() {}
}

@Suite("Verdict")
struct VerdictTests {
  private static let names: [ArchitectureName] = [.elm, .redux, .react]

  /// Plays three steps up in a right and two wrong architectures.
  private func play(
    _ report: inout some Report,
    isQuiet: Bool = false
  ) throws -> AgreementVerdict {
    let subject = try #require(Experiment.likes.subject as? ExperimentSubject<Likes>)
    let members = zip(Self.names, [9, 1, 2]).map { name, limit in
      Member<Likes>(name: name, component: AnyChild(Forgetful(limit: limit)))
    }
    var run = AgreementRun(subject.parts, members)
    let script = try subject.script(of: "+ + +", from: "test")
    return try run.play(script, isQuiet: isQuiet, report: &report)
  }

  @Test("names the first difference")
  func disagreement() throws {
    let transcript = Transcript()
    var report = TextReport(names: Self.names, console: transcript.console())
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
    var report = JSONReport(program: "likes", names: Self.names, console: transcript.console())
    #expect(try !play(&report, isQuiet: true).agree)
    #expect(
      transcript.output
        == #"{"program":"likes","runs":[{"architecture":"elm","views":["3"],"refused":[]},"#
        + #"{"architecture":"redux","views":["1"],"refused":[]},"#
        + #"{"architecture":"react","views":["2"],"refused":[]}],"agree":false}"# + "\n"
    )
  }

  @Test("is printed as JSON run by run, with equal views once")
  func storage() throws {
    let writes = Mutex<[String]>([])
    var console = Transcript().console()
    console.output = { text in writes.withLock { $0.append(text) } }
    var report = JSONReport(program: "likes", names: Self.names, console: console)
    let view = String(repeating: "a", count: 100)
    try report.show(Observation(views: [view, "b", view]))
    let addresses = report.views.map { views in
      views[0].utf8.withContiguousStorageIfAvailable { $0.baseAddress }
    }
    #expect(addresses[0] == addresses[2])
    #expect(report.views[1] == ["\"b\""])
    try report.finish(AgreementVerdict(names: Self.names))
    #expect(writes.withLock { $0.count } == 5)
    #expect(writes.withLock { $0[2] } == #",{"architecture":"redux","views":["b"],"refused":[]}"#)
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

import ComonadLaws
import ComponentKit
import Foundation
import TestSupport
import Testing

@testable import ComponentTesting

@Suite("A tester")
struct TesterTests {
  @Test("follows a search from the typing to the answer, without waiting")
  func search() throws {
    let tester = Tester(Component<Redux<Search>>(Search()))
    tester.expect(view: ": ...")
    tester.send(.clear, refused: "there is nothing to clear")
    tester.send(.type("m"), expecting: .wait("search"))
    tester.advance(by: .milliseconds(299))
    tester.send(.type("o"), expecting: .wait("search"))
    #expect(tester.works == ["search, waiting until 0.599 seconds"])
    tester.advance(by: .milliseconds(299))
    #expect(tester.works == ["search, waiting until 0.599 seconds"])
    tester.advance(by: .milliseconds(1))
    let search = tester.work("search")
    #expect(search.send(.found("mo", count: 3)))
    tester.expect(state: Search.State(query: "mo", counts: ["mo": 3]))
    tester.expect(view: "mo: 3")
    #expect(search.finish())
    #expect(!search.send(.found("mo", count: 4)))
    tester.expect(view: "mo: 3")
    try tester.check()
  }

  @Test("receives nothing from work that was cancelled or replaced")
  func stale() throws {
    let tester = Tester(Component<Elm<Search>>(Search()))
    tester.send(.type("a"), expecting: .wait("search"))
    tester.advance(by: .seconds(1))
    let first = tester.work("search")
    tester.send(.type("b"), expecting: .wait("search"))
    #expect(first.isRunning)
    tester.advance(by: .seconds(1))
    #expect(!first.isRunning)
    #expect(!first.send(.found("a", count: 9)))
    let second = tester.work("search")
    tester.send(.clear, expecting: .cancel("search"))
    #expect(!second.finish())
    tester.receive(.found("", count: 0))
    tester.expect(view: ": 0")
    try tester.check()
  }

  @Test("starts real work, and receives its messages")
  func started() throws {
    let tester = Tester(Component<Halogen<Search>>(Search()))
    tester.send(.type("moth"), expecting: .wait("search"))
    tester.advance(by: .milliseconds(300))
    tester.work("search").start()
    tester.expect(view: "moth: ...")
    tester.receive(.found("moth", count: 4))
    tester.expect(view: "moth: 4")
    try tester.check()
  }

  @Test("waits for work that runs in a task")
  func task() async throws {
    let clock = TestClock()
    let tester = Tester(Component<Elm<Doer>>(Doer()), clock: clock)
    let effect = Effect<Doer.Message>.work(
      Work("task") { outlet in
        let task = Task {
          for number in 1...2 {
            do { try await clock.sleep(for: .seconds(1)) } catch {
              outlet.fail(WorkFailure("stopped"))
              return
            }
            outlet.send(.told(number))
          }
          outlet.finish()
        }
        return Cancellation { task.cancel() }
      }
    )
    tester.send(.perform(effect), expecting: .start("task"))
    tester.work("task").start()
    for number in 1...2 {
      await clock.sleepers(1)
      tester.advance(by: .seconds(1))
      await tester.arrival()
      tester.receive { if case .told(number) = $0 { true } else { false } }
    }
    await tester.arrival()
    #expect(tester.works == [])
    #expect(tester.view == [1, 2])
    try tester.check()
  }

  @Test("delivers the program's own messages before those of work, and records a failure")
  func inbox() {
    let tester = Tester(Component<Elm<Doer>>(Doer()))
    tester.send(.perform(.merge([job("a"), .message(.told(1))])), expecting: .start("a"))
    tester.work("a").send(.told(2))
    #expect(tester.view == [1, 2])
    tester.work("a").finish()
    tester.finish()
    #expect(tester.failures.count == 1)
    #expect(tester.failures.first?.summary.hasSuffix("messages that were not received.") == true)
  }

  @Test("receives errors that no message reports")
  func errors() throws {
    let tester = Tester(Component<Elm<Doer>>(Doer()))
    let failing = Work<Doer.Message>("disk") { outlet in
      outlet.fail(WorkFailure("full"))
      return .none
    }
    tester.send(.perform(.work(failing)), expecting: .start("disk"))
    tester.work("disk").start()
    tester.expect(error: WorkFailure("full", of: "disk"))
    tester.send(.perform(job("net")), expecting: .start("net"))
    tester.work("net").fail("offline")
    #expect(tester.errors.map(\.description) == ["disk: full", "net: offline"])
    try tester.check()
  }

  @Test("works for a component of every architecture")
  func architectures() throws {
    func check<A: ProgramArchitecture<Search>>(_: A.Type) throws {
      let tester = Tester(Component<A>(Search()))
      tester.send(.type("a"))
      tester.advance(by: .seconds(1))
      tester.expect(effects: [.wait("search"), .start("search")])
      tester.work("search").finish()
      tester.expect(view: "a: ...")
      try tester.check()
    }
    for architecture in everyArchitecture(of: Search.self) { try check(architecture) }
  }

  @Test("ignores each kind of failure by its name", arguments: TestConcern.allCases)
  func loosened(concern: TestConcern) {
    let tester = Tester(Component<Elm<Doer>>(Doer())).ignoring(concern)
    let failing = Work<Doer.Message>("f") { outlet in
      outlet.fail(WorkFailure("full"))
      return .none
    }
    tester.send(.perform(.merge([.message(.told(1)), job("a"), .work(failing)])))
    if concern == .effects {
      _ = tester.works
    } else {
      tester.expect(effects: [.start("a"), .start("f")])
    }
    if concern == .messages { #expect(tester.view == [1]) } else { tester.receive { _ in true } }
    tester.work("f").start()
    if concern != .errors { tester.expect(error: WorkFailure("full", of: "f")) }
    if concern != .work { tester.work("a").finish() }
    tester.finish()
    #expect(tester.failures == [])
  }

  @Test("asks for each change of the state when it is told to, and shows only what has changed")
  func changes() throws {
    struct Sheet: Program {
      struct State: Equatable {
        var lines = (1...40).map { "line \($0)" }
        var isSaved = true
      }
      enum Message {
        case edit(Int, String)
        case keep, saved
      }
      let initial = State()
      func update(_ state: inout State, by message: Message) -> Effect<Message> {
        switch message {
        case .edit(let line, let text): (state.lines[line], state.isSaved) = (text, false)
        case .keep: return .work(Work("keep") { _ in .none })
        case .saved: state.isSaved = true
        }
        return .none
      }
      func view(_ state: State, send: @escaping (Message) -> Void) -> Int { state.lines.count }
    }
    let tester = Tester(Component<React<Sheet>>(Sheet())).expectingChanges()
    tester.send(.edit(3, "four"))
    tester.expect {
      $0.lines[3] = "four"
      $0.isSaved = false
    }
    // What changes nothing needs no words, nor what is expected as a whole.
    tester.send(.keep, expecting: .start("keep"))
    tester.work("keep").send(.saved)
    tester.work("keep").finish()
    var whole = Sheet.State()
    whole.lines[3] = "four"
    tester.expect(state: whole)
    #expect(tester.failures.isEmpty)
    // A change that is not expected is reported with its message, and one that is wrong at its line.
    tester.send(.edit(20, "x"))
    tester.send(.edit(21, "y"))
    tester.expect { $0.lines[21] = "z" }
    tester.finish()
    #expect(
      tester.failures.map(\.summary) == [
        "send(edit(20, \"x\")) changed the state, which was not expected.",
        "The state is not the one expected.",
      ]
    )
    #expect(tester.failures[0].lines.filter { $0.contains("x") }.count == 1)
    #expect(tester.failures.allSatisfy { $0.lines.count < 20 })
    // Without being asked it takes each state as it is.
    let easy = Tester(Component<React<Sheet>>(Sheet()))
    easy.send(.edit(1, "a"))
    #expect(easy.failures.isEmpty)
    easy.expect { $0.isSaved = false }
    #expect(
      easy.failures.map(\.text) == [
        """
        No state was noted from which it could change.
        Ask the tester for it with expectingChanges() before the message.
        """
      ]
    )
  }

  @Test("asks about changes that the state of the beginning or work makes, too")
  func changesOfWork() {
    let tester = Tester(Component<Redux<Doer>>(Doer())).ignoring(.effects).expectingChanges()
    tester.send(.perform(.work(Work("a") { _ in .none })))
    tester.work("a").send(.told(1))
    tester.work("a").finish()
    tester.finish()
    #expect(
      tester.failures.map(\.summary) == [
        "receive(told(1)) changed the state, which was not expected."
      ]
    )
  }

  @Test("passes each failure to a function, also those that are left when it is released")
  func reporting() {
    var texts: [String] = []
    do {
      let tester = Tester(Component<Elm<Tally>>(Tally()), report: { texts.append($0.summary) })
      tester.expect(view: 1)
      tester.send(-1)
      let search = Tester(Component<Elm<Search>>(Search()), report: { texts.append($0.summary) })
      search.send(.type("a"))
    }
    #expect(
      texts == [
        "The view is not the one expected.",
        "send(-1) was refused.",
        "send(type(\"a\")) had effects that were not expected.",
        "Work still runs at the end of the test.",
      ]
    )
  }

  @Test("records issues of Swift Testing, as its documentation shows")
  func issues() {
    withKnownIssue {
      let tester = Tester(Component<Elm<Tally>>(Tally())) { failure in
        let source = SourceLocation.init(fileID:filePath:line:column:)
        Issue.record("\(failure.text)", sourceLocation: failure.location.passed(to: source))
      }
      tester.expect(view: 1)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The view is not the one expected.") }
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("fails the process at its end if nobody has read its failures")
  func unchecked() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      for _ in 0..<2 {
        let tester = Tester(Component<Elm<Tally>>(Tally()))
        tester.expect(view: 1)
        tester.finish()
      }
      try FileHandle.standardError.write(contentsOf: Data("the tests go on\n".utf8))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = "must be checked: call check(), or give the tester a function `report`\n"
    #expect(text.contains(line + "ComponentTestingTests/"))
    #expect(text.components(separatedBy: "The view is not the one expected.").count == 3)
    #expect(text.hasSuffix("the tests go on\n"))
  }

  @Test("says once more why the process fails, after the framework has said that all tests passed")
  func reasonToFail() {
    let tester = Tester(Component<Elm<Tally>>(Tally()))
    for _ in 0..<2 { tester.expect(view: 1) }
    let failures = TestFailures(failures: tester.failures)
    #expect(
      failures.reasonToFail == """
        the process fails: testers had 2 failures that were not checked; the first is at \
        \(failures.failures[0].location)

        """
    )
  }

  @Test("does not trap for failures that were read or thrown")
  func checked() {
    let seen = Tester(Component<Elm<Tally>>(Tally()))
    seen.expect(view: 1)
    #expect(seen.failures.count == 1)
    let thrown = Tester(Component<Elm<Tally>>(Tally()))
    thrown.expect(view: 1)
    #expect(throws: TestFailures.self) { try thrown.check() }
  }
}

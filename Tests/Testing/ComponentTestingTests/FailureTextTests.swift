import ComonadLaws
import ComponentKit
import ComponentTesting
import Testing

/// The whole text of each failure: the event, the difference, and the remedy.
@Suite("A failure")
struct FailureTextTests {
  private let search = Tester(Component<React<Search>>(Search()))
  private let doer = Tester(Component<Elm<Doer>>(Doer()))

  @Test("shows how the view differs")
  func view() {
    search.ignoring(.effects, .work).send(.type("moth"))
    search.expect(view: "moth: 4")
    check(
      search,
      """
      The view is not the one expected.
        - moth: 4
        + moth: ...
      Expect the view that is shown, or fix the program's view or update.
      """
    )
  }

  @Test("shows how the state differs")
  func state() {
    search.ignoring(.effects, .work).send(.type("moth"))
    search.expect(state: Search.State(query: "moth", counts: ["moth": 4]))
    check(
      search,
      """
      The state is not the one expected.
        - State(query: "moth", counts: ["moth": 4])
        + State(query: "moth", counts: [])
      Expect the state that was reached, or fix the program's update.
      """
    )
  }

  @Test("names the effects that were not expected, and how to expect them")
  func effects() {
    doer.send(.perform(.merge([job("a"), job(nil), .cancel("b"), job("a", .drop)])))
    doer.ignoring(.work).finish()
    #expect(
      doer.failures.map { $0.text.drop { $0 != "\n" } } == [
        """

          + start a
          + start work without a name
          + cancel b
          + drop a
        Expect them with expect(effects: [.start("a"), .start(nil), .cancel("b"), .drop("a")]), \
        name the work with work(_:), or loosen the test with ignoring(.effects).
        """
      ]
    )
    #expect(doer.failures[0].summary.hasSuffix("had effects that were not expected."))
  }

  @Test("shows how the effects differ")
  func otherEffects() {
    search.ignoring(.work).send(.type("a"), expecting: .start("search"))
    check(
      search,
      """
      The effects are not those expected.
        - start search
        + wait search
      Expect the effects that the program requests, or fix its update.
      """
    )
  }

  @Test("names the messages that were not received")
  func messages() {
    let tester = Tester(Component<Elm<Search>>(Search())).ignoring(.effects, .work)
    tester.send(.type("a"))
    tester.send(.clear)
    tester.send(.type("b"))
    check(
      tester,
      """
      send(clear) led to messages that were not received.
        + found("", count: 0)
      Receive each with receive(_:), or loosen the test with ignoring(.messages).
      """
    )
  }

  @Test("shows another message than the one expected")
  func otherMessage() {
    let tester = Tester(Component<Elm<Search>>(Search())).ignoring(.effects, .work)
    tester.send(.type("a"))
    tester.send(.clear)
    tester.receive(.found("a", count: 0))
    check(
      tester,
      """
      The message received is not the one expected.
        - found("a", count: 0)
        + found("", count: 0)
      Receive the message that was sent, or fix the program's update.
      """
    )
  }

  @Test("reports a missing message")
  func noMessage() {
    search.receive(.clear)
    check(
      search,
      """
      There was no message to receive.
        - clear
      Let work send it, with work(_:), or fix the program's update.
      """
    )
  }

  @Test("names the work that still runs")
  func work() {
    doer.send(.perform(.merge([job("a"), job("a", .queue), job("b", .debounce(.seconds(1)))])))
    _ = doer.ignoring(.effects)
    doer.finish()
    check(
      doer,
      """
      Work still runs at the end of the test.
        + a
        + a, queued
        + b, waiting until 1.0 seconds
      Let it end with work(_:).finish(), let the program cancel it, or loosen the test with \
      ignoring(.work).
      """
    )
  }

  @Test("reports that nothing can arrive, instead of waiting forever", .timeLimit(.minutes(10)))
  func noArrival() async {
    search.ignoring(.effects, .work).send(.type("moth"))
    await search.arrival()
    check(
      search,
      """
      arrival() waits for started work to send something or to end; none is running.
      Start the work before, with work(_:).start().
      """
    )
    search.advance(by: .seconds(1))
    search.work("search").start()
    await search.arrival()
    await search.arrival()
    #expect(search.failures.count == 1)
    search.receive(.found("moth", count: 4))
    await search.arrival()
    #expect(search.failures.count == 2)
  }

  @Test("names the running work if the required work does not run")
  func noWork() {
    search.ignoring(.work).send(.type("a"))
    search.work("search").finish()
    check(
      search,
      """
      No work with this name is running.
        - search
        + search, waiting until 0.3 seconds
      Name running work, or start it: advance(by:) moves the clock.
      """
    )
  }

  @Test("gives the reason of a refusal")
  func refusal() {
    search.send(.clear)
    check(
      search,
      """
      send(clear) was refused.
        + there is nothing to clear
      Expect it with send(_:refused:), or send an accepted message.
      """
    )
  }

  @Test("writes messages without the names of modules and types")
  func words() {
    struct Holder: Program {
      let initial = 0
      func refusal(of message: SlotMessage<Int?, Search.Message>, in count: Int) -> Refusal? {
        Refusal("nothing is taken")
      }
      func update(_ count: inout Int, by message: SlotMessage<Int?, Search.Message>) {}
      func view(
        _ count: Int,
        send: @escaping (SlotMessage<Int?, Search.Message>) -> Void
      ) -> Int { count }
    }
    let holder = Tester(Component<Elm<Holder>>(Holder()))
    holder.send(.child(.found("moth", count: 4)))
    holder.send(.child(.type(String(repeating: "m", count: 100))))
    #expect(
      holder.failures.map(\.summary) == [
        "send(child(found(\"moth\", count: 4))) was refused.",
        "send(child(type(\"\(String(repeating: "m", count: 55))...) was refused.",
      ]
    )
  }

  @Test("names a child that has come into the state without a declaration")
  func undeclaredChild() {
    struct Shelf: Program {
      struct Loaded { var tally = ProgramState(Tally()) }
      struct State { var loaded: Loaded? }
      let initial = State()
      func update(_ shelf: inout State, by message: Int) { shelf.loaded = Loaded() }
      func view(_ shelf: State, send: @escaping (Int) -> Void) -> Bool { shelf.loaded == nil }
    }
    let shelf = Tester(Component<Elm<Shelf>>(Shelf()))
    shelf.finish()
    #expect(shelf.failures.isEmpty)
    shelf.send(1)
    shelf.finish()
    check(
      shelf,
      """
      The state holds children that are not declared, so nothing passes on their effects.
        + tally
      Add a Part of each name to `children` of the program.
      """
    )
  }

  @Test("distinguishes another refusal from none")
  func otherRefusal() {
    let tally = Tester(Component<Elm<Tally>>(Tally()))
    tally.send(-1, refused: "too low")
    tally.send(1, refused: "too high")
    #expect(
      tally.failures.map(\.text) == [
        """
        send(-1) was refused for another reason.
          - too low
          + the tally must not be negative
        Expect the actual reason, or fix the program's refusal(of:in:).
        """,
        """
        send(1) was accepted.
          - too high
        Send it with send(_:), or fix the program's refusal(of:in:).
        """,
      ]
    )
  }

  @Test("names unexpected errors, and errors that differ from the expected one")
  func errors() {
    let failing = Work<Doer.Message>("disk") { outlet in
      outlet.fail(WorkFailure("full"))
      return .none
    }
    doer.send(.perform(.work(failing)), expecting: .start("disk"))
    doer.work("disk").start()
    doer.expect(error: WorkFailure("broken", of: "disk"))
    doer.finish()
    #expect(
      doer.failures.map(\.text) == [
        """
        No work ended with the error expected.
          - disk: broken
          + disk: full
        Expect the actual error, or fix the work.
        """,
        """
        Work ended with errors that were not expected.
          + disk: full
        Expect each with expect(error:), make it a message in the work, or loosen the test with \
        ignoring(.errors).
        """,
      ]
    )
  }

  @Test("names a program that refuses its own message, and one that sends itself endlessly")
  func endless() {
    struct Echo: Program {
      let initial = 0
      func refusal(of message: Int, in count: Int) -> Refusal? {
        message < 0 ? Refusal("numbers only") : nil
      }
      func update(_ count: inout Int, by message: Int) -> Effect<Int> { .message(message - 1) }
      func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
    }
    let echo = Tester(Component<Elm<Echo>>(Echo())).ignoring(.messages)
    echo.send(1)
    #expect(echo.failures.map(\.summary) == ["-1, which came from receive(0), was refused."])
    echo.send(20_000)
    #expect(echo.failures.last?.summary.hasSuffix("led to more than 10000 messages.") == true)
  }

  @Test("has the location of its call, or of the sent message that led to it")
  func locations() {
    let line = #line + 1
    search.send(.type("a"))
    search.expect(view: "b: ...", line: 7)
    search.ignoring(.work).finish()
    #expect(search.failures.map(\.location.line) == [7, line])
    #expect(search.failures.map(\.location.fileID) == [#fileID, #fileID])
  }

  /// Checks that a tester has one failure, with this text.
  private func check<A: ProgramArchitecture>(
    _ tester: Tester<A>,
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(tester.failures.map(\.text) == [text], sourceLocation: location)
  }
}

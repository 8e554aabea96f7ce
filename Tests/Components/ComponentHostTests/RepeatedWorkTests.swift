import ComponentHost
import ComponentKit
import ComponentTesting
import Testing

@Suite("Repeated work")
struct RepeatedWorkTests {
  /// Counts the seconds while it runs.
  private struct Clock: Program {
    struct State: Equatable { var (seconds, isRunning) = (0, true) }
    enum Message: Sendable { case second, toggle }

    let initial = State()

    func update(_ state: inout State, by message: Message) -> Effect<Message> {
      switch message {
      case .second: state.seconds += 1
      case .toggle: state.isRunning.toggle()
      }
      return .none
    }

    func subscriptions(of state: State) -> [Work<Message>] {
      state.isRunning ? [.every(.seconds(1), id: "second", send: .second)] : []
    }

    func view(_ state: State, send: @escaping (Message) -> Void) -> Int { state.seconds }
  }

  @Test("sends a message after each time, until it is cancelled, and begins again")
  func ticks() async {
    let clock = TestClock()
    let host = ProgramHost(Component<Elm<Clock>>(Clock()), clock: clock)
    for second in 1...3 {
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(999))
      #expect(host.view == second - 1)
      clock.advance(by: .milliseconds(1))
      while host.view < second { await Task.yield() }
    }
    await clock.sleepers(1)
    host.send(.toggle)
    await clock.sleepers(0)
    clock.advance(by: .seconds(60))
    #expect(host.view == 3)
    host.send(.toggle)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    while host.view < 4 { await Task.yield() }
  }

  @Test(
    "keeps to the multiples of its time after one that came late, and skips those that are over"
  )
  func late() async {
    let clock = TestClock()
    let host = ProgramHost(Component<Elm<Clock>>(Clock()), clock: clock)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(2_600))
    while host.view < 1 { await Task.yield() }
    for second in 2...4 {
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(second == 2 ? 399 : 999))
      #expect(host.view == second - 1)
      clock.advance(by: .milliseconds(1))
      while host.view < second { await Task.yield() }
    }
  }

  @Test("is due at the next multiple that lies ahead, on hosts and on pages")
  func rule() {
    for (passed, due) in [(0, 10), (9, 10), (10, 20), (11, 20), (25, 30), (1_000_000, 1_000_010)] {
      #expect(
        nextTick(of: .milliseconds(10), after: .milliseconds(passed)) == .milliseconds(due)
      )
    }
  }
}

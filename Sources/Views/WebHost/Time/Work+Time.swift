public import ComponentKit

extension Work where Message: Sendable {
  /// Returns work that sends a message after a time, by the clock of the browser.
  ///
  /// To cancel its name is to forget the message; another wait of that name takes its place.
  ///
  /// ```swift
  /// let reminder = Work.after(.seconds(60), id: "tea", send: "time for tea")
  /// reminder.id  // "tea"
  /// Effect.work(reminder).isNone  // false
  /// ```
  ///
  /// Elsewhere than in a browser it waits by the continuous clock.
  ///
  /// - Parameters:
  ///   - time: How long the message waits.
  ///   - id: The name by which it is cancelled or, by a later one, replaced.
  ///   - message: The message.
  /// - Returns: The work, which ends when the message is sent.
  public static func after(
    _ time: Duration,
    id: EffectID? = nil,
    send message: Message
  ) -> Work {
    Work(id) { outlet in
      PageClock.call(after: time, isRepeated: false) {
        outlet.send(message)
        outlet.finish()
      }
    }
  }

  /// Returns work that sends a message again and again, by the clock of the browser.
  ///
  /// A program that is to tick while its state says so returns it from its subscriptions:
  ///
  /// ```swift
  /// struct Stopwatch: ActiveProgram, MarkupProgram {
  ///   enum Message: Sendable { case start, stop, tick }
  ///   struct State { var seconds = 0, isRunning = false }
  ///   let initial = State()
  ///   func update(_ state: inout State, by message: Message) -> Effect<Message> {
  ///     switch message {
  ///     case .start: state.isRunning = true
  ///     case .stop: state.isRunning = false
  ///     case .tick: state.seconds += 1
  ///     }
  ///     return .none
  ///   }
  ///   func subscriptions(of state: State) -> [Work<Message>] {
  ///     state.isRunning ? [.every(.seconds(1), id: "tick", send: .tick)] : []
  ///   }
  ///   func markup(of state: State) -> Markup<Message> {
  ///     .button([.onClick(state.isRunning ? .stop : .start)], ["\(state.seconds) s"])
  ///   }
  /// }
  /// Stopwatch().subscriptions(of: Stopwatch.State(isRunning: true)).count  // 1
  /// ```
  ///
  /// The message comes at whole multiples of the time; those that a busy or hidden page has missed
  /// are left out.
  ///
  /// - Parameters:
  ///   - time: How long it is from one message to the next.
  ///   - id: The name by which it is cancelled or, by a later one, replaced.
  ///   - message: The message.
  /// - Returns: The work, which goes on until it is cancelled.
  /// - Precondition: The time is positive.
  public static func every(
    _ time: Duration,
    id: EffectID? = nil,
    send message: Message
  ) -> Work {
    precondition(time > .zero, "time must be positive; got \(Int(time.milliseconds)) ms")
    return Work(id) { outlet in
      PageClock.call(after: time, isRepeated: true) { outlet.send(message) }
    }
  }
}

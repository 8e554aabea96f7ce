public import ComponentKit

extension Work where Message: Sendable {
  /// Returns work that sends a message with the time of day.
  ///
  /// The clock of a page goes on from the time at which the page was opened, also if somebody sets the
  /// computer's clock.
  ///
  /// ```swift
  /// let stamp = Work<Duration>.now { $0 }
  /// stamp.id  // "now"
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name by which a test finds it.
  ///   - message: Makes the message of the time since the beginning of 1970 in UTC.
  /// - Returns: The work, which ends at once.
  public static func now(
    id: EffectID? = "now",
    send message: @escaping @Sendable (Duration) -> Message
  ) -> Work {
    Work(id, policy: .parallel) { outlet in
      outlet.end(with: message(.milliseconds(Int64(BrowserClock.milliseconds))))
      return .none
    }
  }

  /// Returns work that sends a message after a time, by the clock of the browser.
  ///
  /// Cancelling its name drops the message; other work of that name replaces it.
  ///
  /// ```swift
  /// let reminder = Work.after(.seconds(60), id: "tea", send: "time for tea")
  /// reminder.id  // "tea"
  /// Effect.work(reminder).isNone  // false
  /// ```
  ///
  /// Outside a browser, the work waits by the continuous clock.
  ///
  /// - Parameters:
  ///   - time: The time before the message.
  ///   - id: The name for cancelling or replacing the work.
  ///   - message: The message.
  /// - Returns: The work, which ends when the message is sent.
  public static func after(_ time: Duration, id: EffectID? = nil, send message: Message) -> Work {
    Work(id) { outlet in
      PageClock.call(after: time, isRepeated: false) { outlet.end(with: message) }
    }
  }

  /// Returns work that sends a message repeatedly, by the clock of the browser.
  ///
  /// A program that ticks in some of its states returns the work from its subscriptions:
  ///
  /// ```swift
  /// struct Stopwatch: MarkupProgram {
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
  /// The message is sent at multiples of the time, except for those that a busy or hidden page has
  /// missed. In a file that imports `ComponentHost` too, the function of that name there is meant.
  ///
  /// - Parameters:
  ///   - time: The time between two messages.
  ///   - id: The name for cancelling or replacing the work.
  ///   - message: The message.
  /// - Returns: The work, which continues until it is cancelled.
  /// - Precondition: The time is positive.
  @_disfavoredOverload
  public static func every(_ time: Duration, id: EffectID? = nil, send message: Message) -> Work {
    precondition(time > .zero, "time must be positive; got \(Int(time.milliseconds)) ms")
    return Work(id) { outlet in
      PageClock.call(after: time, isRepeated: true) { outlet.send(message) }
    }
  }
}

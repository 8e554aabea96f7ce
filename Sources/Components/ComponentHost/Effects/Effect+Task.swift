public import ComponentKit
import Foundation

extension Effect where Message: Sendable {
  /// Returns an effect that runs an asynchronous function, whose result is a message.
  ///
  /// ```swift
  /// let roll = Effect<Int>.task("roll") { Int.random(in: 1...6) }
  /// roll.isNone  // false
  /// ```
  ///
  /// `catch` turns an error into a message; without a `catch`, the host reports the error. The error
  /// of a cancelled function is dropped.
  ///
  /// - Parameters:
  ///   - id: Its name, if it can be cancelled or replaced.
  ///   - policy: Decides what happens to running work with the same name.
  ///   - priority: The priority of the task, which inherits none: another sender's thread may handle the
  ///     message. By default it is medium.
  ///   - body: The function.
  ///   - recover: Makes a message of an error.
  /// - Returns: The effect.
  @inlinable
  public static func task(
    _ id: EffectID? = nil,
    policy: WorkPolicy = .latest,
    priority: TaskPriority? = nil,
    _ body: @escaping @Sendable () async throws -> Message,
    catch recover: (@Sendable (any Error) -> Message)? = nil
  ) -> Effect {
    let priority = priority?.rawValue
    return .work(
      Work(id, policy: policy) { outlet in
        .task(priority) {
          do {
            outlet.end(with: try await body())
          } catch {
            outlet.end(with: error, recover)
          }
        }
      }
    )
  }

  /// Returns an effect that runs an asynchronous function, which may send any number of messages.
  ///
  /// ```swift
  /// let count = Effect<Int>.task("count", policy: .drop) { send in
  ///   for number in 1...3 {
  ///     try await HostClock.sleep(for: .seconds(1))
  ///     send(number)
  ///   }
  /// } catch: { _ in -1 }
  /// count.isNone  // false
  /// ```
  ///
  /// It takes an error as ``task(_:policy:priority:_:catch:)-(_,_,_,()->Message,_)`` does.
  ///
  /// - Parameters:
  ///   - id: Its name, if it can be cancelled or replaced.
  ///   - policy: Decides what happens to running work with the same name.
  ///   - priority: The priority of the task, which inherits none: another sender's thread may handle the
  ///     message. By default it is medium.
  ///   - body: The function.
  ///   - recover: Makes a message of an error.
  /// - Returns: The effect.
  @inlinable
  public static func task(
    _ id: EffectID? = nil,
    policy: WorkPolicy = .latest,
    priority: TaskPriority? = nil,
    _ body:
      @escaping @Sendable (_ send: @escaping @Sendable (Message) -> Void) async throws -> Void,
    catch recover: (@Sendable (any Error) -> Message)? = nil
  ) -> Effect {
    let priority = priority?.rawValue
    return .work(
      Work(id, policy: policy) { outlet in
        .task(priority) {
          do {
            try await body { outlet.send($0) }
            outlet.finish()
          } catch {
            outlet.end(with: error, recover)
          }
        }
      }
    )
  }

  /// Returns an effect that sends the elements of a sequence as they come.
  ///
  /// - Parameters:
  ///   - id: Its name, if it can be cancelled or replaced.
  ///   - policy: Decides what happens to running work with the same name.
  ///   - messages: The sequence.
  ///   - recover: Makes a message of an error.
  /// - Returns: The effect.
  @inlinable
  public static func sequence<Messages: AsyncSequence & Sendable>(
    _ id: EffectID? = nil,
    policy: WorkPolicy = .latest,
    _ messages: Messages,
    catch recover: (@Sendable (any Error) -> Message)? = nil
  ) -> Effect where Messages.Element == Message {
    task(
      id,
      policy: policy,
      { send in for try await message in messages { send(message) } },
      catch: recover
    )
  }

  /// Returns an effect that sends a message after a time, by the clock of the host.
  ///
  /// - Parameters:
  ///   - time: How long the message waits.
  ///   - id: The name by which it is cancelled or, by a later one, replaced.
  ///   - message: The message.
  /// - Returns: The effect.
  @inlinable
  public static func after(_ time: Duration, id: EffectID? = nil, send message: Message) -> Effect {
    task(id) {
      try await HostClock.sleep(for: time)
      return message
    }
  }

  /// Returns an effect that sends a message with the time of day.
  ///
  /// A program that must know when something has happened asks for it, so a test says what time it is:
  ///
  /// ```swift
  /// struct Diary: Program {
  ///   enum Message: Equatable, Sendable { case write, wrote(at: Duration) }
  ///   let initial: [Duration] = []
  ///   func update(_ times: inout [Duration], by message: Message) -> Effect<Message> {
  ///     switch message {
  ///     case .write: return .now { .wrote(at: $0) }
  ///     case .wrote(let time):
  ///       times.append(time)
  ///       return .none
  ///     }
  ///   }
  ///   func view(_ times: [Duration], send: @escaping (Message) -> Void) -> Int { times.count }
  /// }
  /// let tester = Tester(Component<Redux<Diary>>(Diary()))
  /// tester.send(.write, expecting: .start("now"))
  /// tester.work("now").send(.wrote(at: .seconds(1_700_000_000)))
  /// tester.work("now").finish()
  /// tester.state  // [.seconds(1_700_000_000)]
  /// ```
  ///
  /// `WebHost` declares ``Work``'s function of the same name for pages.
  ///
  /// - Parameters:
  ///   - id: The name by which a test finds it.
  ///   - message: Makes the message of the time since the beginning of 1970 in UTC.
  /// - Returns: The effect.
  public static func now(
    id: EffectID? = "now",
    send message: @escaping @Sendable (Duration) -> Message
  ) -> Effect {
    .work(
      Work(id, policy: .parallel) { outlet in
        outlet.end(with: message(.seconds(Date().timeIntervalSince1970)))
        return .none
      }
    )
  }
}

extension Work where Message: Sendable {
  /// Returns work that sends a message repeatedly, by the clock of the host.
  ///
  /// The message is sent at multiples of the time, however long the work of each takes; those that a
  /// busy program has missed are skipped. A program that ticks in some of its states returns the work
  /// from its subscriptions.
  /// `WebHost` declares the same function for pages, so a program that receives the function as a
  /// value runs on both.
  ///
  /// ```swift
  /// let tick = Work<String>.every(.seconds(1), id: "tick", send: "tick")
  /// tick.id  // EffectID("tick")
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time between two messages.
  ///   - id: The name for cancelling or replacing the work.
  ///   - message: The message.
  /// - Returns: The work, which continues until it is cancelled.
  /// - Precondition: The time is positive.
  @inlinable
  public static func every(_ time: Duration, id: EffectID? = nil, send message: Message) -> Work {
    precondition(time > .zero, "time must be positive; got \(time)")
    return Work(id) { outlet in
      .task(nil) {
        do {
          try await HostClock.repeatedly(time) { outlet.send(message) }
        } catch {
          outlet.end(with: error, nil)
        }
      }
    }
  }
}

extension Cancellation {
  /// Starts an asynchronous function as a task, and returns how to cancel it.
  ///
  /// The task has the clock of the host, and nothing of the thread that handles the message, which may be
  /// that of any sender. The priority is a number, since copies of one of the library's type are calls of
  /// that library.
  @inlinable
  static func task(
    _ priority: UInt8?,
    _ run: @escaping @Sendable () async -> Void
  ) -> Cancellation {
    let task = HostWork.detached(priority.map { TaskPriority(rawValue: $0) }, run)
    return Cancellation(isAwaited: true) { task.cancel() }
  }
}

extension Outlet where Message: Sendable {
  /// Ends the work with an error, which becomes a message if a function was given.
  @usableFromInline
  func end(with error: any Error, _ recover: (@Sendable (any Error) -> Message)?) {
    if Task.isCancelled { return finish() }
    guard let recover else { return fail(WorkFailure("\(error)")) }
    end(with: recover(error))
  }
}

/// A piece of work outside of a program: a function that sends messages, and can be cancelled.
///
/// ```swift
/// let greet = Work<String>("greet", policy: .drop) { outlet in
///   outlet.end(with: "hello")
///   return .none
/// }
/// greet.within("door").id  // EffectID("greet").within("door")
/// ```
///
/// Work calls `end(with:)`, `finish` or `fail` when it has ended; messages that it sends afterwards
/// are dropped.
/// `Effect.task` makes work of an asynchronous function on platforms with tasks.
///
/// The form is the continuation of a message. (Elliott, Push-pull functional reactive programming,
/// 2009, has events of this kind; Rx calls it an observable.)
public struct Work<Message> {
  /// Its name, if it can be cancelled or replaced.
  public var id: EffectID?

  /// Decides what happens to running work with the same name.
  public var policy: WorkPolicy

  /// Starts the work, and returns how to cancel it.
  public let start: @Sendable (Outlet<Message>) -> Cancellation

  /// Creates a piece of work.
  ///
  /// - Parameters:
  ///   - id: Its name, if it can be cancelled or replaced.
  ///   - policy: Decides what happens to running work with the same name.
  ///   - start: Starts the work, and returns how to cancel it.
  public init(
    _ id: EffectID? = nil,
    policy: WorkPolicy = .latest,
    start: @escaping @Sendable (Outlet<Message>) -> Cancellation
  ) {
    self.id = id
    self.policy = policy
    self.start = start
  }

  /// Returns the work that sends the transformed messages.
  public func map<Other>(_ transform: @escaping @Sendable (Message) -> Other) -> Work<Other> {
    Work<Other>(id, policy: policy) { [start] outlet in start(outlet.contramap(transform)) }
  }

  /// Returns the work with its name within another one.
  ///
  /// Work without a name takes that one, so that cancelling it ends this work too; like all work
  /// without a name it goes on beside other work. The names of web sockets are within it, too.
  public func within(_ scope: EffectID) -> Work {
    if scope == .all { return self }
    return Work(id?.within(scope) ?? scope, policy: id == nil ? .parallel : policy) {
      [start] outlet in start(outlet.within(scope))
    }
  }
}

/// Decides what happens to running work when new work with the same name is requested.
public enum WorkPolicy: Hashable, Sendable {
  /// The running work goes on, and the new work starts beside it.
  case parallel

  /// The running work is cancelled, and the new work starts.
  case latest

  /// The running work goes on, and the new work starts after it.
  case queue

  /// The running work goes on, and the new work is dropped.
  case drop

  /// The new work starts when none of its name has been requested during a time; until then the
  /// running work goes on, and its messages are still delivered.
  case debounce(Duration)

  /// The running work is cancelled at once, and the new work starts when none of its name has been
  /// requested during a time.
  ///
  /// A search as you type needs this policy: with ``debounce(_:)``, the answer to an older text may
  /// come while the new text waits.
  case cancelAndDebounce(Duration)

  /// The new work starts at once, if none of its name has been requested during a time; else it is
  /// dropped, and the time begins again.
  case debounceFirst(Duration)

  /// The new work starts at once if none has during a time; else the latest does at its end.
  case throttle(Duration)
}

extension Work: Sendable where Message: Sendable {}

/// A piece of work outside of a program: started with where to send messages, it returns what
/// stops it.
///
/// ```swift
/// let greet = Work<String>("greet", policy: .drop) { outlet in
///   outlet.send("hello")
///   outlet.finish()
///   return .none
/// }
/// greet.within("door").id  // EffectID("greet").within("door")
/// ```
///
/// Work says when it has ended, by `finish` or `fail`; what it sends afterwards is not heard. Where
/// there are tasks, `Effect.task` writes it as an asynchronous function.
///
/// The form is the continuation of a message. (Elliott, Push-pull functional reactive programming,
/// 2009, has events of this kind; Rx calls it an observable.)
public struct Work<Message> {
  /// Its name, if it can be cancelled or replaced.
  public var id: EffectID?

  /// What becomes of work of the same name that is under way.
  public var policy: Policy

  /// Starts the work and returns what stops it.
  public let start: @Sendable (Outlet<Message>) -> Cancellation

  /// Creates a piece of work.
  ///
  /// - Parameters:
  ///   - id: Its name, if it can be cancelled or replaced.
  ///   - policy: What becomes of work of the same name; without a name, nothing.
  ///   - start: Starts it, and returns what stops it.
  public init(
    _ id: EffectID? = nil,
    policy: Policy = .latest,
    start: @escaping @Sendable (Outlet<Message>) -> Cancellation
  ) {
    self.id = id
    self.policy = policy
    self.start = start
  }

  /// Returns the work that sends the transformed messages.
  public func map<Other>(_ transform: @escaping @Sendable (Message) -> Other) -> Work<Other> {
    Work<Other>(id, policy: policy) { [start] outlet in
      start(outlet.contramap(transform))
    }
  }

  /// Returns the work with its name within another one.
  ///
  /// Work without a name takes that one, so that cancelling it ends this work too; like all work
  /// without a name it goes on beside other work.
  public func within(_ scope: EffectID) -> Work {
    if scope == .all { return self }
    var work = self
    if id == nil { work.policy = .parallel }
    work.id = id?.within(scope) ?? scope
    return work
  }
}

/// What becomes of work under way when work of the same name is to start.
public enum Policy: Hashable, Sendable {
  /// It goes on, and the new work starts beside it.
  case parallel

  /// It is cancelled, and the new work starts.
  case latest

  /// It goes on, and the new work starts after it.
  case queue

  /// It goes on, and the new work is not done.
  case drop

  /// The new work starts when none of its name has been asked for during a time.
  case debounce(Duration)

  /// The new work starts at once if none has during a time; else the latest does at its end.
  case throttle(Duration)
}

extension Work: Sendable where Message: Sendable {}

public import ComponentKit
public import Markup

/// A timer whose duration can be changed while it runs.
///
/// ```swift
/// var timer = Component<Halogen<DurationTimer>>(DurationTimer())
/// timer.send(.tick)          // nil
/// timer.view                 // "0.1 of 15 seconds, running"
/// timer.send(.duration(1))   // nil
/// timer.view                 // "0.1 of 0.1 seconds, over"
/// timer.send(.tick)          // Refusal("the timer is over")
/// ```
///
/// The clock is a subscription: it runs in each state whose time is not over, and in no other. So a
/// longer duration starts it again, and nothing has to stop it.
///
/// (The fourth task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct DurationTimer: DrawnProgram, Sendable {
  /// The time that has passed, and the duration.
  public struct State: Hashable, Sendable {
    /// The elapsed time, in tenths of a second.
    package internal(set) var elapsed = 0
    /// The duration, in tenths of a second.
    package internal(set) var duration = 150

    /// Whether the time is over.
    var isOver: Bool { elapsed >= duration }
  }

  /// The messages of the clock and of a person.
  public enum Message: Codable, Hashable, Sendable {
    /// A tenth of a second has passed.
    case tick
    /// Changes the duration, in tenths of a second.
    case duration(Int)
    /// Begins again.
    case reset
  }

  /// The durations that can be chosen, in tenths of a second.
  static let durations = 0...600

  /// Fifteen seconds at the start.
  public let initial = State()

  private let every: @Sendable (Duration, Message) -> Work<Message>

  /// Creates a timer whose clock never ticks, so that its ticks are sent by hand.
  public init() { self.init { _, _ in .silent } }

  /// Creates a timer from work that sends a message repeatedly.
  public init(every: @escaping @Sendable (Duration, Message) -> Work<Message>) {
    self.every = every
  }

  /// Refuses ticks after the end, and durations that cannot be chosen.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .tick where state.isOver: return Refusal("the timer is over")
    case .duration(let tenths) where !Self.durations.contains(tenths):
      return Refusal(
        "duration must be between 0 and \(Self.durations.upperBound) tenths; got \(tenths)"
      )
    case .tick, .duration, .reset: return nil
    }
  }

  /// Counts, or changes the duration.
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .tick: state.elapsed += 1
    case .duration(let tenths): state.duration = tenths
    case .reset: state.elapsed = 0
    }
    return .none
  }

  /// Ticks while the time is not over.
  public func subscriptions(of state: State) -> [Work<Message>] {
    guard !state.isOver else { return [] }
    var work = every(.milliseconds(100), .tick)
    work.id = "tick"
    return [work]
  }

  /// Shows the elapsed time and the duration.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    "\(state.elapsed.asSeconds) of \(state.duration.asSeconds) seconds, \(state.isOver ? "over" : "running")"
  }
}

extension Int {
  /// So many tenths of a second, in seconds.
  var asSeconds: String { (Double(self) / 10).decimal(places: 1) }
}

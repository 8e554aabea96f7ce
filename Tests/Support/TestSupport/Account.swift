public import ComponentKit

/// An account that is never below zero, adds a cent to a hundred, and answers queries, of which one
/// changes it.
public struct Account: Program, Sendable {
  /// What an account answers.
  public enum Query {
    /// How many cents there are.
    case balance(Reply<Int>)

    /// How many cents there were; none are left.
    case close(Reply<Int>)
  }

  /// No cents.
  public let initial = 0

  /// Creates an account.
  public init() {}

  /// Refuses to go below zero.
  public func refusal(of message: Int, in cents: Int) -> Refusal? {
    cents + message < 0 ? Refusal("there are only \(cents) cents") : nil
  }

  /// Adds cents.
  public func update(_ cents: inout Int, by message: Int) -> Effect<Int> {
    cents += message
    return message == 100 ? .message(1) : .none
  }

  /// Answers a query.
  public func answer(_ query: Query, from cents: inout Int) -> AnyAnswer {
    switch query {
    case .balance(let reply): return reply(cents)
    case .close(let reply):
      defer { cents = 0 }
      return reply(cents)
    }
  }

  /// The cents.
  public func view(_ cents: Int, send: @escaping (Int) -> Void) -> String { "\(cents) cents" }
}

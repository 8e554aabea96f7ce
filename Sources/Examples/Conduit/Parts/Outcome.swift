package import ComponentKit

/// The report of a page to the application: the message from a child to its parent.
package indirect enum Outcome: Hashable, Sendable {
  /// Another page is to be shown.
  case show(Route)
  /// A person has logged in, or has changed the account.
  case account(Account, Route)
  /// The person has logged out.
  case loggedOut
  /// The server has refused the token. A page with unsaved texts stays as it is.
  case expired(keepsPage: Bool)
}

/// A message of a page that may report something to the application.
package protocol Reporting {
  /// The outcome, if the message has one.
  var outcome: Outcome? { get }
}

// A composition reports what its children do.

extension SideMessage: Reporting where Left: Reporting, Right: Reporting {
  /// The outcome of the message on either side.
  package var outcome: Outcome? {
    switch self {
    case .left(let message): message.outcome
    case .right(let message): message.outcome
    case .both(let left, let right): left.outcome ?? right.outcome
    }
  }
}

extension SlotMessage: Reporting where Message: Reporting {
  /// The outcome of the child's message.
  package var outcome: Outcome? {
    switch self {
    case .child(let message, _): message.outcome
    case .replace: nil
    }
  }
}

extension RowMessage: Reporting where Message: Reporting {
  /// The outcome of the row's message.
  package var outcome: Outcome? {
    switch self {
    case .child(_, let message, _): message.outcome
    case .insert, .remove, .move: nil
    }
  }
}

extension OptimisticToggle.Message: Reporting {
  /// The end of a session, if the server refuses the token.
  package var outcome: Outcome? {
    if case .answered(let answer) = self { answer.expiry(keepsPage: true) } else { nil }
  }
}

extension Result where Failure == Problem {
  /// The end of a session, if the server has refused the token.
  func expiry(keepsPage: Bool) -> Outcome? {
    if case .failure(.unauthorized) = self { .expired(keepsPage: keepsPage) } else { nil }
  }
}

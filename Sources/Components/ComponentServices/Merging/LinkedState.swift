public import ComponentKit
import EmbeddedText

/// A message of a ``Linked`` program.
public enum LinkedMessage<Message> {
  /// A message of the person to the program.
  case own(Message)

  /// An event of the stream of entries.
  case log(ServerEventMessage)

  /// The answer to a step that was sent.
  case answered(Result<HTTPResponse, NetworkError>)

  /// Connects, or disconnects.
  case connect(Bool)

  /// Tries again, some time after something has failed.
  case tryAgain

  /// The person has read what was lost.
  case dismiss
}

extension LinkedMessage: Sendable where Message: Sendable {}

/// The state of a ``Linked`` program.
public struct LinkedState<Base: Program> {
  /// What is confirmed, pending and shown.
  public internal(set) var replica: Replicated<Base>.State

  /// What is known of the log.
  public internal(set) var link: ReplicaLink

  /// The connection to the log.
  public internal(set) var connection = LogConnection.opening

  /// The person's messages that are lost, the oldest first, until the person has read that.
  public internal(set) var lost: [Base.Message] = []

  /// Whether a step is on its way whose entry has not come.
  var isSending = false
}

extension LinkedState: Sendable where Base: Sendable, Base.State: Sendable, Base.Message: Sendable {
}

/// The connection of a ``Linked`` program to its log.
public enum LogConnection: Equatable, Sendable {
  /// The person has disconnected.
  case off

  /// The log is being asked, perhaps again.
  case opening

  /// Entries come.
  case open

  /// Nothing comes, for a reason that may pass; after some seconds the log is asked again.
  case broken(String)
}

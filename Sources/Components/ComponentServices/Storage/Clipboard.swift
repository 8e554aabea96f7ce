public import ComponentKit

/// The clipboard: one text, which all programs of a person share.
///
/// A program receives the clipboard as a value, and each access is work whose message is a
/// ``ClipboardEvent``:
///
/// ```swift
/// struct Invitation: Program {
///   enum Message { case copy, ended(ClipboardEvent) }
///   let clipboard: Clipboard
///   let initial = "not copied"
///   func update(_ status: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .copy: return .work(clipboard.write("moth-7").map { .ended($0) })
///     case .ended(.failed(let error)): status = "not copied: \(error)"
///     case .ended: status = "copied"
///     }
///     return .none
///   }
///   func view(_ status: String, send: @escaping (Message) -> Void) -> String { status }
/// }
/// @Sendable
/// func refuse(_ receive: Clipboard.Receive) -> Cancellation {
///   receive(.failed(.refused))
///   return .none
/// }
/// let refusing = Clipboard(read: { refuse($0) }, write: { refuse($1) })
/// var invitation = Component<Elm<Invitation>>(Invitation(clipboard: refusing))
/// invitation.send(.copy)
/// invitation.send(.ended(.failed(.refused)))
/// invitation.view  // "not copied: the person or the host does not allow the clipboard"
/// invitation.send(.ended(.written))
/// invitation.view  // "copied"
/// ```
///
/// `WebHost` has `Page.clipboard`, `TerminalHost` has `Terminal.clipboard`, and `ComponentTesting` a
/// `TestClipboard`.
///
/// ## Laws
///
/// After the work of each line, without another program:
///
/// ```text
/// write(t); read() sends .text(t)
/// write(t); write(u); read() sends .text(u)
/// ```
///
/// A text of the clipboard may be a password. A program that expects one makes a secret of it within
/// the work, by ``/ComponentKit/Work/map(_:)``, so that no message contains it.
public struct Clipboard: Sendable {
  /// Receives the only event of an access.
  public typealias Receive = @Sendable (ClipboardEvent) -> Void

  private let readText: @Sendable (@escaping Receive) -> Cancellation
  private let writeText: @Sendable (String, @escaping Receive) -> Cancellation

  /// Creates a clipboard from its two functions, each of which reports one event.
  ///
  /// - Parameters:
  ///   - read: Reads the text, and returns how to cancel that.
  ///   - write: Writes a text, and returns how to cancel that.
  public init(
    read: @escaping @Sendable (_ receive: @escaping Receive) -> Cancellation,
    write: @escaping @Sendable (_ text: String, _ receive: @escaping Receive) -> Cancellation
  ) {
    (readText, writeText) = (read, write)
  }

  /// Returns work that reads the text, and sends `.text` or `.failed`.
  public func read(id: EffectID? = nil) -> Work<ClipboardEvent> { work(id, readText) }

  /// Returns work that replaces the text, and sends `.written` or `.failed`.
  public func write(_ text: String, id: EffectID? = nil) -> Work<ClipboardEvent> {
    work(id) { [writeText] receive in writeText(text, receive) }
  }

  private func work(
    _ id: EffectID?,
    _ access: @escaping @Sendable (@escaping Receive) -> Cancellation
  ) -> Work<ClipboardEvent> {
    Work(id) { outlet in
      access { outlet.end(with: $0) }
    }
  }
}

/// The end of an access to a clipboard.
public enum ClipboardEvent: Hashable, Sendable {
  /// The text of the clipboard; empty if it contains none.
  case text(String)
  /// The text was written.
  case written
  /// The access failed, and changed nothing.
  case failed(ClipboardError)
}

/// The reason for which a clipboard was not read or not written.
public enum ClipboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person or the host does not allow the access.
  case refused
  /// The host has no clipboard, with its reason.
  case unavailable(String)

  /// The reason as one phrase.
  public var description: String {
    switch self {
    case .refused: "the person or the host does not allow the clipboard"
    case .unavailable(let reason): reason
    }
  }
}

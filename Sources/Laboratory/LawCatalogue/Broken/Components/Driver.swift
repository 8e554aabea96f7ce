import ComonadLab
import ComonadLaws

/// The functions that drive a child: they send messages, show it, and take its effects.
///
/// A fault replaces one of the functions.
struct Driver<C: Child & SendableMetatype>: Sendable {
  var send: @Sendable (DrivenChild<C>, C.Message) -> Refusal? = { $0.send($1) }

  /// Sends messages in one go; one after the other where nothing else is given.
  var sendAll: (@Sendable (DrivenChild<C>, [C.Message]) -> Void)?

  var view: @Sendable (DrivenChild<C>) -> C.View = { $0.child.view }

  /// Shows the child, and handles its events; by `send` where nothing else is given.
  var draw: (@Sendable (DrivenChild<C>) -> C.View)?

  var takeEffect: @Sendable (DrivenChild<C>) -> Effect<C.Message> = { $0.child.takeEffect() }

  /// Returns the child as the laws compare it.
  func specimen(of child: C) -> ComponentUnderTest<C.Message, C.View> {
    let driven = DrivenChild(child)
    return ComponentUnderTest(
      send: { send(driven, $0) },
      sendAll: { messages in
        if let sendAll { return sendAll(driven, messages) }
        for message in messages { _ = send(driven, message) }
      },
      view: { view(driven) },
      draw: { draw?(driven) ?? driven.child.view { _ = send(driven, $0) } },
      takeEffect: { takeEffect(driven) }
    )
  }
}

/// A child that several functions share, with the notes of the faults.
final class DrivenChild<C: Child> {
  var child: C

  /// Messages that have not been sent yet.
  var waiting: [C.Message] = []

  /// A mark that a fault sets and reads.
  var isMarked = false

  /// A number that a fault counts.
  var count = 0

  init(_ child: C) { self.child = child }

  /// Sends a message as it should be sent.
  @discardableResult
  func send(_ message: C.Message) -> Refusal? { child.send(message) }
}

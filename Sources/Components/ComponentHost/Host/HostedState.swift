public import ComponentKit

/// The program of a host, which is not `Sendable`, and its middleware: one thread at a time uses it.
@usableFromInline
struct HostedState<P: Program> where P.Message: Sendable {
  /// Passes a message through the middleware to the program.
  @usableFromInline
  typealias Chain =
    @Sendable (P.Message, inout SharedProgram<P>) -> (refusal: Refusal?, hasMoved: Bool)

  @usableFromInline
  var shared: SharedProgram<P>

  /// The middleware, if there is any.
  @usableFromInline
  let chain: Chain?

  @inlinable
  init(_ shared: sending SharedProgram<P>, chain: Chain?) {
    self.shared = shared
    self.chain = chain
  }
}

/// The outcome of a message: why it was refused, if it was, the effect of the program, and whether the
/// program has accepted a message.
///
/// A middleware may refuse a message that the program has accepted: then both happen.
@usableFromInline
typealias Outcome<Message: Sendable> = (refusal: Refusal?, effect: Effect<Message>, hasMoved: Bool)

extension HostedState {
  /// Sends a message through the middleware to the program; returns also whether the program has
  /// accepted one.
  @inlinable
  mutating func send(_ message: P.Message) -> (refusal: Refusal?, hasMoved: Bool) {
    if let chain { return chain(message, &shared) }
    let refusal = shared.send(message)
    return (refusal, refusal == nil)
  }

  /// Moves the program, and shows the observers a new state.
  @inlinable
  @inline(__always)
  mutating func move(
    before observers: Unmanaged<ObserverList<P>>?,
    by move: (inout HostedState) -> (refusal: Refusal?, hasMoved: Bool)
  ) -> Outcome<P.Message> {
    let (refusal, hasMoved) = move(&self)
    guard hasMoved else { return (refusal, .none, false) }
    observers?._withUnsafeGuaranteedRef { $0.look(shared) }
    return (refusal, shared.takeEffect(), true)
  }
}

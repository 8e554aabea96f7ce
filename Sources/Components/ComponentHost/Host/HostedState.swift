public import ComponentKit

/// The component of a host, which is not `Sendable`, and its middleware: one thread at a time uses it.
@usableFromInline
struct HostedState<A: ProgramArchitecture> where A.Program.Message: Sendable {
  @usableFromInline
  var component: Component<A>

  @usableFromInline
  let middleware: [Middleware<A>]

  @inlinable
  init(_ component: sending Component<A>, middleware: [Middleware<A>]) {
    self.component = component
    self.middleware = middleware
  }
}

/// The outcome of a message.
@usableFromInline
struct Outcome<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  /// Why it was refused, if it was.
  @usableFromInline
  let refusal: Refusal?

  /// The effect of the program.
  @usableFromInline
  let effect: Effect<A.Program.Message>

  /// Whether the component has accepted a message.
  ///
  /// A middleware may refuse a message that the program has accepted: then both happen.
  @usableFromInline
  let hasMoved: Bool

  @inlinable
  init(refusal: Refusal?, effect: Effect<A.Program.Message>, hasMoved: Bool) {
    self.refusal = refusal
    self.effect = effect
    self.hasMoved = hasMoved
  }
}

extension HostedState {
  /// Sends a message through the middleware to the component, and shows the observers a new state.
  @inlinable
  mutating func receive(
    _ message: A.Program.Message,
    before observers: Unmanaged<ObserverList<A>>?
  ) -> Outcome<A> {
    var hasMoved = false
    let refusal = pass(message, through: middleware, from: 0, to: &component, &hasMoved)
    guard hasMoved else { return Outcome(refusal: refusal, effect: .none, hasMoved: false) }
    observers?._withUnsafeGuaranteedRef { $0.look(component) }
    return Outcome(refusal: refusal, effect: component.takeEffect(), hasMoved: true)
  }
}

/// Passes a message through the middleware from a place on, the outermost first, to the component.
@inlinable
func pass<A: ProgramArchitecture>(
  _ message: A.Program.Message,
  through middleware: [Middleware<A>],
  from place: Int,
  to component: inout Component<A>,
  _ hasMoved: inout Bool
) -> Refusal? {
  guard place < middleware.count else {
    let refusal = component.send(message)
    if refusal == nil { hasMoved = true }
    return refusal
  }
  return middleware[place].handle(message, &component) { message, component in
    pass(message, through: middleware, from: place + 1, to: &component, &hasMoved)
  }
}

public import ComponentKit

/// What one thread at a time may touch of a host: the component, which is not `Sendable`.
@usableFromInline
struct Realm<A: ProgramArchitecture> where A.Program.Message: Sendable {
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

/// What has become of a message.
@usableFromInline
struct Outcome<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  /// Why it was refused, if it was.
  @usableFromInline
  let refusal: Refusal?

  /// What is to be done outside.
  @usableFromInline
  let effect: Effect<A.Program.Message>

  /// Whether the component has taken a message.
  @usableFromInline
  let hasMoved: Bool

  @inlinable
  init(refusal: Refusal?, effect: Effect<A.Program.Message>, hasMoved: Bool) {
    self.refusal = refusal
    self.effect = effect
    self.hasMoved = hasMoved
  }
}

extension Realm {
  /// Reads the component where it is; it is not changed, only not copied either.
  @inlinable
  mutating func read<Result>(_ body: (Component<A>) -> Result) -> Result { body(component) }

  /// Hands a message to the component through the middleware, and lets the observers look.
  @inlinable
  mutating func receive(_ message: A.Program.Message, before audience: Audience<A>?) -> Outcome<A> {
    let outcome = receive(message)
    if outcome.hasMoved { audience?.look(component) }
    return outcome
  }

  @inlinable
  mutating func receive(_ message: A.Program.Message) -> Outcome<A> {
    if !middleware.isEmpty { return receiveThroughMiddleware(message) }
    if let refusal = component.send(message) {
      return Outcome(refusal: refusal, effect: .none, hasMoved: false)
    }
    return Outcome(refusal: nil, effect: component.takeEffect(), hasMoved: true)
  }

  @usableFromInline
  mutating func receiveThroughMiddleware(_ message: A.Program.Message) -> Outcome<A> {
    var hasMoved = false
    let refusal = middleware[...].pass(message, to: &component, hasMoved: &hasMoved)
    return Outcome(
      refusal: refusal,
      effect: hasMoved ? component.takeEffect() : .none,
      hasMoved: hasMoved
    )
  }
}

extension ArraySlice {
  /// Hands a message through the middleware, the first one being the outermost.
  fileprivate func pass<A: ProgramArchitecture>(
    _ message: A.Program.Message,
    to component: inout Component<A>,
    hasMoved: inout Bool
  ) -> Refusal? where Element == Middleware<A> {
    guard let first else {
      let refusal = component.send(message)
      if refusal == nil { hasMoved = true }
      return refusal
    }
    return first.handle(message, &component) { message, component in
      dropFirst().pass(message, to: &component, hasMoved: &hasMoved)
    }
  }
}

public import ComponentKit

/// The component of a host, which is not `Sendable`, and its middleware: one thread at a time uses it.
@usableFromInline
struct GuardedState<A: ProgramArchitecture> where A.Program.Message: Sendable {
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
  @usableFromInline
  let hasMoved: Bool

  @inlinable
  init(refusal: Refusal?, effect: Effect<A.Program.Message>, hasMoved: Bool) {
    self.refusal = refusal
    self.effect = effect
    self.hasMoved = hasMoved
  }
}

extension Outcome {
  /// Whether the program has requested nothing, and nothing is to be reported.
  @inlinable
  var isPlain: Bool {
    if case .none = effect { refusal == nil } else { false }
  }

  /// Notifies the observers, if the component has accepted a message.
  @inlinable
  func notify(_ observers: Unmanaged<ObserverList<A>>?) {
    if hasMoved { observers?._withUnsafeGuaranteedRef { $0.notify() } }
  }
}

extension GuardedState {
  /// Reads the component without copying it.
  @inlinable
  mutating func read<Result>(_ body: (Component<A>) -> Result) -> Result { body(component) }

  /// Sends a message through the middleware to the component, and shows the observers a new state.
  @inlinable
  mutating func receive(
    _ message: A.Program.Message,
    before observers: Unmanaged<ObserverList<A>>?
  ) -> Outcome<A> {
    let outcome: Outcome<A>
    if !middleware.isEmpty {
      outcome = receiveThroughMiddleware(message)
    } else if let refusal = A.send(message, to: &component.space) {
      outcome = Outcome(refusal: refusal, effect: .none, hasMoved: false)
    } else {
      outcome = Outcome(refusal: nil, effect: component.takeEffect(), hasMoved: true)
    }
    if outcome.hasMoved { observers?._withUnsafeGuaranteedRef { $0.look(component) } }
    return outcome
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
  /// Passes a message through the middleware, of which the first is the outermost.
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

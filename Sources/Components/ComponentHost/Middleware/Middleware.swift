public import ComponentKit

/// A function between the messages of a host and its component.
///
/// It may read the component before and after, pass on another message, several or none, and refuse:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let doubling = Middleware<Elm<Counter>> { message, counter, next in
///   next(message * 2, &counter)
/// }
/// let host = ProgramHost(Component<Elm<Counter>>(Counter()), middleware: [doubling])
/// host.send(4)
/// host.view  // "8"
/// ```
///
/// The first of several is the outermost: it receives a message first, and the refusal last. The
/// program's own refusal and update come after all of them, then effects and observers.
///
/// - Complexity: One call of a function for each; none is allocated.
public struct Middleware<A: ProgramArchitecture>: Sendable {
  /// Passes a message on, and returns why it was refused.
  public typealias Next = (A.Program.Message, inout Component<A>) -> Refusal?

  /// Takes a message, the component and the next function; returns why the message was refused.
  let handle: @Sendable (A.Program.Message, inout Component<A>, Next) -> Refusal?

  /// Creates a middleware from its function.
  ///
  /// Messages that it sends to the host wait in the queue. It must not read the host: it has the
  /// component.
  public init(
    _ handle:
      @escaping @Sendable (
        _ message: A.Program.Message,
        _ component: inout Component<A>,
        _ next: Next
      ) -> Refusal?
  ) {
    self.handle = handle
  }
}

extension Array {
  /// The middleware as one function, by which an owner's messages reach the program; nil if there is none.
  func chain<A: ProgramArchitecture>(
    for owner: Owner<A>
  ) -> HostCore<A.Program>.Chain? where Element == Middleware<A> {
    if isEmpty { return nil }
    return { message, shared in
      shared.lend(to: owner) { component, send in pass(message, from: 0, to: &component, send) }
    }
  }

  /// Passes a message through the middleware from one on, the outermost first.
  private func pass<A: ProgramArchitecture>(
    _ message: A.Program.Message,
    from index: Int,
    to component: inout Component<A>,
    _ send: Middleware<A>.Next
  ) -> Refusal? where Element == Middleware<A> {
    guard index < count else { return send(message, &component) }
    return self[index].handle(message, &component) { message, component in
      pass(message, from: index + 1, to: &component, send)
    }
  }
}

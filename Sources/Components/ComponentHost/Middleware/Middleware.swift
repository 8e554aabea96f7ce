public import ComponentKit

/// What stands between a host's messages and its component.
///
/// It may look before and after, hand on another message, several or none, and refuse:
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
/// The first of several is the outermost: it sees a message first, and what has become of it last.
/// The program's own refusal and update come last of all, effects and observers after that.
///
/// - Complexity: One call of a function for each; none is allocated.
public struct Middleware<A: ProgramArchitecture>: Sendable {
  /// What hands a message on, and returns why it was refused.
  public typealias Next = (A.Program.Message, inout Component<A>) -> Refusal?

  /// Takes a message, the component, and what hands a message on; returns why it was refused.
  @usableFromInline
  let handle: @Sendable (A.Program.Message, inout Component<A>, Next) -> Refusal?

  /// Creates a middleware from what it does with a message.
  ///
  /// What it sends to the host waits its turn. It must not read the host: it has the component.
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

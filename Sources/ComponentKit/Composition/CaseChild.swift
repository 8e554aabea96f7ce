/// A child in a case of an enumeration, numbered by the ``InCase`` that it stands in.
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// enum Page { case home, count(CaseChild<Component<Elm<Counter>>>) }
/// func text(_ page: Page) -> String {
///   if case .count(let child) = page { child.view } else { "home" }
/// }
/// text(.count(CaseChild(Component(Counter(initial: 4)))))  // "4"
/// ```
///
/// A child that is made anew has no number, by which it is told from the one that stood there.
///
/// - Complexity: What the child costs; nothing is allocated on top of it.
public struct CaseChild<C: Child> {
  /// The child.
  public var child: C

  /// How many children have stood in the case before it, since the case was entered; nil for one
  /// that was never there.
  @usableFromInline
  var serial: Int?

  /// Creates a child that was not in the case before.
  @inlinable
  public init(_ child: C) { self.child = child }
}

extension CaseChild: Child {
  /// Returns why the child would refuse the message.
  @inlinable
  public func refusal(of message: C.Message) -> Refusal? { child.refusal(of: message) }

  /// Sends the message to the child, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: C.Message) -> Refusal? { child.send(message) }

  /// Returns the child's view.
  @inlinable
  public func view(send: @escaping (C.Message) -> Void) -> C.View { child.view(send: send) }

  /// Returns what the child asks to be done outside, once.
  @inlinable
  public mutating func takeEffect() -> Effect<C.Message> { child.takeEffect() }

  /// Asks for the work that follows the child's state, where nothing is under way.
  @inlinable
  public mutating func resume() { child.resume() }
}

extension CaseChild: Sendable where C: Sendable {}

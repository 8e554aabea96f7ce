/// A child in a case of an enumeration, which an ``InCase`` numbers.
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
/// A new child has no number, and an older copy of a child has an older mark. The ``InCase``
/// recognizes both by this as another child than the one in the case.
///
/// - Complexity: The cost of the child, and one object each time a child is put into the case.
public struct CaseChild<C: Child> {
  /// The child.
  public var child: C

  /// The mark of the child in the case; nil for one that was never there.
  @usableFromInline
  var mark: CaseMark?

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

  /// Returns the effects of the child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<C.Message> { child.takeEffect() }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() { child.resume() }
}

extension CaseChild: Sendable where C: Sendable {}

/// A mark that differs for any two children in a case, and for older copies of a child.
@usableFromInline
struct CaseMark: Sendable {
  /// An object for each time that a child was put into a case.
  @usableFromInline
  final class Entry: Sendable {
    @inlinable
    init() {}
  }

  /// How many children have been in the case before, since the case was entered.
  @usableFromInline
  let serial: Int

  @usableFromInline
  let entry = Entry()

  /// How many messages the program has taken since the child was put there.
  @usableFromInline
  var age = 0

  @inlinable
  init(serial: Int) { self.serial = serial }

  @inlinable
  func isSame(as other: CaseMark?) -> Bool { entry === other?.entry && age == other?.age }
}

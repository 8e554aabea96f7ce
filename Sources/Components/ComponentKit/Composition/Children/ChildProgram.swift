/// The program of a child, which makes a component of any architecture from it.
///
/// Each composition of children is a child, and so can be a part of another one. As a program it
/// runs wherever programs do:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let counter = Component<React<Counter>>(Counter())
/// let pair = SideBySide(counter, counter) { "\($0) | \($1)" }
/// var component = Component<Elm<ChildProgram<_>>>(ChildProgram(pair))
/// component.send(.right(5))
/// component.view  // "0 | 5"
/// ```
///
/// - Complexity: That of the child, and one object when the program is made. A copy of the program
///   does not copy the child.
public struct ChildProgram<C: Child>: Program {
  /// The child.
  public typealias State = C

  /// The messages of the child.
  public typealias Message = C.Message

  /// The view of the child.
  public typealias View = C.View

  /// The beginning, which is an object since each view of a component copies its program.
  @usableFromInline
  let beginning: ChildBeginning<C>

  /// Creates the program of a child.
  @inlinable
  public init(_ child: C) {
    var child = child
    let effect = child.takeEffect()
    beginning = ChildBeginning(child, effect)
  }

  /// The child at the beginning, without pending effects.
  @inlinable
  public var initial: C { beginning.child }

  /// The effect of the child at the beginning.
  @inlinable
  public var initialEffect: Effect<C.Message> { beginning.effect }

  /// Returns why the child would refuse the message.
  @inlinable
  public func refusal(of message: C.Message, in child: C) -> Refusal? { child.refusal(of: message) }

  /// Sends the message to the child, in place, and returns its effect.
  @inlinable
  public func update(_ child: inout C, by message: C.Message) -> Effect<C.Message> {
    child.send(message)
    return child.takeEffect()
  }

  /// Sends the message to the child, in place, and adds its effect, unless the child refuses it.
  @inlinable
  public func step(
    _ child: inout C,
    by message: C.Message,
    effect: inout Effect<C.Message>
  ) -> Refusal? {
    if let refusal = child.send(message) { return refusal }
    effect.add(child.takeEffect())
    return nil
  }

  /// Resumes the child, and returns its effect.
  @inlinable
  public func resume(_ child: inout C) -> Effect<C.Message> {
    child.resume()
    return child.takeEffect()
  }

  /// Returns the child's view.
  @inlinable
  public func view(_ child: C, send: @escaping (C.Message) -> Void) -> C.View {
    child.view(send: send)
  }
}

extension ChildProgram: Sendable where C: Sendable, C.Message: Sendable {}

/// A child at the beginning, and its effects there.
@usableFromInline
final class ChildBeginning<C: Child> {
  @usableFromInline
  let child: C

  @usableFromInline
  let effect: Effect<C.Message>

  @inlinable
  init(_ child: C, _ effect: Effect<C.Message>) {
    self.child = child
    self.effect = effect
  }
}

extension ChildBeginning: Sendable where C: Sendable, C.Message: Sendable {}

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
  let beginningOfChild: ChildBeginning<C>

  /// Creates the program of a child.
  @inlinable
  public init(_ child: C) { beginningOfChild = ChildBeginning(child) }

  /// The child at the beginning.
  @inlinable
  public var initial: C { beginningOfChild.child }

  /// The child, which is the whole state.
  @inlinable
  public var children: [Part<C, C.Message>] { beginningOfChild.parts }

  /// Does nothing: the child has taken the message.
  @inlinable
  public func update(_ child: inout C, by message: C.Message) {}

  /// Returns the child's view.
  @inlinable
  public func view(_ child: C, send: @escaping (C.Message) -> Void) -> C.View {
    child.view(send: send)
  }
}

extension ChildProgram: Sendable where C: Sendable {}

/// A child at the beginning, and its declaration.
@usableFromInline
final class ChildBeginning<C: Child> {
  @usableFromInline
  let child: C

  @usableFromInline
  let parts: [Part<C, C.Message>]

  @inlinable
  init(_ child: C) {
    self.child = child
    // Here, so that the code of the part is specialised.
    parts = [.whole]
  }
}

extension ChildBeginning: Sendable where C: Sendable {}

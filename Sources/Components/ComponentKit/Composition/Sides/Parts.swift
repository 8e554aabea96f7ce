// Embedded Swift specialises no pack of types: there, use SideBySide of SideBySide.
#if !hasFeature(Embedded)

/// Messages to some of the parts: at each position a message, or nil.
///
/// ```swift
/// let toTheSecond = PartMessages<Int, String>(nil, "go")
/// toTheSecond == PartMessages(nil, "go")  // true
/// toTheSecond.parts.1  // "go"
/// ```
public struct PartMessages<each Message> {
  /// The messages, each in the place of its part.
  public let parts: (repeat (each Message)?)

  /// Creates messages from one or none for each part.
  @inlinable
  public init(_ part: repeat (each Message)?) {
    parts = (repeat each part)
  }

  /// Creates a message to the part at a position, which is of the type that the part takes.
  ///
  /// Swift does not index packs, so each position is compared; the cast at the position succeeds.
  @inlinable
  init<Part>(_ message: Part, at position: Int) {
    var next = 0
    func pick<Other>(_: Other.Type) -> Other? {
      defer { next += 1 }
      return next == position ? message as? Other : nil
    }
    parts = (repeat pick((each Message).self))
  }

  /// Returns the function that makes a message to the part at a position.
  @inlinable
  static func toPosition<Part>(of: Part.Type) -> @Sendable (Part, Int) -> PartMessages {
    { PartMessages($0, at: $1) }
  }
}

/// A fixed number of children side by side: a child that shows all of them.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let elm = Component<Elm<Counter>>(Counter())
/// let react = Component<React<Counter>>(Counter())
/// var three = Parts(elm, react, elm) { "\($0) | \($1) | \($2)" }
/// three.send(PartMessages(1, nil, 3))
/// three.view  // "1 | 0 | 3"
/// ```
///
/// A message is for some of the parts, which take it in their order; if one of them refuses, none
/// takes it. Work of a part is named within the position of the part, from 0 on. Its meaning is the
/// ``/Comonads/Day`` of the spaces of all parts.
///
/// ## Laws
///
/// ```text
/// Parts(c, d, …, combine: f).view == f(c.view, d.view, …)
/// Parts(c, d) and SideBySide(c, d) show the same views for the same messages
/// ```
///
/// - Complexity: The cost of the parts that take the message, in place, and O(parts) to find them.
///   Swift does not specialize packs: this takes microseconds, where ``SideBySide`` takes
///   nanoseconds. The first message after a copy copies each part.
public struct Parts<View, each Part: Child> {
  @usableFromInline
  var storage: PartStorage<repeat each Part>

  @usableFromInline
  let combine: (repeat (each Part).View) -> View

  /// Creates a child of some from them and from a function that combines their views.
  @inlinable
  public init(
    _ part: repeat each Part,
    combine: @escaping (repeat (each Part).View) -> View
  ) {
    var position = -1
    func place<C: Child>(_ child: C) -> PartBox<C> {
      position += 1
      return PartBox(child, at: position)
    }
    storage = PartStorage(repeat place(each part))
    self.combine = combine
  }

  /// The children, in their order.
  @inlinable
  public var children: (repeat each Part) { (repeat (each storage.boxes).content()) }
}

extension Parts: Child {
  /// Messages to some of the parts.
  public typealias Message = PartMessages<repeat (each Part).Message>

  /// Returns why the first part that would refuse its message would do so.
  ///
  /// - Complexity: The cost of each part that gets a message.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    var refusal: Refusal?
    repeat (each storage.boxes).ask(each message.parts, &refusal)
    return refusal
  }

  /// Sends each part its message, in place, or returns why not.
  ///
  /// - Complexity: The cost of each part that gets a message, and O(parts) while a copy is kept.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    own()
    repeat (each storage.boxes).send(each message.parts)
    return nil
  }

  /// Returns all views combined; each sends messages to its own part.
  ///
  /// - Complexity: The views of all parts.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> View {
    combine(
      repeat (each storage.boxes).view { message, position in
        send(Message(message, at: position))
      }
    )
  }

  /// Returns the effects of the parts, once.
  ///
  /// - Complexity: O(parts).
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    own()
    var effect = Effect<Message>.none
    repeat (each storage.boxes).takeEffect(
      into: &effect,
      as: Message.toPosition(of: (each Part).Message.self)
    )
    return effect
  }

  /// Asks for the work that follows the states of the parts, when no work is running.
  ///
  /// - Complexity: O(parts).
  @inlinable
  public mutating func resume() {
    own()
    repeat (each storage.boxes).resume()
  }

  /// Makes the boxes unique to this value.
  @inlinable
  mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

/// The boxes of the parts; no other storage refers to them.
@usableFromInline
final class PartStorage<each Part: Child> {
  @usableFromInline
  let boxes: (repeat PartBox<each Part>)

  @inlinable
  init(_ box: repeat PartBox<each Part>) { boxes = (repeat each box) }

  @inlinable
  func copy() -> PartStorage { PartStorage(repeat (each boxes).copy()) }
}

/// A part in a box, since Swift does not change the elements of a pack in place.
@usableFromInline
final class PartBox<C: Child> {
  @usableFromInline
  var child: C

  @usableFromInline
  let position: Int

  @inlinable
  init(_ child: C, at position: Int) {
    self.child = child
    self.position = position
  }

  @inlinable
  func content() -> C { child }

  @inlinable
  func copy() -> PartBox { PartBox(child, at: position) }

  /// Stores why the child would refuse its message, unless another part would.
  @inlinable
  func ask(_ message: C.Message?, _ refusal: inout Refusal?) {
    if refusal == nil, let message { refusal = child.refusal(of: message) }
  }

  @inlinable
  func send(_ message: C.Message?) {
    if let message { child.send(message) }
  }

  @inlinable
  func resume() { child.resume() }

  /// Adds the effects of the child, with messages to all parts.
  @inlinable
  func takeEffect<All>(
    into effect: inout Effect<All>,
    as transform: @escaping @Sendable (C.Message, Int) -> All
  ) {
    effect.add(
      child.takeEffect().placed(within: EffectID(position)) { [position] in transform($0, position)
      }
    )
  }

  @inlinable
  func view(send: @escaping (C.Message, Int) -> Void) -> C.View {
    child.view { [position] in send($0, position) }
  }
}

extension PartMessages: Equatable where repeat each Message: Equatable {
  /// Returns whether the messages to each part are equal.
  public static func == (left: PartMessages, right: PartMessages) -> Bool {
    var areEqual = true
    func compare<One: Equatable>(_ one: One, _ other: One) {
      if one != other { areEqual = false }
    }
    repeat compare(each left.parts, each right.parts)
    return areEqual
  }
}

extension PartMessages: Sendable where repeat each Message: Sendable {}
#endif

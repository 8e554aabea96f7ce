/// A program together with its state and its pending effects.
///
/// It is a child that a parent keeps in its own state, which may be `Encodable` and `Hashable`:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Room: Encodable, Hashable {
///   var guests = ProgramState(Counter())
/// }
/// import Foundation
/// var room = Room()
/// room.guests.send(3)
/// room == Room()  // false
/// let json = try JSONEncoder().encode(room)
/// String(decoding: json, as: UTF8.self)  // #"{"guests":3}"#
/// ```
///
/// ## What is compared and coded
///
/// It is the state alone. The program is configuration, often with functions, that can be neither
/// compared nor written; effects that nobody has taken contain functions as well. So `==` is the
/// equality of two children of one program:
///
/// ```text
/// a == b implies a.view == b.view     where a and b have the same program
/// ```
///
/// If programs differ in what they show, as pages of different articles do, put the difference in
/// their states. The parent, which has the program, makes a child of a decoded state by
/// `ProgramState(program, state:)`, and calls ``resume()`` as it does after going back.
public struct ProgramState<P: Program> {
  /// The program.
  public let program: P

  /// The state.
  public var state: P.State

  /// The effects that messages have requested and nobody has taken.
  @usableFromInline
  var pending = PendingEffects<P.Message>()

  /// Creates a program at a state, without pending effects.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.program = program
    self.state = state
  }

  /// Creates a program at its initial state, with its initial effect.
  @inlinable
  public init(_ program: P) {
    self.init(program, state: program.initial)
    if P.hasEffects { pending.add(P.initialEffect(of: program.initialEffect)) }
  }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? { program.refusal(of: message, in: state) }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func step(by message: P.Message) -> Refusal? {
    var effect = Effect<P.Message>.none
    let refusal = program.step(&state, by: message, effect: &effect)
    if P.hasEffects { pending.add(effect) }
    return refusal
  }

  /// The effects that nobody has taken: those of the messages, and the start and the end of work that
  /// follows the state.
  @inlinable
  public var effect: Effect<P.Message> {
    var copy = self
    return copy.takeEffect()
  }

  /// Returns the pending effects and removes them.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> {
    if !P.hasEffects { return .none }
    return pending.take(following: P.work(of: program.subscriptions(of: state)))
  }

  /// Replaces the pending effects by those that continue from the state.
  @inlinable
  public mutating func resume() {
    pending = PendingEffects()
    let effect = program.resume(&state)
    if P.hasEffects { pending.add(effect) }
  }
}

extension ProgramState: Sendable where P: Sendable, P.State: Sendable, P.Message: Sendable {}

/// Two are equal when their states are.
extension ProgramState: Equatable where P.State: Equatable {
  /// Whether the states are equal.
  public static func == (left: ProgramState, right: ProgramState) -> Bool {
    left.state == right.state
  }
}

extension ProgramState: Hashable where P.State: Hashable {
  /// Adds the state to a hash.
  public func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}

#if !hasFeature(Embedded)
extension ProgramState: Encodable where P.State: Encodable {
  /// Writes the state, and nothing around it.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}
#endif

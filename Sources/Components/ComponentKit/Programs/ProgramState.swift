/// A program together with its state and its pending effects.
///
/// It is a child that a parent keeps in its own state, which may be `Codable` and `Hashable`:
///
/// ```swift
/// struct Counter: InitializableProgram {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Room: Codable, Hashable {
///   var guests = ProgramState(Counter())
/// }
/// import Foundation
/// var room = Room()
/// room.guests.send(3)
/// room == Room()  // false
/// let json = try JSONEncoder().encode(room)
/// String(decoding: json, as: UTF8.self)  // #"{"guests":3}"#
/// try JSONDecoder().decode(Room.self, from: json) == room  // true
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
/// their states. A decoded value has a program made by `init()` and no pending effects; its parent
/// calls ``resume()`` as it does after going back. A child that is made of functions is no
/// ``InitializableProgram``: it is encoded, and its parent, which has the functions, makes it of the
/// decoded state.
public struct ProgramState<P: StateProgram> {
  /// The program.
  public let program: P

  /// The state.
  public var state: P.State

  /// The effects that messages have requested and nobody has taken.
  @usableFromInline
  var effects: P.Effects

  /// Creates a program at a state, without pending effects.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.init(program, state: state, effects: P.Effects())
  }

  @inlinable
  init(_ program: P, state: P.State, effects: P.Effects) {
    self.program = program
    self.state = state
    self.effects = effects
  }

  /// Creates a program at its initial state, with its initial effects.
  @inlinable
  public init(_ program: P) {
    self.init(program, state: program.initial)
    program.start(at: state, effects: &effects)
  }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? { program.refusal(of: message, in: state) }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func step(by message: P.Message) -> Refusal? {
    program.step(&state, by: message, effects: &effects)
  }

  /// Changes the state without a message, in place, and starts its subscriptions.
  @inlinable
  mutating func setState(_ change: (inout P.State) -> Void) {
    change(&state)
    program.subscribe(at: state, effects: &effects)
  }

  /// The effects that nobody has taken.
  @inlinable
  public var effect: Effect<P.Message> { effects.effect }

  /// Returns the pending effects and removes them.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> {
    let effect = effect
    effects.markTaken()
    return effect
  }

  /// Replaces the pending effects by those that continue from the state.
  @inlinable
  public mutating func resume() {
    effects = P.Effects()
    program.resume(at: &state, effects: &effects)
  }
}

extension ProgramState: Sendable where P: Sendable, P.State: Sendable, P.Effects: Sendable {}

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
/// A program that is created without arguments, so that its ``ProgramState`` can be decoded.
public protocol InitializableProgram: Program {
  /// Creates the program.
  init()
}

extension ProgramState: Encodable where P.State: Encodable {
  /// Writes the state, and nothing around it.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}

extension ProgramState: Decodable where P: InitializableProgram, P.State: Decodable {
  /// Reads the state of a new program.
  public init(from decoder: any Decoder) throws {
    self.init(P(), state: try P.State(from: decoder))
  }
}
#endif

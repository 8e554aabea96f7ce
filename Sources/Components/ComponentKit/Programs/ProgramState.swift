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

  /// The effects that messages have requested and nobody has taken; nil while there were none.
  @usableFromInline
  var heldEffects: PendingEffects<P.Message>?

  /// Creates a program at a state, without pending effects.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.program = program
    self.state = state
  }

  /// Creates a program at its initial state, with its initial effect.
  @inlinable
  public init(_ program: P) {
    #if !hasFeature(Embedded)
    program.checkChildren()
    #endif
    if P.hasEffects {
      let (state, effect) = program.beginning
      self.init(program, state: state)
      add(effect)
    } else {
      self.init(program, state: program.initial)
    }
  }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? {
    program.firstRefusal(of: message, in: state)
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func step(by message: P.Message) -> Refusal? {
    var effect = Effect<P.Message>.none
    if let refusal = program.step(&state, by: message, effect: &effect) {
      changePending { $0.refusal = refusal }
      return refusal
    }
    if P.hasEffects { add(effect) }
    return nil
  }

  /// The effects that nobody has taken: those of the messages, and the start and the end of work that
  /// follows the state.
  package var effect: Effect<P.Message> {
    var copy = self
    return copy.takeEffect()
  }

  /// Returns the pending effects and removes them.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> {
    if !P.hasEffects { return .none }
    // The state may have been set since the last step.
    if P.hasChildren { add(program.takeChildEffects(from: &state)) }
    let (effect, names) = own
    if case .none = effect { return .none }
    changePending { $0.markTaken(following: names) }
    return effect
  }

  /// Replaces the pending effects by those that continue from the state.
  @inlinable
  public mutating func resume() {
    heldEffects = nil
    let effect = program.continuation(of: &state)
    if P.hasEffects { add(effect) }
  }
}

// MARK: - Pending effects

extension ProgramState {
  /// The effects that nobody has taken, without those of children, and the names of the work that
  /// follows the state.
  ///
  /// - Precondition: Each piece of work has a name.
  @usableFromInline
  var own: (effect: Effect<P.Message>, names: [EffectID]) {
    let works = P.work(of: program.subscriptions(of: state))
    if works.isEmpty && heldEffects == nil { return (.none, []) }
    let names = works.map { work in
      guard let id = work.id else {
        preconditionFailure("work that follows a state must have a name; got work without one")
      }
      return id
    }
    return ((heldEffects ?? PendingEffects()).effect(following: works, named: names), names)
  }

  @inlinable
  mutating func add(_ effect: Effect<P.Message>) {
    if case .none = effect { return }
    changePending { $0.add(effect) }
  }

  /// Changes the pending effects, which no other copy of the program shares then.
  @usableFromInline
  mutating func changePending(_ change: (PendingEffects<P.Message>) -> Void) {
    if heldEffects == nil {
      heldEffects = PendingEffects()
    } else if !isKnownUniquelyReferenced(&heldEffects) {
      heldEffects = heldEffects.map { PendingEffects($0) }
    }
    if let heldEffects { change(heldEffects) }
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
extension ProgramState: CustomReflectable {
  /// The program, the state, and the effects that are kept for later; the last refusal is no memory.
  public var customMirror: Mirror {
    let requested = heldEffects?.requested ?? .none
    let following = heldEffects?.following ?? []
    return Mirror(
      self,
      children: [
        "program": program, "state": state, "requested": requested, "following": following,
      ]
    )
  }
}

extension ProgramState: Encodable where P.State: Encodable {
  /// Writes the state, and nothing around it.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}
#endif

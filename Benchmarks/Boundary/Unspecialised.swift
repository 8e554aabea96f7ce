import Comonads
public import ComponentKit

// These functions show the cost of a pluggable architecture. The compiler does not have the types
// that callers pass, and callers cannot inline the functions.

/// Runs a loop over a space of a type that is not known here.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func unspecialised<S: PairSubject>(
  _ subject: S.Type,
  _ loop: PairLoop,
  _ steps: Int
) -> Int {
  S.run(loop, steps)
}

/// Sends messages to a component of an architecture that is not known here, and draws it.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func unspecialisedSends<A: ProgramArchitecture<Mixer>>(
  _ architecture: A.Type,
  _ steps: Int
) -> Int {
  sends(architecture, steps)
}

/// Sends messages and draws, over and over.
@inlinable
@inline(__always)
public func sends<A: ProgramArchitecture<Mixer>>(_ architecture: A.Type, _ steps: Int) -> Int {
  var component = Component<A>(Mixer())
  var sum = 0
  for message in 0..<steps {
    component.send(message)
    sum &+= component.view
  }
  return sum
}

// MARK: - Existentials

/// A space whose type is erased, as that of `any PairedComonad<Int>` is.
///
/// That one could not be moved: the type of its moves is erased, too. So the moves come along,
/// as they do wherever an application keeps components of several architectures in one list.
public protocol AnyPair {
  /// Moves as the input says.
  mutating func move(by input: Int)

  /// Returns a value without moving.
  func select(_ input: Int) -> Int

  /// Returns the value in focus of an extension.
  func extended(by number: Int) -> Int

  /// Returns the value in focus of the space in focus of the duplicate.
  func duplicated() -> Int

  /// The value in focus.
  var reading: Int { get }
}

/// A space of a known type behind the protocol.
public struct ForgottenPair<S: PairSubject>: AnyPair {
  var space = S.space()

  /// Creates the space of a subject.
  public init(_ subject: S.Type) {}

  /// Moves as the input says.
  public mutating func move(by input: Int) { space.move(by: S.movement(input)) }

  /// Returns a value without moving.
  public func select(_ input: Int) -> Int { space.select(S.movement(input)) }

  /// Returns the value in focus of an extension.
  public func extended(by number: Int) -> Int {
    space.extend { $0.extract() &+ number }.extract()
  }

  /// Returns the value in focus of the space in focus of the duplicate.
  public func duplicated() -> Int { space.duplicate().extract().extract() }

  /// The value in focus.
  public var reading: Int { space.extract() }
}

/// Runs a loop over a space whose type is erased.
@inline(never)
public func existential(_ pair: any AnyPair, _ loop: PairLoop, _ steps: Int) -> Int {
  var pair = pair
  var sum = loop == .move ? 0 : 1
  switch loop {
  case .move:
    for input in 0..<steps {
      pair.move(by: input)
      sum &+= pair.reading
    }
  case .select:
    for _ in 0..<steps { sum = mixed(sum, with: pair.select(sum)) }
  case .extend:
    for _ in 0..<steps { sum = mixed(sum, with: pair.extended(by: sum)) }
  case .duplicate:
    for _ in 0..<steps { sum = mixed(sum, with: pair.duplicated()) }
  }
  return sum
}

/// A component whose architecture is erased.
public protocol AnyComponent {
  /// Sends a message.
  mutating func send(_ message: Int)

  /// The view, whose messages are dropped.
  var view: Int { get }
}

/// A component of a known architecture behind the protocol.
public struct ForgottenComponent<A: ProgramArchitecture<Mixer>>: AnyComponent {
  var component = Component<A>(Mixer())

  /// Creates the component of an architecture.
  public init(_ architecture: A.Type) {}

  /// Sends a message.
  public mutating func send(_ message: Int) { component.send(message) }

  /// The view, whose messages are dropped.
  public var view: Int { component.view }
}

/// Sends messages to a component whose architecture is erased, and draws it.
@inline(never)
public func existentialSends(_ component: any AnyComponent, _ steps: Int) -> Int {
  var component = component
  var sum = 0
  for message in 0..<steps {
    component.send(message)
    sum &+= component.view
  }
  return sum
}

public import ComponentKit

// The computation of the measured programs. It must cost next to nothing, or it would hide the
// cost of the code around it. Every step must depend on the step before it, and no compiler may
// find a formula for it, or the compiler would replace the loop by its result.

/// Returns a state mixed with an input: five cycles of a processor.
@inlinable
@inline(__always)
public func mixed(_ state: Int, with input: Int) -> Int {
  let product = (state ^ input) &* 0x2545_F491_4F6C_DD1D
  return product ^ (product >> 29)
}

/// Returns the view of a state.
@inlinable
@inline(__always)
public func shown(_ state: Int) -> Int { state >> 16 }

/// The state at the beginning; no bit pattern that mixing or showing would leave as it is.
public let firstState = 0x1F3D_5B79_ACE0_2468

/// The program whose state is mixed with each message, and whose view is a number.
public struct Mixer: Program {
  /// The state at the beginning.
  public let initial = firstState

  /// Creates the program.
  @inlinable
  public init() {}

  /// Mixes the message into the state.
  @inlinable
  public func update(_ state: inout Int, by message: Int) { state = mixed(state, with: message) }

  /// Shows the state.
  @inlinable
  public func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { shown(state) }
}

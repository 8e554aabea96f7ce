public import Comonads

/// A comonad whose places a law can visit.
///
/// Most spaces hold functions, so that they have no `==`. A law compares them by the values along
/// every short walk and some long ones. A law needs only a text besides the values,
/// and the steps that lead on:
///
/// ```swift
/// let two = Store<Trit, Bit>(position: .zero) { $0 == .two ? .one : .zero }
/// two.landmark  // "0"
/// two.step(through: 0).landmark  // "1"
/// ObservedText.text(of: two)  // "@0 0[@1 0 @0 0]"
/// ObservedText.text(of: two, within: 2)  // "@0 0[@1 0[@2 1 @0 0] @0 0[@1 0 @0 0]]"
/// ```
///
/// Two exits from each place are a good number: fifteen places are then within three steps. If a
/// place has four exits or more, each step takes two of them, in turn.
public protocol Explorable: Comonad, Observed where Duplicate: Explorable {
  /// A text for the space besides its values, such as the position of a store; may be empty.
  var landmark: String { get }

  /// The number of steps that lead on from here.
  var exitCount: Int { get }

  /// Returns the space at the end of the step of a number.
  func step(through exit: Int) -> Self

  /// Returns the name of the step of a number, as the expression that takes it.
  func name(ofExit exit: Int) -> String

  /// Returns the space of the spaces that the arrow answers; the general `extend` is its witness.
  func extend(_ answer: @escaping (Self) -> Self) -> Duplicate
}

extension Explorable {
  /// Returns no text besides the values.
  public var landmark: String { "" }

  /// Names the step by its number.
  public func name(ofExit exit: Int) -> String { "step(through: \(exit))" }
}

extension Explorable where Focus: Observed {
  /// Writes the values along all walks of the reading.
  ///
  /// - Complexity: O(places shown), which grows exponentially with the moves.
  public func show(in reading: inout ObservedText) {
    reading.add(landmark, extract(), exitCount, { name(ofExit: $0) }, step: { step(through: $0) })
  }
}

extension ObservedText {
  /// Adds a place of a space: its landmark, its value, and the places that its exits lead to.
  package mutating func add<Value: Observed, Place: Observed>(
    _ landmark: String,
    _ value: @autoclosure () -> Value,
    _ exitCount: Int,
    _ name: (Int) -> String,
    step: (Int) -> Place
  ) {
    if showsLandmarks, !landmark.isEmpty { write(part: ".landmark", "@" + landmark) }
    add(exitCount) { reading in
      reading.add(part: ".extract()", value())
    } move: { reading, exit in
      reading.add(part: ".\(name(exit))", step(exit))
    }
  }
}

/// A space of transformed values, as a law compares it.
///
/// A protocol cannot require a `map` that changes the type of the values, so a law that needs one
/// transforms the values that it reads.
struct Transformed<Space: Explorable, Value: Observed>: Observed {
  let space: Space
  let transform: (Space.Focus) -> Value

  func show(in reading: inout ObservedText) {
    reading.add(
      space.landmark,
      transform(space.extract()),
      space.exitCount,
      { space.name(ofExit: $0) },
      step: { Transformed(space: space.step(through: $0), transform: transform) }
    )
  }
}

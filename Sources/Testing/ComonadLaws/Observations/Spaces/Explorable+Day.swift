public import Comonads

/// Two spaces side by side: the exits of both, first of the left side, first of the right, and on.
///
/// At the first step each side goes through its first exit, at the second through its second, so
/// that fifteen places within three steps show both sides moved and both at rest.
extension Day: Observed, Explorable where Left: Explorable, Right: Explorable, Focus: Observed {
  /// The texts of both sides besides the values.
  ///
  /// - Complexity: O(length of both texts).
  public var landmark: String { besides(left.landmark, right.landmark) }

  /// The exits of both sides.
  public var exitCount: Int { left.exitCount + right.exitCount }

  /// Returns the space with one side moved through one of its exits.
  public func step(through exit: Int) -> Day { stepping(through: sideExit(exit)) }

  /// Returns the side and the name of its exit.
  public func name(ofExit exit: Int) -> String { name(of: sideExit(exit)) }

  private func sideExit(_ exit: Int) -> SideExit {
    SideExit(exit, of: left.exitCount, and: right.exitCount)
  }
}

/// A space with a side on the left and one on the right.
package protocol ExplorableSides<Left, Right> {
  associatedtype Left: Explorable
  associatedtype Right: Explorable
  var left: Left { get set }
  var right: Right { get set }
}

extension Day: ExplorableSides where Left: Explorable, Right: Explorable {}
extension Switch: ExplorableSides where Left: Explorable, Right: Explorable {}

extension ExplorableSides {
  /// Returns the space with one side moved through one of its exits.
  func stepping(through exit: SideExit) -> Self {
    var there = self
    switch exit {
    case .left(let exit): there.left = left.step(through: exit)
    case .right(let exit): there.right = right.step(through: exit)
    }
    return there
  }

  /// Returns the side and the name of its exit.
  func name(of exit: SideExit) -> String {
    switch exit {
    case .left(let exit): "left.\(left.name(ofExit: exit))"
    case .right(let exit): "right.\(right.name(ofExit: exit))"
    }
  }
}

/// An exit of one of two sides, in turn as long as both have more.
enum SideExit {
  case left(Int)
  case right(Int)

  /// Creates the exit of a number, given how many both sides have, and which side comes first.
  init(_ number: Int, of left: Int, and right: Int, first: Side = .left) {
    let shared = min(left, right)
    if number >= 2 * shared {
      self = left > right ? .left(number - shared) : .right(number - shared)
    } else {
      self = number.isMultiple(of: 2) == (first == .left) ? .left(number / 2) : .right(number / 2)
    }
  }
}

/// Returns the texts of two sides as one; empty where both are.
package func besides(_ left: String, _ right: String) -> String {
  left.isEmpty && right.isEmpty ? "" : left + "|" + right
}

// MARK: - Container

extension DayContainer: ExplorableContainer
where First: ExplorableContainer, Second: ExplorableContainer {
  /// Returns the exits of one side, with the other at rest, of both sides in turn.
  ///
  /// - Complexity: O(exits of both sides).
  public static func exits(of shape: Shape) -> [Position] {
    let lefts = First.exits(of: shape.left)
    let rights = Second.exits(of: shape.right)
    return (0..<(lefts.count + rights.count)).map { number in
      switch SideExit(number, of: lefts.count, and: rights.count) {
      case .left(let exit): Pair(lefts[exit], Second.root(of: shape.right))
      case .right(let exit): Pair(First.root(of: shape.left), rights[exit])
      }
    }
  }

  /// Returns the texts of the shapes of both sides.
  public static func landmark(of shape: Shape) -> String {
    besides(First.landmark(of: shape.left), Second.landmark(of: shape.right))
  }

  /// Returns the texts of the positions of both sides.
  public static func name(of position: Position) -> String {
    First.name(of: position.left) + "|" + Second.name(of: position.right)
  }
}

// MARK: - Generators

extension Generator {
  /// Returns the generator of two spaces side by side.
  ///
  /// The value that they show together is any function of all values at both places.
  ///
  /// - Parameters:
  ///   - left: The generator of the left side.
  ///   - right: The generator of the right side.
  ///   - values: The generator of the values that they show together.
  /// - Returns: The generator.
  public static func days<Left: Explorable, Right: Explorable, Element: Observed>(
    _ left: Generator<Left>,
    _ right: Generator<Right>,
    values: Generator<Element>
  ) -> Generator
  where Value == Day<Left, Right, Element>, Left.Focus: Observed, Right.Focus: Observed {
    let answers = values.valuation(of: Surroundings<Left, Right>.self)
    return Generator { draws in
      let l = draws.draw("left", left)
      let r = draws.draw("right", right)
      let answer = draws.draw("answer", answers)
      return Day(left: l, right: r) { answer(Surroundings(side: nil, left: $0, right: $1)) }
    }
  }
}

/// The argument of the value that two spaces show: both places, and the side shown.
struct Surroundings<Left: Explorable, Right: Explorable>: Observed
where Left.Focus: Observed, Right.Focus: Observed {
  let side: Side?
  let left: Left
  let right: Right

  func show(in reading: inout ObservedText) {
    if let side { side.show(in: &reading) }
    reading.add(left.landmark)
    left.extract().show(in: &reading)
    reading.add(right.landmark)
    right.extract().show(in: &reading)
  }
}

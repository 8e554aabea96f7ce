import ComonadLaws
import Comonads
import StoreState
import TestSupport
import TracedWriter

extension Identity: Visitable {
  /// This space, focused on each of a few places.
  public var visits: [Identity] { [self] }
}

extension Zipper: Visitable {
  /// This space, focused on each of a few places.
  public var visits: [Zipper] { duplicate().elements + [self] }
}

extension Store: Visitable where Position == Int {
  /// This space, focused on each of a few places.
  public var visits: [Store] { [position, -1, 4].map(seeking(to:)) }
}

extension Traced: Visitable where Log == String {
  /// This space, focused on each of a few places.
  public var visits: [Traced] { ["", "a", "ba"].map { moved(by: .tell($0)) } }
}

/// The program that goes on by two.
var ahead: State<Int, Void> { State { $0 += 2 } }

/// The program that goes to three times the number.
var tripled: State<Int, Void> { State { $0 *= 3 } }

extension Day: Visitable where Left: Visitable, Right: Visitable {
  /// This space, focused on each of a few places.
  public var visits: [Day] {
    left.visits.flatMap { left in
      right.visits.map { right in Day(left: left, right: right, answer: peek) }
    }
  }
}

extension Switch: Visitable where Left: Visitable, Right: Visitable {
  /// This space, focused on each of a few places.
  public var visits: [Switch] {
    [side, side.other].flatMap { side in
      sides(at: side).visits.map { sides in
        var there = self
        (there.side, there.left, there.right) = (side, sides.left, sides.right)
        return there
      }
    }
  }
}

extension DayContainer: Sampled where First: Sampled, Second: Sampled {
  /// Returns the positions walked along from a shape.
  public static func samples(at shape: Shape) -> [Position] {
    First.samples(at: shape.left).flatMap { left in
      Second.samples(at: shape.right).map { Pair(left, $0) }
    }
  }
}

extension SwitchContainer: Sampled where First: Sampled, Second: Sampled {
  /// Returns the positions walked along from a shape.
  public static func samples(at shape: Shape) -> [Position] {
    [shape.side, shape.side.other].flatMap { side in
      DayContainer<First, Second>.samples(at: shape.both).map { Sided(side, $0) }
    }
  }
}

/// Days of the week, and how many days to go on.
enum Days: Sampled {
  static func samples(at shape: Int) -> [Int] { [0, 1, 5] }
  static func root(of shape: Int) -> Int { 0 }
  static func subshape(of shape: Int, at position: Int) -> Int { (shape + position) % 7 }
  static func advance(_ position: inout Int, by step: Int, from shape: Int) { position += step }
}

/// The published sum of two comonads, each of which shows a number: reading one side drops
/// the moves of the other one.
enum PublishedSum: DirectedContainer {
  struct Shape: Equatable {
    var isRight: Bool
    var left: Int
    var right: Int
  }

  enum Position: Equatable {
    case left(Int)
    case right(Int)
  }

  static func root(of shape: Shape) -> Position { shape.isRight ? .right(0) : .left(0) }

  static func subshape(of shape: Shape, at position: Position) -> Shape {
    switch position {
    case .left(let step): Shape(isRight: false, left: shape.left + step, right: shape.right)
    case .right(let step): Shape(isRight: true, left: shape.left, right: shape.right + step)
    }
  }

  static func advance(_ position: inout Position, by step: Position, from shape: Shape) {
    switch (position, step) {
    case (.left(let first), .left(let second)): position = .left(first + second)
    case (.right(let first), .right(let second)): position = .right(first + second)
    default: position = step
    }
  }
}

public import ComponentKit
import Markup

/// A circle of a drawing, in points.
public struct DrawnCircle: Hashable, Sendable {
  /// The diameters that a circle can have.
  package static let diameters = 2...200

  /// The distance of the center from the left edge.
  public let x: Int
  /// The distance of the center from the upper edge.
  public let y: Int
  /// The diameter.
  public internal(set) var diameter = 30

  /// The center and the diameter in one phrase.
  var line: String { "\(x) \(y), diameter \(diameter)" }

  /// The square of the distance of the center from a point.
  func squareDistance(x: Int, y: Int) -> Int {
    (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y)
  }

  /// Whether the circle contains a point.
  func contains(x: Int, y: Int) -> Bool {
    4 * squareDistance(x: x, y: y) <= diameter * diameter
  }
}

/// The drawing alone: each of its messages can be undone.
///
/// ```swift
/// var circles = Component<Elm<History<Circles>>>(History(Circles()))
/// circles.send(.message(.add(x: 40, y: 30)))           // nil
/// circles.send(.message(.resize(1, diameter: 50)))     // nil
/// circles.send(.undo)                                  // nil
/// circles.view.present.map(\.diameter)                 // [30]
/// ```
public struct Circles: Program, Sendable {
  /// A change of the drawing.
  public enum Message: Hashable, Sendable {
    /// Adds a circle around a point.
    case add(x: Int, y: Int)
    /// Gives the circle of a number, counted from one, another diameter.
    case resize(Int, diameter: Int)
  }

  /// The points of the drawing from left to right.
  package static let width = 0...400
  /// The points of the drawing from top to bottom.
  package static let height = 0...240

  /// No circle at the start.
  public let initial: [DrawnCircle] = []

  /// Creates the program.
  public init() {}

  /// Refuses points outside of the drawing, and circles that it does not have.
  public func refusal(of message: Message, in circles: [DrawnCircle]) -> Refusal? {
    switch message {
    case .add(let x, let y):
      guard !Self.width.contains(x) || !Self.height.contains(y) else { return nil }
      return Refusal(
        "the point must be within \(Self.width.upperBound) by \(Self.height.upperBound); got \(x) \(y)"
      )
    case .resize(let number, let diameter):
      guard number >= 1, number <= circles.count else {
        return Refusal("number must name a circle; got \(number)")
      }
      guard !DrawnCircle.diameters.contains(diameter) else { return nil }
      return Refusal(
        "diameter must be between \(DrawnCircle.diameters.lowerBound) and "
          + "\(DrawnCircle.diameters.upperBound); got \(diameter)"
      )
    }
  }

  /// Adds a circle or changes one.
  public func update(_ circles: inout [DrawnCircle], by message: Message) {
    switch message {
    case .add(let x, let y): circles.append(DrawnCircle(x: x, y: y))
    case .resize(let number, let diameter): circles[number - 1].diameter = diameter
    }
  }

  /// Shows the circles.
  public func view(_ circles: [DrawnCircle], send: @escaping (Message) -> Void) -> [DrawnCircle] {
    circles
  }
}

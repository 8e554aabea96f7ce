public import Comonads

/// A space whose steps are the exits of a container: it has a shape, and moves along its positions.
///
/// It need not say what its steps are, since the container does:
///
/// ```swift
/// let two = Store<Trit, Bit>(position: .one) { $0 == .two ? .one : .zero }
/// two.landmark  // "1"
/// two.name(ofExit: 0)  // "seeking(to: 2)"
/// ```
public protocol ShapedSpace: Explorable where Focus: Observed {
  /// The container whose positions the steps go along.
  associatedtype Exits: ExplorableContainer

  /// The shape whose exits lead on from here.
  var exitShape: Exits.Shape { get }

  /// Returns the space moved along a position of the shape.
  func moved(through position: Exits.Position) -> Self

  /// Returns the expression that moves a space along a position, given the position's text.
  static func name(through position: String) -> String
}

extension ShapedSpace {
  /// Names the move by its position.
  public static func name(through position: String) -> String { "moved(along: \(position))" }

  /// The text of the shape.
  public var landmark: String { Exits.landmark(of: exitShape) }

  /// The exits of the shape.
  public var exitCount: Int { Exits.exits(of: exitShape).count }

  /// Returns the space moved through an exit of the shape.
  public func step(through exit: Int) -> Self {
    moved(through: Exits.exits(of: exitShape)[exit])
  }

  /// Returns the name of the move.
  public func name(ofExit exit: Int) -> String {
    Self.name(through: Exits.name(of: Exits.exits(of: exitShape)[exit]))
  }

  /// Writes what shows along all walks of the reading, finding the exits of each shape once.
  ///
  /// - Complexity: O(places shown), which grows exponentially with the moves.
  public func show(in reading: inout ObservedText) {
    let shape = exitShape
    let exits = Exits.exits(of: shape)
    reading.add(
      Exits.landmark(of: shape),
      extract(),
      exits.count,
      { Self.name(through: Exits.name(of: exits[$0])) },
      step: { moved(through: exits[$0]) }
    )
  }
}

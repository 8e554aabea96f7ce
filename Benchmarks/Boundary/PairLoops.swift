public import Comonads

/// A space under measurement, and its moves.
public protocol PairSubject {
  /// The space, which shows numbers.
  associatedtype Space: PairedComonad where Space.Focus == Int

  /// Creates the space at its beginning.
  static func space() -> Space

  /// Returns the move of an input.
  static func movement(_ input: Int) -> Space.Movement
}

/// The work of each step on a space.
public enum PairLoop: String, CaseIterable, Sendable {
  /// One move, and a reading of the value there.
  case move
  /// A reading of where a move leads, without moving.
  case select
  /// An extension, and a reading of it.
  case extend
  /// A duplicate, and a reading of what it shows.
  case duplicate
}

extension PairSubject {
  /// Runs a loop; each place that inlines it compiles it for its own type of space.
  @inlinable
  @inline(__always)
  public static func run(_ loop: PairLoop, _ steps: Int) -> Int {
    switch loop {
    case .move: moves(steps)
    case .select: selects(steps)
    case .extend: extends(steps)
    case .duplicate: duplicates(steps)
    }
  }

  /// Moves and reads, over and over.
  @inlinable
  @inline(__always)
  public static func moves(_ steps: Int) -> Int {
    var space = space()
    var sum = 0
    for input in 0..<steps {
      space.move(by: movement(input))
      sum &+= space.extract()
    }
    return sum
  }

  /// Reads where moves would lead, over and over.
  @inlinable
  @inline(__always)
  public static func selects(_ steps: Int) -> Int {
    let space = space()
    var sum = 1
    for _ in 0..<steps { sum = mixed(sum, with: space.select(movement(sum))) }
    return sum
  }

  /// Extends and reads, over and over.
  @inlinable
  @inline(__always)
  public static func extends(_ steps: Int) -> Int {
    let space = space()
    var sum = 1
    for _ in 0..<steps {
      let seen = sum
      sum = mixed(sum, with: space.extend { $0.extract() &+ seen }.extract())
    }
    return sum
  }

  /// Duplicates and reads, over and over.
  @inlinable
  @inline(__always)
  public static func duplicates(_ steps: Int) -> Int {
    let space = space()
    var sum = 1
    for _ in 0..<steps { sum = mixed(sum, with: space.duplicate().extract().extract()) }
    return sum
  }
}

public import ComponentKit
public import Markup

/// Conway's game of life on a board whose edges meet.
///
/// ```swift
/// var life = Component<Elm<Life>>(Life(width: 5, height: 3))
/// life.send(.place(.blinker, x: 1, y: 1))    // nil
/// life.send(.step(1))                        // nil
/// life.view                                  // "..#..\n..#..\n..#..\ngeneration 1"
/// ```
///
/// The board is a store: a value for every cell, and a cell in focus. The rule computes the next
/// value of the focus, and extending the store by the rule computes those of all cells at once.
public struct Life: DrawnProgram, Sendable {
  /// The state of the game.
  public struct State: Hashable, Sendable {
    /// The number of generations since the start.
    package var generation: Int
    /// The cells.
    package var board: Torus
  }

  /// A change of the board.
  public enum Message: Codable, Hashable, Sendable {
    /// Moves on by some generations.
    case step(Int)
    /// Makes a dead cell alive, or a living one dead.
    case toggle(x: Int, y: Int)
    /// Makes the cells of a pattern alive, its top left corner on a cell.
    case place(Torus.Pattern, x: Int, y: Int)
  }

  /// The largest number of generations in one message, which keeps a slip of a digit from running
  /// for hours.
  static let longestStep = 10_000

  /// The state at the start.
  public let initial: State

  /// Creates a game on a small board without life.
  public init() { self.init(width: 16, height: 8) }

  /// Creates a game on a board without life.
  ///
  /// - Precondition: The width and the height are positive.
  public init(width: Int, height: Int) {
    initial = State(generation: 0, board: Torus(width: width, height: height))
  }

  /// Refuses a cell off the board, and a step that is empty or too long.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    if let refusal = outOfRange(message, in: state) { return refusal }
    guard case .step(let count) = message, state.generation > Int.max - count else { return nil }
    return Refusal("generation must not exceed \(Int.max)")
  }

  /// Explains that a cell is off the board, or a step empty or too long.
  private func outOfRange(_ message: Message, in state: State) -> Refusal? {
    func check(_ name: String, _ range: ClosedRange<Int>, _ number: Int) -> Refusal? {
      guard !range.contains(number) else { return nil }
      let (low, high) = (range.lowerBound, range.upperBound)
      return Refusal("\(name) must be between \(low) and \(high); got \(number)")
    }
    switch message {
    case .step(let count): return check("generations", 1...Self.longestStep, count)
    case .toggle(let x, let y), .place(_, let x, let y):
      return check("column", 0...state.board.width - 1, x)
        ?? check("row", 0...state.board.height - 1, y)
    }
  }

  /// Moves on by generations, or changes cells.
  public func update(_ state: inout State, by message: Message) {
    switch message {
    case .step(let count):
      for _ in 0..<count { state.board.advance() }
      state.generation += count
    case .toggle(let x, let y): state.board[x, y].toggle()
    case .place(let pattern, let x, let y): state.board.place(pattern, at: Torus.Cell(x: x, y: y))
    }
  }

  /// Shows the board row by row, and the number of its generation.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    let last = "generation \(state.generation)"
    return (state.board.rows + [last]).joined(separator: "\n")
  }
}

public import StoreState

extension State: Observed where Position: CaseIterable & Observed, Value: Observed {
  /// Writes where the program ends and what it answers, from each position that it may start at.
  public func show(in reading: inout Reading) {
    for start in Position.allCases {
      let (position, value) = run(from: start)
      reading.along(".run(from: \(Reading.text(of: start)))") { reading in
        reading.add(part: ".position", position)
        reading.add(part: ".value", value)
      }
    }
  }
}

extension Generator {
  /// Returns the generator of state programs, which move and answer by where they start.
  ///
  /// ```swift
  /// let programs = Generator<State<Bit, Bit>>.states(positions: .cases, values: .cases)
  /// let program = programs.make(Draws(replaying: [0, 1, 1]))
  /// Reading.text(of: program)  // "0 1 1 0"
  /// ```
  ///
  /// - Parameters:
  ///   - positions: The generator of the positions that a program moves to.
  ///   - values: The generator of its answers.
  /// - Returns: The generator of programs; they run through all functions to both.
  public static func states<Position: Observed, Answer: Observed>(
    positions: Generator<Position>,
    values: Generator<Answer>
  ) -> Generator where Value == State<Position, Answer> {
    let moves = positions.function(of: Position.self)
    let answers = values.function(of: Position.self)
    return Generator { draws in
      let move = draws.draw("position", moves)
      let answer = draws.draw("value", answers)
      return State { position in
        let start = position
        position = move(start)
        return answer(start)
      }
    }
  }
}

extension Generator where Value == State<Trit, Bit> {
  /// The generator of programs that move among three positions and answer with a bit.
  public static var states: Generator { states(positions: .cases, values: .cases) }
}

public import Comonads
public import LedgerUpdate
public import StoreState
public import TracedWriter

// A program shows its end and its answer, from each place that it may start at.

extension ObservedText {
  /// Adds one run of a program: its effects, and its answer.
  fileprivate mutating func add(
    run start: @autoclosure () -> String,
    _ effect: (name: String, value: some Observed),
    _ answer: some Observed
  ) {
    along(".run(\(start()))") { reading in
      reading.add(part: effect.name, effect.value)
      reading.add(part: ".value", answer)
    }
  }
}

extension Generator {
  /// Returns the generator of programs that are made of two functions of their start: one returns
  /// their effects, and one their answers.
  static func programs<Start: Observed, Effect: Observed, Answer: Observed>(
    doing name: String,
    _ effects: Generator<Effect>,
    _ values: Generator<Answer>,
    make:
      @escaping @Sendable (
        _ effect: @escaping (Start) -> Effect,
        _ answer: @escaping (Start) -> Answer
      ) -> Value
  ) -> Generator {
    let effects = effects.function(of: Start.self)
    let answers = values.answers(of: Start.self)
    return Generator { draws in
      let effect = draws.draw(name, effects)
      return make(effect, draws.draw("value", answers))
    }
  }
}

// MARK: - State

extension State: Observed where Position: CaseIterable & Observed, Value: Observed {
  /// Writes the end and the answer of the program, from each position that it may start at.
  ///
  /// - Complexity: O(positions), each with one run of the program.
  public func show(in reading: inout ObservedText) {
    reading.each(of: Array(Position.allCases)) { reading, start in
      let end = run(from: start)
      reading.add(
        run: "from: \(ObservedText.text(of: start))",
        (".position", end.position),
        end.value
      )
    }
  }
}

extension Generator {
  /// Returns the generator of state programs, which move and answer by their start.
  ///
  /// ```swift
  /// let programs = Generator<State<Bit, Bit>>.states(positions: .cases, values: .cases)
  /// let program = programs.make(Draws(replaying: [0, 1, 1]))
  /// ObservedText.text(of: program)  // "0 1 1 0"
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
    programs(doing: "position", positions, values) { move, answer in
      State { position in
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

// MARK: - Writer

extension Writer: Observed where Log: Observed, Value: Observed {
  /// Writes the log of the program and its value.
  ///
  /// - Complexity: One run of the program.
  public func show(in reading: inout ObservedText) {
    let end = run()
    reading.add(run: "", (".log", end.log), end.value)
  }
}

extension Generator {
  /// Returns the generator of writer programs.
  ///
  /// ```swift
  /// let programs = Generator<Writer<String, Bit>>.writers(logs: .words, values: .cases)
  /// let program = programs.make(Draws(replaying: [1, 0, 1, 1, 0, 1]))
  /// ObservedText.text(of: program)  // "ab 1"
  /// ```
  public static func writers<Log, Answer>(
    logs: Generator<Log>,
    values: Generator<Answer>
  ) -> Generator where Value == Writer<Log, Answer>, Log: SendableMetatype {
    Generator { draws in
      let log = draws.draw("log", logs)
      let value = draws.draw("value", values)
      return Writer { transcript in
        transcript.tell(log)
        return value
      }
    }
  }
}

extension Generator where Value == Writer<String, Bit> {
  /// The generator of programs that tell words and answer with a bit.
  public static var writers: Generator { writers(logs: .words, values: .cases) }
}

// MARK: - Reader

extension Reader: Observed where Environment: CaseIterable & Observed, Value: Observed {
  /// Writes the answer of the program in each environment.
  ///
  /// - Complexity: O(environments), each with one run of the program.
  public func show(in reading: inout ObservedText) {
    reading.each(of: Array(Environment.allCases)) { reading, environment in
      reading.add(part: ".run(\(ObservedText.text(of: environment)))", run(environment))
    }
  }
}

extension Generator {
  /// Returns the generator of reader programs, which answer by their environment.
  public static func readers<Environment: Observed, Answer: Observed>(
    values: Generator<Answer>
  ) -> Generator where Value == Reader<Environment, Answer> {
    let answers = values.answers(of: Environment.self)
    return Generator { Reader($0.draw("run", answers)) }
  }
}

extension Generator where Value == Reader<Trit, Bit> {
  /// The generator of programs that answer with a bit in three environments.
  public static var readers: Generator { readers(values: .cases) }
}

// MARK: - Update

extension Update: Observed
where Action.State: CaseIterable & Observed, Action.Change: Observed, Value: Observed {
  /// Writes what the program dispatches and answers, from each state that it may start in.
  ///
  /// - Complexity: O(states), each with one run of the program.
  public func show(in reading: inout ObservedText) {
    reading.each(of: Array(Action.State.allCases)) { reading, start in
      let end = run(from: start)
      reading.add(run: "from: \(ObservedText.text(of: start))", (".log", end.log), end.value)
    }
  }
}

extension Generator {
  /// Returns the generator of thunks, which read the state before they dispatch.
  public static func updates<Action: MonoidAction, Answer: Observed>(
    changes: Generator<Action.Change>,
    values: Generator<Answer>
  ) -> Generator
  where
    Value == Update<Action, Answer>,
    Action: SendableMetatype,
    Action.State: Observed,
    Action.Change: Observed
  {
    programs(doing: "log", changes, values) { dispatch, answer in
      Update { dispatcher in
        let start = dispatcher.state
        dispatcher.dispatch(dispatch(start))
        return answer(start)
      }
    }
  }
}

extension Generator where Value == Update<SpelledDial, Bit> {
  /// The generator of thunks that move a dial and answer with a bit.
  package static var updates: Generator { updates(changes: .words, values: .cases) }
}

// MARK: - Walk

extension BoundedIndex: Observed {
  /// Writes the index and the number of elements.
  public func show(in reading: inout ObservedText) { reading.add("\(index)/\(count)") }
}

extension Walk: Observed where Value: Observed {
  /// Writes the end and the answer of the walk, from the places in rows of one and three.
  ///
  /// - Complexity: Four runs of the walk.
  public func show(in reading: inout ObservedText) {
    reading.sample()
    for start in ZipperContainer.samples {
      var place = start
      let value = run(&place)
      reading.add(run: ObservedText.text(of: start), (".place", place), value)
    }
  }
}

extension Generator {
  /// Returns the generator of walks, which move and answer by the place where they start.
  public static func walks<Answer: Observed>(
    values: Generator<Answer>
  ) -> Generator where Value == Walk<Answer> {
    programs(doing: "index", Generator<Int>.integers(in: 0...2), values) { move, answer in
      Walk { place in
        let start = place
        place.move(to: move(start))
        return answer(start)
      }
    }
  }
}

extension Generator where Value == Walk<Bit> {
  /// The generator of walks along short rows that answer with a bit.
  public static var walks: Generator { walks(values: .cases) }
}

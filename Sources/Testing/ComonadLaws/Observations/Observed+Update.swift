import Comonads
public import LedgerUpdate

extension Update: Observed
where Action.State: CaseIterable & Observed, Action.Change: Observed, Value: Observed {
  /// Writes what the program dispatches and answers, from each state that it may start in.
  public func show(in reading: inout Reading) {
    for start in Action.State.allCases {
      let (log, value) = run(from: start)
      reading.along(".run(from: \(Reading.text(of: start)))") { reading in
        reading.add(part: ".log", log)
        reading.add(part: ".value", value)
      }
    }
  }
}

extension Generator {
  /// Returns the generator of thunks, which look at the state before they dispatch.
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
    let dispatches = changes.function(of: Action.State.self)
    let answers = values.function(of: Action.State.self)
    return Generator { draws in
      let dispatch = draws.draw("log", dispatches)
      let answer = draws.draw("value", answers)
      return Update { dispatcher in
        let start = dispatcher.state
        dispatcher.dispatch(dispatch(start))
        return answer(start)
      }
    }
  }
}

extension Generator where Value == Update<SpelledDial, Bit> {
  /// The generator of thunks that move a dial and answer with a bit.
  public static var updates: Generator { updates(changes: .words, values: .cases) }
}

public import Comonads
public import TracedWriter

extension Writer: Observed where Log: Observed, Value: Observed {
  /// Writes what the program tells and what it answers.
  public func show(in reading: inout Reading) {
    let (log, value) = run()
    reading.along(".run()") { reading in
      reading.add(part: ".log", log)
      reading.add(part: ".value", value)
    }
  }
}

extension Generator {
  /// Returns the generator of writer programs.
  ///
  /// ```swift
  /// let programs = Generator<Writer<String, Bit>>.writers(logs: .words, values: .cases)
  /// let program = programs.make(Draws(replaying: [1, 0, 1, 1, 0, 1]))
  /// Reading.text(of: program)  // "ab 1"
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

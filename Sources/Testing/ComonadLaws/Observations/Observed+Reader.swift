public import Comonads

extension Reader: Observed where Environment: CaseIterable & Observed, Value: Observed {
  /// Writes what the program answers in each environment.
  public func show(in reading: inout Reading) {
    for environment in Environment.allCases {
      reading.add(part: ".run(\(Reading.text(of: environment)))", run(environment))
    }
  }
}

extension Generator {
  /// Returns the generator of reader programs, which answer by their environment.
  public static func readers<Environment: Observed, Answer: Observed>(
    values: Generator<Answer>
  ) -> Generator where Value == Reader<Environment, Answer> {
    let answers = values.function(of: Environment.self)
    return Generator { Reader($0.draw("run", answers)) }
  }
}

extension Generator where Value == Reader<Trit, Bit> {
  /// The generator of programs that answer with a bit in three environments.
  public static var readers: Generator { readers(values: .cases) }
}

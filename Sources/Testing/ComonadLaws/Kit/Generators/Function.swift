extension Generator {
  /// Returns the generator of functions to these values.
  ///
  /// A function draws an answer at the first call with an argument, and stores it. So it costs
  /// only its uses, prints as a table, and is made smaller row by row:
  ///
  /// ```swift
  /// let functions = Generator.integers(in: 0...9).function(of: Bool.self)
  /// let function = functions.make(Draws(replaying: [7]))
  /// [function(true), function(false), function(true)]  // [7, 0, 7]
  /// ```
  ///
  /// Two arguments are the same when their texts within the case's depth are, so a function of
  /// a space depends on all values around its focus, not on `extract()` alone.
  /// (Claessen, Shrinking and showing functions, 2012.)
  ///
  /// - Complexity: O(1); a call of a function costs one text of its argument, and one value at the
  ///   first time.
  public func function<Input: Observed>(
    of input: Input.Type = Input.self
  ) -> Generator<(Input) -> Value> where Value: Observed {
    functions(.plain)
  }

  /// Returns the generator of functions to these values, of a law about values of any type.
  ///
  /// They are those of ``function(of:)``. Only where all cases are tried, a function differs from
  /// the simplest answer at one argument at most. That is enough for a law that holds for values
  /// of any type, as far as the code is parametric: the sides of its equation say from which
  /// argument each value comes, and if they say otherwise, one of these functions tells them apart.
  ///
  /// ```swift
  /// let functions = Generator.integers(in: 0...9).valuation(of: Bool.self)
  /// let function = functions.make(Draws(replaying: [7, 4]))
  /// [function(true), function(false)]  // [7, 4]
  /// ```
  ///
  /// - Returns: The generator of functions.
  /// - Complexity: That of ``function(of:)``.
  public func valuation<Input: Observed>(
    of input: Input.Type = Input.self
  ) -> Generator<(Input) -> Value> where Value: Observed {
    functions(.valuation)
  }

  /// Returns the generator of the answers that a program gives, by where it starts.
  func answers<Input: Observed>(
    of input: Input.Type = Input.self
  ) -> Generator<(Input) -> Value> where Value: Observed {
    functions(.answers)
  }

  /// Returns the generator of programs that go on by the answer of another one.
  package func continuation<Input: Observed>(
    of input: Input.Type = Input.self
  ) -> Generator<(Input) -> Value> where Value: Observed {
    functions(.continuation)
  }

  private func functions<Input: Observed>(
    _ role: FunctionRole
  ) -> Generator<(Input) -> Value> where Value: Observed {
    Generator<(Input) -> Value> { draws in
      let table = Table(draws: draws, answers: self, role: role)
      draws.trace?.write { table.description }
      return { table.answer(to: $0) }
    }
  }
}

/// What a function is in a law, which says what all cases of it are.
private enum FunctionRole {
  case plain, valuation, answers, continuation
}

/// The table of a function: its arguments so far, and its answers.
///
/// As with ``Draws``, no access to its rows calls other code.
private final class Table<Answer: Observed> {
  let draws: Draws
  let answers: Generator<Answer>

  /// The number of the row of each argument.
  @exclusivity(unchecked)
  private var numbers: [String: Int] = [:]

  @exclusivity(unchecked)
  private var rows: [Answer] = []

  let name: String

  let role: FunctionRole

  /// Whether an answer has differed from the simplest one.
  var isSpent = false

  init(draws: Draws, answers: Generator<Answer>, role: FunctionRole) {
    self.draws = draws
    self.role = role
    self.answers = answers
    name = draws.trace?.name ?? ""
  }

  /// Returns the answer, drawing it at the first time.
  func answer(to question: some Observed) -> Answer {
    let key = draws.sight(of: question)
    if let number = numbers[key] { return rows[number] }
    let start = draws.taken.count
    // A valuation differs from the simplest answer at one argument at most.
    let isFixed = role == .valuation && isSpent && draws.reach != nil
    let answer = isFixed ? answers.simplest : answers.make(draws)
    switch role {
    case .plain, .valuation: break
    case .answers:
      draws.reach?.answer(
        from: key,
        amongst: draws.bounds[start...].reduce(1.0) { $0 * Double($1) }
      )
    case .continuation: draws.reach?.goOn()
    }
    let isSimplest = !draws.isTelling(from: start)
    if !isSimplest { isSpent = true }
    numbers[key] = rows.count
    rows.append(answer)
    // The last row shows the simplest answer.
    if let trace = draws.trace, !isSimplest {
      trace.row("\(name)(\(key))", start..<draws.taken.count) { ObservedText.text(of: answer) }
    }
    return answer
  }

  /// The rows that differ from the simplest answer, and that answer.
  var description: String {
    let simplest = ObservedText.text(of: answers.simplest)
    let texts = numbers.sorted { $0.value < $1.value }
      .map { (question: $0.key, answer: ObservedText.text(of: rows[$0.value])) }
    let telling = texts.filter { $0.answer != simplest }.map { "\($0.question) -> \($0.answer)" }
    return "{" + (telling + ["_ -> \(simplest)"]).joined(separator: ", ") + "}"
  }
}

extension Draws {
  /// Returns the part of an argument that a function's answer may depend on.
  fileprivate func sight(of question: some Observed) -> String {
    if comparison.sight < 0, question is any Explorable { return "" }
    var reading = ObservedText(
      moves: max(0, comparison.sight),
      showsLandmarks: comparison.landmarks
    )
    question.show(in: &reading)
    if reading.isCut { cutReading(at: max(0, comparison.sight)) }
    return reading.text
  }
}

/// A way to make values from draws.
///
/// Generators are plain functions of the draws. So everything written with them is made smaller
/// when it fails, through ``flatMap(_:)`` too:
///
/// ```swift
/// let lists = Generator.integers(in: 1...3).flatMap { count in
///   Generator.integers(in: 0...9).array(count: count)
/// }
/// lists.make(Draws(replaying: [1, 5, 7]))  // [5, 7]
/// ```
///
/// A smaller draw should make a simpler value, and 0 the simplest.
///
/// ## Laws
///
/// ```text
/// g.map { $0 } == g
/// g.flatMap(Generator.constant) == g
/// ```
public struct Generator<Value>: Sendable {
  /// Makes a value from the draws that follow.
  public let make: @Sendable (Draws) -> Value

  /// Creates a generator from a function of the draws.
  ///
  /// Parts that are drawn with a name are printed with it:
  ///
  /// ```swift
  /// let points = Generator { draws in
  ///   [draws.draw("x", .integers(in: 0...9)), draws.draw("y", .integers(in: 0...9))]
  /// }
  /// points.make(Draws(replaying: [3, 4]))  // [3, 4]
  /// ```
  public init(_ make: @escaping @Sendable (Draws) -> Value) { self.make = make }

  /// The value that the smallest draws make.
  ///
  /// - Complexity: That of making one value.
  public var simplest: Value { make(Draws(replaying: [], size: 0)) }
}

// MARK: - Functor and monad

extension Generator {
  /// Returns the generator of the transformed values.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { transform(make($0)) }
  }

  /// Returns the generator whose values come from the generator that a value leads to.
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { next(make($0)).make($0) }
  }
}

// MARK: - Choices

extension Generator where Value: Sendable {
  /// Creates the generator of one value.
  public static func constant(_ value: Value) -> Generator { Generator { _ in value } }

  /// Creates the generator of some values, of which the first is the simplest.
  ///
  /// ```swift
  /// Generator.element(of: ["a", "b"]).make(Draws(replaying: [1]))  // "b"
  /// ```
  ///
  /// - Precondition: There is at least one value.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "element(of:) needs at least one value; got none")
    let all = all(of: values)
    return Generator { draws in
      draws.reach?.sample()
      return all.make(draws)
    }
  }

  /// Creates the generator of some values by their weights; where all cases are tried, of all.
  static func element(of weighted: [Value], all values: [Value]) -> Generator {
    let (random, all) = (all(of: weighted), all(of: values))
    return Generator { ($0.reach == nil ? random : all).make($0) }
  }

  /// Creates the generator of all values of a type, of which the first is the simplest.
  ///
  /// It makes the values that ``element(of:)`` makes, and says that there are no others, so that a
  /// law about them can be decided:
  ///
  /// ```swift
  /// Generator.all(of: [false, true]).make(Draws(replaying: [1]))  // true
  /// ```
  ///
  /// - Precondition: There is at least one value.
  public static func all(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "all(of:) needs at least one value; got none")
    return Generator { values[$0.draw(below: values.count)] }
  }
}

extension Generator where Value: CaseIterable & Sendable {
  /// The generator of all values of a finite type.
  ///
  /// - Precondition: The type has a value.
  /// - Complexity: O(cases of the type).
  public static var cases: Generator { all(of: Array(Value.allCases)) }
}

extension Generator {
  /// Creates the generator that picks one of several, of which the first is the simplest.
  ///
  /// - Precondition: There is at least one generator.
  /// - Complexity: O(generators).
  public static func oneOf(_ generators: [Generator]) -> Generator {
    frequency(generators.map { (1, $0) })
  }

  /// Creates the generator that picks one of several, each in proportion to its weight.
  ///
  /// ```swift
  /// let mostlyZero = Generator.frequency([(9, .constant(0)), (1, .integers(in: 1...9))])
  /// mostlyZero.make(Draws(replaying: [9, 4]))  // 5
  /// ```
  ///
  /// - Precondition: Weights are positive, and there is at least one.
  /// - Complexity: O(choices), and again for each value.
  public static func frequency(_ choices: [(weight: Int, generator: Generator)]) -> Generator {
    let total = choices.reduce(0) { $0 + $1.weight }
    precondition(
      total > 0 && choices.allSatisfy { $0.weight > 0 },
      "weights must be positive; got \(choices.map(\.weight))"
    )
    return Generator { draws in
      if draws.reach != nil {
        return choices[draws.draw(below: choices.count)].generator.make(draws)
      }
      var rest = draws.draw(below: total)
      for (weight, generator) in choices {
        if rest < weight { return generator.make(draws) }
        rest -= weight
      }
      return choices[0].generator.make(draws)
    }
  }
}

// MARK: - Numbers and collections

extension Generator where Value == Int {
  /// Creates the generator of the numbers in a range, simplest first.
  ///
  /// The simplest number is 0, if the range holds it, and else the end that is nearer to 0.
  ///
  /// ```swift
  /// Generator.integers(in: -5...5).simplest  // 0
  /// Generator.integers(in: 3...7).make(Draws(replaying: [2]))  // 5
  /// ```
  ///
  /// - Precondition: The range holds fewer than `Int.max` numbers.
  public static func integers(in range: ClosedRange<Int>) -> Generator {
    let (width, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    precondition(
      !overflows && width < .max,
      "range must hold fewer than Int.max numbers; got \(range)"
    )
    return Generator { draws in
      draws.reach?.sample()
      let draw = draws.draw(below: width + 1)
      if range.lowerBound >= 0 { return range.lowerBound + draw }
      if range.upperBound <= 0 { return range.upperBound - draw }
      return aroundZero(draw, below: -range.lowerBound, above: range.upperBound)
    }
  }

  /// Numbers around 0 in the order 0, 1, -1, 2, -2, and so on, as far as both sides go.
  private static func aroundZero(_ draw: Int, below: Int, above: Int) -> Int {
    let both = Swift.min(below, above)
    guard draw > 2 * both else { return draw % 2 == 1 ? (draw + 1) / 2 : -draw / 2 }
    return above > below ? draw - both : both - draw
  }
}

extension Generator {
  /// Returns the generator of lists, whose length grows with the size of the case.
  ///
  /// ```swift
  /// let lists = Generator.integers(in: 0...9).array()
  /// lists.make(Draws(replaying: [1, 5, 1, 7, 0]))  // [5, 7]
  /// ```
  ///
  /// - Parameter limit: The most elements that a list may have.
  /// - Returns: The generator of lists.
  /// - Complexity: O(1); a list costs its elements.
  public func array(upTo limit: Int = 100) -> Generator<[Value]> {
    Generator<[Value]> { draws in
      var values: [Value] = []
      // One draw before each element, so that deleting an element deletes neighbouring draws.
      let patience = 2 + Swift.min(limit, draws.size / 10)
      while draws.continues(after: values.count, upTo: limit, patience: patience) {
        values.append(self.make(draws))
      }
      return values
    }
  }

  /// Returns the generator of lists of a fixed length.
  ///
  /// - Precondition: The length is not negative.
  /// - Complexity: O(1); a list costs its elements.
  public func array(count: Int) -> Generator<[Value]> {
    precondition(count >= 0, "count must not be negative; got \(count)")
    return Generator<[Value]> { draws in (0..<count).map { _ in self.make(draws) } }
  }

  /// Returns the generator of these values or none, which is simpler.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.draw(below: 4, exhaustively: 2) == 0 ? nil : self.make($0) }
  }

  /// Creates the generator of values that contain values of their own kind.
  ///
  /// ```swift
  /// let nested = Generator<String>.recursive(.constant("x"), depth: 2) { inner in
  ///   inner.map { "(\($0))" }
  /// }
  /// nested.make(Draws(replaying: [1, 1, 0]))  // "((x))"
  /// ```
  ///
  /// - Parameters:
  ///   - leaf: The generator of the values that contain none.
  ///   - depth: How many values deep a value may be.
  ///   - grow: The generator of larger values, given that of smaller ones.
  /// - Returns: The generator of all of them.
  /// - Complexity: O(depth).
  public static func recursive(
    _ leaf: Generator,
    depth: Int,
    grow: @escaping @Sendable (Generator) -> Generator
  ) -> Generator {
    guard depth > 0 else { return leaf }
    let smaller = recursive(leaf, depth: depth - 1, grow: grow)
    return Generator { draws in
      draws.reach?.cut(at: depth)
      return draws.draw(below: 2) == 0 ? leaf.make(draws) : grow(smaller).make(draws)
    }
  }

  /// Creates the generator that depends on the size of the case, from 0 to 100.
  public static func sized(_ make: @escaping @Sendable (Int) -> Generator) -> Generator {
    Generator { draws in
      draws.reach?.sample()
      return make(draws.size).make(draws)
    }
  }
}

/// The outcome of a law in one case.
enum CaseOutcome {
  /// The two sides of the equation are the same.
  case holds

  /// The two sides differ.
  case fails(Counterexample.Difference)

  /// The case does not meet the condition of the law.
  case discarded
}

/// The smallest case found that breaks a law.
public struct Counterexample: Sendable {
  /// The case, to run it again.
  public let token: CaseToken

  /// The place at which the two sides differ.
  public let difference: Counterexample.Difference

  /// The named values of the case, one line each.
  public let values: [String]

  /// Remarks about the values that do not matter.
  public let remarks: [String]

  /// The way in which the case was found, before it was made smaller.
  public let origin: String

  /// The number of cases that were run to make it smaller.
  public let reruns: Int

  /// Whether the case breaks the law each time.
  ///
  /// If it passed when it ran again, the law or what it calls depends on something else than its values,
  /// and ``difference`` is that of the first run.
  public var isRepeatable = true

  /// Whether time was over before the case was as small as it can be.
  public var isCutShort = false
}

extension Counterexample {
  /// The first difference between two values that should be equal.
  public struct Difference: Equatable, Sendable {
    /// The walk to the first place at which they differ, as a Swift expression; may be empty.
    public let path: String

    /// The text of the left side of the equation there.
    public let left: String

    /// The text of the right side of the equation there.
    public let right: String
  }
}

extension CaseOutcome {
  /// Returns the first outcome that is not ``holds``, if any.
  ///
  /// - Complexity: That of the other comparison, if this one holds.
  func and(_ other: @autoclosure () -> CaseOutcome) -> CaseOutcome {
    guard case .holds = self else { return self }
    return other()
  }

  /// The difference of the sides, if there is one.
  var difference: Counterexample.Difference? {
    if case .fails(let difference) = self { difference } else { nil }
  }
}

// MARK: - Comparing

extension Draws {
  /// Returns whether two values are the same along every short walk and a few longer ones.
  ///
  /// - Complexity: O(places compared), which grows exponentially with the depth of comparison.
  func same<Value: Observed>(_ left: Value, _ right: Value) -> CaseOutcome {
    compare(left, right, moves: comparison.depth, route: nil)
      .and(longWalks(left, right))
  }

  /// The number of moves out of several that a walk makes where all short walks are compared.
  ///
  /// The places double with each of them. So the first three quarters of the random cases, which are
  /// smaller, make two.
  private var forks: Int { reach == nil && size < 75 ? 2 : .max }

  /// Compares along random walks whose length grows with the size of the case.
  private func longWalks<Value: Observed>(_ left: Value, _ right: Value) -> CaseOutcome {
    let longest = size / 10
    // Short walks have been taken.
    guard comparison.depth > 0, longest > comparison.depth else { return .holds }
    for _ in 0..<comparison.walks {
      var route: [Int] = []
      while route.count < longest, case let step = draw(below: 6), step > 0 {
        route.append(step - 1)
      }
      guard route.count > comparison.depth else { continue }
      let outcome = compare(left, right, moves: route.count, route: route)
      guard case .holds = outcome else { return outcome }
    }
    return .holds
  }

  /// Records that a comparison did not reach all places, unless it is known to.
  func cutReading(at moves: Int) {
    if reach?.span == nil { reach?.cut(at: moves) }
  }

  private func compare<Value: Observed>(
    _ left: Value,
    _ right: Value,
    moves: Int,
    route: [Int]?
  ) -> CaseOutcome {
    let choices = reach == nil ? nil : PlaceChoices(self)
    func reading(_ value: Value, keepsPlaces: Bool) -> ObservedText {
      var reading = ObservedText(
        moves: moves,
        forks: route == nil ? forks : .max,
        route: route,
        choices: choices,
        keepsPlaces: keepsPlaces,
        showsLandmarks: comparison.landmarks
      )
      choices?.rewind()
      value.show(in: &reading)
      return reading
    }
    let (one, other) = (reading(left, keepsPlaces: false), reading(right, keepsPlaces: false))
    if one.isCut || other.isCut { cutReading(at: moves) }
    if one.isSample || other.isSample { reach?.sample() }
    sides?.append([one.text, other.text])
    let isExact = !one.isDescribed && !other.isDescribed
    let areEqual = one.isPlain && other.isPlain && !isExact ? equality(of: left, right) : nil
    if areEqual ?? (one.text == other.text) { return .holds }
    if one.text == other.text {
      let other = "another value with this text"
      return .fails(Counterexample.Difference(path: "", left: one.text, right: other))
    }
    return .fails(
      Counterexample.Difference(
        between: reading(left, keepsPlaces: true).places,
        and: reading(right, keepsPlaces: true).places
      )
    )
  }
}

/// Returns whether two values are equal, if the type of the first one says so.
package func equality<Left, Right>(of left: Left, _ right: Right) -> Bool? {
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  return (left as? any Equatable).map { isEqual($0) }
}

extension Counterexample.Difference {
  /// The first difference between two readings that show something else.
  fileprivate init(
    between left: [(path: String, text: String)],
    and right: [(path: String, text: String)]
  ) {
    // The shortest walk to a difference is the easiest to follow.
    let index = zip(left, right).enumerated().filter { $1.0.text != $1.1.text }
      .min { $0.element.0.path.count < $1.element.0.path.count }?.offset
    let place = index ?? Swift.min(left.count, right.count)
    func text(_ places: [(path: String, text: String)]) -> String {
      places.indices.contains(place) ? places[place].text : "nothing"
    }
    let path = left.indices.contains(place) ? left[place].path : right.last?.path ?? ""
    self.init(
      path: path.hasSuffix(".extract()") ? String(path.dropLast(".extract()".count)) : path,
      left: text(left),
      right: text(right)
    )
  }
}

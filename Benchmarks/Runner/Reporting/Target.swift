import Foundation

/// An upper limit of the cost of a benchmark.
package struct Target: Equatable {
  /// A measure of a row.
  package enum Measure: String, CaseIterable, Sendable {
    /// The ratio to the hand-written code.
    case ratio
    /// The ratio to one boxed allocation.
    case boxes
    /// The blocks of memory that a step requests; of an array that grows, next to none.
    case allocations
    /// The exponent with which the time grows.
    case exponent
  }

  /// The name of the benchmark.
  package let name: String

  /// The build.
  package let variant: Benchmark.Variant

  /// The measure.
  package let measure: Measure

  /// The most that it may be.
  package let limit: Double

  /// Creates a target.
  package init(
    _ name: String,
    _ variant: Benchmark.Variant,
    _ measure: Measure,
    atMost limit: Double
  ) {
    self.name = name
    self.variant = variant
    self.measure = measure
    self.limit = limit
  }
}

// MARK: - Judging

extension Row {
  /// Whether a target is met, or nil where it was not measured.
  ///
  /// The figure is judged as it is shown, with two digits, and an exponent by the lower end of its
  /// interval; work that was optimised away has shown nothing, and misses every target of time.
  package func meets(_ target: Target) -> Bool? {
    guard var value = value(of: target.measure) else { return nil }
    if isOptimisedAway, target.measure != .allocations { return false }
    if target.measure == .exponent, let growth {
      value = growth.exponentInterval?.lowerBound ?? growth.exponent
    }
    return (value * 100).rounded() / 100 <= target.limit
  }

  /// One line for each target that is missed.
  package var misses: [String] {
    targets.filter { meets($0) == false }.map { target in
      let figure = value(of: target.measure).map { String(format: "%.2f", $0) } ?? "none"
      let limit = String(format: "%.2f", target.limit)
      let reason = isOptimisedAway ? " (optimised away)" : ""
      return "\(name)/\(variant): \(target.measure.rawValue) \(figure), at most \(limit)\(reason)"
    }
  }

  private func value(of measure: Target.Measure) -> Double? {
    switch measure {
    case .ratio: ratio?.value
    case .boxes: boxes
    case .allocations: counts?.allocations
    case .exponent: growth?.exponent
    }
  }
}

import Foundation

/// How the time of work may grow with its size.
package enum GrowthClass: String, CaseIterable, Sendable {
  case constant = "1"
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n^2"

  /// The size of the term that grows.
  func term(_ size: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(size)
    case .linear: size
    case .linearithmic: size * log2(size)
    case .quadratic: size * size
    }
  }
}

/// A time at a size.
package struct GrowthPoint: Equatable {
  /// The size.
  package let size: Double

  /// The time.
  package let time: Double

  /// Creates a point.
  package init(size: Double, time: Double) {
    self.size = size
    self.time = time
  }
}

/// The curve that fits times at sizes best: a constant, and a term that grows.
///
/// Squares of *relative* errors are summed, since noise is in proportion to time; with absolute
/// ones the largest size decides alone. A further parameter has a penalty, which is
/// twice that of the Bayesian information criterion.
package struct GrowthFit {
  /// The class of the term that grows.
  package let growth: GrowthClass

  /// The constant.
  package let constant: Double

  /// The factor of the term that grows.
  package let factor: Double

  /// Returns the class that matters up to a size: the constant, while that is more than half.
  package func growth(upTo size: Double) -> GrowthClass {
    factor * growth.term(size) < constant ? .constant : growth
  }

  /// The criterion of the fit; less is better.
  let score: Double

  /// Fits the points.
  ///
  /// - Precondition: There are at least three points, with positive sizes and times.
  package init(_ points: [GrowthPoint]) {
    precondition(points.count >= 3, "points must be at least 3; got \(points.count)")
    let fits = GrowthClass.allCases.flatMap { growth in
      [Self.fit(points, growth, hasConstant: false)]
        + (growth == .constant ? [] : [Self.fit(points, growth, hasConstant: true)])
    }
    self = fits.dropFirst().reduce(fits[0]) { $1.score < $0.score ? $1 : $0 }
  }

  private init(_ points: [GrowthPoint], _ growth: GrowthClass, _ constant: Double, _ factor: Double)
  {
    self.growth = growth
    self.constant = constant
    self.factor = factor
    let errors = points.reduce(0) { sum, point in
      let error = (constant + factor * growth.term(point.size)) / point.time - 1
      return sum + error * error
    }
    let count = Double(points.count)
    let parameters = constant == 0 || growth == .constant ? 1.0 : 2
    score = count * log(max(errors, 1e-12) / count) + 2 * parameters * log(count)
  }

  /// The least squares for one class, without a constant or a factor below zero.
  private static func fit(
    _ points: [GrowthPoint],
    _ growth: GrowthClass,
    hasConstant: Bool
  ) -> GrowthFit {
    // The equations are divided by the times: constant * u + factor * v is about 1.
    let u = points.map { 1 / $0.time }
    let v = points.map { growth.term($0.size) / $0.time }
    func sum(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    let ones = points.map { _ in 1.0 }
    let alone = max(0, sum(v, ones) / sum(v, v))
    let determinant = sum(u, u) * sum(v, v) - sum(u, v) * sum(u, v)
    guard hasConstant, determinant > 0 else { return GrowthFit(points, growth, 0, alone) }
    let constant = (sum(u, ones) * sum(v, v) - sum(v, ones) * sum(u, v)) / determinant
    let factor = (sum(v, ones) * sum(u, u) - sum(u, ones) * sum(u, v)) / determinant
    guard constant > 0, factor > 0 else { return GrowthFit(points, growth, 0, alone) }
    return GrowthFit(points, growth, constant, factor)
  }
}

/// Returns the exponent with which time grows over the upper half of the sizes.
///
/// It is the median of the slopes between all pairs of points, in logarithms, which a third of bad
/// points does not spoil. (Theil, 1950; Sen, 1968.)
///
/// - Precondition: There are at least three points, with positive sizes and times.
package func growthExponent(of points: [GrowthPoint]) -> Double {
  medianSlope(of: upperHalf(of: points))
}

/// Returns how much steeper time grows at the end of the upper half of the sizes than at its start,
/// or nil if the half has fewer than four sizes.
///
/// It is the difference of the exponents of two parts without a common size. It is 0 for every power
/// of the size; other curves have no single exponent. A common size would make the median of the
/// differences depend on how skewed the noise is.
///
/// - Precondition: There are at least three points, with positive sizes and times.
package func growthBend(of points: [GrowthPoint]) -> Double? {
  let upper = upperHalf(of: points)
  guard upper.count >= 4 else { return nil }
  let count = upper.count / 2
  return medianSlope(of: upper.suffix(count)) - medianSlope(of: upper.prefix(count))
}

/// The points of the larger sizes, at least three, in the order of their sizes.
private func upperHalf(of points: [GrowthPoint]) -> [GrowthPoint] {
  precondition(points.count >= 3, "points must be at least 3; got \(points.count)")
  let sorted = points.sorted { $0.size < $1.size }
  return Array(sorted.suffix(max(3, (sorted.count + 1) / 2)))
}

/// The median of the slopes between all pairs of points, in logarithms.
private func medianSlope(of points: some Collection<GrowthPoint>) -> Double {
  var slopes: [Double] = []
  for (index, low) in points.enumerated() {
    for high in points.dropFirst(index + 1) where high.size > low.size {
      slopes.append(log(high.time / low.time) / log(high.size / low.size))
    }
  }
  return Sample(slopes).median
}

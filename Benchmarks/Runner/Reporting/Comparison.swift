package import Foundation

/// The rows of an earlier run, to compare a new one with.
package struct StoredReport: Decodable {
  /// One row, as far as it is compared.
  package struct StoredRow: Decodable {
    let name: String
    let variant: String
    let ratio: Double?
    let interval: [Double]?
    let allocations: Double?
    let retains: Double?
    let exponent: Double?
    let exponentInterval: [Double]?

    /// The key of the row.
    var key: String { "\(name)/\(variant)" }
  }

  let flags: String?
  let rows: [StoredRow]

  /// The member with the version of the layout.
  private struct Head: Decodable {
    let schema: Int
  }

  /// Why a file cannot be compared with.
  package struct Unusable: Error {
    /// The rule that the file breaks.
    package let reason: String
  }

  /// Reads the text of a file, which must come from a build with the same flags.
  package init(_ text: Data, flags: String) throws(Unusable) {
    let wanted = "must be a report that pairing-benchmarks --json wrote"
    guard let head = try? JSONDecoder().decode(Head.self, from: text) else {
      throw Unusable(reason: "\(wanted); got something else")
    }
    guard head.schema == Report.schema else {
      throw Unusable(reason: "\(wanted), of schema \(Report.schema); got schema \(head.schema)")
    }
    guard let report = try? JSONDecoder().decode(StoredReport.self, from: text) else {
      throw Unusable(reason: "\(wanted); got rows of another kind")
    }
    self = report
    guard self.flags == flags else {
      let other = self.flags ?? "none"
      throw Unusable(reason: "must come from a build with the flags \"\(flags)\"; got \"\(other)\"")
    }
  }

  /// Whether any of the rows is in the report.
  package func hasRows(of names: [(name: String, variant: String)]) -> Bool {
    let known = Set(rows.map(\.key))
    return names.contains { known.contains("\($0.name)/\($0.variant)") }
  }
}

/// Something that was better in an earlier run.
package struct Regression: Equatable, CustomStringConvertible {
  /// The name of the benchmark.
  package let name: String

  /// The build.
  package let variant: String

  /// The measure that became worse, with both values.
  package let description: String

  /// Whether measuring again may show that it was noise; counts are exact.
  package let mayBeNoise: Bool
}

extension StoredReport {
  /// How much slower a ratio may be: a tenth beyond the whole interval that was stored.
  ///
  /// Two intervals of the same ratio have no common value only if one of them lies on its wrong side
  /// of the ratio. That happens in at most 1 % of the comparisons, and a tenth between them is rarer.
  package static let ratioTolerance = 1.1

  /// How much greater an exponent may be, beyond the whole interval that was stored.
  package static let exponentTolerance = 0.15

  /// Returns how many allocations or retains a step may have.
  ///
  /// A little more than before: an array that grows adds a thousandth, and where there are many, a
  /// dictionary among them grows by the hashes of the run.
  package static func countLimit(_ stored: Double) -> Double { stored * 1.01 + 0.01 }

  /// Returns what is worse in the rows than it was.
  package func regressions(in rows: [Row]) -> [Regression] {
    let stored = Dictionary(self.rows.map { ($0.key, $0) }) { first, _ in first }
    return rows.flatMap { row -> [Regression] in
      guard let old = stored["\(row.name)/\(row.variant)"] else { return [] }
      return [
        slower(row, old), growing(row, old),
        more("allocations", row, row.counts?.allocations, old.allocations),
        more("retains", row, row.counts?.retains, old.retains),
      ].compactMap { $0 }
    }
  }

  private func slower(_ row: Row, _ old: StoredRow) -> Regression? {
    guard let new = row.ratio, let limit = old.interval?.last, !row.isOptimisedAway,
      new.interval.lowerBound > limit * Self.ratioTolerance
    else { return nil }
    return regression(of: row, "ratio", old.ratio, new.value, mayBeNoise: true)
  }

  private func growing(_ row: Row, _ old: StoredRow) -> Regression? {
    guard let new = row.growth, let limit = old.exponentInterval?.last ?? old.exponent,
      new.exponentInterval?.lowerBound ?? new.exponent > limit + Self.exponentTolerance
    else { return nil }
    return regression(of: row, "exponent", old.exponent, new.exponent, mayBeNoise: true)
  }

  private func more(_ what: String, _ row: Row, _ new: Double?, _ old: Double?) -> Regression? {
    guard let new, let old, new > Self.countLimit(old) else { return nil }
    return regression(of: row, what, old, new, mayBeNoise: false)
  }

  private func regression(
    of row: Row,
    _ measure: String,
    _ old: Double?,
    _ new: Double,
    mayBeNoise: Bool
  ) -> Regression {
    Regression(
      name: row.name,
      variant: row.variant,
      description: "\(measure) \(text(old)) -> \(text(new))",
      mayBeNoise: mayBeNoise
    )
  }

  private func text(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? "none"
  }
}

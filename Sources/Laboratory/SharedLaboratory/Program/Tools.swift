package import ComponentKit
import EmbeddedText

/// The instruments of a laboratory that depend on where it runs.
package struct Tools: Sendable {
  /// The time in milliseconds.
  let clock: @Sendable () -> Double

  /// A report on the laws that was made before; nil where there is none.
  let report: LawSummary?

  /// Checks the laws of a program in an architecture; nil where they cannot be checked.
  let check: (@Sendable (_ program: String, _ architecture: ArchitectureName) -> LawCheck)?

  /// Creates the instruments.
  ///
  /// - Parameters:
  ///   - clock: The time in milliseconds, by which messages are measured.
  ///   - report: A report on the laws that was made before.
  ///   - check: Returns work that checks the laws of a program in an architecture.
  package init(
    clock: @escaping @Sendable () -> Double,
    report: LawSummary? = nil,
    check: (@Sendable (_ program: String, _ architecture: ArchitectureName) -> LawCheck)? = nil
  ) {
    (self.clock, self.report, self.check) = (clock, report, check)
  }
}

/// Work that checks laws, and reports on it.
package typealias LawCheck = Effect<LawProgress>

/// The progress of a check of laws, or its end.
package enum LawProgress: Sendable {
  /// So many laws of all have been checked.
  case checked(Int, of: Int)
  /// All have been checked; the broken ones are named.
  case finished(LawSummary.Pair, broken: [String])
  /// There is nothing to check.
  case unknown(String)
}

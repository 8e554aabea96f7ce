/// How closely the values of a law are looked at.
///
/// What is compared matters more than which laws are listed: of the 27 broken comonads in the
/// catalogue, a suite that looks at `extract()` alone catches five. The weak settings are here so
/// that the tests can show it.
package struct Scrutiny: Sendable {
  /// How many moves away from the focus values are compared, everywhere.
  package var depth = 3

  /// How many moves away from the focus an arrow looks before it answers.
  package var sight = 1

  /// How many random walks, longer than that, a comparison takes.
  package var walks = 2

  /// Whether the reports' cases are made smaller.
  package var shrinks = true

  /// Creates the scrutiny of an ordinary run.
  package init() {}

  /// The scrutiny of an ordinary run.
  package static let full = Scrutiny()
}

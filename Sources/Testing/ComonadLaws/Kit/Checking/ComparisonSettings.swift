/// The settings that decide how closely laws compare values.
///
/// The comparison matters more than the list of laws: of the 28 broken comonads in the catalogue,
/// the laws of comonads catch 27, and six if they compare `extract()` alone. Tests use the weak
/// settings to show it.
package struct ComparisonSettings: Sendable {
  /// The number of moves away from the focus within which all values are compared in a large case.
  package var depth = 3

  /// The number of moves away from the focus that an arrow looks before it answers; below 0,
  /// arrows are constant.
  package var sight = 1

  /// Whether spaces show more than their values, such as the position of a store.
  package var landmarks = true

  /// The number of longer random walks that a comparison takes in large cases.
  package var walks = 1

  /// The number of letters of words: with one letter, the order of words does not matter.
  package var letters = 2

  /// Whether the reports' cases are made smaller.
  package var shrinks = true

  /// Creates the comparison of an ordinary run.
  package init() {}

  /// The comparison of an ordinary run.
  package static let full = ComparisonSettings()
}

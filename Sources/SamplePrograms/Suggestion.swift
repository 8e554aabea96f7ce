/// The part of an error message that names the nearest known word, or nothing.
///
/// - Parameters:
///   - word: What was written.
///   - known: The words that are accepted.
/// - Returns: A phrase that starts with a semicolon, or an empty string.
package func suggestion(for word: String, among known: [String]) -> String {
  nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}

/// Finds the known word that a few slips of the fingers turn into the given one.
///
/// - Parameters:
///   - word: What was written.
///   - known: The words that are accepted.
/// - Returns: The nearest word, if it is near enough to have been meant.
package func nearest(to word: String, among known: [String]) -> String? {
  // A long word is no slip; leaving here keeps the table below small.
  guard !word.isEmpty, word.utf8.count <= 40 else { return nil }
  let ranked = known.map { (word: $0, slips: slips(from: word, to: $0)) }
  guard let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
  return best.slips <= max(1, best.word.count / 3) && best.slips < best.word.count
    ? best.word : nil
}

/// Counts the insertions, deletions, replacements and swaps of neighbours between two words.
///
/// This is the optimal string alignment distance, row by row.
private func slips(from source: String, to target: String) -> Int {
  let source = Array(source.lowercased())
  let target = Array(target.lowercased())
  var older: [Int] = []
  var old = Array(0...target.count)
  for (row, written) in source.enumerated() {
    var new = [row + 1]
    for (column, meant) in target.enumerated() {
      var cost = min(old[column] + (written == meant ? 0 : 1), old[column + 1] + 1, new[column] + 1)
      if row > 0, column > 0, written == target[column - 1], source[row - 1] == meant {
        cost = min(cost, older[column - 1] + 1)
      }
      new.append(cost)
    }
    (older, old) = (old, new)
  }
  return old.last ?? 0
}

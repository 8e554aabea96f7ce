/// The part of an error message that names the nearest known word, or nothing.
///
/// - Parameters:
///   - word: The word that was written.
///   - known: The words that are accepted.
/// - Returns: A phrase that starts with a semicolon, or an empty string.
package func suggestion(for word: String, among known: [String]) -> String {
  nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}

/// Finds the known word that a few slips of the fingers turn into the given one.
///
/// - Parameters:
///   - word: The word that was written.
///   - known: The words that are accepted.
/// - Returns: The nearest word, if it is near enough to have been meant.
package func nearest(to word: String, among known: [String]) -> String? {
  // A long word is no slip; leaving here keeps the table below small.
  guard !word.isEmpty, word.bytes.count <= 40 else { return nil }
  var best: (word: String, slips: Int)?
  for known in known {
    let slips = slips(from: word, to: known)
    if slips < best?.slips ?? .max { best = (known, slips) }
  }
  guard let best else { return nil }
  let count = best.word.bytes.count
  return best.slips <= max(1, count / 3) && best.slips < count ? best.word : nil
}

/// Counts the insertions, deletions, replacements and swaps of neighbours between two words, byte
/// by byte; large letters from A to Z count as small ones.
///
/// This is the optimal string alignment distance, row by row.
private func slips(from source: String, to target: String) -> Int {
  let (source, target) = (source.bytes.map(small), target.bytes.map(small))
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

/// The small letter of a large one from A to Z; any other byte as it is.
private func small(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

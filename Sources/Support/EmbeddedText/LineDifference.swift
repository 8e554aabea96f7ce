#if !hasFeature(Embedded)
// Embedded Swift has no mirrors, and so no texts of values.

/// The differences between two texts, line by line.
package struct LineDifference {
  /// The lines in their order, each behind its sign: a blank where both texts have it.
  package let lines: [String]

  /// How many equal lines are shown around a difference.
  private static let context = 2

  /// The most lines that are shown, which lets a test fail within forty.
  private static let limit = 36

  /// Compares two texts.
  package init(expected: [String], found: [String]) {
    var lines: [String] = []
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    // Two ways to write a letter are two texts.
    let changes = found.difference(from: expected) { $0.isSame(as: $1) }
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    // The lines that differ, with their places.
    var (olds, news): ([(place: Int, line: String)], [(place: Int, line: String)]) = ([], [])
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      if removed.contains(left) {
        lines.append("- \(expected[left].showingInvisibles)")
        olds.append((lines.count - 1, expected[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append("+ \(found[right].showingInvisibles)")
        news.append((lines.count - 1, found[right]))
        right += 1
      } else {
        lines.append("  \(found[right].showingControls)")
        left += 1
        right += 1
      }
    }
    // A line and another one for which a person takes it.
    let likenesses = Dictionary(grouping: news) { $0.line.likeness }
    for old in olds {
      for new in likenesses[old.line.likeness] ?? [] where !old.line.isSame(as: new.line) {
        let showsEnds = old.line.dividedAtEnd.text.isSame(as: new.line.dividedAtEnd.text)
        for (sign, place, line) in [("-", old.place, old.line), ("+", new.place, new.line)] {
          let (text, blanks) = line.dividedAtEnd
          let shown = showsEnds ? text.showingInvisibles : text.inASCIIScalars
          lines[place] = "\(sign) \(shown)\(blanks)"
        }
      }
    }
    self.lines = lines
  }

  /// Compares the texts of two values, each on one line if both are short.
  package init(expected: ValueText, found: ValueText) {
    self.init(expected: expected.lines(beside: found), found: found.lines(beside: expected))
  }

  /// Compares two values in the first style that shows a difference; nil if none does.
  package init?<Value>(expected: Value, found: Value, in styles: [ValueText.Style]) {
    for style in styles {
      let texts = (ValueText(of: expected, style: style), ValueText(of: found, style: style))
      self.init(expected: texts.0, found: texts.1)
      if !isEmpty { return }
    }
    return nil
  }

  /// Whether both texts are the same.
  package var isEmpty: Bool { lines.allSatisfy { $0.hasPrefix(" ") } }
}

extension [ValueText.Style] {
  /// As values describe themselves; markup, as HTML.
  package static var exact: Self { [.described, .structural] }

  /// As a person sees it; what looks alike, as it describes itself.
  package static var onScreen: Self { [.seen] + exact }
}

// MARK: - With the lines around

extension LineDifference {
  /// The differences with the lines around them; nothing if there are none.
  package var text: [String] {
    let shown = Set(
      lines.indices.filter { !lines[$0].hasPrefix(" ") }.flatMap { index in
        (index - LineDifference.context)...(index + LineDifference.context)
      }
    )
    guard !shown.isEmpty else { return [] }
    var text: [String] = []
    for index in lines.indices {
      if shown.contains(index) {
        text.append(lines[index])
      } else if text.last != "  ..." {
        text.append("  ...")
      }
    }
    guard text.count > LineDifference.limit else { return text }
    let rest = text.count - LineDifference.limit
    return text.prefix(LineDifference.limit) + ["  ... and \(rest) lines more"]
  }
}

// MARK: - Without them

extension LineDifference {
  /// The differences alone; a line that becomes another one is written once, with the words that
  /// change in braces: `5 books, {0 → 1} read`.
  package var changes: [String] {
    var changes: [String] = []
    var (old, new): ([String], [String]) = ([], [])
    for line in lines + ["  "] {
      if line.hasPrefix("+") {
        new.append(line)
        continue
      }
      if !new.isEmpty || !line.hasPrefix("-") {
        changes += Self.changes(from: old, to: new)
        (old, new) = ([], [])
      }
      if line.hasPrefix("-") { old.append(line) }
    }
    return changes
  }

  /// What some lines become: as many lines are the same ones, changed; else those are that have words
  /// in common.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    var changes: [String] = []
    var rest = new[...]
    for line in old {
      let match = rest.firstIndex { other in
        let change = LineChange(from: line, to: other)
        return (old.count == new.count || change.hasWordsInCommon) && change.text.count <= 90
      }
      if let match {
        changes += rest[..<match] + [LineChange(from: line, to: rest[match]).text]
        rest = rest[(match + 1)...]
      } else {
        changes.append(line)
      }
    }
    return changes + rest
  }
}

/// A line that becomes another one.
private struct LineChange {
  let start: [Substring]
  let old: [Substring]
  let new: [Substring]
  let end: [Substring]

  /// Divides two lines, which are behind their signs.
  init(from old: String, to new: String) {
    let old = old.dropFirst(2).split(separator: " ")
    let new = new.dropFirst(2).split(separator: " ")
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    (self.start, self.end) = (Array(old.prefix(start)), Array(old.suffix(end)))
    (self.old, self.new) = (oldRest.dropLast(end), newRest.dropLast(end))
  }

  var hasWordsInCommon: Bool { !start.isEmpty || !end.isEmpty }

  var text: String {
    let change = "\(old.joined(separator: " ")) → \(new.joined(separator: " "))"
    guard hasWordsInCommon else { return change }
    return (start + ["{\(change)}"] + end).joined(separator: " ")
  }
}

extension String {
  /// A text that is equal for lines which a person takes for each other: without the blanks at its end, and
  /// with Latin letters in place of Cyrillic and Greek ones of the same shape.
  ///
  /// Texts of the standard library are equal however their letters are written. (Unicode Technical
  /// Standard 39, 2024, describes letters of one shape; these are the commonest.)
  fileprivate var likeness: String { String(dividedAtEnd.text.map { Self.latin[$0] ?? $0 }) }

  private static let latin: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "\u{430}\u{435}\u{43E}\u{440}\u{441}\u{445}\u{443}\u{456}\u{458}\u{455}\u{410}\u{412}\u{415}\u{41A}\u{41C}"
        + "\u{41D}\u{41E}\u{420}\u{421}\u{422}\u{425}\u{3BF}\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39A}\u{39C}"
        + "\u{39D}\u{39F}\u{3A1}\u{3A4}\u{3A5}\u{3A7}",
      "aeopcxyijsABEKMHOPCTXoABEZHIKMNOPTYX"
    )
  )
}
#endif

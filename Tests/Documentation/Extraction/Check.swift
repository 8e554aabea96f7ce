extension Line {
  /// Whether the line continues the expression of a line above.
  fileprivate var isContinuation: Bool {
    text.first { $0 != " " }.map { ".})]".contains($0) } ?? false
  }

  /// The number of spaces in front of the text.
  fileprivate var indentation: Int { text.prefix { $0 == " " }.count }
}

/// The words that begin a line without a value.
private let statements: Set<Substring> = [
  "actor", "case", "class", "default", "defer", "deinit", "do", "else", "enum", "extension",
  "final", "fileprivate", "for", "func", "guard", "if", "import", "indirect", "init", "let",
  "mutating", "private", "protocol", "public", "return", "static", "struct", "subscript", "switch",
  "throw", "typealias", "var", "where", "while",
]

/// The operators that bind no tighter than the `==` of an expectation.
private let comparisons = [
  " == ", " != ", " === ", " !== ", " < ", " > ", " <= ", " >= ", " && ", " || ", " ? ",
]

/// Returns the code with every `expression  // value` turned into an expectation.
///
/// Two or more spaces before the slashes announce a value, one space announces prose:
///
/// ```text
/// store.extract()  // 9              becomes   #expect(store.extract() == 9)
/// counter.send(.tick) // once more   stays
/// ```
///
/// The expression may span lines: one that begins with `.` or a closing bracket goes back to the
/// line that began it. No line is added or removed, so line numbers stay correct.
func checked(_ code: [Line], path: String) throws -> [Line] {
  var result = code
  for (index, line) in code.enumerated() {
    guard let (expression, value) = claim(of: line) else { continue }
    let start = beginning(of: index, in: code)
    let text = code[start].text.drop { $0 == " " }
    let isStatement = text.hasPrefix("@") || statements.contains(text.prefix(while: \.isLetter))
    guard !isStatement, !expression.isUnfinished else {
      throw DocumentError(
        path: path,
        line: line.number,
        message: "a value can only follow an expression; put one space before // for prose"
      )
    }
    let (opening, closing) = expectation(of: code[start...index], value: value)
    result[index].text = expression + closing
    let spaces = result[start].text.prefix { $0 == " " }
    result[start].text = spaces + opening + result[start].text.dropFirst(spaces.count)
  }
  return result
}

/// Returns the code around an expression that expects a value of it.
///
/// A comparison that is true is expected as it is, so that a failure shows both of its sides.
private func expectation(
  of expression: ArraySlice<Line>,
  value: Substring
) -> (opening: String, closing: String) {
  let compares = expression.contains { line in comparisons.contains { line.text.contains($0) } }
  guard compares else { return ("#expect(", " == \(value))") }
  return value == "true" ? ("#expect(", ")") : ("#expect((", ") == \(value))")
}

/// Returns the text before and after two spaces and a comment mark.
private func claim(of line: Line) -> (expression: Substring, value: Substring)? {
  let text = line.text[...]
  guard let mark = text.firstRange(of: "  // ") else { return nil }
  let expression = text[..<mark.lowerBound].trimmingSuffix { $0 == " " }
  let value = text[mark.upperBound...].drop { $0 == " " }.trimmingSuffix { $0 == " " }
  guard !expression.isEmpty, !expression.drop(while: { $0 == " " }).hasPrefix("//") else {
    return nil
  }
  return (expression, value)
}

/// Returns the index of the line that begins the expression which ends at a line.
private func beginning(of end: Int, in code: [Line]) -> Int {
  let indentation = code[end].indentation
  return code[...end].lastIndex {
    !$0.isContinuation && $0.indentation <= indentation && $0.indentation < $0.text.count
  } ?? end
}

extension Substring {
  /// Whether an expression cannot end here.
  fileprivate var isUnfinished: Bool {
    hasSuffix(" in") || last.map { "{([,".contains($0) } ?? true
  }

  /// Returns the text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    prefix(count - reversed().prefix(while: condition).count)
  }
}

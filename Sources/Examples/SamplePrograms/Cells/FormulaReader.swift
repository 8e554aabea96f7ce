import Markup

extension Formula {
  /// How many bytes a text of a cell may have.
  static let longestText = 1_000

  /// Reads a text such as `=A0+SUM(B0:B9)*2`, in which blanks and small letters may occur.
  ///
  /// Parentheses may be within each other twenty deep.
  ///
  /// - Complexity: O(bytes).
  init?(_ text: String) {
    var reader = FormulaReader(rest: text.bytes[...])
    guard reader.takes(UInt8(ascii: "=")), reader.readSum(depth: 0), reader.isAtEnd else {
      return nil
    }
    steps = reader.steps
  }
}

/// Reads a formula from left to right, and writes its steps.
private struct FormulaReader {
  var rest: ArraySlice<UInt8>
  var steps: [Formula.Step] = []

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  /// Takes a byte if it is the next one.
  mutating func takes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the next byte if it is one of two operations.
  private mutating func operation(
    _ one: Formula.Operation,
    _ other: Formula.Operation
  ) -> Formula.Operation? {
    takes(one.rawValue) ? one : takes(other.rawValue) ? other : nil
  }

  /// Reads products with `+` and `-` between them.
  mutating func readSum(depth: Int) -> Bool {
    guard depth < 20, readProduct(depth) else { return false }
    while let operation = operation(.add, .subtract) {
      guard readProduct(depth) else { return false }
      steps.append(.operation(operation))
    }
    return true
  }

  /// Reads factors with `*` and `/` between them.
  private mutating func readProduct(_ depth: Int) -> Bool {
    guard readFactor(depth) else { return false }
    while let operation = operation(.multiply, .divide) {
      guard readFactor(depth) else { return false }
      steps.append(.operation(operation))
    }
    return true
  }

  /// Reads a number, a cell, a function or parentheses, perhaps with a sign before it.
  private mutating func readFactor(_ depth: Int) -> Bool {
    if takes(Formula.Operation.subtract.rawValue) {
      guard depth < 20, readFactor(depth + 1) else { return false }
      steps.append(.negate)
      return true
    }
    if takes(UInt8(ascii: "(")) { return readSum(depth: depth + 1) && takes(UInt8(ascii: ")")) }
    guard let first = rest.first else { return false }
    if isDigit(first) { return readNumber() }
    if let address = CellAddress(first: &rest) {
      steps.append(.cell(address))
      return true
    }
    return readFunction(depth)
  }

  private mutating func readNumber() -> Bool {
    let digits = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard let number = Double(decimal: String(bytes: Array(digits))) else { return false }
    rest = rest[digits.endIndex...]
    steps.append(.number(number))
    return true
  }

  private mutating func readFunction(_ depth: Int) -> Bool {
    let letters = rest.prefix { $0.isLetter }
    let name = String(bytes: letters.map { $0 & ~0x20 })
    rest = rest[letters.endIndex...]
    guard let function = Formula.Function(word: name), takes(UInt8(ascii: "(")) else {
      return false
    }
    steps.append(.begin(function))
    repeat {
      guard readArgument(depth + 1) else { return false }
    } while takes(UInt8(ascii: ","))
    steps.append(.end)
    return takes(UInt8(ascii: ")"))
  }

  /// Reads a range such as `A0:B9`, or a formula.
  private mutating func readArgument(_ depth: Int) -> Bool {
    skipBlanks()
    let beginning = rest
    if let corner = CellAddress(first: &rest), takes(UInt8(ascii: ":")) {
      skipBlanks()
      guard let other = CellAddress(first: &rest) else { return false }
      steps.append(.includeRange(CellRange(corner, other)))
      return true
    }
    rest = beginning
    guard readSum(depth: depth) else { return false }
    steps.append(.include)
    return true
  }
}

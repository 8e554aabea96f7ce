import Atlas
import CommandLineSupport
import EmbeddedText

/// A reader of theories: a line for each operation, such as `read: 2`, and then one for each
/// equation, such as `read(x, x) = x`.
///
/// A name that is no operation is a variable. Lines that are empty or begin with `#` are skipped.
struct TheoryFile {
  /// The file, for messages.
  private let source: String

  /// The number of the line that is read.
  private var line = 0

  /// The operations so far.
  private var operations: [Term.Operation] = []

  /// The equations so far.
  private var equations: [Equation] = []

  /// The largest number of answers, of operations, and of programs in each other.
  private static let limit = 32

  /// Reads a theory.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - source: The file, for messages.
  /// - Returns: The theory, with the name of the file.
  /// - Throws: The line and the rule that it breaks.
  static func theory(_ text: String, from source: String) throws(Failure) -> AlgebraicTheory {
    var file = TheoryFile(source: source)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      file.line += 1
      let words = line.split { $0.isWhitespace }
      guard let first = words.first, first.first != "#" else { continue }
      for (word, next) in zip(words, words.dropFirst())
      where word.last.map(isPartOfName) == true && next.first.map(isPartOfName) == true {
        let found = "\(word) \(next)".quoted
        throw file.failure("a comma or a parenthesis must separate two names; got \(found)")
      }
      try file.read(words.joined())
    }
    return AlgebraicTheory(
      source,
      "operations and equations of a file",
      file.operations,
      file.equations
    )
  }

  /// Creates a reader.
  private init(source: String) { self.source = source }

  /// A failure at the line.
  private func failure(_ reason: String) -> Failure {
    Failure(.data, "\(source):\(line): \(reason)")
  }

  /// Reads a line without blanks.
  private mutating func read(_ text: String) throws(Failure) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count > 1 else { return try readOperation(text) }
    guard sides.count == 2 else {
      throw failure("an equation must have one equals sign; got \(sides.count - 1)")
    }
    var variables: [String] = []
    let left = try term(sides[0], &variables)
    let right = try term(sides[1], &variables)
    equations.append(Equation(left, equals: right))
  }

  /// Reads an operation.
  private mutating func readOperation(_ text: String) throws(Failure) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].allSatisfy(Self.isPartOfName), !parts[0].isEmpty else {
      let rule = "an operation such as \"read: 2\", or an equation such as \"read(x, x) = x\""
      throw failure("a line must be \(rule); got \(text.quoted)")
    }
    let name = String(parts[0])
    guard let answers = Int(parts[1]), (0...Self.limit).contains(answers) else {
      let rule = "the number of answers must be a whole number, 0 to \(Self.limit)"
      throw failure("\(rule); got \(String(parts[1]).quoted)")
    }
    guard !operations.contains(where: { $0.name == name }) else {
      throw failure("operation \(name.quoted) must be declared once; got it twice")
    }
    guard equations.isEmpty else {
      throw failure("operation \(name.quoted) must be declared before the first equation")
    }
    operations.append(Term.Operation(name, answers: answers))
    guard operations.count <= Self.limit else {
      throw failure("there must be at most \(Self.limit) operations; got one more")
    }
  }
}

// MARK: - Terms

extension TheoryFile {
  /// Whether a character may be in a name.
  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Reads one side of an equation.
  private func term(_ text: Substring, _ variables: inout [String]) throws(Failure) -> Term {
    var rest = text
    let term = try term(&rest, &variables, within: Self.limit)
    guard rest.isEmpty else {
      throw failure("a side must end after one program; got \(String(rest).quoted) behind it")
    }
    return term
  }

  /// Reads a program from the beginning of a text.
  private func term(
    _ rest: inout Substring,
    _ variables: inout [String],
    within depth: Int
  ) throws(Failure) -> Term {
    guard depth > 0 else {
      throw failure("a program must be at most \(Self.limit) levels deep; got one more")
    }
    let name = String(rest.prefix(while: Self.isPartOfName))
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty else {
      let found = rest.first.map { String($0).quoted } ?? "the end"
      throw failure("a program must begin with an operation or a variable; got \(found)")
    }
    guard let operation = operations.first(where: { $0.name == name }) else {
      guard rest.first != "(" else {
        throw failure("\(name.quoted) must be an operation that is declared above; got none")
      }
      if !variables.contains(name) { variables.append(name) }
      return .variable(variables.firstIndex(of: name) ?? 0)
    }
    let next = try programs(of: operation, &rest, &variables, within: depth)
    guard next.count == operation.answers else {
      let rule = "operation \(name.quoted) must have a program for each of its answers"
      throw failure("\(rule), \(operation.answers) in all; got \(next.count)")
    }
    return .ask(operation, next)
  }

  /// Reads the programs of the answers of an operation, in parentheses.
  private func programs(
    of operation: Term.Operation,
    _ rest: inout Substring,
    _ variables: inout [String],
    within depth: Int
  ) throws(Failure) -> [Term] {
    guard rest.popFirst() == "(" else {
      throw failure("operation \(operation.name.quoted) must be followed by parentheses; got none")
    }
    var next: [Term] = []
    if rest.first == ")" {
      rest.removeFirst()
      return next
    }
    while true {
      next.append(try term(&rest, &variables, within: depth - 1))
      switch rest.popFirst() {
      case ",": continue
      case ")": return next
      case let other:
        let found = other.map { String($0).quoted } ?? "the end"
        throw failure("a comma or a parenthesis must follow a program; got \(found)")
      }
    }
  }
}

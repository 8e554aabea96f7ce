import Markup

/// A formula of a cell: steps that a stack of values takes, from left to right.
///
/// The formula `=A0+SUM(B0:B9)*2` has the steps: the value of A0; begin a sum, include B0 to B9, end
/// it; the number 2; multiply; add.
struct Formula: Hashable, Sendable {
  /// A step.
  enum Step: Hashable, Sendable {
    /// Pushes a number.
    case number(Double)
    /// Pushes the value of a cell.
    case cell(CellAddress)
    /// Replaces the last number by its negative.
    case negate
    /// Replaces the last two numbers by one.
    case operation(Operation)
    /// Begins a function.
    case begin(Function)
    /// Includes the last value in the function.
    case include
    /// Includes the values of a range in the function.
    case includeRange(CellRange)
    /// Pushes the value of the function.
    case end
  }

  /// An operation of two numbers.
  enum Operation: UInt8, Hashable, Sendable {
    case add = 0x2B
    case subtract = 0x2D
    case multiply = 0x2A
    case divide = 0x2F
  }

  /// A function of many values, which passes over empty cells and texts.
  enum Function: String, Hashable, Sendable, CaseIterable {
    case sum = "SUM"
    case product = "PRODUCT"
    case least = "MIN"
    case greatest = "MAX"
    case count = "COUNT"
  }

  /// The steps.
  let steps: [Step]
}

extension Formula {
  /// The ranges of cells that the value depends on.
  var inputs: [CellRange] {
    steps.compactMap { step in
      switch step {
      case .cell(let address): CellRange(address, address)
      case .includeRange(let range): range
      default: nil
      }
    }
  }

  /// Returns the value of the formula, where other cells have the values that a function returns.
  ///
  /// - Complexity: O(steps and cells of ranges).
  func value(peek: (CellAddress) -> CellValue) -> CellValue {
    var values: [CellValue] = []
    var folds: [Fold] = []
    for step in steps {
      switch step {
      case .number(let number): values.append(.number(number))
      case .cell(let address): values.append(peek(address))
      case .negate:
        if let value = values.popLast() { values.append(Self.combine(.subtract, .empty, value)) }
      case .operation(let operation):
        guard let right = values.popLast(), let left = values.popLast() else { continue }
        values.append(Self.combine(operation, left, right))
      case .begin(let function): folds.append(Fold(function: function))
      case .include:
        if let value = values.popLast() { folds[folds.count - 1].include(value) }
      case .includeRange(let range):
        for row in range.rows {
          for column in range.columns {
            folds[folds.count - 1].include(peek(CellAddress(column: column, row: row)))
          }
        }
      case .end:
        if let fold = folds.popLast() { values.append(fold.value) }
      }
    }
    // A formula that names a cell alone has its value, and zero for an empty one.
    return values.last.map { $0 == .empty ? .number(0) : $0 } ?? .error(.formula)
  }

  /// Returns the value of an operation; of two errors, the left one.
  private static func combine(
    _ operation: Operation,
    _ left: CellValue,
    _ right: CellValue
  ) -> CellValue {
    if case .error = left { return left }
    if case .error = right { return right }
    guard let left = left.operand, let right = right.operand else { return .error(.value) }
    switch operation {
    case .add: return CellValue(checking: left + right)
    case .subtract: return CellValue(checking: left - right)
    case .multiply: return CellValue(checking: left * right)
    case .divide: return right == 0 ? .error(.division) : CellValue(checking: left / right)
    }
  }
}

extension CellValue {
  /// The number for a calculation: zero for an empty cell.
  fileprivate var operand: Double? {
    switch self {
    case .empty: 0
    case .number(let number): number
    case .text, .error: nil
    }
  }
}

/// A function whose values are being included.
private struct Fold {
  let function: Formula.Function
  var result: Double?
  var count = 0
  var error: CellError?

  mutating func include(_ value: CellValue) {
    switch value {
    case .empty, .text: return
    case .error(let other): error = error ?? other
    case .number(let number):
      count += 1
      guard let before = result else {
        result = number
        return
      }
      switch function {
      case .sum: result = before + number
      case .product: result = before * number
      case .least: result = min(before, number)
      case .greatest: result = max(before, number)
      case .count: break
      }
    }
  }

  var value: CellValue {
    if let error { return .error(error) }
    return CellValue(checking: function == .count ? Double(count) : result ?? 0)
  }
}

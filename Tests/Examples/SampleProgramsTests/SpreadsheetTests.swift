import StoreState
import TestSupport
import Testing

@testable import SamplePrograms

@Suite("Spreadsheet")
struct SpreadsheetTests {
  /// Writes texts into a sheet of ten columns and ten rows, and returns the value of a cell.
  private func value(of name: String, after texts: [String: String]) throws -> CellValue {
    var sheet = Spreadsheet(columns: 10, rows: 10)
    for (name, text) in texts { sheet.write(text, at: try #require(CellAddress(name))) }
    return sheet.value(at: try #require(CellAddress(name)))
  }

  @Test(
    "calculates",
    arguments: [
      ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=-2*-3", "6"), ("=8/4/2", "1"), ("=7-2-1", "4"),
      ("=--5", "5"), ("=0.1+0.2", "0.3"), ("=1/3", "0.333333333"), ("= 1 + A0 ", "3"), ("=a0", "2"),
      ("=SUM(A0:A2)", "5"), ("=sum(A2:A0, 10)", "15"), ("=COUNT(A0:B9)", "2"), ("=MIN(A0:A9)", "2"),
      ("=MAX(A0:A9,7)", "7"), ("=PRODUCT(A0:A9)", "6"), ("=SUM(B0:B9)", "0"), ("=B0", "0"),
      ("=B0+1", "1"), ("=SUM(SUM(A0),A0*2)", "6"), ("=-A0-1", "-3"), ("=SUM(A0)/COUNT(A0)", "2"),
      ("=1000000/3", "333333.333333333"), ("=9999999/3", "3333333"), ("=MIN(B0:B9)", "0"),
    ]
  )
  func formulas(formula: String, text: String) throws {
    #expect(
      try value(of: "J9", after: ["A0": "2", "A1": "x", "A2": "3", "J9": formula]).text == text
    )
  }

  @Test(
    "reports errors as values",
    arguments: [
      ("=", "#ERROR!"), ("=1+", "#ERROR!"), ("=(1", "#ERROR!"), ("=1 2", "#ERROR!"),
      ("=SUM()", "#ERROR!"), ("=SUM(A0:)", "#ERROR!"), ("=NAME(1)", "#ERROR!"), ("=A", "#ERROR!"),
      ("=A0:A2", "#ERROR!"), ("=1.", "#ERROR!"), ("=AAA1", "#ERROR!"), ("=1e5", "#ERROR!"),
      ("=K0", "#REF!"), ("=A10+1", "#REF!"), ("=SUM(A0:A10)", "#REF!"), ("=A1+1", "#VALUE!"),
      ("=A0/0", "#DIV/0!"), ("=A0/B0", "#DIV/0!"), ("=A3/0+K0", "#DIV/0!"), ("=K0+1/0", "#REF!"),
      ("=999999999999999*10", "#NUM!"), ("=J9", "#CYCLE!"), ("=SUM(A0:J9)", "#CYCLE!"),
    ]
  )
  func errors(formula: String, text: String) throws {
    #expect(try value(of: "J9", after: ["A0": "2", "A1": "x", "J9": formula]).text == text)
  }

  @Test("reads texts that are no formulas as numbers or as texts")
  func plain() throws {
    let values: [(String, CellValue)] = [
      ("", .empty), ("2.50", .number(2.5)), (" -3 ", .number(-3)), ("1e5", .text("1e5")),
      ("1234567890123456", .text("1234567890123456")), ("a=b", .text("a=b")), (".5", .text(".5")),
    ]
    for (text, value) in values { #expect(try self.value(of: "B3", after: ["B3": text]) == value) }
  }

  @Test("refuses deep parentheses and reads long sums")
  func deep() throws {
    let nested = "=" + String(repeating: "(", count: 30) + "1" + String(repeating: ")", count: 30)
    #expect(try value(of: "A0", after: ["A0": nested]) == .error(.formula))
    let signs = "=" + String(repeating: "-", count: 30) + "1"
    #expect(try value(of: "A0", after: ["A0": signs]) == .error(.formula))
    let sum = "=" + Array(repeating: "1", count: 490).joined(separator: "+")
    #expect(try value(of: "A0", after: ["A0": sum]) == .number(490))
  }

  @Test("names cells by letters and numbers")
  func addresses() {
    for name in ["A0", "Z99", "AA7", "ZZ9999"] {
      #expect(CellAddress(name)?.description == name)
    }
    #expect(CellAddress("ab3") == CellAddress(column: 27, row: 3))
    for name in ["", "A", "7", "A00000", "AAA1", "A-1", "A1 ", "É1", "{1", "@1"] {
      #expect(CellAddress(name) == nil, "\(name)")
    }
  }
}

// MARK: - Costs

extension SpreadsheetTests {
  /// The columns and the rows of the grid.
  private static let side = cases(40, long: 100)

  /// A square of formulas: each adds one to the cell at its left, and each of the first column adds
  /// one to the cell above it.
  private static let grid = {
    var sheet = Spreadsheet(columns: side, rows: side)
    for address in sheet.addresses.reversed() {
      let isFirst = address.column == 0
      let input = CellAddress(
        column: max(0, address.column - 1),
        row: address.row - (isFirst ? 1 : 0)
      )
      sheet.write(sheet.contains(input) ? "=\(input)+1" : "=1", at: address)
    }
    return sheet
  }()

  @Test("evaluates only what depends on a change, of a grid of formulas")
  func dependants() {
    let (side, last, middle) = (Self.side, Self.side - 1, Self.side / 2)
    var sheet = Self.grid
    #expect(sheet.value(at: CellAddress(column: last, row: last)) == .number(Double(2 * side - 1)))
    #expect(sheet.write("=2", at: CellAddress(column: 0, row: 0)) == side * side)
    #expect(sheet.write("=3", at: CellAddress(column: last, row: last)) == 1)
    #expect(sheet.write("=3", at: CellAddress(column: side - 10, row: side - 20)) == 10)
    #expect(sheet.write("4", at: CellAddress(column: 0, row: last)) == last)
    let below = (last - middle) * side - 10
    #expect(sheet.write("4", at: CellAddress(column: 0, row: middle)) == below)
    // The same value changes nothing that depends on it.
    #expect(sheet.write("=2+2", at: CellAddress(column: 0, row: middle)) == 1)
  }

  @Test("evaluates a cell once, although it is reached in many ways")
  func sharing() throws {
    var sheet = Spreadsheet(columns: 2, rows: 60)
    for row in (1..<60).reversed() {
      for column in 0...1 {
        sheet.write("=A\(row - 1)+B\(row - 1)", at: CellAddress(column: column, row: row))
      }
    }
    // Without sharing, the last row would be computed 2⁵⁹ times.
    #expect(sheet.write("0.000001", at: CellAddress(column: 0, row: 0)) == 119)
    #expect(sheet.write("0", at: CellAddress(column: 0, row: 0)) == 119)
  }

  @Test("stops where a value stays the same")
  func cutOff() {
    var sheet = Spreadsheet(columns: 1, rows: 1_000)
    sheet.write("=A0*0", at: CellAddress(column: 0, row: 1))
    for row in 2..<1_000 { sheet.write("=A\(row - 1)+1", at: CellAddress(column: 0, row: row)) }
    #expect(sheet.write("7", at: CellAddress(column: 0, row: 0)) == 2)
  }

  @Test("evaluates the sums of long ranges that contain a change, and no others")
  func ranges() {
    var sheet = Spreadsheet(columns: 3, rows: 10_000)
    for row in 0..<100 {
      sheet.write("=SUM(A\(row * 100):A\(row * 100 + 99))", at: CellAddress(column: 1, row: row))
    }
    #expect(sheet.write("=SUM(B0:B99)", at: CellAddress(column: 2, row: 0)) == 1)
    for row in [0, 4_242, 9_999] {
      #expect(sheet.write("1", at: CellAddress(column: 0, row: row)) == 3)
    }
    #expect(sheet.value(at: CellAddress(column: 2, row: 0)) == .number(3))
    #expect(sheet.write("5", at: CellAddress(column: 2, row: 5_000)) == 1)
  }

  @Test("has the values that an extension of its store does not change")
  func fixedPoint() {
    let sheet = Self.grid
    let store = sheet.store()
    let next = store.extend(sheet.evaluate).memoised(over: sheet.addresses)
    #expect(sheet.addresses.allSatisfy { store.peek(at: $0) == next.peek(at: $0) })
  }
}

// MARK: - A naive evaluator

/// A formula as the tests write and evaluate it: a tree.
private indirect enum Expression {
  case number(Int)
  case cell(Int)
  case negate(Expression)
  case operation(Character, Expression, Expression)
  case fold(String, from: Int, to: Int)

  /// The formula as a text.
  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .cell(let cell): Self.name(cell)
    case .negate(let inner): "-(\(inner.text))"
    case .operation(let sign, let left, let right): "(\(left.text)) \(sign) (\(right.text))"
    case .fold(let name, let from, let to): "\(name)(\(Self.name(from)):\(Self.name(to)))"
    }
  }

  private static func name(_ cell: Int) -> String {
    CellAddress(column: cell % 8, row: cell / 8).description
  }

  /// The cells of a range between two corners, row by row.
  private static func range(_ from: Int, _ to: Int) -> [Int] {
    let columns = min(from % 8, to % 8)...max(from % 8, to % 8)
    let rows = min(from / 8, to / 8)...max(from / 8, to / 8)
    return rows.flatMap { row in columns.map { row * 8 + $0 } }
  }

  /// The cells that the formula names, as bits.
  var inputs: UInt64 {
    switch self {
    case .number: 0
    case .cell(let cell): 1 << UInt64(cell)
    case .negate(let inner): inner.inputs
    case .operation(_, let left, let right): left.inputs | right.inputs
    case .fold(_, let from, let to): Self.range(from, to).reduce(0) { $0 | 1 << UInt64($1) }
    }
  }

  /// The value, computed anew.
  func value(_ cell: (Int) -> CellValue) -> CellValue {
    switch self {
    case .number(let number): return .number(Double(number))
    case .cell(let place): return cell(place)
    case .negate(let inner): return Expression.operation("-", .number(0), inner).value(cell)
    case .operation(let sign, let left, let right):
      let (left, right) = (left.value(cell), right.value(cell))
      if case .error = left { return left }
      if case .error = right { return right }
      guard let left = left.operand, let right = right.operand else { return .error(.value) }
      if sign == "/" && right == 0 { return .error(.division) }
      let result = ["+": left + right, "-": left - right, "*": left * right, "/": left / right][
        sign
      ]
      guard let result, result.magnitude < 1e15 else { return .error(.size) }
      return .number(result)
    case .fold(let name, let from, let to):
      let values = Self.range(from, to).map(cell)
      for case .error(let error) in values { return .error(error) }
      let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
      let result =
        switch name {
        case "SUM": numbers.reduce(0, +)
        case "PRODUCT": numbers.isEmpty ? 0 : numbers.reduce(1, *)
        case "MIN": numbers.min() ?? 0
        case "MAX": numbers.max() ?? 0
        default: Double(numbers.count)
        }
      return result.magnitude < 1e15 ? .number(result) : .error(.size)
    }
  }
}

extension CellValue {
  fileprivate var operand: Double? {
    switch self {
    case .empty: 0
    case .number(let number): number
    case .text, .error: nil
    }
  }
}

extension SplitMix {
  fileprivate mutating func expression(depth: Int = 0) -> Expression {
    switch Int.random(in: depth > 2 ? 0...3 : 0...9, using: &self) {
    case 0...1: return .number(.random(in: 0...9, using: &self))
    case 2...4: return .cell(.random(in: 0..<64, using: &self))
    case 5: return .negate(expression(depth: depth + 1))
    case 6:
      let names = ["SUM", "PRODUCT", "MIN", "MAX", "COUNT"]
      let name = names[Int.random(in: 0...4, using: &self)]
      // Most ranges are within the first rows, so that not everything is a cycle.
      let last = Int.random(in: 0...3, using: &self) == 0 ? 64 : 16
      return .fold(
        name,
        from: .random(in: 0..<last, using: &self),
        to: .random(in: 0..<last, using: &self)
      )
    default:
      let sign = Array("+-*/")[Int.random(in: 0...3, using: &self)]
      return .operation(sign, expression(depth: depth + 1), expression(depth: depth + 1))
    }
  }
}

/// The texts of a sheet of 64 cells, which are evaluated by their definition.
private struct NaiveSheet {
  var cells: [Result<Expression, Plain>] = Array(repeating: .failure(.empty), count: 64)

  /// A cell without a formula.
  enum Plain: Error {
    case empty
    case number(Int)
    case text
  }

  /// The value of every cell.
  var values: [CellValue] {
    var reached = cells.map { cell -> UInt64 in
      if case .success(let formula) = cell { formula.inputs } else { 0 }
    }
    for middle in 0..<64 {
      let bit: UInt64 = 1 << UInt64(middle)
      for cell in 0..<64 where reached[cell] & bit != 0 { reached[cell] |= reached[middle] }
    }
    var known: [CellValue?] = reached.enumerated().map { cell, cells in
      cells & (1 << UInt64(cell)) != 0 ? .error(.cycle) : nil
    }
    func value(_ cell: Int) -> CellValue {
      if let value = known[cell] { return value }
      let value: CellValue =
        switch cells[cell] {
        case .success(let formula): formula.value(value)
        case .failure(.empty): .empty
        case .failure(.number(let number)): .number(Double(number))
        case .failure(.text): .text("x")
        }
      // A formula that names an empty cell alone is zero.
      if case .success = cells[cell], value == .empty {
        known[cell] = .number(0)
      } else {
        known[cell] = value
      }
      return known[cell] ?? value
    }
    return (0..<64).map { value($0) }
  }
}

extension SpreadsheetTests {
  @Test("agrees with a naive evaluator of 64 cells after each of many edits", arguments: 1...5)
  func naive(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var sheet = Spreadsheet(columns: 8, rows: 8)
    var naive = NaiveSheet()
    let addresses = sheet.addresses
    var kinds: Set<CellValue> = []
    for edit in 0..<cases(500, long: 3_125) {
      let cell = Int.random(in: 0..<64, using: &generator)
      switch Int.random(in: 0...9, using: &generator) {
      case 0:
        naive.cells[cell] = .failure(.empty)
        sheet.write("", at: addresses[cell])
      case 1...3:
        let number = Int.random(in: -9...9, using: &generator)
        naive.cells[cell] = .failure(.number(number))
        sheet.write("\(number)", at: addresses[cell])
      case 4:
        naive.cells[cell] = .failure(.text)
        sheet.write("x", at: addresses[cell])
      default:
        let formula = generator.expression()
        naive.cells[cell] = .success(formula)
        sheet.write("=\(formula.text)", at: addresses[cell])
      }
      let found = addresses.map { sheet.value(at: $0) }
      guard found != naive.values else {
        for case .error(let error) in found { kinds.insert(.error(error)) }
        continue
      }
      Issue.record("edit \(edit) of seed \(seed): \(found) in place of \(naive.values)")
      return
    }
    #expect(kinds.count >= 3, "\(kinds)")
  }
}

import Markup

/// The value of a cell.
public enum CellValue: Hashable, Sendable {
  /// Nothing was written.
  case empty
  /// A number, whose magnitude is below 10¹⁵.
  case number(Double)
  /// A text that is neither a number nor a formula.
  case text(String)
  /// A formula that has no number.
  case error(CellError)
}

/// An error of a formula, which is the value of its cell.
public enum CellError: String, Hashable, Sendable {
  /// The formula cannot be read.
  case formula = "#ERROR!"
  /// A cell that the formula names is not on the sheet.
  case reference = "#REF!"
  /// A text stands where a number is needed.
  case value = "#VALUE!"
  /// A number is divided by zero.
  case division = "#DIV/0!"
  /// The number is too large.
  case size = "#NUM!"
  /// The cell depends on itself.
  case cycle = "#CYCLE!"
}

extension CellValue {
  /// The number of a finite size, or else the error.
  init(checking number: Double) {
    self = number.magnitude < 1e15 ? .number(number) : .error(.size)
  }

  /// The value as a cell shows it.
  public var text: String {
    switch self {
    case .empty: ""
    case .number(let number):
      // A number has 15 digits or so.
      number.decimal(places: number.magnitude < 1e6 ? 9 : number.magnitude < 1e12 ? 3 : 0)
    case .text(let text): text
    case .error(let error): error.rawValue
    }
  }
}

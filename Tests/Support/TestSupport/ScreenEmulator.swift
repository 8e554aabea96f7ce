/// A terminal's screen as text, which interprets the codes that this package writes.
public struct ScreenEmulator: Sendable {
  /// The cells; an empty text is the second half of a wide character.
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  private var saved: [[String]]?
  /// The cursor of the first screen, which a terminal puts back with it.
  private var savedCursor = (row: 0, column: 0)
  private var pending = ""
  /// Whether the last column was written, so that the next character goes to the next row.
  private var isAtEdge = false

  /// Whether the cursor is visible.
  public private(set) var isCursorShown = true
  /// Whether the second screen is shown, which programs use that fill a screen.
  public var isAlternate: Bool { saved != nil }
  /// Whether the pointer is reported.
  public private(set) var tellsPointer = false
  /// Whether pasted text is marked.
  public private(set) var marksPaste = false
  /// The colours that were requested, by their codes.
  public private(set) var colors: Set<String> = []
  /// The written sequences that a terminal need not support.
  public private(set) var unknown: [String] = []

  /// Whether a character that does not fit into a row begins the next.
  private var wraps = true
  /// The columns of a scalar, on a terminal that draws each for itself; nil on one that draws
  /// characters.
  private let widthOfScalar: (@Sendable (Unicode.Scalar) -> Int)?

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  ///   - widthOfScalar: The columns of a scalar, on a terminal that draws each for itself. One
  ///     of 0 columns joins the character before it, one of fewer is not shown.
  public init(
    rows: Int,
    columns: Int,
    widthOfScalar: (@Sendable (Unicode.Scalar) -> Int)? = nil
  ) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    self.widthOfScalar = widthOfScalar
  }

  /// Returns the text of a cell, which is empty in the second half of a wide character.
  public func cell(row: Int, column: Int) -> String { cells[row][column] }

  /// The text of each row, without the blanks at its end.
  public var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return row[..<end].joined()
    }
  }

  /// The text of the screen.
  public var text: String { lines.joined(separator: "\n") }

  /// The position of the cursor.
  public var cursor: (row: Int, column: Int) { (row, column) }

  /// Gives the screen another size; the contents stay in their corner.
  public mutating func resize(rows: Int, columns: Int) {
    func fit(_ cells: [[String]]) -> [[String]] {
      (0..<rows).map { row in
        (0..<columns).map { column in
          row < cells.count && column < cells[row].count ? cells[row][column] : " "
        }
      }
    }
    cells = fit(cells)
    saved = saved.map(fit)
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  /// Shows what is written.
  public mutating func write(_ text: String) {
    var scalars = (pending + text).unicodeScalars[...]
    pending = ""
    while let first = scalars.first {
      if first == "\u{1B}" {
        guard let length = Self.length(ofCode: scalars) else {
          pending = String(scalars)
          return
        }
        perform(String(scalars.prefix(length)))
        scalars = scalars.dropFirst(length)
      } else if first.value < 0x20 {
        control(first)
        scalars.removeFirst()
      } else {
        let run = scalars.prefix { $0.value >= 0x20 }
        put(run)
        scalars = scalars.dropFirst(run.count)
      }
    }
  }
}

// MARK: - Implementation

extension ScreenEmulator {
  private static func length(ofCode scalars: Substring.UnicodeScalarView) -> Int? {
    let rest = scalars.dropFirst()
    guard let kind = rest.first else { return nil }
    // A command of the operating system, such as the question for the ground, ends in ESC \.
    if kind == "]" {
      guard let end = rest.firstIndex(of: "\u{1B}"), rest.index(after: end) < rest.endIndex else {
        return nil
      }
      return scalars.distance(from: scalars.startIndex, to: end) + 2
    }
    guard kind == "[" else { return 2 }
    guard let end = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0.value) }) else {
      return nil
    }
    return scalars.distance(from: scalars.startIndex, to: end) + 1
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r":
      column = 0
      isAtEdge = false
    case "\n":
      if row + 1 < cells.count {
        row += 1
      } else {
        cells = cells.dropFirst() + [cells[0].map { _ in " " }]
      }
    case "\u{8}": column = max(0, column - 1)
    case "\u{7}": break
    default: unknown.append("control \(scalar.value)")
    }
  }

  private mutating func perform(_ code: String) {
    if code.hasPrefix("\u{1B}]") { return }
    let body = code.dropFirst(2).dropLast()
    if code.last != "m" { isAtEdge = false }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch code.last {
    case "H":
      row = min(cells.count, numbers.first.flatMap { $0 } ?? 1) - 1
      column = min(cells[0].count, (numbers.count > 1 ? numbers[1] : 1) ?? 1) - 1
    case "J" where body == "2":
      cells = cells.map { $0.map { _ in " " } }
    case "K" where body.isEmpty:
      for place in column..<cells[row].count { cells[row][place] = " " }
    case "m": noteColors(numbers.map { $0 ?? 0 })
    case "h", "l": setMode(body, isOn: code.last == "h")
    default: unknown.append(String(code.dropFirst()))
    }
  }

  private mutating func noteColors(_ numbers: [Int]) {
    for number in numbers where (30...49).contains(number) || (90...107).contains(number) {
      colors.insert("\(number)")
    }
  }

  private mutating func setMode(_ mode: Substring, isOn: Bool) {
    switch mode {
    case "?25": isCursorShown = isOn
    case "?1049":
      if isOn, saved == nil {
        (saved, savedCursor) = (cells, cursor)
        cells = cells.map { $0.map { _ in " " } }
      } else if !isOn, let old = saved {
        cells = old
        saved = nil
        row = min(savedCursor.row, cells.count - 1)
        column = min(savedCursor.column, cells[row].count - 1)
        isAtEdge = false
      }
    case "?1000", "?1002", "?1006": tellsPointer = isOn
    case "?2004": marksPaste = isOn
    case "?7": wraps = isOn
    case "?1004": break
    default: unknown.append(String(mode))
    }
  }

  /// Writes the scalars of a text as the terminal draws them: each for itself, or those of a
  /// character together.
  private mutating func put(_ run: Substring.UnicodeScalarView) {
    guard let widthOfScalar else {
      for character in String(run) { put(String(character), Self.width(of: character)) }
      return
    }
    for scalar in run {
      let wide = widthOfScalar(scalar)
      if wide > 0 { put(String(scalar), wide) } else if wide == 0 { join(scalar) }
    }
  }

  /// Adds a scalar without a width to the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var place = isAtEdge ? column : column - 1
    if place > 0, cells[row][place].isEmpty { place -= 1 }
    if place >= 0 { cells[row][place].unicodeScalars.append(scalar) }
  }

  private mutating func put(_ text: String, _ wide: Int) {
    if wide > cells[row].count { return }
    if isAtEdge || column + wide > cells[row].count {
      if wraps {
        control("\r")
        control("\n")
      } else {
        isAtEdge = false
        if column + wide > cells[row].count { return }
      }
    }
    // A half of a wide character that is written over leaves a blank.
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    let end = column + wide
    if end < cells[row].count, cells[row][end].isEmpty { cells[row][end] = " " }
    cells[row][column] = text
    if wide == 2 { cells[row][column + 1] = "" }
    isAtEdge = end >= cells[row].count
    column = min(end, cells[row].count - 1)
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first, first.value >= 0x300 else { return 1 }
    let isPicture =
      first.properties.isEmojiPresentation || (0x1F1E6...0x1F1FF).contains(first.value)
    let isEastAsian =
      (0x1100...0x115F).contains(first.value) || (0x2E80...0xA4CF).contains(first.value)
      || (0xAC00...0xD7A3).contains(first.value) || (0xFF01...0xFF60).contains(first.value)
    return isPicture || isEastAsian ? 2 : 1
  }
}

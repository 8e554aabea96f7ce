public import StoreState

/// Cells with texts, some of which are formulas, and the values of all of them.
///
/// ```swift
/// var sheet = Spreadsheet(columns: 3, rows: 10)
/// sheet.write("2", at: CellAddress(column: 0, row: 0))          // 1
/// sheet.write("=A0*3", at: CellAddress(column: 1, row: 0))      // 1
/// sheet.write("=SUM(A0:B9)", at: CellAddress(column: 2, row: 0)) // 1
/// sheet.store().peek(at: CellAddress(column: 2, row: 0))        // .number(8)
/// sheet.write("4", at: CellAddress(column: 0, row: 0))          // 3
/// sheet.store().peek(at: CellAddress(column: 2, row: 0))        // .number(16)
/// ```
///
/// The values are a store over addresses, and a formula is a function of that store: it reads the
/// values of other cells. To evaluate is to extend the store by the formulas. The values are the
/// store that this extension does not change. They are computed once each and then shared.
///
/// ## Laws
///
/// ```text
/// sheet.store().extend(sheet.evaluate) == sheet.store()    outside of cycles
/// sheet.write(text, at: a) evaluates the cells that depend on a, and no others
/// ```
///
/// (Piponi, From Löb's theorem to spreadsheet evaluation, 2006; Foner, Getting a quick fix on
/// comonads, 2015. To evaluate again only what a change reaches: Mokhov, Mitchell and Peyton Jones,
/// Build systems à la carte, 2018.)
public struct Spreadsheet: Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// The text of each cell, row by row.
  private var texts: [String]
  /// The formula of each cell that has one.
  private var formulas: [Formula?]
  /// The value of each cell.
  private var values: [CellValue]
  /// The formulas that name each cell.
  private var dependants: Dependants
  /// The place of each cell in the change that is being made; below zero in all others.
  private var places: [Int]

  /// Creates an empty sheet.
  ///
  /// - Precondition: There are 1 to 702 columns, and 1 to 10,000 rows.
  public init(columns: Int, rows: Int) {
    precondition(Self.columnLimit.contains(columns), "columns must be 1 to 702; got \(columns)")
    precondition(Self.rowLimit.contains(rows), "rows must be 1 to 10000; got \(rows)")
    (self.columns, self.rows) = (columns, rows)
    texts = Array(repeating: "", count: columns * rows)
    formulas = Array(repeating: nil, count: columns * rows)
    values = Array(repeating: .empty, count: columns * rows)
    dependants = Dependants(columns: columns, rows: rows)
    places = Array(repeating: -1, count: columns * rows)
  }

  /// How many columns a sheet may have.
  static let columnLimit = 1...702
  /// How many rows a sheet may have.
  static let rowLimit = 1...10_000
}

// MARK: - Reading

extension Spreadsheet {
  /// Returns whether an address is on the sheet.
  public func contains(_ address: CellAddress) -> Bool {
    (0..<columns).contains(address.column) && (0..<rows).contains(address.row)
  }

  /// The addresses, row by row.
  public var addresses: [CellAddress] { texts.indices.map { address($0) } }

  /// Returns the text of a cell; outside of the sheet, an empty one.
  ///
  /// - Complexity: O(1).
  public func text(at address: CellAddress) -> String {
    contains(address) ? texts[number(address)] : ""
  }

  /// Returns the value of a cell; outside of the sheet, an error.
  ///
  /// - Complexity: O(1).
  public func value(at address: CellAddress) -> CellValue {
    contains(address) ? values[number(address)] : .error(.reference)
  }

  /// Returns the values as a store, focused on the first cell.
  ///
  /// - Complexity: O(1).
  public func store() -> Store<CellAddress, CellValue> {
    Store(position: CellAddress(column: 0, row: 0)) { self.value(at: $0) }
  }

  /// Returns the value that the cell in focus of a store should have, given the others.
  public func evaluate(_ store: Store<CellAddress, CellValue>) -> CellValue {
    guard contains(store.position) else { return .error(.reference) }
    return evaluate(number(store.position)) { store.peek(at: $0) }
  }

  /// Returns the value of a cell, given those of others.
  private func evaluate(_ cell: Int, peek: (CellAddress) -> CellValue) -> CellValue {
    if let formula = formulas[cell] { return formula.value(peek: peek) }
    let text = texts[cell]
    if text.isEmpty { return .empty }
    if text.hasPrefix("=") { return .error(.formula) }
    return Double(decimal: text).map { .number($0) } ?? .text(text)
  }

  private func number(_ address: CellAddress) -> Int { address.row * columns + address.column }

  private func address(_ cell: Int) -> CellAddress {
    CellAddress(column: cell % columns, row: cell / columns)
  }
}

// MARK: - Writing

extension Spreadsheet {
  /// Writes a text, and evaluates the cell and those that depend on it.
  ///
  /// A cell is evaluated once, after all that it depends on, and only if one of those has changed.
  ///
  /// - Returns: How many cells were evaluated.
  /// - Precondition: The address is on the sheet.
  /// - Complexity: O(c + r), where c cells depend on this one and read r cells in all; and for the
  ///   formula's ranges O(columns · log rows) each.
  @discardableResult
  public mutating func write(_ text: String, at address: CellAddress) -> Int {
    precondition(contains(address), "the address must be on the sheet; got \(address)")
    let cell = number(address)
    for range in inputs(of: cell) { dependants.remove(cell, naming: range) }
    texts[cell] = text
    formulas[cell] = Formula(text)
    for range in inputs(of: cell) { dependants.insert(cell, naming: range) }
    return change(cell)
  }

  /// The ranges on the sheet that the formula of a cell names.
  private func inputs(of cell: Int) -> [CellRange] {
    (formulas[cell]?.inputs ?? []).compactMap { range in
      let last = CellAddress(
        column: min(range.columns.upperBound, columns - 1),
        row: min(range.rows.upperBound, rows - 1)
      )
      let first = CellAddress(column: range.columns.lowerBound, row: range.rows.lowerBound)
      return contains(first) ? CellRange(first, last) : nil
    }
  }

  /// Evaluates a cell that has changed, and those that depend on it.
  private mutating func change(_ cell: Int) -> Int {
    var change = SheetChange(cells: reached(from: cell))
    for cell in change.cells {
      dependants.forEach(of: address(cell)) { change.waiting[places[$0]] += 1 }
    }
    for place in change.cells.indices {
      // A cell of an old cycle may leave it although no value that it reads changes.
      change.isStale[place] = place == 0 || values[change.cells[place]] == .error(.cycle)
      if change.waiting[place] == 0 { change.ready.append(place) }
    }
    evaluate(&change)
    if change.finished < change.cells.count {
      // The rest are on cycles, or depend on one.
      let cyclic = change.cyclic { followers(of: $0, in: change) }
      for place in cyclic { change.waiting[place] = .max }
      for place in cyclic { finish(place, .error(.cycle), &change) }
      evaluate(&change)
    }
    for cell in change.cells { places[cell] = -1 }
    return change.evaluated
  }

  /// Returns a cell and all that depend on it, and gives each its place.
  private mutating func reached(from cell: Int) -> [Int] {
    let dependants = dependants
    var cells = [cell]
    places[cell] = 0
    var next = 0
    while next < cells.count {
      dependants.forEach(of: address(cells[next])) { formula in
        guard places[formula] < 0 else { return }
        places[formula] = cells.count
        cells.append(formula)
      }
      next += 1
    }
    return cells
  }

  /// Evaluates what waits for nothing, until nothing is ready.
  private mutating func evaluate(_ change: inout SheetChange) {
    while let place = change.ready.popLast() {
      let cell = change.cells[place]
      guard change.isStale[place] else {
        finish(place, values[cell], &change)
        continue
      }
      change.evaluated += 1
      finish(place, evaluate(cell) { value(at: $0) }, &change)
    }
  }

  /// Gives a cell its value; those that depend on it wait for one cell less.
  private mutating func finish(_ place: Int, _ value: CellValue, _ change: inout SheetChange) {
    let cell = change.cells[place]
    let isChanged = values[cell] != value
    values[cell] = value
    change.finished += 1
    dependants.forEach(of: address(cell)) { formula in
      let follower = places[formula]
      if isChanged { change.isStale[follower] = true }
      change.waiting[follower] -= 1
      if change.waiting[follower] == 0 { change.ready.append(follower) }
    }
  }

  /// The places that depend on a place of a change and still wait.
  private func followers(of place: Int, in change: SheetChange) -> [Int] {
    var followers: [Int] = []
    dependants.forEach(of: address(change.cells[place])) { formula in
      if change.waiting[places[formula]] > 0 { followers.append(places[formula]) }
    }
    return followers
  }
}

extension Spreadsheet: Hashable {
  /// Two sheets are equal when their texts are: those decide the values.
  public static func == (left: Spreadsheet, right: Spreadsheet) -> Bool {
    left.columns == right.columns && left.texts == right.texts
  }

  /// Feeds the texts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(texts)
  }
}

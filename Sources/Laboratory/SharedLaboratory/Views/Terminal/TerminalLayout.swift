/// How the parts of the laboratory are arranged in a terminal.
///
/// The program may be of any height, and the terminal scrolls; the other parts stand beside it and are
/// cut, so that 80 columns by 24 rows and 160 by 50 hold all that they show.
struct TerminalLayout {
  /// How many columns of parts stand beside each other.
  enum Kind { case small, one, two, three }

  let kind: Kind

  /// The columns of a column of parts, and of that with the space.
  let width, spaceWidth: Int

  /// Whether all panes are in sight, so that none needs to be switched.
  let showsAll: Bool

  /// Whether an empty row follows the head.
  let hasGap: Bool

  /// The rows of the log, and those of the space, without their frames.
  let log, space: Int

  /// Arranges the parts in a terminal of a size.
  init(_ room: LaboratoryProgram.Room) {
    let (columns, rows) = (room.columns, room.rows)
    kind =
      rows < 12 || columns < 40 ? .small : columns < 72 ? .one : columns < 130 ? .two : .three
    showsAll = kind == .three && rows >= 36
    width =
      switch kind {
      case .small, .one: columns
      case .two: columns - 1 - (columns - 1) * Self.programShare / 100
      case .three: columns - 2 - (columns - 2) * (Self.narrowShare + Self.spaceShare) / 100
      }
    spaceWidth = kind == .three ? (columns - 2) * Self.spaceShare / 100 : width
    hasGap = rows >= 24 && columns >= 72
    // The head, the message bar and a notice have a row each, a frame has two, the log its buttons.
    let body = rows - (hasGap ? 4 : 3)
    let entries = showsAll ? max(4, body - 34) : max(2, min(6, body / 4))
    log = entries
    space = max(3, kind == .three ? body - 3 : body - 1 - 2 - 3 - entries)
  }

  /// The share of the program beside one column of parts, in percent.
  static var programShare: Int { 46 }

  /// The shares of the program and of the space where three columns stand beside each other.
  static var narrowShare: Int { 29 }
  static var spaceShare: Int { 41 }

  /// The columns within a frame, and within that of the space.
  var inner: Int { max(1, width - 4) }
  var innerSpace: Int { max(1, spaceWidth - 4) }
}

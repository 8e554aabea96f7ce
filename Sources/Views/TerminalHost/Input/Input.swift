import Markup

/// What a person did at a terminal.
enum Input: Equatable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A text was pasted.
  case paste(String)
  /// The pointer did something.
  case pointer(Pointer)
  /// The terminal has come into focus, or is no longer.
  case focus(Bool)
}

/// A key with those that were held down meanwhile.
struct KeyPress: Equatable, Sendable {
  /// The key as browsers name it, such as `a`, `Enter` or `ArrowUp`.
  var key: String

  /// What was held down.
  var modifiers: Event.Modifiers = []

  /// Creates a key press.
  init(_ key: String, _ modifiers: Event.Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The text that the key writes, if it writes any.
  var text: String? {
    guard modifiers.subtracting(.shift).isEmpty, key.unicodeScalars.count == 1 else { return nil }
    return key
  }
}

/// What the pointer did, and in which cell.
struct Pointer: Equatable, Sendable {
  /// What it did.
  enum Action: Equatable, Sendable {
    /// A button was pressed; the first is 0.
    case down(Int)
    /// The pointer was moved, with a button held down or with none.
    case move(Int?)
    /// A button was released.
    case up(Int)
    /// The wheel was turned, by a row up or down.
    case wheel(Int)
  }

  var action: Action
  /// The row, from 0.
  var row: Int
  /// The column, from 0.
  var column: Int
  var modifiers: Event.Modifiers = []
}

import Markup

/// Input of a person at a terminal.
enum Input: Equatable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A text was pasted.
  case paste(String)
  /// The pointer was used.
  case pointer(Pointer)
  /// The terminal has received or lost the focus.
  case focus(Bool)
  /// The terminal has answered whether its ground is light.
  case ground(isLight: Bool)
}

/// A pressed key with its modifier keys.
struct KeyPress: Equatable, Sendable {
  /// The key as browsers name it, such as `a`, `Enter` or `ArrowUp`.
  var key: String

  /// The modifier keys.
  var modifiers: Event.Modifiers = []

  /// Creates a key press.
  init(_ key: String, _ modifiers: Event.Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The text that the key types, if there is one.
  var text: String? {
    guard modifiers.subtracting(.shift).isEmpty, key.unicodeScalars.count == 1 else { return nil }
    return key
  }
}

/// An action of the pointer in a cell.
struct Pointer: Equatable, Sendable {
  /// The actions of the pointer.
  enum Action: Equatable, Sendable {
    /// A button was pressed; the first is 0.
    case down(Int)
    /// The pointer was moved, with a pressed button or with none.
    case move(Int?)
    /// A button was released.
    case up(Int)
    /// The wheel was turned, by a row up or down.
    case wheel(Int)

    /// The buttons that are held down.
    var buttons: Event.Buttons {
      switch self {
      case .down(let button), .move(let button?):
        switch button {
        case 0: .primary
        case 1: .middle
        case 2: .secondary
        default: []
        }
      default: []
      }
    }
  }

  var action: Action
  /// The row, from 0.
  var row: Int
  /// The column, from 0.
  var column: Int
  var modifiers: Event.Modifiers = []
}

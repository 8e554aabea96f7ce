import ComponentKit
import EmbeddedText
import Markup

// The keys of a terminal.

extension LaboratoryProgram {
  /// The message of a key of a terminal that no element handles, while a program of this number is open.
  ///
  /// Commands of the palette name their keys themselves. Where nothing can be closed, Escape leaves the
  /// field that has the focus, be it the one for messages or one of the program.
  func message(forKeyOfTerminal event: Event, _ number: Int, canClose: Bool) -> Message? {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch event.key {
    case ":", "/": return .screen(.openPalette)
    case "Escape": return canClose ? .close : nil
    case "n": return .openNext(1)
    case "p": return .openNext(-1)
    case "v": return .screen(.nextPane)
    default: return allCommands(number).first { $0.key == event.key }?.message
    }
  }

  /// The message of a key while the palette is open; the others are those of its field.
  static func message(forKeyOfPalette event: Event) -> Message? {
    guard event.modifiers == [] else { return nil }
    switch event.key {
    case "ArrowDown": return .screen(.point(1))
    case "ArrowUp": return .screen(.point(-1))
    default: return nil
    }
  }

  static let keysOfTerminal = [
    (key: "1 2 3 4", meaning: "the same state in another architecture"),
    (key: "n p", meaning: "the next program, the one before"),
    (key: ": /", meaning: "commands: type a few letters, Enter runs, Escape closes"),
    (key: "m Escape", meaning: "write a message such as undo; stop writing"),
    (key: "Tab Enter", meaning: "move the focus, press; the pointer presses too"),
    (key: "arrows", meaning: "walk in the space and in the log, Enter goes there"),
    (key: "v w", meaning: "the next pane, the program alone"),
    (key: "[ ]", meaning: "go back and forth in the log; a press on a row goes there"),
    (key: "o", meaning: "the other branches of the log, in turn"),
    (key: "l", meaning: "check the laws of the program in this architecture"),
    (key: "c", meaning: "measure what a message costs, in a release build"),
    (key: "Escape", meaning: "close the help, stop running work"),
    (key: "q", meaning: "leave; so does Control-C, and Control-Z stops for a while"),
  ]
}

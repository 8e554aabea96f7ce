import Markup

/// A sequence after `ESC [`: a mark, numbers, and a final letter.
struct ControlSequence {
  let mark: UInt8?
  let numbers: [Int]
  let final: UInt8

  /// Parses the bytes before the letter; nil if they are not those of a key or a pointer.
  init?(_ bytes: [UInt8], final: UInt8) {
    var bytes = bytes[...]
    mark = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if mark != nil { bytes = bytes.dropFirst() }
    var numbers: [Int] = []
    for part in bytes.split(separator: 0x3B, omittingEmptySubsequences: false) {
      // The details after a colon are not needed here.
      let digits = part.prefix { $0 != 0x3A }
      guard digits.count <= 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    self.numbers = bytes.isEmpty ? [] : numbers
    self.final = final
  }

  /// The input of the sequence, if it is known.
  var input: Input? {
    switch (mark, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      guard numbers.count == 3 else { return nil }
      return Pointer(
        code: numbers[0],
        column: numbers[1],
        row: numbers[2],
        isUp: final == UInt8(ascii: "m")
      ).map { .pointer($0) }
    case (nil, UInt8(ascii: "I")) where numbers.isEmpty: return .focus(true)
    case (nil, UInt8(ascii: "O")) where numbers.isEmpty: return .focus(false)
    case (nil, _): return press.map { .key($0) }
    default: return nil
    }
  }

  /// The pressed key, if the sequence is that of a key.
  private var press: KeyPress? {
    let held = KeyPress.modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "Z"): return KeyPress("Tab", held.union(.shift))
    case UInt8(ascii: "u"): return KeyPress(code: numbers.first ?? 0, held)
    case UInt8(ascii: "~"):
      if numbers.first == 27, numbers.count == 3 { return KeyPress(code: numbers[2], held) }
      return KeyPress.numbered[numbers.first ?? 0].map { KeyPress($0, held) }
    default: return KeyPress.lettered[final].map { KeyPress($0, held) }
    }
  }
}

// MARK: - Keys

extension KeyPress {
  /// Creates the key of a control byte.
  init(control byte: UInt8, _ held: Event.Modifiers) {
    switch byte {
    case 0x09: self.init("Tab", held)
    case 0x0A, 0x0D: self.init("Enter", held)
    case 0x08, 0x7F: self.init("Backspace", held)
    case 0x00: self.init(" ", held.union(.control))
    case 0x01...0x1A: self.init(String(Unicode.Scalar(byte + 0x60)), held.union(.control))
    default: self.init(String(Unicode.Scalar(byte + 0x40)), held.union(.control))
    }
  }

  /// Creates the key of a number of Unicode.
  init?(code: Int, _ held: Event.Modifiers) {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    switch scalar.value {
    case 27: self.init("Escape", held)
    case 0x09, 0x0A, 0x0D, 0x08, 0x7F: self.init(control: UInt8(scalar.value), held)
    case 0...0x1F, 0x80...0x9F, 0xE000...0xF8FF: return nil
    default: self.init(String(scalar), held)
    }
  }

  /// Returns the modifier keys of a number in a sequence.
  static func modifiers(_ number: Int) -> Event.Modifiers {
    let bits = max(0, number - 1)
    let all: [Event.Modifiers] = [.shift, .option, .control, .command]
    return Event.Modifiers(all.indices.filter { bits >> $0 & 1 != 0 }.map { all[$0] })
  }

  static let lettered: [UInt8: String] = [
    UInt8(ascii: "A"): "ArrowUp", UInt8(ascii: "B"): "ArrowDown", UInt8(ascii: "C"): "ArrowRight",
    UInt8(ascii: "D"): "ArrowLeft", UInt8(ascii: "H"): "Home", UInt8(ascii: "F"): "End",
    UInt8(ascii: "P"): "F1", UInt8(ascii: "Q"): "F2", UInt8(ascii: "R"): "F3",
    UInt8(ascii: "S"): "F4", UInt8(ascii: "M"): "Enter",
  ]

  static let ofLinuxConsole: [UInt8: String] = [
    UInt8(ascii: "A"): "F1", UInt8(ascii: "B"): "F2", UInt8(ascii: "C"): "F3",
    UInt8(ascii: "D"): "F4", UInt8(ascii: "E"): "F5",
  ]

  static let numbered: [Int: String] = [
    1: "Home", 2: "Insert", 3: "Delete", 4: "End", 5: "PageUp", 6: "PageDown", 7: "Home", 8: "End",
    11: "F1", 12: "F2", 13: "F3", 14: "F4", 15: "F5", 17: "F6", 18: "F7", 19: "F8", 20: "F9",
    21: "F10", 23: "F11", 24: "F12",
  ]
}

// MARK: - The pointer

extension Pointer {
  /// Creates an action from its code, and from its position, which is counted from 1.
  init?(code: Int, column: Int, row: Int, isUp: Bool) {
    guard column > 0, row > 0 else { return nil }
    let button = code & 3 | (code & 128) >> 4
    if code & 64 != 0 {
      guard code & 3 < 2 else { return nil }
      action = .wheel(code & 1 == 0 ? -1 : 1)
    } else if code & 32 != 0 {
      action = .move(code & 3 == 3 ? nil : button)
    } else {
      action = isUp ? .up(button) : .down(button)
    }
    self.row = row - 1
    self.column = column - 1
    modifiers = KeyPress.modifiers(1 + (code >> 2 & 7))
  }
}

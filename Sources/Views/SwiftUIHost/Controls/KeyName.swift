/// The names of keys in browsers.
enum KeyName {
  /// Returns the name of the key for a character.
  static func of(_ character: Character) -> String { names[character] ?? String(character) }

  /// The keys that type no text: they have control characters, or the private characters of the
  /// function keys since NeXTSTEP.
  private static let names: [Character: String] = [
    "\r": "Enter", "\n": "Enter", "\u{3}": "Enter", "\t": "Tab", "\u{19}": "Tab",
    "\u{1B}": "Escape", "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete",
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft",
    "\u{F703}": "ArrowRight", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp",
    "\u{F72D}": "PageDown", "\u{F739}": "Clear",
  ]
}

import Markup

/// What is around controls, so that a person tells them from texts.
enum ControlSigns: Sendable {
  /// Blanks, since the theme fills controls with its colors.
  case fills
  /// Brackets, where there are no colors.
  case brackets
}

extension ControlSigns {
  /// What is before and behind the text of a button.
  var button: (start: String, end: String) { self == .fills ? (" ", " ") : ("[ ", " ]") }

  /// What is before and behind the text of a field, and in its columns without text.
  var field: (start: String, end: String, blank: Character) {
    self == .fills ? (" ", " ", " ") : ("[", "]", "_")
  }

  /// What is before and behind the selected option of a menu.
  var menu: (start: String, end: String) { self == .fills ? (" ", " ▾ ") : ("[", " v]") }

  /// What is before the selected option of a list, which has a color in a theme.
  var selected: String { self == .fills ? " " : ">" }

  /// A checkbox or a radio button.
  func box(_ box: FormControl.Box) -> String {
    switch (self, box.isRadio) {
    case (.fills, false): box.isOn ? " ✓ " : "   "
    case (.fills, true): box.isOn ? " ● " : " ○ "
    case (.brackets, false): box.isOn ? "[x]" : "[ ]"
    case (.brackets, true): box.isOn ? "(*)" : "( )"
    }
  }
}

package import Markup

/// The data of one native control: its kind, text, style, accessibility and events.
///
/// A node of markup becomes one control or several. The properties are those of ``Parts``:
/// `control.kind`, `control.path`. They are stored in one object, so that creating a control takes
/// little of the stack for each level of markup.
@dynamicMemberLookup
package struct Control: Equatable, Sendable {
  private var storage: Storage

  private indirect enum Storage: Sendable {
    case parts(Parts)
  }

  /// The properties of a control.
  package struct Parts: Equatable, Sendable {
    /// Its name among its siblings.
    package var id: ID
    /// The path of the element that receives its events.
    package var path: [Int]
    /// Which control it is.
    package var kind: Kind
    /// How it is drawn.
    package var style = ControlStyle()
    /// Its name, value and traits for assistive technologies.
    package var accessibility = AccessibilityAttributes()
    /// The kinds of events that its element answers itself.
    package var answers: Event.Kinds = []
    /// The path of the form around it.
    package var form: [Int]?
    /// The box that a press on it checks, where it is the label of one.
    package var target: Box?
    /// Whether it takes no input.
    package var isDisabled = false
    /// Whether it takes the focus when it appears.
    package var isFocused = false
    /// Whether the keyboard can focus it although its kind is not focusable.
    package var isFocusable = false
    /// The controls within it.
    package var children: [Control] = []
  }

  init(_ kind: Kind, id: ID, path: [Int]) {
    storage = .parts(Parts(id: id, path: path, kind: kind))
  }

  /// The properties of the control.
  ///
  /// - Complexity: To change one copies all of them, but not the controls within.
  var parts: Parts {
    get {
      switch storage {
      case .parts(let parts): parts
      }
    }
    set { storage = .parts(newValue) }
  }

  /// One of the properties.
  package subscript<Value>(dynamicMember property: WritableKeyPath<Parts, Value>) -> Value {
    get { parts[keyPath: property] }
    set { parts[keyPath: property] = newValue }
  }
}

extension Control {
  /// What a control is known by among its siblings, so that it stays the same one.
  package enum ID: Hashable, Sendable {
    /// By the key of its node.
    case key(Key)
    /// By its position and its tag: another element at the same place is another control.
    case position(Int, String)
  }

  /// The kinds of controls.
  package enum Kind: Equatable, Sendable {
    /// Pieces of text, one after the other.
    case words([Words])
    /// One below the other.
    case column
    /// One beside the other, in as many rows as are needed.
    case line
    /// A row of a list, after its mark.
    case item(mark: String)
    /// A table, whose children are rows.
    case table
    /// A row of a table, whose children are cells.
    case row
    /// A cell that is as wide as some columns.
    case cell(columns: Int)
    /// What is pressed; the text is that of an element without content.
    case button(text: String?, submits: Bool)
    /// What leads to an address.
    case link(address: String)
    /// What is written into.
    case field(Field)
    /// A box that is checked or not, whose children name it.
    case toggle(Box)
    /// One of several, whose children name it.
    case radio(Box)
    /// A choice.
    case choice(Choice)
    /// A number between two others.
    case slider(Slider)
    /// How far something is, or only that it goes on.
    case progress(Double?)
    /// A picture.
    case picture(address: String)
    /// A line across.
    case rule
    /// What is opened by a press on the first child.
    case disclosure(isOpen: Bool)
  }

  /// A piece of text that looks alike.
  package struct Words: Equatable, Sendable {
    /// The text.
    package var text: String
    /// How it looks.
    package var style: ControlStyle
  }

  /// What is written into.
  package struct Field: Equatable, Sendable {
    /// The sorts of text, which want different keyboards.
    package enum Sort: Equatable, Sendable {
      case text, secret, search, email, address, phone, number
    }

    /// The sort of text.
    package var sort = Sort.text
    /// The text that the program says it holds.
    package var text = ""
    /// Whether the program says what it holds at each change.
    package var followsProgram = false
    /// What to write there.
    package var hint = ""
    /// How many lines it has; one where it ends with the line.
    package var lines = 1
  }

  /// A box as it is checked, at the place of its element.
  package struct Box: Equatable, Sendable {
    /// Where the box is.
    package var path: [Int]
    /// Whether it is checked.
    package var isOn: Bool
    /// What it says in a form.
    package var value: String
  }

  /// Possibilities of which one is chosen.
  package struct Choice: Equatable, Sendable {
    /// The possibilities, in their order, each value once.
    package var options: [Option]
    /// The value that is chosen.
    package var value: String
  }

  /// One of several possibilities.
  package struct Option: Equatable, Hashable, Sendable {
    /// What the program is told.
    package var value: String
    /// What is shown.
    package var text: String
  }

  /// A number between two others.
  package struct Slider: Equatable, Sendable {
    /// The number.
    package var value: Double
    /// The least.
    package var least: Double
    /// The greatest.
    package var greatest: Double
    /// The distance of two neighbours.
    package var step: Double
  }
}

extension Control {
  /// Returns whether both are the same, with what stands within.
  package static func == (left: Control, right: Control) -> Bool {
    left.isSameAlone(as: right) && isSame(left.children, right.children)
  }

  private func isSameAlone(as other: Control) -> Bool {
    var (left, right) = (parts, other.parts)
    (left.children, right.children) = ([], [])
    return left == right
  }

  private static func isSame(_ left: [Control], _ right: [Control]) -> Bool {
    guard left.count == right.count else { return false }
    var place = 0
    while place < left.count {
      if left[place] != right[place] { return false }
      place += 1
    }
    return true
  }
}

// MARK: - Reading

extension Control {
  /// The text that is shown, without marks and hints.
  package var text: String {
    switch parts.kind {
    case .words(let words): words.map(\.text).joined()
    case .button(let text?, _): text
    default: parts.children.map(\.text).joined(separator: " ")
    }
  }

  /// The control and all within, in their order.
  package var all: [Control] { [self] + parts.children.flatMap(\.all) }
}

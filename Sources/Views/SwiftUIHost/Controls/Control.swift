package import Markup

/// What a node of markup becomes on a screen of native controls, as plain data.
///
/// It says everything that a toolkit needs to know: which control, what it shows, how it looks, what
/// is said of it to those who do not see it, and at which place of the markup its events happen.
///
/// It is one object, so that its maker takes little of the stack for a level of markup.
package struct Control: Equatable, Sendable {
  private var storage: Storage

  private indirect enum Storage: Sendable {
    case parts(Parts)
  }

  /// The properties of a control.
  struct Parts: Equatable, Sendable {
    var id: ID
    var path: [Int]
    var kind: Kind
    var style: ControlStyle = ControlStyle()
    var accessibility: AccessibilityAttributes = AccessibilityAttributes()
    var answers: Event.Kinds = []
    var form: [Int]?
    var target: Box?
    var isDisabled: Bool = false
    var isFocused: Bool = false
    var isFocusable: Bool = false
    var children: [Control] = []
  }

  init(_ kind: Kind, id: ID, path: [Int]) {
    storage = .parts(Parts(id: id, path: path, kind: kind))
  }
}

extension Control {
  /// The properties of the control; to change one copies all of them, but not the controls within.
  var parts: Parts {
    get {
      switch storage {
      case .parts(let parts): parts
      }
    }
    set { storage = .parts(newValue) }
  }

  /// Its name among its siblings.
  package var id: ID {
    get { parts.id }
    set { parts.id = newValue }
  }

  /// The place in the markup where its events happen.
  package var path: [Int] {
    get { parts.path }
    set { parts.path = newValue }
  }

  /// Which control it is.
  package var kind: Kind {
    get { parts.kind }
    set { parts.kind = newValue }
  }

  /// How it looks.
  package var style: ControlStyle {
    get { parts.style }
    set { parts.style = newValue }
  }

  /// What is said of it to those who do not see it.
  package var accessibility: AccessibilityAttributes {
    get { parts.accessibility }
    set { parts.accessibility = newValue }
  }

  /// The kinds of events that its element answers itself.
  package var answers: Event.Kinds {
    get { parts.answers }
    set { parts.answers = newValue }
  }

  /// The form around it.
  package var form: [Int]? {
    get { parts.form }
    set { parts.form = newValue }
  }

  /// The box that a press on it checks, where it is the label of one.
  package var target: Box? {
    get { parts.target }
    set { parts.target = newValue }
  }

  /// Whether it takes no input.
  package var isDisabled: Bool {
    get { parts.isDisabled }
    set { parts.isDisabled = newValue }
  }

  /// Whether it is to take the focus when it appears.
  package var isFocused: Bool {
    get { parts.isFocused }
    set { parts.isFocused = newValue }
  }

  /// Whether the keyboard reaches it, where its kind does not say so.
  package var isFocusable: Bool {
    get { parts.isFocusable }
    set { parts.isFocusable = newValue }
  }

  /// What stands within.
  package var children: [Control] {
    get { parts.children }
    set { parts.children = newValue }
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
    switch kind {
    case .words(let words): words.map(\.text).joined()
    case .button(let text?, _): text
    default: children.map(\.text).joined(separator: " ")
    }
  }

  /// The control and all within, in their order.
  package var all: [Control] { [self] + children.flatMap(\.all) }
}

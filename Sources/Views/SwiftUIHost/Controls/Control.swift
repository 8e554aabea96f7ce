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
    /// The identity among the siblings.
    package var id: ID
    /// The path of the element that receives its events.
    package var path: [Int]
    /// The kind of the control.
    package var kind: Kind
    /// The style.
    package var style = ControlStyle()
    /// The label, value and traits for assistive technologies.
    package var accessibility = AccessibilityAttributes()
    /// The kinds of events that the element itself handles.
    package var answers: Event.Kinds = []
    /// The path of the form around it.
    package var form: [Int]?
    /// The box that a press checks, if the element is one or the label of one.
    package var target: Target?
    /// Whether the control is disabled.
    package var isDisabled = false
    /// Whether the control receives the focus when it appears.
    package var isFocused = false
    /// Whether the keyboard can focus it although its kind is not focusable.
    package var isFocusable = false
    /// The child controls.
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
  /// The identity of a control among its siblings.
  package enum ID: Hashable, Sendable {
    /// The key of the node.
    case key(Key)
    /// The position and the tag: another element at the same position is another control.
    case position(Int, String)
  }

  /// The kinds of controls.
  package enum Kind: Equatable, Sendable {
    /// Pieces of text in a line.
    case words([Words])
    /// Children below each other.
    case column
    /// Children beside each other, in as many rows as are necessary.
    case line
    /// An item of a list, after its mark.
    case item(mark: String)
    /// A table, whose children are rows.
    case table
    /// A row of a table, whose children are cells.
    case row
    /// A cell that spans columns.
    case cell(columns: Int)
    /// A link to an address.
    case link(address: String)
    /// A form control; the children of a box are its label.
    case form(FormControl)
    /// An image.
    case picture(address: String)
    /// A horizontal rule.
    case rule
    /// Content that a press on the first child opens.
    case disclosure(isOpen: Bool)
  }

  /// A piece of text with one style.
  package struct Words: Equatable, Sendable {
    /// The text.
    package var text: String
    /// The style.
    package var style: ControlStyle
  }

  /// A checkbox or radio button, with the path of its element.
  package struct Target: Equatable, Sendable {
    /// The path of the box.
    package var path: [Int]
    /// The box.
    package var box: FormControl.Box
  }
}

extension Control {
  /// Returns whether both are the same, with all children.
  ///
  /// The comparison of the properties ends before that of the children, so that a level needs little
  /// of the stack.
  package static func == (left: Control, right: Control) -> Bool {
    left.isSameAlone(as: right) && left.children == right.children
  }

  private func isSameAlone(as other: Control) -> Bool {
    var (left, right) = (parts, other.parts)
    (left.children, right.children) = ([], [])
    return left == right
  }
}

// MARK: - Reading

extension Control {
  /// The visible text, without marks and hints.
  package var text: String {
    switch parts.kind {
    case .words(let words): words.map(\.text).joined()
    case .form(.button(let title?, _)): title
    default: parts.children.map(\.text).joined(separator: " ")
    }
  }
}

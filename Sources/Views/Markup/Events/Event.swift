import EmbeddedText

/// An event of a person's input, such as a click, with its data.
///
/// ```swift
/// let event = Event(.input, value: "milk")
/// event.value  // "milk"
/// ```
public struct Event: Equatable, Sendable {
  /// The kind of the event.
  public var kind: Kind

  /// The text of the field, or an empty text.
  public var value: String

  /// Whether the box is checked.
  public var isChecked: Bool

  /// The pressed key, as browsers name it, such as `a`, `Enter` or `ArrowUp`.
  public var key: String

  /// Whether the key types a text into the field in focus; then only that field handles it, and no element
  /// around it.
  @usableFromInline
  package var isTyped = false

  /// The modifier keys that were held down.
  public var modifiers: Modifiers

  /// The buttons of the pointer that are held down.
  ///
  /// A drag whose end was missed, since the button was released in another window, ends at a move without
  /// a button:
  ///
  /// ```swift
  /// enum Drag: Equatable, Sendable { case to(Double), end }
  /// let knob = Markup<Drag>.div([.on(.pointerMove) { $0.buttons == [] ? .end : .to($0.x) }])
  /// knob.message(for: Event(.pointerMove, buttons: .primary, x: 3), at: [])  // .to(3.0)
  /// knob.message(for: Event(.pointerMove, x: 4), at: [])  // .end
  /// ```
  public var buttons: Buttons

  /// The horizontal position of the pointer, in points from the left edge of the element.
  ///
  /// In a picture with a `viewBox`, it is in the units of that box.
  public var x: Double

  /// The vertical position of the pointer, in points from the upper edge of the element.
  ///
  /// In a picture with a `viewBox`, it is in the units of that box.
  public var y: Double

  /// Creates an event.
  public init(
    _ kind: Kind,
    value: String = "",
    isChecked: Bool = false,
    key: String = "",
    modifiers: Modifiers = [],
    buttons: Buttons = [],
    x: Double = 0,
    y: Double = 0
  ) {
    self.kind = kind
    self.value = value
    self.isChecked = isChecked
    self.key = key
    self.modifiers = modifiers
    self.buttons = buttons
    self.x = x
    self.y = y
  }
}

extension Event {
  /// The kinds of events.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// An element was pressed, by pointer or key.
    case click
    /// An element was pressed twice.
    case doubleClick
    /// The text of a field has changed, and may change further.
    case input
    /// An option was selected, or a change of a field's text is complete.
    case change
    /// A form was submitted.
    case submit
    /// A key was pressed.
    case keyDown
    /// An element has received the focus.
    case focus
    /// An element has lost the focus.
    case blur
    /// The pointer was pressed.
    case pointerDown
    /// The pointer was moved.
    case pointerMove
    /// The pointer was released.
    ///
    /// A release elsewhere is also an event of the element that was pressed, if that handles both.
    case pointerUp
  }

  /// The modifier keys.
  public struct Modifiers: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The control key.
    public static let control = Modifiers(rawValue: 2)
    /// The option key, or alt.
    public static let option = Modifiers(rawValue: 4)
    /// The command key, or meta.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The buttons of a pointer.
  public struct Buttons: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The button of a click, or the contact of a finger or pen.
    public static let primary = Buttons(rawValue: 1)
    /// The button that opens a menu.
    public static let secondary = Buttons(rawValue: 2)
    /// The wheel, pressed.
    public static let middle = Buttons(rawValue: 4)
  }

  /// A set of kinds of events.
  public struct Kinds: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates the set of one kind.
    public init(_ kind: Kind) { rawValue = 1 << kind.rawValue }
  }
}

extension Markup {
  /// Returns the message of an event without data.
  ///
  /// - Complexity: O(depth²), and the memos on the way are drawn.
  public func message(for kind: Event.Kind, at path: [Int]) -> Message? {
    message(for: Event(kind), at: path)
  }
}

extension Event {
  /// Whether a key was pressed, compared byte by byte.
  @usableFromInline
  func isPress(of key: String) -> Bool { self.key.isSame(as: key) }
}

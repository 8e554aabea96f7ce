import EmbeddedText

/// What a person did: an event of a kind, with what came with it.
///
/// ```swift
/// let event = Event(.input, value: "milk")
/// event.value  // "milk"
/// ```
public struct Event: Equatable, Sendable {
  /// What kind of event it is.
  public var kind: Kind

  /// The text of the field where it happened, or an empty text.
  public var value: String

  /// Whether the box where it happened is checked.
  public var isChecked: Bool

  /// The key that was pressed, as browsers name it, such as `a`, `Enter` or `ArrowUp`.
  public var key: String

  /// What was held down meanwhile.
  public var modifiers: Modifiers

  /// Where the pointer was, within the element, in points from its left edge.
  public var x: Double

  /// Where the pointer was, within the element, in points from its upper edge.
  public var y: Double

  /// Creates an event.
  public init(
    _ kind: Kind,
    value: String = "",
    isChecked: Bool = false,
    key: String = "",
    modifiers: Modifiers = [],
    x: Double = 0,
    y: Double = 0
  ) {
    self.kind = kind
    self.value = value
    self.isChecked = isChecked
    self.key = key
    self.modifiers = modifiers
    self.x = x
    self.y = y
  }
}

extension Event {
  /// The kinds of events.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// Something was pressed, by pointer or key.
    case click
    /// Something was pressed twice.
    case doubleClick
    /// The text of a field is being changed.
    case input
    /// A choice was made, or the text of a field has been changed.
    case change
    /// A form was sent.
    case submit
    /// A key was pressed.
    case keyDown
    /// Something has come into focus.
    case focus
    /// Something is no longer in focus.
    case blur
    /// The pointer was pressed.
    case pointerDown
    /// The pointer was moved.
    case pointerMove
    /// The pointer was released.
    case pointerUp
  }

  /// The keys that change the meaning of others.
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

  /// A set of kinds.
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
  /// Returns the message that an event of a kind stands for, with nothing coming with it.
  public func message(for kind: Event.Kind, at path: [Int]) -> Message? {
    message(for: Event(kind), at: path)
  }
}

extension Event {
  /// Whether the event is that of a key, compared byte by byte.
  @usableFromInline
  func isPress(of key: String) -> Bool { self.key.isSame(as: key) }
}

/// A child that is made of two children, of which one is on the left and one on the right.
///
/// ``SideBySide`` and ``OneOfTwo`` conform. Work of the left child is named within `left`, work of the
/// right one within `right`.
public protocol TwoSided: Child where Message: SidedMessage<Left.Message, Right.Message> {
  /// The type of the child on the left.
  associatedtype Left: Child

  /// The type of the child on the right.
  associatedtype Right: Child

  /// The child on the left.
  var left: Left { get set }

  /// The child on the right.
  var right: Right { get set }
}

/// A message that may be for one of two sides.
public protocol SidedMessage<Left, Right>: SendableMetatype {
  /// A message of the left side.
  associatedtype Left

  /// A message of the right side.
  associatedtype Right

  /// Returns a message to the left side.
  static func left(_ message: Left) -> Self

  /// Returns a message to the right side.
  static func right(_ message: Right) -> Self
}

extension TwoSided {
  /// Returns the effects of both children, once, each named within its side.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    var effect = left.takeEffect().placed(within: "left") { Message.left($0) }
    effect.add(right.takeEffect().placed(within: "right") { Message.right($0) })
    return effect
  }

  /// Requests the work that follows the state of either child, when no work is running.
  @inlinable
  public mutating func resume() {
    left.resume()
    right.resume()
  }
}

extension TwoSided where Left: SavedChild, Right: SavedChild {
  /// What is saved of both children.
  var savedSides: [String] {
    get throws(Refusal) { [try left.save().text, try right.save().text] }
  }

  /// Loads both children.
  mutating func loadSides(_ texts: ArraySlice<String>) throws(Refusal) {
    guard texts.count == 2, let first = texts.first, let second = texts.last else {
      throw Refusal.savedChildren("pair", "two children")
    }
    var (left, right) = (left, right)
    try left.load(SavedChildState(text: first))
    try right.load(SavedChildState(text: second))
    (self.left, self.right) = (left, right)
  }
}

/// A message to a program with a ``History``, or a move in that history.
public enum HistoryMessage<Message> {
  /// A message to the program.
  case message(Message)

  /// A message that the program or its work has sent; it counts the turns before it was asked for.
  ///
  /// A **turn** is a move to another place. What was asked for before one is refused after it.
  case heard(Message, turn: Int)

  /// Goes back to before the last message that is kept.
  case undo

  /// Goes forth by one message, and by those after it that are not kept.
  case redo

  /// Goes to a place: where the program stood after so many messages.
  case jump(to: Int)

  /// Goes to the end of the branch of a name, and leaves the future that stood in its place.
  case branch(Int)

  /// Forgets past, futures and branches; what is shown stays.
  case forget
}

extension HistoryMessage: Equatable where Message: Equatable {}
extension HistoryMessage: Hashable where Message: Hashable {}
extension HistoryMessage: Sendable where Message: Sendable {}

/// What a program with a ``History`` shows.
public struct HistoryView<View> {
  /// What the program shows.
  public let present: View

  /// How many messages have led to what is shown.
  public let place: Int

  /// The places that can be gone to, in the future that stands now.
  public let places: ClosedRange<Int>

  /// The futures that were left for others and can be chosen again, in the order in which they
  /// were left.
  public let branches: [HistoryBranch]

  /// Whether there is a message to undo.
  public let canUndo: Bool

  /// Creates a view of a history.
  ///
  /// - Parameters:
  ///   - present: What the program shows.
  ///   - place: How many messages have led to what is shown.
  ///   - places: The places that can be gone to.
  ///   - branches: The futures that can be chosen again.
  ///   - canUndo: Whether there is a message to undo; by default, whether there is any before.
  @inlinable
  public init(
    present: View,
    place: Int,
    places: ClosedRange<Int>,
    branches: [HistoryBranch],
    canUndo: Bool? = nil
  ) {
    self.present = present
    self.place = place
    self.places = places
    self.branches = branches
    self.canUndo = canUndo ?? (place > places.lowerBound)
  }

  /// Whether there is a message to do again.
  @inlinable
  public var canRedo: Bool { place < places.upperBound }
}

extension HistoryView: Equatable where View: Equatable {}
extension HistoryView: Sendable where View: Sendable {}

/// A future that was left for another one.
public struct HistoryBranch: Hashable, Sendable {
  /// The number that it is chosen by, which no other future of the history has.
  public let name: Int

  /// The place after which it differs from the future that stands.
  public let place: Int

  /// The place of its end.
  public let end: Int

  /// Creates a branch.
  @inlinable
  public init(name: Int, place: Int, end: Int) {
    self.name = name
    self.place = place
    self.end = end
  }
}

#if !hasFeature(Embedded)
extension HistoryMessage: Codable where Message: Codable {}
#endif

/// A message to a program with a ``History``, or a move in that history.
public enum HistoryMessage<Message> {
  /// A message to the program.
  case message(Message)

  /// A message from an effect of the program, which started in a generation of the history.
  ///
  /// A **generation** ends when the history goes to another place. Messages from effects of an earlier
  /// generation are refused.
  case fromEffect(Message, generation: Int)

  /// Goes back to before the last message that is kept.
  case undo

  /// Goes forth by one message, and by those after it that are not kept.
  case redo

  /// Goes to the state of the program after so many messages.
  case jump(to: Int)

  /// Goes to the end of the branch of a name, which becomes the current branch.
  case branch(Int)

  /// Removes past and branches; the state that is shown stays.
  case forget
}

extension HistoryMessage: Equatable where Message: Equatable {}
extension HistoryMessage: Hashable where Message: Hashable {}
extension HistoryMessage: Sendable where Message: Sendable {}

/// The view of a program with a ``History``.
public struct HistoryView<View> {
  /// The view of the program.
  public let present: View

  /// The number of messages that have led to the shown state.
  public let place: Int

  /// The places to which the history can go in the current branch.
  public let places: ClosedRange<Int>

  /// The branches that were left for others and can be chosen, in the order in which they were
  /// left.
  public let branches: [HistoryBranch]

  /// Whether there is a message to undo.
  public let canUndo: Bool

  @inlinable
  package init(
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

/// A branch of a history that was left for another one.
public struct HistoryBranch: Hashable, Sendable {
  /// The number by which it is chosen, which no other branch of the history has.
  public let name: Int

  /// The place after which it differs from the current branch.
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

import Locks

/// A list that any thread may add to.
public final class Notes<Note: Sendable>: Sendable {
  private let list = Locked<[Note]>([])
  private let listener = Locked<(@Sendable (Note) -> Void)?>(nil)

  /// Creates an empty list.
  public init() {}

  /// Adds a note, and tells the listener.
  public func add(_ note: Note) {
    list.withLock { $0.append(note) }
    listener.withLock { $0 }?(note)
  }

  /// Sets the function that is told each later note.
  public func onNote(_ listener: @escaping @Sendable (Note) -> Void) {
    self.listener.withLock { $0 = listener }
  }

  /// The notes so far.
  public var all: [Note] { list.withLock { $0 } }
}

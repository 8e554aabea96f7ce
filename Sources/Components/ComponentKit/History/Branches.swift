/// The futures that a history has left, each of which hangs on the one that it was left for.
///
/// A future is named by its end, so that it has the same name when it is left again. Those that
/// hang on another one stand before it, since only the future that stands can be branched off.
struct Futures<Message> {
  /// A future that was left.
  struct Future {
    let name: Int
    /// The name of the future that it hangs on.
    var parent: Int
    /// The place after which it differs from that one.
    let place: Int
    let messages: [Message]
  }

  private(set) var left: [Future] = []

  /// The name of the future that stands.
  private(set) var current = 0

  /// The name of the next future.
  private(set) var next = 1

  /// How many messages all of them hold.
  private(set) var size = 0

  /// What can be chosen where the future that stands is shown.
  var branches: [HistoryBranch] {
    left.compactMap { future in
      guard future.parent == current else { return nil }
      let end = future.place + future.messages.count
      return HistoryBranch(name: future.name, place: future.place, end: end)
    }
  }

  /// Returns the branch of a name, if it can be chosen.
  func branch(_ name: Int) -> HistoryBranch? { branches.first { $0.name == name } }

  /// Leaves the future that stands, whose messages after a place are given, for another one.
  mutating func leave(_ messages: [Message], at place: Int, for name: Int?) {
    let successor = name ?? next
    if name == nil { next += 1 }
    for index in left.indices where left[index].parent == current && left[index].place <= place {
      left[index].parent = successor
    }
    left.append(Future(name: current, parent: successor, place: place, messages: messages))
    size += messages.count
    current = successor
  }

  /// Removes the future of a name, and returns its messages.
  mutating func take(_ name: Int) -> [Message] {
    guard let index = left.firstIndex(where: { $0.name == name }) else { return [] }
    return remove(at: index)
  }

  /// Forgets the oldest futures while they hold too many messages or are too many.
  ///
  /// The oldest of all has none that hangs on it.
  mutating func forget(beyond limit: Int, branches: Int) {
    while left.count > 1 && (size > limit || left.count > branches) { _ = remove(at: 0) }
  }

  /// Forgets the futures that begin before a place of the one that stands, and what hangs on them.
  mutating func forget(before place: Int) {
    var lost: Set<Int> = []
    for index in left.indices.reversed() {
      let future = left[index]
      let isLost = future.parent == current ? future.place < place : lost.contains(future.parent)
      guard isLost else { continue }
      lost.insert(future.name)
      _ = remove(at: index)
    }
  }

  private mutating func remove(at index: Int) -> [Message] {
    let future = left.remove(at: index)
    size -= future.messages.count
    return future.messages
  }
}

extension Futures.Future: Sendable where Message: Sendable {}
extension Futures: Sendable where Message: Sendable {}

#if !hasFeature(Embedded)
extension Futures.Future: Codable where Message: Codable {}
extension Futures: Codable where Message: Codable {}
#endif

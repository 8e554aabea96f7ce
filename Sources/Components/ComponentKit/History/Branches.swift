/// The branches that a history has left: each starts from the one that it was left for, its parent.
///
/// A branch is named by its end, so that it has the same name when it is left again. A branch comes
/// before its parent in the list, since only the current branch can be left.
struct Branches<Message> {
  /// A branch that was left.
  struct Branch {
    let name: Int
    /// The name of the parent.
    var parent: Int
    /// The place after which it differs from the parent.
    let place: Int
    let messages: [Message]
  }

  private(set) var left: [Branch] = []

  /// The name of the current branch.
  private(set) var current = 0

  /// The name of the next branch.
  private(set) var next = 1

  /// How many messages all of them hold.
  private var size: Int { left.reduce(0) { $0 + $1.messages.count } }

  /// The branches that can be chosen from the current one.
  var branches: [HistoryBranch] {
    left.compactMap { branch in
      guard branch.parent == current else { return nil }
      let end = branch.place + branch.messages.count
      return HistoryBranch(name: branch.name, place: branch.place, end: end)
    }
  }

  /// Returns the branch of a name, if it can be chosen.
  func branch(_ name: Int) -> HistoryBranch? { branches.first { $0.name == name } }

  /// Leaves the current branch, whose messages after a place are given, for another one.
  mutating func leave(_ messages: [Message], at place: Int, for name: Int?) {
    let successor = name ?? next
    if name == nil { next += 1 }
    for index in left.indices where left[index].parent == current && left[index].place <= place {
      left[index].parent = successor
    }
    left.append(Branch(name: current, parent: successor, place: place, messages: messages))
    current = successor
  }

  /// Removes the branch of a name, and returns its messages.
  mutating func take(_ name: Int) -> [Message] {
    guard let index = left.firstIndex(where: { $0.name == name }) else { return [] }
    return remove(at: index)
  }

  /// Removes the oldest branches while they hold too many messages or are too many.
  ///
  /// The oldest of all is the parent of none.
  mutating func forget(beyond limit: Int, branches: Int) {
    while left.count > 1 && (size > limit || left.count > branches) { _ = remove(at: 0) }
  }

  /// Removes the branches that start before a place of the current one, and those that start from them.
  mutating func forget(before place: Int) {
    var lost: Set<Int> = []
    for index in left.indices.reversed() {
      let branch = left[index]
      let isLost = branch.parent == current ? branch.place < place : lost.contains(branch.parent)
      guard isLost else { continue }
      lost.insert(branch.name)
      _ = remove(at: index)
    }
  }

  private mutating func remove(at index: Int) -> [Message] {
    left.remove(at: index).messages
  }
}

extension Branches.Branch: Equatable where Message: Equatable {}
extension Branches.Branch: Hashable where Message: Hashable {}
extension Branches: Equatable where Message: Equatable {}
extension Branches: Hashable where Message: Hashable {}

extension Branches.Branch: Sendable where Message: Sendable {}
extension Branches: Sendable where Message: Sendable {}

#if !hasFeature(Embedded)
extension Branches.Branch: Codable where Message: Codable {}
extension Branches: Codable where Message: Codable {}
#endif

// The invariants of a list; a text that breaks one is not read.

extension TaskList {
  /// Whether all invariants hold.
  var isWhole: Bool { titlesAreNotBlank && identifiersDiffer && nextIdentifierIsFree && placesFit }

  /// Every task of the list, removed ones included.
  private var everyItem: [TaskItem] { items + removals.joined().map { $0.item } }

  /// Whether every task has a title that is not blank.
  private var titlesAreNotBlank: Bool { !everyItem.contains { $0.title.isBlank } }

  /// Whether no two tasks share an identifier.
  private var identifiersDiffer: Bool { Set(everyItem.map { $0.id }).count == everyItem.count }

  /// Whether the next identifier, and so every later one, is free.
  private var nextIdentifierIsFree: Bool { everyItem.allSatisfy { $0.id < nextID } }

  /// Whether the removals can be undone one after the other.
  private var placesFit: Bool {
    var count = items.count
    for removed in removals.reversed() {
      count += removed.count
      let places = removed.map { $0.place }
      let ascends = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
      guard let first = places.first, let last = places.last else { return false }
      guard ascends, first >= 0, last < count else { return false }
    }
    return true
  }
}

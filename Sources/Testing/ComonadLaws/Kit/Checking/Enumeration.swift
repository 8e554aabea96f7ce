/// All lists of draws, smallest first: by the sum of their numbers, then by length.
///
/// The bounds of the draws become known as cases run, so the lists grow from those that have run.
/// The lightest lists make the simplest cases, and those of weight one make functions that differ
/// from a constant at one place: the best discriminators.
struct Enumeration {
  private var levels: [[[Int]]] = [[[]]]
  private var next = 0
  private var room: Int

  /// Creates the enumeration of the first lists.
  init(limit: Int) { room = limit }

  /// Returns the next list, if there is one.
  mutating func pop() -> [Int]? {
    while let level = levels.first {
      if next < level.count {
        defer { next += 1 }
        return level[next]
      }
      levels.removeFirst()
      next = 0
    }
    return nil
  }

  /// Adds the lists that lengthen one that has run, given the bounds of its draws.
  mutating func push(after draws: [Int], bounds: [Int]) {
    for value in 1...3 {
      for index in draws.count..<max(draws.count, bounds.count) where value < bounds[index] {
        guard room > 0 else { return }
        room -= 1
        while levels.count <= value { levels.append([]) }
        levels[value].append(draws + Array(repeating: 0, count: index - draws.count) + [value])
      }
    }
  }
}

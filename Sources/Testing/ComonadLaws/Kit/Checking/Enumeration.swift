/// All lists of draws, smallest first: by the sum of their numbers, then by length.
///
/// The bounds of the draws become known as cases run, so the lists grow from those that have run.
/// The lightest lists make the simplest cases, and those of weight one make functions that differ
/// from a constant at one place: the best discriminators.
struct Enumeration {
  private var levels: [[[Int]]] = [[[]]]
  private var next = 0

  /// The number of lists that are still to be returned.
  private var wanted: Int

  /// Creates the enumeration of the first lists.
  init(limit: Int) { wanted = limit }

  /// Returns the next list, if there is one.
  mutating func pop() -> [Int]? {
    while wanted > 0, let level = levels.first {
      if next < level.count {
        wanted -= 1
        defer { next += 1 }
        return level[next]
      }
      levels.removeFirst()
      next = 0
    }
    return nil
  }

  /// Adds the lists that lengthen one that has run, given the bounds of its draws; none that comes
  /// after all that are wanted.
  mutating func push(after draws: [Int], bounds: [Int]) {
    var before = levels[0].count - next
    for value in 1...3 {
      if levels.count == value { levels.append([]) }
      var list = draws
      for index in draws.count..<max(draws.count, bounds.count) {
        if value < bounds[index] {
          guard before + levels[value].count < wanted else { return }
          levels[value].append(list + [value])
        }
        list.append(0)
      }
      before += levels[value].count
    }
  }
}

/// Makes the draws of a failing case smaller, as long as the same law fails.
///
/// Shorter lists are smaller, and of two equally long ones the one that is smaller at the first
/// difference. All passes change numbers only, so they suit values of all types.
/// (MacIver and Donaldson, Test-case reduction via test-case generation, 2020.)
struct Shrinker {
  /// The smallest failing draws found so far, without zeros at their end.
  private(set) var best: [Int]

  /// The number of cases that were tried.
  private(set) var tries = 0

  /// Whether the time was over before no pass helped any more.
  private(set) var isCutShort = false

  private let limit: Int
  private let end: ContinuousClock.Instant
  private let fails: ([Int]) -> [Int]?
  private var tried: Set<[Int]> = []

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - draws: The draws of a failing case.
  ///   - limit: The most cases to try.
  ///   - time: How long to try at most.
  ///   - fails: Runs a case, and returns the draws that it took if it fails.
  init(
    _ draws: [Int],
    limit: Int = 3_000,
    time: Duration = .seconds(10),
    fails: @escaping ([Int]) -> [Int]?
  ) {
    best = Shrinker.trimmed(draws)
    end = .now + time
    self.limit = limit
    self.fails = fails
  }

  /// Tries all passes until none helps.
  mutating func run() {
    var before: [Int]
    repeat {
      before = best
      delete()
      zero()
      minimise()
      lowerTogether()
      lowerAndDelete()
      redistribute()
      sort()
    } while best != before && tries < limit && !isCutShort
  }

  private static func trimmed(_ draws: [Int]) -> [Int] {
    Array(draws[..<(draws.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
  }

  private static func isSmaller(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  /// Accepts a candidate that is smaller and still fails.
  @discardableResult
  private mutating func accept(_ candidate: [Int]) -> Bool {
    let candidate = Shrinker.trimmed(candidate)
    guard tries < limit, !isCutShort, Shrinker.isSmaller(candidate, best),
      tried.insert(candidate).inserted
    else { return false }
    isCutShort = ContinuousClock.now > end
    if isCutShort { return false }
    tries += 1
    guard let taken = fails(candidate) else { return false }
    let drawn = Shrinker.trimmed(taken)
    best = Shrinker.isSmaller(drawn, candidate) ? drawn : candidate
    return true
  }

  /// Accepts a changed copy of the best draws that is smaller and still fails.
  @discardableResult
  private mutating func accept(_ change: (inout [Int]) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    return accept(candidate)
  }
}

// MARK: - Passes

extension Shrinker {
  /// Deletes blocks, from the end.
  private mutating func delete() {
    for length in [8, 4, 3, 2, 1] {
      var start = best.count - length
      while start >= 0 {
        // After a success the same place holds other draws.
        let isDeleted = accept { $0.removeSubrange(start..<(start + length)) }
        start = isDeleted ? min(start, best.count - length) : start - 1
      }
    }
  }

  /// Sets blocks to zero.
  private mutating func zero() {
    for length in [8, 4, 2, 1] {
      var start = 0
      while start < best.count {
        let end = min(best.count, start + length)
        // After a success the next candidate is the best itself, which is not accepted.
        if !accept({ for index in start..<end { $0[index] = 0 } }) { start += 1 }
      }
    }
  }

  /// Lowers each draw as far as it goes, by halving the distance.
  private mutating func minimise() {
    var index = 0
    while index < best.count {
      var low = 0
      while index < best.count, low < best[index] {
        let length = best.count
        let distance = best[index] - low
        // The numbers around 0 alternate their signs, and an even step keeps the sign.
        let middle = best[index] - max(1, distance / 4 * 2 + distance % 4 / 2 * 2)
        if !accept({ $0[index] = middle }) { low = middle + 1 }
        if best.count != length { break }
      }
      index += 1
    }
  }

  /// Lowers draws that are equal together, and tries the smallest numbers one by one.
  private mutating func lowerTogether() {
    for value in Set(best).sorted() where value > 0 {
      for smaller in 0..<min(value, 16) where best.contains(value) {
        accept(best.map { $0 == value ? smaller : $0 })
      }
    }
    guard best.count <= 16 else { return }
    for index in best.indices {
      for smaller in 0..<16 where index < best.count && smaller < best[index] {
        accept { $0[index] = smaller }
      }
    }
  }

  /// Lowers a draw by one and deletes later ones, for a number that says how many follow.
  private mutating func lowerAndDelete() {
    for index in best.indices.reversed() {
      for length in 1...4 {
        for start in stride(from: best.count - length, to: index, by: -1)
        where index < best.count && best[index] > 0 && start + length <= best.count {
          accept {
            $0[index] -= 1
            $0.removeSubrange(start..<(start + length))
          }
        }
      }
    }
  }

  /// Lowers a draw and raises a later one by as much.
  private mutating func redistribute() {
    for left in best.indices {
      for right in best.indices.dropFirst(left + 1).prefix(6) {
        var step = left < best.count ? best[left] : 0
        while step > 0, right < best.count, left < best.count {
          step = min(step, best[left], .max - best[right])
          let isMoved = accept {
            $0[left] -= step
            $0[right] += step
          }
          if !isMoved { step /= 2 }
        }
      }
    }
  }

  /// Exchanges draws that are out of order.
  private mutating func sort() {
    for left in best.indices {
      for right in best.indices.dropFirst(left + 1).prefix(6)
      where right < best.count && best[left] > best[right] {
        accept { $0.swapAt(left, right) }
      }
    }
  }
}

// The invariants of a timeline. Each property returns the invariant that is broken, if one is.

#if !hasFeature(Embedded)
extension Int {
  /// The power of two that limits numbers of messages, so that no sum of them overflows: 60 where
  /// integers have 64 bits.
  fileprivate static var countLimitPower: Int { bitWidth - 4 }

  /// The limit of numbers of messages.
  fileprivate static var countLimit: Int { 1 << countLimitPower }
}

extension Timeline {
  /// Traps unless the parts of the timeline fit together.
  ///
  /// - Complexity: O(number of segments and branches).
  package func checkInvariants() {
    let rules = [
      ruleBrokenBySegments, ruleBrokenByPosition, ruleBrokenByPassing, ruleBrokenByLastKept,
      ruleBrokenByGeneration, abandoned.ruleBroken(within: places),
    ]
    for case let rule? in rules { preconditionFailure(rule) }
  }

  /// The segments join, and each holds messages unless it is the only one.
  var ruleBrokenBySegments: String? {
    guard let first = segments.first else { return "a history must have a segment; got none" }
    guard (0...Int.countLimit).contains(first.place) else {
      return "place of segment 0 must be between 0 and 2^\(Int.countLimitPower); got \(first.place)"
    }
    var end = first.place
    for (index, segment) in segments.enumerated() {
      guard segment.place == end else {
        return "place of segment \(index) must be \(end); got \(segment.place)"
      }
      guard segments.count == 1 || !segment.messages.isEmpty else {
        return "segment \(index) must hold a message; got none"
      }
      end = segment.end
    }
    return nil
  }

  /// The state that is shown is at a place of the segments.
  var ruleBrokenByPosition: String? {
    places.contains(position)
      ? nil
      : "position must be between \(places.lowerBound) and \(count); got \(position)"
  }

  /// Messages that are not kept are apart only where the current branch can be done again.
  var ruleBrokenByPassing: String? {
    passing.isEmpty || position < count
      ? nil : "passing must be empty at the last place; got \(passing.count)"
  }

  /// The last message that is kept comes before the state that is shown.
  var ruleBrokenByLastKept: String? {
    lastKept.map { (0..<position).contains($0) } ?? true
      ? nil : "lastKept must be from 0 to less than \(position); got \(lastKept ?? 0)"
  }

  /// The generation can be counted up.
  var ruleBrokenByGeneration: String? {
    (0...Int.countLimit).contains(generation)
      ? nil : "generation must be between 0 and 2^\(Int.countLimitPower); got \(generation)"
  }
}

extension Branches {
  /// Each branch starts from one that is there, after the place where that one starts, and before its
  /// end.
  func ruleBroken(within range: ClosedRange<Int>) -> String? {
    let names = 0..<Int.countLimit
    guard names.contains(current), names.contains(next), current < next else {
      return "current must be from 0 to less than next; got \(current) and \(next)"
    }
    // A branch can start with the current one, and must start later than any other parent.
    var places = [current: range.lowerBound..<range.upperBound]
    // A branch comes before its parent.
    for branch in left.reversed() {
      guard (0..<next).contains(branch.name), places[branch.name] == nil else {
        return "names must differ and be from 0 to less than \(next); got \(branch.name)"
      }
      guard let parent = places[branch.parent] else {
        return "parent of \(branch.name) must come after it; got \(branch.parent)"
      }
      guard parent.contains(branch.place) else {
        return "place of \(branch.name) must be from \(parent.lowerBound) to less than "
          + "\(parent.upperBound); got \(branch.place)"
      }
      guard !branch.messages.isEmpty else {
        return "branch \(branch.name) must hold a message; got none"
      }
      places[branch.name] = (branch.place + 1)..<(branch.place + branch.messages.count)
    }
    return nil
  }
}
#endif

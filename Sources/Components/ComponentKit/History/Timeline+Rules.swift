// The rules that a timeline relies on. Each property returns the rule that is broken, if one is.

#if !hasFeature(Embedded)
extension Int {
  /// The power of two that limits numbers of messages, so that no sum of them overflows: 60 where
  /// integers have 64 bits.
  fileprivate static var countLimitPower: Int { bitWidth - 4 }

  /// The limit of numbers of messages.
  fileprivate static var countLimit: Int { 1 << countLimitPower }
}

extension Timeline {
  /// The legs join, and each holds messages unless it is the only one.
  var ruleBrokenByLegs: String? {
    guard let first = legs.first else { return "a history must have a leg; got none" }
    guard (0...Int.countLimit).contains(first.place) else {
      return "place of leg 0 must be between 0 and 2^\(Int.countLimitPower); got \(first.place)"
    }
    var end = first.place
    for (index, leg) in legs.enumerated() {
      guard leg.place == end else {
        return "place of leg \(index) must be \(end); got \(leg.place)"
      }
      guard legs.count == 1 || !leg.messages.isEmpty else {
        return "leg \(index) must hold a message; got none"
      }
      end += leg.messages.count
    }
    return nil
  }

  /// The count is the end of the last leg.
  var ruleBrokenByCount: String? {
    let end = legs.reduce(legs[0].place) { $0 + $1.messages.count }
    return count == end ? nil : "count must be \(end), the end of the legs; got \(count)"
  }

  /// The state that is shown is at a place of the legs.
  var ruleBrokenByPosition: String? {
    places.contains(position)
      ? nil
      : "position must be between \(places.lowerBound) and \(count); got \(position)"
  }

  /// Messages pass by only where a future can be done again.
  var ruleBrokenByPassing: String? {
    passing.isEmpty || position < count
      ? nil : "passing must be empty at the last place; got \(passing.count)"
  }

  /// The last message that is kept stands before the state that is shown.
  var ruleBrokenByLastKept: String? {
    lastKept.map { (0..<position).contains($0) } ?? true
      ? nil : "lastKept must be from 0 to less than \(position); got \(lastKept ?? 0)"
  }

  /// The turns can be counted on.
  var ruleBrokenByTurns: String? {
    (0...Int.countLimit).contains(turns)
      ? nil : "turns must be between 0 and 2^\(Int.countLimitPower); got \(turns)"
  }

  /// The spacing is a power of two, whose square is at least the number of messages.
  var ruleBrokenBySpacing: String? {
    let power = Int.countLimitPower / 2
    guard (1...(1 << power)).contains(spacing), spacing & (spacing - 1) == 0 else {
      return "spacing must be a power of two up to 2^\(power); got \(spacing)"
    }
    let messages = count - legs[0].place
    return messages <= spacing * spacing
      ? nil : "spacing must be at least the root of \(messages); got \(spacing)"
  }
}

extension Futures {
  /// Each future hangs on one that is there, after the place where that one begins, and before its
  /// end.
  func ruleBroken(within standing: ClosedRange<Int>) -> String? {
    let names = 0..<Int.countLimit
    guard names.contains(current), names.contains(next), current < next else {
      return "current must be from 0 to less than next; got \(current) and \(next)"
    }
    let messages = left.reduce(0) { $0 + $1.messages.count }
    guard size == messages else {
      return "size must be \(messages), the number of messages; got \(size)"
    }
    // A future can begin with the standing one, and must begin later than any other parent.
    var places = [current: standing.lowerBound..<standing.upperBound]
    // A future stands before its parent.
    for future in left.reversed() {
      guard (0..<next).contains(future.name), places[future.name] == nil else {
        return "names must differ and be from 0 to less than \(next); got \(future.name)"
      }
      guard let parent = places[future.parent] else {
        return "parent of \(future.name) must stand behind it; got \(future.parent)"
      }
      guard parent.contains(future.place) else {
        return "place of \(future.name) must be from \(parent.lowerBound) to less than "
          + "\(parent.upperBound); got \(future.place)"
      }
      guard !future.messages.isEmpty else {
        return "future \(future.name) must hold a message; got none"
      }
      places[future.name] = (future.place + 1)..<(future.place + future.messages.count)
    }
    return nil
  }
}
#endif

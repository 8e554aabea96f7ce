import ComponentKit
import LaboratoryCore

extension StateSpace {
  /// Returns the space with states drawn as one if no messages tell them apart.
  ///
  /// A state from which a message leads beyond the depth is told from all others, since nobody
  /// knows what is seen there: so whatever is merged is alike at any depth.
  func merged() throws(Undecided) -> StateSpace {
    let automaton = Automaton(SpaceChild(space: self), state: \.place, output: \.seen)
    let report = try automaton.minimised(by: Array(messages.indices), within: places.count)
    var owners = Array(repeating: 0, count: places.count)
    for (number, members) in report.classes.enumerated() {
      for member in members { owners[member] = number }
    }
    var merged = self
    merged.places = report.classes.map { members in
      var place = places[members[0]]
      place.count = members.count
      return place
    }
    merged.steps = report.classes.map { members in
      steps[members[0]].map { step in
        guard case .leads(let target) = step else { return step }
        return .leads(to: owners[target])
      }
    }
    return merged
  }
}

/// A component that moves in a space: its messages are the numbers of those of the space.
private struct SpaceChild: Child {
  /// The view at a place, and the place itself where messages lead on beyond the depth.
  struct Seen: Hashable {
    let view: String
    let cut: Int?
  }

  let space: StateSpace
  var place = 0

  var seen: Seen { Seen(view: view, cut: space.isCut(place) ? place : nil) }

  func refusal(of message: Int) -> Refusal? {
    guard case .refused(let refusal) = space.steps[place][message] else { return nil }
    return refusal
  }

  mutating func send(_ message: Int) -> Refusal? {
    guard case .leads(let target) = space.steps[place][message] else {
      return refusal(of: message)
    }
    place = target
    return nil
  }

  func view(send: @escaping (Int) -> Void) -> String { space.places[place].view }

  mutating func takeEffect() -> Effect<Int> { .none }

  /// Asks for nothing, since nothing is done here.
  mutating func resume() {}
}

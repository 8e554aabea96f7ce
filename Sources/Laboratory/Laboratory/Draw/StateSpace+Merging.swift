import ComponentKit
import SharedLaboratory
import StateGraphs

extension StateSpace {
  /// Returns the space with states drawn as one if no messages distinguish them.
  ///
  /// A state from which a message leads beyond the depth is merged with no other, since the states
  /// beyond it are unknown: so merged states agree at any depth.
  func merged() throws(Undecided) -> StateSpace {
    let automaton = Automaton(Walk(space: self))
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
      steps[members[0]].map { step in step.target.map { .leads(to: owners[$0]) } ?? step }
    }
    return merged
  }
}

/// A program whose state is a place of a space, and whose messages are the numbers of the moves.
private struct Walk: Program {
  /// The view at a place, and the place itself where messages lead on beyond the depth.
  struct Seen: Hashable {
    let view: String
    let cut: Int?
  }

  let space: StateSpace
  let initial = 0

  func refusal(of message: Int, in place: Int) -> Refusal? { space.steps[place][message].refusal }

  func update(_ place: inout Int, by message: Int) {
    place = space.steps[place][message].target ?? place
  }

  func view(_ place: Int, send: @escaping (Int) -> Void) -> Seen {
    Seen(view: space.places[place].view, cut: space.isCut(place) ? place : nil)
  }
}

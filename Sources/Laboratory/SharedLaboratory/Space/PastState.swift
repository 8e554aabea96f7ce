import ComponentKit
import EmbeddedText

/// A state on the way from the start to the present state.
package struct PastState {
  /// Its place in the log.
  let place: Int

  /// The message that led on from it, or the number of those that did.
  let line: String

  /// Its view as text.
  let view: String

  /// Its place in the space around the present state, if it is there.
  let known: Int?
}

extension ExperimentParts {
  /// The start and the last two states before the present one, without detours that came back.
  ///
  /// - Returns: At most three states; none if the log does not lead to the present state.
  /// - Complexity: O(n) updates for a log of `n` messages.
  func way(
    along log: [ProgramMessage],
    to present: P.State,
    in space: StateSpace,
    by messages: [P.Message],
    isEqual: (P.State, P.State) -> Bool
  ) -> [PastState] {
    var path: [(place: Int, state: P.State, line: String)] = []
    var state = ProgramState(program).state
    for (place, message) in log.enumerated() {
      path.append((place, state, message.line))
      guard let message = own(message), step(&state, by: message) else { return [] }
      // A long way is compared with its end alone.
      let again = path.suffix(16).lastIndex { isEqual($0.state, state) }
      if let again { path.removeSubrange(again...) }
    }
    guard isEqual(state, present) else { return [] }
    let between = path.count - 2
    if between > 1 {
      path[0].line = between.counted("message")
      path.removeSubrange(1..<between)
    }
    return path.map { place, state, line in
      let view = text(program, state)
      let known = space.places.indices.first { number in
        guard space.places[number].view == view else { return false }
        var there = present
        return space.way(to: number).allSatisfy { step(&there, by: messages[$0]) }
          && isEqual(there, state)
      }
      return PastState(place: place, line: line, view: view, known: known)
    }
  }

  /// Sends a message to a state, without its effects; returns whether it is taken.
  private func step(_ state: inout P.State, by message: P.Message) -> Bool {
    program.step(&state, by: message) == nil
  }
}

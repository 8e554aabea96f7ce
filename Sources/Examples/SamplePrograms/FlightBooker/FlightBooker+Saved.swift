public import ComponentKit

extension FlightBooker: SavedProgram, JSONProgram {
  /// The contents of the form, and whether they were booked.
  func json(of state: State) -> JSONValue {
    [
      "kind": .text(state.kind.rawValue), "there": .text(state.there), "back": .text(state.back),
      "isBooked": .flag(state.isBooked),
    ]
  }

  /// Reads a form; only one that can be booked was booked.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("kind", "there", "back", "isBooked"),
      let kind = values[0].text.flatMap({ Kind(word: $0) }), let there = values[1].text,
      let back = values[2].text, let isBooked = values[3].flag
    else { return nil }
    let state = State(kind: kind, there: there, back: back, isBooked: isBooked)
    return isBooked && refusal(of: .book, in: state) != nil ? nil : state
  }
}

extension FlightBooker.State: Codable, KeptState {
  typealias Keeper = FlightBooker
}

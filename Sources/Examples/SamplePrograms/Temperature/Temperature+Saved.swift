public import ComponentKit

extension Temperature: SavedProgram, JSONProgram {
  /// The texts of both fields.
  func json(of state: State) -> JSONValue {
    ["celsius": .text(state.celsius), "fahrenheit": .text(state.fahrenheit)]
  }

  /// Reads the texts of both fields.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("celsius", "fahrenheit"), let celsius = values[0].text,
      let fahrenheit = values[1].text
    else { return nil }
    return State(celsius: celsius, fahrenheit: fahrenheit)
  }
}

extension Temperature.State: Codable, KeptState {
  typealias Keeper = Temperature
}

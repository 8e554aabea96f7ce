import ComponentHost
import ComponentKit

extension Laboratory {
  /// Measures what a message of the program costs.
  func measure(_ state: inout State) -> Effect<Message> {
    #if DEBUG
    state.cost = "not measured, as this is a debug build; swift run -c release lab opens another"
    return .none
    #else
    state.cost = "measuring, Escape cancels"
    let program = state.bench.program
    return .task("cost") { send in
      let cost = try await Cost.of(program)
      send(.measured(cost?.text ?? "only the sample programs are measured"))
    }
    #endif
  }
}

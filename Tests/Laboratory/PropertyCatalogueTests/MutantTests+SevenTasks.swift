import ComponentKit
import ComponentTesting

@testable import PropertyCatalogue
@testable import SamplePrograms

// MARK: - The seven tasks

extension MutantTests {
  static let tasks: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Temperature>.Fault("adds 30") { temperature, state, message, _ in
          let refusal = temperature.step(&state, by: message)
          if case .celsius("0") = message { state.fahrenheit = "30" }
          return refusal
        }
      ), "numbers-change-both", 1
    ),
    (
      Mutant(
        Seeded<Temperature>.Fault("clears the other field") { temperature, state, message, _ in
          let refusal = temperature.step(&state, by: message)
          if message == .celsius("x") { state.fahrenheit = "" }
          return refusal
        }
      ), "other-texts-change-one", 2
    ),
    (
      Mutant(
        Seeded<FlightBooker>.Fault("books any day") { flight, state, message, _ in
          if message == .book, state.there == "29.02.2013" {
            state.isBooked = true
            return nil
          }
          return flight.step(&state, by: message)
        }
      ), "booked-days-exist", 2
    ),
    (
      Mutant(
        Seeded<FlightBooker>.Fault("books a return before the start") { flight, state, message, _ in
          if message == .book, state.back == "26.03.2014" {
            state.isBooked = true
            return nil
          }
          return flight.step(&state, by: message)
        }
      ), "booked-days-are-in-order", 3
    ),
    (
      Mutant(
        Seeded<FlightBooker>.Fault("keeps the notice") { flight, state, message, _ in
          let isBooked = state.isBooked
          let refusal = flight.step(&state, by: message)
          if case .there = message { state.isBooked = isBooked }
          return refusal
        }
      ), "changes-end-the-notice", 2
    ),
    (
      Mutant(
        Seeded<DurationTimer>.Fault(
          "stops after a tick",
          follows: { state in
            var state = state
            state.duration = min(state.duration, 1)
            return state
          }
        )
      ), "ticks-until-the-end", 1
    ),
    (
      Mutant(
        Seeded<DurationTimer>.Fault("begins again with a duration") {
          timer,
          state,
          message,
          effect in
          let refusal = timer.step(&state, by: message, effect: &effect)
          if message == .duration(2) { state.elapsed = 0 }
          return refusal
        }
      ), "only-a-reset-goes-back", 2
    ),
    (
      Mutant(
        Seeded<People>.Fault("keeps a hidden selection") { people, state, message, _ in
          let selected = state.selected
          let refusal = people.step(&state, by: message)
          if message == .update { state.selected = selected }
          return refusal
        }
      ), "the-selected-is-shown", 4
    ),
    (
      Mutant(
        Seeded<People>.Fault("updates everybody") { people, state, message, _ in
          let refusal = people.step(&state, by: message)
          if refusal == nil, message == .update {
            for place in state.people.indices { state.people[place].name = state.name }
            state.people[0].surname = state.surname
          }
          return refusal
        }
      ), "updates-change-one", 4
    ),
    (
      Mutant(
        Seeded<CircleDrawer>.Fault("records each diameter") { drawer, state, message, _ in
          let refusal = drawer.step(&state, by: message)
          if refusal == nil, case .diameter(let diameter) = message, let selected = state.selected {
            let change = Circles.Message.resize(selected, diameter: diameter)
            drawer.history.step(&state.drawing, by: .message(change))
          }
          return refusal
        }
      ), "the-dialog-changes-no-history", 4
    ),
    (
      Mutant(
        Seeded<CircleDrawer>.Fault("loses the diameter") { drawer, state, message, _ in
          if message == .close, state.diameter != nil {
            state.diameter = nil
            return nil
          }
          return drawer.step(&state, by: message)
        }
      ), "closing-keeps-what-is-shown", 5
    ),
    (
      Mutant(
        Seeded<CircleDrawer>.Fault("undoes everything") { drawer, state, message, _ in
          let refusal = drawer.step(&state, by: message)
          if refusal == nil, message == .undo {
            drawer.history.step(&state.drawing, by: .jump(to: 0))
          }
          return refusal
        }
      ), "undo-takes-back-one-change", 3
    ),
    (
      Mutant(
        Seeded<Cells>.Fault("forgets an old sheet") { cells, state, message, _ in
          let refusal = cells.step(&state, by: message)
          if case .edit = message, refusal == nil {
            state.sheet.write("", at: CellAddress(column: 0, row: 0))
          }
          return refusal
        }
      ), "editing-keeps-the-sheet", 2
    ),
    (
      Mutant(
        Seeded<Cells>.Fault("goes on editing") { cells, state, message, _ in
          let refusal = cells.step(&state, by: message)
          if refusal == nil, case .save = message { state.isEditing = true }
          return refusal
        }
      ), "saving-ends-editing", 2
    ),
    (
      Mutant(
        Seeded<Cells>.Fault("saves a text that was discarded") { cells, state, message, _ in
          if case .save(let text) = message, let address = state.cursor, !state.isEditing {
            state.sheet.write(text, at: address)
            return nil
          }
          return cells.step(&state, by: message)
        }
      ), "editing-keeps-the-sheet", 3
    ),
  ]
}

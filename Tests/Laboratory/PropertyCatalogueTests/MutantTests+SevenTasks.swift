import ComponentKit
import ComponentTesting

@testable import PropertyCatalogue
@testable import SamplePrograms

// MARK: - The seven tasks

extension MutantTests {
  static let tasks: [Mutant] = [
    .step(Temperature.self, "adds 30") { temperature, state, message, _ in
      let refusal = temperature.step(&state, by: message)
      if case .celsius("0") = message { state.fahrenheit = "30" }
      return refusal
    }
    .breaking("numbers-change-both", in: 1),
    .step(Temperature.self, "clears the other field") { temperature, state, message, _ in
      let refusal = temperature.step(&state, by: message)
      if message == .celsius("x") { state.fahrenheit = "" }
      return refusal
    }
    .breaking("other-texts-change-one", in: 2),
    .step(FlightBooker.self, "books any day") { flight, state, message, _ in
      if message == .book, state.there == "29.02.2013" {
        state.isBooked = true
        return nil
      }
      return flight.step(&state, by: message)
    }
    .breaking("booked-days-exist", in: 2),
    .step(FlightBooker.self, "books a return before the start") { flight, state, message, _ in
      if message == .book, state.back == "26.03.2014" {
        state.isBooked = true
        return nil
      }
      return flight.step(&state, by: message)
    }
    .breaking("booked-days-are-in-order", in: 3),
    .step(FlightBooker.self, "keeps the notice") { flight, state, message, _ in
      let isBooked = state.isBooked
      let refusal = flight.step(&state, by: message)
      if case .there = message { state.isBooked = isBooked }
      return refusal
    }
    .breaking("changes-end-the-notice", in: 2),
    .work(DurationTimer.self, "stops after a tick") { state in
      var state = state
      state.duration = min(state.duration, 1)
      return state
    }
    .breaking("ticks-until-the-end", in: 1),
    .step(DurationTimer.self, "begins again with a duration") { timer, state, message, effect in
      let refusal = timer.step(&state, by: message, effect: &effect)
      if message == .duration(2) { state.elapsed = 0 }
      return refusal
    }
    .breaking("only-a-reset-goes-back", in: 2),
    .step(People.self, "keeps a hidden selection") { people, state, message, _ in
      let selected = state.selected
      let refusal = people.step(&state, by: message)
      if message == .update { state.selected = selected }
      return refusal
    }
    .breaking("the-selected-is-shown", in: 4),
    .step(People.self, "updates everybody") { people, state, message, _ in
      let refusal = people.step(&state, by: message)
      if refusal == nil, message == .update {
        for place in state.people.indices { state.people[place].name = state.name }
        state.people[0].surname = state.surname
      }
      return refusal
    }
    .breaking("updates-change-one", in: 4),
    .step(CircleDrawer.self, "records each diameter") { drawer, state, message, _ in
      let refusal = drawer.step(&state, by: message)
      if refusal == nil, case .diameter(let diameter) = message, let selected = state.selected {
        let change = Circles.Message.resize(selected, diameter: diameter)
        drawer.history.step(&state.drawing, by: .message(change))
      }
      return refusal
    }
    .breaking("the-dialog-changes-no-history", in: 4),
    .step(CircleDrawer.self, "loses the diameter") { drawer, state, message, _ in
      if message == .close, state.diameter != nil {
        state.diameter = nil
        return nil
      }
      return drawer.step(&state, by: message)
    }
    .breaking("closing-keeps-what-is-shown", in: 5),
    .step(CircleDrawer.self, "undoes everything") { drawer, state, message, _ in
      let refusal = drawer.step(&state, by: message)
      if refusal == nil, message == .undo {
        drawer.history.step(&state.drawing, by: .jump(to: 0))
      }
      return refusal
    }
    .breaking("undo-takes-back-one-change", in: 3),
    .step(Cells.self, "forgets an old sheet") { cells, state, message, _ in
      let refusal = cells.step(&state, by: message)
      if case .edit = message, refusal == nil {
        state.sheet.write("", at: CellAddress(column: 0, row: 0))
      }
      return refusal
    }
    .breaking("editing-keeps-the-sheet", in: 2),
    .step(Cells.self, "goes on editing") { cells, state, message, _ in
      let refusal = cells.step(&state, by: message)
      if refusal == nil, case .save = message { state.isEditing = true }
      return refusal
    }
    .breaking("saving-ends-editing", in: 2),
    .step(Cells.self, "saves a text that was discarded") { cells, state, message, _ in
      if case .save(let text) = message, let address = state.cursor, !state.isEditing {
        state.sheet.write(text, at: address)
        return nil
      }
      return cells.step(&state, by: message)
    }
    .breaking("editing-keeps-the-sheet", in: 3),
  ]
}

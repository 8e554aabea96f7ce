import ComponentHost
import ComponentKit
import ComponentTesting
package import Laboratory
import SamplePrograms

/// The sample programs, declared as you would declare your own.
package enum SampleExperiments {
  @ExperimentBuilder
  package static var all: [Experiment] {
    Experiment(
      Counter(),
      named: "counter",
      summary: "a stepper: a number that goes up and down",
      messages: [.increment, .decrement],
      checks: .counter()
    )
    Experiment(
      Temperature(),
      named: "temperature",
      summary: "a temperature in two fields, each of which follows the other",
      messages: [.celsius("100"), .celsius("x"), .fahrenheit("32")],
      checks: .temperature()
    )
    Experiment(
      FlightBooker(),
      named: "flight",
      summary: "a form whose fields constrain each other",
      messages: [.book, .choose(.return), .back("26.03.2014")],
      checks: .flightBooker()
    )
    Experiment(
      DurationTimer { .every($0, send: $1) },
      named: "timer",
      summary: "a timer whose duration can be changed while it runs",
      messages: [.tick, .duration(2), .reset],
      checks: .durationTimer()
    )
    Experiment(
      People(),
      named: "people",
      summary: "a list of names that are created, changed, deleted and filtered",
      messages: [.filter("T"), .select(3), .surname("Tal"), .create, .update, .delete],
      checks: .people().on(People(names: [("Hans", "Emil")]))
    )
    Experiment(
      CircleDrawer(),
      named: "circles",
      summary: "a drawing of circles with undo and redo",
      messages: [.press(x: 40, y: 30), .adjust, .diameter(50), .close, .undo, .redo],
      checks: .circleDrawer()
    )
    Experiment(
      Cells(),
      named: "cells",
      summary: "a spreadsheet with formulas",
      messages: [
        .write("2", at: CellAddress(column: 0, row: 0)),
        .write("=A0*3", at: CellAddress(column: 1, row: 0)),
        .write("=B0", at: CellAddress(column: 0, row: 0)),
      ],
      checks: .cells().on(Cells(columns: 2, rows: 1))
    )
    Experiment(
      Tasks(),
      named: "tasks",
      summary: "a to-do list whose removals can be undone",
      messages: [
        .add(title: "tea"), .toggle(number: 1), .remove(number: 1), .clearDone, .undo,
      ],
      checks: .tasks()
    )
    Experiment(
      Wizard(),
      named: "wizard",
      summary: "a form in pages, with one page in focus",
      messages: [.answer("yes"), .next, .back, .first, .last],
      checks: .wizard()
    )
    Experiment(
      Life(),
      named: "life",
      summary: "Conway's game of life on a board whose edges meet",
      messages: [.place(.blinker, x: 2, y: 2), .step(1)],
      checks: .life().on(Life(width: 3, height: 3))
    )
    Experiment(
      Feed(),
      named: "feed",
      summary: "a reader of several sources, fetched beside each other",
      messages: [
        .follow("moths"), .arrived(["Luna"], from: "moths"), .read(1, of: "moths"), .refresh,
        .unfollow("moths"),
      ],
      checks: .feed()
    )
    Experiment(
      Die(),
      named: "die",
      summary: "a die, whose randomness comes from outside",
      messages: [.roll] + (1...6).map { .fell($0) },
      checks: .die()
    )
    Experiment(
      Notebook(),
      named: "notebook",
      summary: "notes within notes, written in an outline and read as a text",
      messages: [
        .add("tea", within: []), .add("milk", within: [1]), .rewrite([1], "mint"), .remove([1]),
        .levels(1), .read, .outline,
      ],
      checks: .notebook()
    )
    Experiment(
      Todos(),
      named: "todos",
      summary: "the to-do list that TodoMVC specifies",
      messages: [
        .add(title: "tea"), .toggle(1), .edit(1), .save(title: ""), .discard, .clearCompleted,
      ],
      checks: .todos()
    )
  }
}

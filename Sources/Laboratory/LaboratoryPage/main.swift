// The laboratory in a browser, which `lab web` builds.

import ComponentKit
import EmbeddedText
import Markup
import SamplePrograms
import SharedLaboratory
import WebHost
import WebLaboratory

#if canImport(Glibc)
import Glibc  // Brings what rounds numbers, where no browser does.
#endif

/// Draws a sample program, whose space shows its view as text.
func sample<P: DrawnProgram & Sendable>(
  _ program: P,
  named name: String,
  _ summary: String,
  _ messages: [P.Message]
) -> Experiment where P.View == String, P.State: Sendable, P.Message: TextMessage {
  Experiment(Drawn(program), named: name, summary: summary, messages: messages) { state in
    program.view(state) { _ in }
  }
}

Page.start(
  LaboratoryPage(
    sample(
      Counter(),
      named: "counter",
      "a stepper: a number that goes up and down",
      [.increment, .decrement]
    ),
    sample(
      Tasks(),
      named: "tasks",
      "a to-do list whose removals can be undone",
      [.add(title: "tea"), .toggle(number: 1), .remove(number: 1), .clearDone, .undo]
    ),
    sample(
      Wizard(),
      named: "wizard",
      "a form in pages, with one page in focus",
      [.answer("yes"), .next, .back, .first, .last]
    ),
    sample(
      Life(),
      named: "life",
      "Conway's game of life on a board whose edges meet",
      [.place(.blinker, x: 2, y: 2), .step(1)]
    ),
    sample(
      Todos(),
      named: "todos",
      "the to-do list that TodoMVC specifies",
      [.add(title: "tea"), .toggle(1), .edit(1), .save(title: ""), .discard, .clearCompleted]
    )
  )
)

// Rejected because: an exploration holds functions of the program, which threads must not share.
// error: is not concurrency-safe because non-'Sendable' type 'Exploration<Component<Elm<Counter>>>'
// with: CounterProgram.swift

import ComonadLab
import ComponentTesting

enum Spaces {
  #if ACCEPTED
  static func space() -> Exploration<Component<Elm<Counter>>> { explored() }
  #else
  static let space = explored()
  #endif

  static func explored() -> Exploration<Component<Elm<Counter>>> {
    Exploration(from: Component<Elm<Counter>>(Counter()), by: [], limit: ExplorationLimit(depth: 1))
  }
}

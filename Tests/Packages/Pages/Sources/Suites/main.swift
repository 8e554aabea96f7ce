import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// Starts copies of a program, each of which plays one history of its complete suite.
func start<Base: DrawnProgram>(_ base: Base, _ name: String) {
  for number in 0..<30 {
    let component = Component<Elm<Drawn<Base>>>(Drawn(base))
    Page.start(component, titled: "\(name) \(number)")
  }
}

start(Counter(), "counter")
start(Tasks(), "tasks")
start(Wizard(), "wizard")
start(Temperature(), "temperature")
start(FlightBooker(), "flight")
start(Life(width: 3, height: 3), "life")
start(Feed(), "feed")
start(Notebook(), "notebook")
start(Todos(), "todos")

import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// Starts copies of a program, each of which plays one history of its complete suite.
func start<Base: ScriptedProgram>(_ base: Base) {
  for number in 0..<30 {
    let component = Component<Elm<Drawn<Base>>>(Drawn(base))
    Page.start(component, titled: "\(Base.name) \(number)")
  }
}

start(Counter())
start(Tasks())
start(Wizard())
start(Temperature())
start(FlightBooker())
start(Life(width: 3, height: 3))
start(Feed())
start(Notebook())
start(Todos())

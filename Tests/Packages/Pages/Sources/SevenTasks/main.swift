import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// Starts a program in one architecture, on a page that keeps no state.
func start<A: ProgramArchitecture, Base: ScriptedProgram>(_: A.Type, _: Base.Type)
where A.Program == Drawn<Base> {
  let program = Drawn(Base(every: { .every($0, send: $1) }))
  Page.start(Component<A>(program), titled: Base.name)
}

start(Elm<Drawn<SamplePrograms.Counter>>.self, SamplePrograms.Counter.self)
start(Elm<Drawn<Temperature>>.self, Temperature.self)
start(Redux<Drawn<FlightBooker>>.self, FlightBooker.self)
start(React<Drawn<DurationTimer>>.self, DurationTimer.self)
start(Redux<Drawn<People>>.self, People.self)
start(Halogen<Drawn<CircleDrawer>>.self, CircleDrawer.self)
start(React<Drawn<Cells>>.self, Cells.self)
Page.start(Component<Elm<Stored>>(Stored()), titled: "stored")

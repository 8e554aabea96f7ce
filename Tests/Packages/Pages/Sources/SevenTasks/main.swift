import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// Starts a program in one architecture, on a page that keeps no state.
func start<A: ProgramArchitecture, Base: DrawnProgram>(
  _: A.Type,
  _ program: Base,
  _ name: String
) where A.Program == Drawn<Base> {
  Page.start(Component<A>(Drawn(program)), titled: name)
}

start(Elm.self, SamplePrograms.Counter(), "counter")
start(Elm.self, Temperature(), "temperature")
start(Redux.self, FlightBooker(), "flight")
start(React.self, DurationTimer { .every($0, send: $1) }, "timer")
start(Redux.self, People(), "people")
start(Halogen.self, CircleDrawer(), "circles")
start(React.self, Cells(), "cells")
Page.start(Component<Elm<Stored>>(Stored()), titled: "stored")

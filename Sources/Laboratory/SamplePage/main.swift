// The page of a sample program, which `lab web --program` builds: its flags say which program, in
// which architectures, whether its state is kept, and whether several people share it. Without flags it is the counter, in all four.

import ComponentKit
import Markup
import SamplePrograms
import WebHost

#if SHOWN_Tasks
typealias Shown = Tasks
let key = "tasks"
#elseif SHOWN_Wizard
typealias Shown = Wizard
let key = "wizard"
#elseif SHOWN_Temperature
typealias Shown = Temperature
let key = "temperature"
#elseif SHOWN_FlightBooker
typealias Shown = FlightBooker
let key = "flight"
#elseif SHOWN_DurationTimer
typealias Shown = DurationTimer
let key = "timer"
#elseif SHOWN_People
typealias Shown = People
let key = "people"
#elseif SHOWN_CircleDrawer
typealias Shown = CircleDrawer
let key = "circles"
#elseif SHOWN_Cells
typealias Shown = Cells
let key = "cells"
#elseif SHOWN_Life
typealias Shown = Life
let key = "life"
#elseif SHOWN_Feed
typealias Shown = Feed
let key = "feed"
#elseif SHOWN_Die
typealias Shown = Die
let key = "die"
#elseif SHOWN_Notebook
typealias Shown = Notebook
let key = "notebook"
#elseif SHOWN_Todos
typealias Shown = Todos
let key = "todos"
#else
typealias Shown = Counter
let key = "counter"
#endif

#if SHOWN_DurationTimer
let shown = Drawn(DurationTimer { .every($0, send: $1) })
#else
let shown = Drawn(Shown())
#endif

#if SHARED
Page.start(shared: shown, keptAs: key)
#else
/// Shows the program in an architecture, under its name where it is not alone.
func show<A: ProgramArchitecture>(_: A.Type, as name: String) where A.Program == Drawn<Shown> {
  #if ALONE
  let (title, key) = ("", key)
  #else
  let (title, key) = (name, key + "/" + name)
  #endif
  #if KEPT
  Page.start(A.self, of: shown, keptAs: key, titled: title)
  #else
  _ = key
  Page.start(Component<A>(shown), titled: title)
  #endif
}

#if !WITHOUT_elm
show(Elm<Drawn<Shown>>.self, as: "Elm")
#endif
#if !WITHOUT_redux
show(Redux<Drawn<Shown>>.self, as: "Redux")
#endif
#if !WITHOUT_react
show(React<Drawn<Shown>>.self, as: "React")
#endif
#if !WITHOUT_halogen
show(Halogen<Drawn<Shown>>.self, as: "Halogen")
#endif
#endif

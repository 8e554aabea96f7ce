// The page of a sample program, which `lab web --program` builds: its flags say which program, in
// which architectures, and whether its state is kept. Without flags it is the counter, in all four.

import ComponentKit
import Markup
import SamplePrograms
import WebHost

#if SHOWN_Tasks
typealias Shown = Tasks
#elseif SHOWN_Wizard
typealias Shown = Wizard
#elseif SHOWN_Temperature
typealias Shown = Temperature
#elseif SHOWN_FlightBooker
typealias Shown = FlightBooker
#elseif SHOWN_DurationTimer
typealias Shown = DurationTimer
#elseif SHOWN_People
typealias Shown = People
#elseif SHOWN_CircleDrawer
typealias Shown = CircleDrawer
#elseif SHOWN_Cells
typealias Shown = Cells
#elseif SHOWN_Life
typealias Shown = Life
#elseif SHOWN_Feed
typealias Shown = Feed
#elseif SHOWN_Die
typealias Shown = Die
#elseif SHOWN_Notebook
typealias Shown = Notebook
#elseif SHOWN_Todos
typealias Shown = Todos
#else
typealias Shown = Counter
#endif

/// Shows the program in an architecture, under its name where it is not alone.
func show<A: ProgramArchitecture>(_: A.Type, as name: String) where A.Program == Drawn<Shown> {
  #if ALONE
  let (title, key) = ("", Shown.name)
  #else
  let (title, key) = (name, Shown.name + "/" + name)
  #endif
  let program = Drawn(Shown(every: { .every($0, send: $1) }))
  #if KEPT
  Page.start(A.self, of: program, keptAs: key, titled: title)
  #else
  _ = key
  Page.start(Component<A>(program), titled: title)
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

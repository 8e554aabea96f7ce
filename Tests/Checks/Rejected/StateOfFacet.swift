// Rejected because: the owner of the toolbar must not see the state.
// error: Elm and Halogen hide the state; use an owner in Redux or React
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<Redux<Counter>>(Counter()))

#if ACCEPTED
let toolbar = host.facet(Redux<Counter>.self)
#else
let toolbar = host.facet(Elm<Counter>.self)
#endif
print(toolbar.state)

// Rejected because: a copy shows the state, which the owner of the toolbar must not see.
// error: Elm and Halogen hide the state, so only an owner in Redux or React makes a copy
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<Redux<Counter>>(Counter()))

#if ACCEPTED
let owner = host.facet(Redux<Counter>.self)
#else
let owner = host.facet(Elm<Counter>.self)
#endif
print(owner.copy(in: React<Counter>.self).state)

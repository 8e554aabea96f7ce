// Rejected because: an owner in Redux may not set the state, so it cannot let others do that.
// error: an owner gives others what it has, or less; to set the state, the host must run the program in React; to try another state, make a copy
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<React<Counter>>(Counter()))
let page = host.facet(Redux<Counter>.self)

#if ACCEPTED
print(host.facet(React<Counter>.self).view)
#else
print(page.facet(React<Counter>.self).view)
#endif

// Rejected because: only an owner in Redux has a log.
// error: only an owner in Redux has a log of actions
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<React<Counter>>(Counter()))

#if ACCEPTED
print(host.facet(Redux<Counter>.self).actions())
#else
print(host.actions())
#endif

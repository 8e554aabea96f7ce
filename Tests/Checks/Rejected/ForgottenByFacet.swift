// Rejected because: only an owner in Redux has a log, and so one to forget.
// error: only an owner in Redux has a log of actions
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<React<Counter>>(Counter()))

#if ACCEPTED
host.facet(Redux<Counter>.self).forgetActions()
#else
host.forgetActions()
#endif

// Rejected because: the component of a host is read inside the host, and does not escape.
// error: conform to the 'Sendable' protocol
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<Elm<Counter>>(Counter()))

#if ACCEPTED
print(host.read { $0.view })
#else
print(host.read { $0 }.view)
#endif

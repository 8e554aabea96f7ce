// Rejected because: another view of the state is given by somebody who sees the state.
// error: another view is given by an owner that sees the state, before it makes a facet that does not
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

let host = ProgramHost(Component<Redux<Counter>>(Counter()))

#if ACCEPTED
print(host.showing { count, _ in count * 2 }.facet(Elm<Counter>.self).view)
#else
print(host.facet(Elm<Counter>.self).showing { count, _ in count * 2 }.view)
#endif

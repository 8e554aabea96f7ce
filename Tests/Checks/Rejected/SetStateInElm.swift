// Rejected because: Elm hides the state, so nobody can set it.
// error: only React lets the state be set; choose React, or send a message
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<React<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter())
#endif
counter.setState { $0 = 3 }

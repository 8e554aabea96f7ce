// Rejected because: the state is changed by a function, which leaves it in its place.
// error: the state is set by setState { $0 = … }, in React only
// with: CounterProgram.swift

import ComponentKit

var counter = Component<React<Counter>>(Counter())
#if ACCEPTED
counter.setState { $0 = 3 }
#else
counter.state = 3
#endif

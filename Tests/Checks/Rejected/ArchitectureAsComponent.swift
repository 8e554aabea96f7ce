// Rejected because: an architecture is a choice, and has no values.
// error: an architecture is chosen for a component: Component<Elm<P>>(P())
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
let counter = Component<Elm<Counter>>(Counter())
#else
let counter: Elm<Counter> = Elm<Counter>(Counter())
#endif

// Rejected because: Elm hides the state, so it cannot be read.
// error: Elm and Halogen hide the state; choose Redux or React to read it, or let a program in Halogen answer a query
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
let counter = Component<React<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
print(counter.state)

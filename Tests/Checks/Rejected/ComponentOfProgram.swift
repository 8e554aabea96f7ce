// Rejected because: a component has an architecture, which has the program.
// error: type 'Counter' does not conform to protocol 'Architecture'
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Counter>(Counter())
#endif

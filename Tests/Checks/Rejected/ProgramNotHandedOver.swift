// Rejected because: a component runs a program, and does not create it.
// error: pass the program: Component<Elm<P>>(P())
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>()
#endif

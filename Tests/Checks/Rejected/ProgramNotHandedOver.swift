// Rejected because: a component runs a program, which it does not make.
// error: hand over the program: Component<Elm<P>>(P())
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>()
#endif

// Rejected because: a component runs a program, which may have properties of its own.
// error: pass a program, not its type: Component<Elm<P>>(P())
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter.self)
#endif

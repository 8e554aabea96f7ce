// Rejected because: an architecture is one of a program, not of its state.
// error: type 'Int' does not conform to protocol 'Program'
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Int>>(0)
#endif

// Rejected because: only a component changes the effects that nobody has taken, and nobody the state.
// error: 'Amendment<P>' initializer is inaccessible due to 'internal' protection level
// with: CounterProgram.swift

import ComponentKit

var counter = Component<Elm<Counter>>(Counter())
#if ACCEPTED
_ = counter.takeEffect()
#else
var space = counter.space
Elm<Counter>.amend(&space, by: Amendment<Counter>(following: nil))
#endif

// Rejected because: a component is a value, which a message changes.
// error: cannot use mutating member on immutable value: 'counter' is a 'let' constant
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
counter.send(1)

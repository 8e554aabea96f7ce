// Rejected because: a message of a child is not one of its parent, which names the child.
// error: cannot convert value of type 'Int' to expected argument type
// with: CounterProgram.swift

import ComponentKit

let counter = Component<Elm<Counter>>(Counter())
let pair = SideBySide(counter, counter) { "\($0) | \($1)" }
var component = Component<React<ChildProgram<_>>>(ChildProgram(pair))

#if ACCEPTED
component.send(.left(1))
#else
component.send(1)
#endif

// Rejected because: another space would forge the state that the architecture protects.
// error: cannot assign to property: 'space' is a get-only property
// with: CounterProgram.swift

import ComponentKit

var counter = Component<Redux<Counter>>(Counter())
#if ACCEPTED
counter.send(7)
#else
counter.space = Redux.space(of: ProgramState(Counter(), state: 7))
#endif

// Rejected because: a movement that sets the state is one of React.
// error: cannot convert value of type 'State<ProgramState<Counter>, Void>'
// with: CounterProgram.swift

import ComonadLab

let reset = State<ProgramState<Counter>, Void> { $0.state = 0 }
#if ACCEPTED
var counter = Component<React<Counter>>(Counter())
#else
var counter = Component<Redux<Counter>>(Counter())
#endif
counter.move(by: reset)

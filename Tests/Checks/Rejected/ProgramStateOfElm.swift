// Rejected because: the program with its state is the library's own, where an architecture hides the state.
// error: 'programState' is inaccessible due to 'package' protection level
// with: CounterProgram.swift

import ComponentKit

let counter = Component<Elm<Counter>>(Counter())
#if ACCEPTED
print(counter.view)
#else
print(counter.programState.state)
#endif

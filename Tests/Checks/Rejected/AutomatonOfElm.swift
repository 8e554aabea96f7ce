// Rejected because: an automaton shows the state, which Elm hides.
// error: Elm and Halogen hide the state, and an automaton shows it: make one of the program, or in a test Automaton(revealing: component), of ComponentTesting
// with: CounterProgram.swift

import ComonadLab

#if ACCEPTED
let counter = Component<React<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
print(Automaton(counter))

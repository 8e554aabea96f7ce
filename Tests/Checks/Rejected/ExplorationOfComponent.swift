// Rejected because: an exploration of a program begins at its initial state, one from a component at its own.
// error: requires that 'Component<Elm<Counter>>' conform to 'Program'
// with: CounterProgram.swift

import ComonadLab
import ComponentTesting

#if ACCEPTED
let space = Exploration(from: Component<Elm<Counter>>(Counter()), by: [1])
#else
let space = Exploration(of: Component<Elm<Counter>>(Counter()), by: [1])
#endif

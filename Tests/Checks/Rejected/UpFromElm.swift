// Rejected because: Elm hides the state, so its components cannot become React's.
// error: Elm and Halogen hide the state, so there is no way from them to another architecture; begin in React or Redux
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
let counter = Component<Redux<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
print(counter.copy(in: React<Counter>.self).view)

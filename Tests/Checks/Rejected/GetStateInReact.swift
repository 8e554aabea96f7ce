// Rejected because: each operation belongs to one architecture.
// error: only Redux has getState(); in React read state, in Elm and Halogen it is hidden
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
let counter = Component<Redux<Counter>>(Counter())
#else
let counter = Component<React<Counter>>(Counter())
#endif
print(counter.getState())

// Rejected because: a thunk reads the state, which Halogen hides.
// error: cannot convert value of type 'Thunk<Counter>'
// with: CounterProgram.swift

import ComonadLab

let addIfOdd = Thunk<Counter> { store in
  if store.getState() % 2 == 1 { store.dispatch(1) }
}
#if ACCEPTED
var counter = Component<Redux<Counter>>(Counter())
#else
var counter = Component<Halogen<Counter>>(Counter())
#endif
counter.move(by: addIfOdd)

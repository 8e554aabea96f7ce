// Rejected because: what a thunk of Redux does cannot be said in Elm, only the other way round.
// error: cannot convert value of type 'Thunk<Counter>'
// with: CounterProgram.swift

import ComonadLab

#if ACCEPTED
let sent: Elm<Counter>.Movement = .send(1)
let thunk = Thunk<Counter>(sent)
#else
let thunk = Thunk<Counter> { store in store.dispatch(1) }
let sent = Elm<Counter>.Movement(thunk)
#endif

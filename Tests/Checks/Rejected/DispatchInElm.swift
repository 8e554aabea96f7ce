// Rejected because: only Redux has actions.
// error: only Redux dispatches actions; send a message
// error: only Redux keeps a log of actions; choose Redux
// error: only Redux keeps a log of actions; there is none to forget
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Redux<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter())
#endif
counter.dispatch(1)
print(counter.actions())
counter.forgetActions()

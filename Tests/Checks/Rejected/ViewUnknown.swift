// Rejected because: a component shows the view of its program, and nothing else.
// error: value of type 'Component<Elm<Counter>>' has no member 'body'
// with: CounterProgram.swift

import ComponentKit

let counter = Component<Elm<Counter>>(Counter())
#if ACCEPTED
print(counter.view)
#else
print(counter.body)
#endif

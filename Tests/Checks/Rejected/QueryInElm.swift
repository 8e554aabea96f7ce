// Rejected because: a movement that asks queries is one of Halogen.
// error: cannot convert value of type 'Free<Queries<Request<Counter>>, Void>'
// with: CounterProgram.swift

import ComonadLab

let request = Free<Queries<Request<Counter>>, Void>.tell(.message(1))
#if ACCEPTED
var counter = Component<Halogen<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter())
#endif
counter.move(by: request)

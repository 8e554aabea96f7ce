// Rejected because: a program with a history is sent the messages of the history.
// error: type 'History<Counter>.Message' (aka 'HistoryMessage<Int>') has no member 'up'
// with: CounterProgram.swift

import ComponentKit

extension Int {
  static var up: Int { 1 }
}

var counter = Component<Elm<History<Counter>>>(History(Counter()))
#if ACCEPTED
counter.send(.message(.up))
#else
counter.send(.up)
#endif

// Rejected because: a program with a history is sent the messages of the history.
// error: type 'History<Counter>.Message' (aka 'HistoryMessage<Int>') has no member 'up'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

extension Int {
  static var up: Int { 1 }
}

var counter = Component<Elm<History<Counter>>>(History(Counter()))
#if ACCEPTED
counter.send(.message(.up))
#else
counter.send(.up)
#endif

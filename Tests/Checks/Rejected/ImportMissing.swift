// Rejected because: a file that names a component imports it.
// error: cannot find type 'Program' in scope
// error: cannot find 'Component' in scope

#if ACCEPTED
import ComonadLab
#endif

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

var counter = Component<Elm<Counter>>(Counter())

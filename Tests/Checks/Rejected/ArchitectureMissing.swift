// Rejected because: nobody but the author chooses an architecture.
// error: choose an architecture: Component<Elm<P>>(P()), or Redux, React, Halogen

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm>(Counter())
#else
var counter = Component(Counter())
#endif

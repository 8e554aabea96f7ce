// Rejected because: a program that reads its state in a thunk requests more than Elm gives.
// error: type 'Odd' does not conform to protocol 'Program'

import Comonads
import ComponentKit
import LedgerUpdate

struct Odd: ThunkProgram {
  let initial = 1

  func reduce(_ count: inout Int, by action: Int) { count += action }

  func thunk(_ message: Void, _ store: inout Dispatcher<Dispatching<Odd>>) {
    if store.getState() % 2 == 1 { store.dispatch(1) }
  }

  func view(_ count: Int, send: @escaping (Void) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var odd = Component<Redux<Odd>>(Odd())
#else
var odd = Component<Elm<Odd>>(Odd())
#endif
odd.send(())

// Rejected because: an interface must send the moves of its space.
// error: type 'Wizard' does not conform to protocol 'Architecture'

import Comonads
import ComponentKit
import StoreState

enum Wizard: Architecture {
  #if ACCEPTED
  typealias Space = Zipper<UI<Walk<Void>, String>>
  #else
  typealias Space = Zipper<UI<State<Int, Void>, String>>
  #endif
}

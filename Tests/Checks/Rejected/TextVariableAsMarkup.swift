// Rejected because: a literal is a text by itself, and a string is made one.
// error: cannot convert value of type 'String' to expected element type 'Markup<Int>'

import ComponentKit
import Markup

func greeting(_ name: String) -> Markup<Int> {
  #if ACCEPTED
  .p([], [.text(name)])
  #else
  .p([], [name])
  #endif
}

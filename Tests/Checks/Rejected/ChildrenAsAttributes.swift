// Rejected because: the attributes of an element come before its children.
// error: attributes come before children: .p([], ["text"])

import Markup

func paragraph(_ count: Int) -> Markup<Int> {
  #if ACCEPTED
  .p([], ["\(count) likes"])
  #else
  .p(["\(count) likes"])
  #endif
}

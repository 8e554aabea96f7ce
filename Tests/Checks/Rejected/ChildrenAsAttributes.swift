// Rejected because: the attributes of an element stand before its children.
// error: attributes stand before children: .p([], ["text"])

import ComponentKit
import Markup

struct Likes: MarkupProgram {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  #if ACCEPTED
  func markup(of count: Int) -> Markup<Int> { .p([], ["\(count) likes"]) }
  #else
  func markup(of count: Int) -> Markup<Int> { .p(["\(count) likes"]) }
  #endif
}

// Rejected because: markup is a module of its own.
// error: cannot find type 'MarkupProgram' in scope
// error: cannot find type 'Markup' in scope

import ComonadLab

#if ACCEPTED
import Markup
#endif

struct Likes: MarkupProgram {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func markup(of count: Int) -> Markup<Int> { .p([], ["\(count) likes"]) }
}

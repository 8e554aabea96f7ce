// Rejected because: a program of markup must return its markup.
// error: a program of markup must have a markup, in place of view: func markup(of state: State) -> Markup<Message>

import ComponentKit
import Markup

struct Likes: MarkupProgram {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  #if ACCEPTED
  func markup(of count: Int) -> Markup<Int> { .p([], ["\(count) likes"]) }
  #else
  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count) likes" }
  #endif
}

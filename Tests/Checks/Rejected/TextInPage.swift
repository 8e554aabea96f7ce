// Rejected because: a page shows markup.
// error: a page shows markup: let the program be a MarkupProgram, with markup(of:) in place of view

import ComponentKit
import Markup
import WebHost

#if ACCEPTED
struct Likes: MarkupProgram {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func markup(of count: Int) -> Markup<Int> { .p([], ["\(count) likes"]) }
}
#else
struct Likes: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
#endif

Page.start(Component<Elm<Likes>>(Likes()))

// The program with markup of the files that request it `with: LikesProgram.swift`.

import ComponentKit
import Markup

struct Likes: MarkupProgram {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func markup(of count: Int) -> Markup<Int> { .p([], ["\(count) likes"]) }
}

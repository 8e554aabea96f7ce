// Rejected because: a test compares views.
// error: requires that 'Page' conform to 'Equatable'

import ComonadLab
import ComponentTesting

#if ACCEPTED
struct Page: Equatable { var count: Int }
#else
struct Page { var count: Int }
#endif

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> Page { Page(count: count) }
}

let tester = Tester(Component<Elm<Counter>>(Counter()))
tester.expect(view: Page(count: 0))

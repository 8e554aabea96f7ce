// Rejected because: a reason is a value of its own type.
// error: cannot convert return expression of type 'String' to return type 'Refusal?'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func refusal(of message: Int, in count: Int) -> Refusal? {
    #if ACCEPTED
    count + message < 0 ? Refusal("the count must not be negative") : nil
    #else
    count + message < 0 ? "the count must not be negative" : nil
    #endif
  }

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

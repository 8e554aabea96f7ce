// Rejected because: messages go to a host from any thread, so they must be sendable.
// error: type 'Form.Message' does not conform to the 'Sendable' protocol

import ComponentHost
import ComponentKit

final class Draft {
  var text = ""
}

struct Form: Program {
  #if ACCEPTED
  struct Message: Sendable { let text: String }
  #else
  struct Message { let draft: Draft }
  #endif

  let initial = 0

  func update(_ count: inout Int, by message: Message) { count += 1 }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> Int { count }
}

let host = ProgramHost(Component<Elm<Form>>(Form()))

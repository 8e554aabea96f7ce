// Rejected because: Host is a class of Foundation, and not what runs a component.
// error: cannot specialize non-generic type 'Host'

import ComponentHost
import ComponentKit
import Foundation

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

struct Model {
  #if ACCEPTED
  let host: ProgramHost<Elm<Counter>>
  #else
  let host: Host<Elm<Counter>>
  #endif
}

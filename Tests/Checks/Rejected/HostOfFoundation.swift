// Rejected because: Host is a class of Foundation; a ProgramHost runs a component.
// error: cannot specialize non-generic type 'Host'
// with: CounterProgram.swift

import ComponentHost
import ComponentKit
import Foundation

struct Model {
  #if ACCEPTED
  let host: ProgramHost<Elm<Counter>>
  #else
  let host: Host<Elm<Counter>>
  #endif
}

// Rejected because: a host owns its component, so the caller must not keep a part of it.
// error: sending 'component' risks causing data races
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

func view() -> String {
  let component = Component<Elm<Counter>>(Counter())
  let host = ProgramHost(component)
  #if ACCEPTED
  return host.view
  #else
  return host.view + component.view
  #endif
}

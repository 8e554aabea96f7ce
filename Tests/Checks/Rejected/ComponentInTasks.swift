// Rejected because: a component has one user at a time; several tasks use a host.
// error: risks causing data races
// with: CounterProgram.swift

import ComponentHost
import ComponentKit

func bump() async -> String {
  #if ACCEPTED
  let component = ProgramHost(Component<Elm<Counter>>(Counter()))
  #else
  var component = Component<Elm<Counter>>(Counter())
  #endif
  let task = Task { component.send(1) }
  component.send(2)
  await task.value
  return component.view
}

// Rejected because: work runs on threads of its own, so it changes a component only by messages.
// error: with non-Sendable type 'Component<Elm<Counter>>' in a '@Sendable' closure
// with: CounterProgram.swift

import ComponentKit

func work(for component: Component<Elm<Counter>>) -> Effect<Int> {
  #if ACCEPTED
  .work(
    Work("bump") { outlet in
      outlet.end(with: 1)
      return .none
    }
  )
  #else
  .work(
    Work("bump") { outlet in
      var component = component
      component.send(1)
      return .none
    }
  )
  #endif
}

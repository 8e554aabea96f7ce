// Rejected because: work runs on threads of its own, so it tells a component only by messages.
// error: with non-Sendable type 'Component<Elm<Counter>>' in a '@Sendable' closure

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

func work(for component: Component<Elm<Counter>>) -> Effect<Int> {
  #if ACCEPTED
  .work(
    Work("bump") { outlet in
      outlet.send(1)
      outlet.finish()
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

import BenchmarkBoundary
package import BenchmarkRunner
import ComponentKit

/// One message and one view, in each architecture.
package var componentGroup: BenchmarkGroup {
  BenchmarkGroup(
    "component",
    "one message to a component and one view",
    baseline: reducer,
    [
      builds(React<Mixer>.self, "react", "Component<React>"),
      builds(Redux<Mixer>.self, "redux", "Component<Redux>, with its log"),
      builds(Elm<Mixer>.self, "elm", "Component<Elm>"),
      builds(Halogen<Mixer>.self, "halogen", "Component<Halogen>"),
      [
        Benchmark("optimistic-send", "Component<Optimistic>, with its confirmation", .specialised) {
          { confirmedSends($0) }
        }
      ],
    ].flatMap { $0 }
  )
}

/// Sends messages, of which each is confirmed before the next, and draws.
@inline(never)
private func confirmedSends(_ steps: Int) -> Int {
  var component = Component<Optimistic<Mixer>>(Mixer())
  var sum = 0
  for message in 0..<steps {
    component.send(message)
    sum &+= component.view
    _ = component.receive(.mine(message))
  }
  return sum
}

/// Returns the three builds of an architecture.
private func builds<A: ProgramArchitecture<Mixer>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> [Benchmark] {
  [
    Benchmark("\(name)-send", title, .specialised) { { sends(A.self, $0) } },
    Benchmark("\(name)-send", title, .generic) { { unspecialisedSends(A.self, $0) } },
    Benchmark("\(name)-send", title, .existential) {
      { existentialSends(ForgottenComponent(A.self), $0) }
    },
  ]
}

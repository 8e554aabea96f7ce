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
    ].flatMap { $0 }
  )
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

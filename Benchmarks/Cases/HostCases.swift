import BenchmarkBoundary
package import BenchmarkRunner
import ComponentHost
import ComponentKit

/// One message to a host with one observer, and one view.
package var hostGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host",
    "one message to a host with one observer, and one view",
    baseline: reducer,
    [
      hosted(Elm<Mixer>.self, "elm", "ProgramHost<Elm>"),
      hosted(React<Mixer>.self, "react", "ProgramHost<React>"),
      hosted(Redux<Mixer>.self, "redux", "ProgramHost<Redux>"),
      hosted(Halogen<Mixer>.self, "halogen", "ProgramHost<Halogen>"),
    ]
  )
}

/// The observer's last value.
private final class Tally: Sendable {
  // Unsafe in name only: the thread that sends is the thread that notifies.
  nonisolated(unsafe) var sum = 0
}

/// The same through a facet.
package var facetGroup: BenchmarkGroup {
  BenchmarkGroup(
    "facet",
    "one message to an owner with one observer, and one view",
    baseline: hosted(React<Mixer>.self, "own", "ProgramHost<React>"),
    [
      owned("elm-facet", "Facet<Elm>") { react { $0.facet(Elm<Mixer>.self) } },
      owned("redux-facet", "Facet<Redux>") { react { $0.facet(Redux<Mixer>.self) } },
      owned("halogen-facet", "Facet<Halogen>") { react { $0.facet(Halogen<Mixer>.self) } },
    ]
  )
}

@inline(__always)
private func owned<O: ProgramOwner>(
  _ name: String,
  _ title: String,
  _ make: @escaping () -> O
) -> Benchmark where O.Message == Int, O.View == Int {
  Benchmark(name, title, .specialised) {
    { steps in
      let owner = make()
      let tally = Tally()
      owner.observe { tally.sum &+= $0 }
      var sum = 0
      for message in 0..<steps {
        owner.send(message)
        sum &+= owner.view
      }
      return sum ^ tally.sum
    }
  }
}

@inline(__always)
private func hosted<A: ProgramArchitecture<Mixer>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  owned("\(name)-host", title) { ProgramHost(Component<A>(Mixer())) }
}

/// A facet keeps the program running, so its host may go.
@inline(__always)
private func react<O: ProgramOwner>(_ owner: (ProgramHost<React<Mixer>>) -> O) -> O {
  owner(ProgramHost(Component<React<Mixer>>(Mixer())))
}

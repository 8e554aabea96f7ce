import ComponentKit
import ComponentTesting
import Testing

@testable import TodoMVC

@Suite("The specification of TodoMVC")
struct TodoMVCTests {
  // `pairing-benchmarks --todomvc` decides lists of three items, in a release build.
  @Test("is decided for short lists, in every architecture")
  func architectures() {
    func decide<A: ProgramArchitecture>(_ architecture: A.Type, items: Int, states: Int)
    where A.Program == TodoMVC {
      let space = space(architecture, items: items)
      for property in Specification<A>.all {
        let verdict = space.verdict(on: property)
        #expect(verdict.holds, "\(architecture): \(verdict)")
        #expect(verdict.strength == .decided(states: states))
      }
    }
    decide(React<TodoMVC>.self, items: 2, states: 729)
    decide(Redux<TodoMVC>.self, items: 1, states: 105)
    decide(Elm<TodoMVC>.self, items: 1, states: 105)
    decide(Halogen<TodoMVC>.self, items: 1, states: 105)
  }

  /// The fewest events of a run that shows each fault.
  private static let expected: [(TodoMVC.Fault, Int)] = [
    (.filterClearsPending, 4), (.toggleClearsPending, 4), (.createKeepsPending, 2),
    (.blankItem, 1), (.firstItemHidesFilters, 2), (.addsInFront, 7), (.countsAll, 3),
    (.noPlural, 2), (.toggleAllOnlyChecks, 4), (.toggleAllOnlyShown, 4), (.toggleAllHidden, 3),
    (.deletesAmongAll, 7), (.checksAmongAll, 7), (.commitsAmongAll, 9), (.blankEditStays, 5),
    (.abortCommits, 5), (.abortDeletes, 4), (.editStaysOpen, 4), (.filterStays, 4),
  ]

  @Test("refutes each fault by a shortest run", arguments: expected.indices)
  func faults(number: Int) {
    let (fault, events) = Self.expected[number]
    let space = space(React<TodoMVC>.self, items: 2, fault: fault, depth: events)
    let traces = Specification<React<TodoMVC>>.all.compactMap { space.verdict(on: $0).trace }
    #expect(traces.map(\.events.count).min() == events, "\(fault)")
  }

  @Test("knows each fault")
  func count() { #expect(Self.expected.map(\.0) == TodoMVC.Fault.allCases.map { $0 }) }
}

import ComponentKit
import ComponentTesting

/// Everything that a person may do with so many items.
func messages(_ count: Int) -> [TodoMVC.Message] {
  let each: [(Int) -> TodoMVC.Message] = [{ .toggle($0) }, { .delete($0) }, { .startEdit($0) }]
  let numbered = (0..<count).flatMap { number in each.map { $0(number) } }
  let filters = TodoMVC.Filter.allCases.map { TodoMVC.Message.select($0) }
  return numbered + filters
    + [.type("a"), .type(" "), .create, .toggleAll, .typeEdit("b"), .typeEdit(""), .commit, .abort]
}

/// The space of TodoMVC in an architecture.
func space<A: ProgramArchitecture>(
  _: A.Type,
  items: Int,
  fault: TodoMVC.Fault? = nil,
  depth: Int? = nil
) -> Exploration<Component<A>> where A.Program == TodoMVC {
  Exploration(
    from: Component(TodoMVC(fault: fault, itemLimit: items)),
    by: messages(items),
    limit: ExplorationLimit(depth: depth)
  )
}

/// The verdicts on the specification of TodoMVC for lists of at most three items, and their time.
package struct SpecificationReport {
  /// A line for each architecture.
  package private(set) var lines: [String] = []

  /// Whether each architecture has all properties.
  package private(set) var isPassed = true

  /// Decides the specification in each of the four architectures.
  package init() {
    decide(React<TodoMVC>.self, "React")
    decide(Redux<TodoMVC>.self, "Redux")
    decide(Elm<TodoMVC>.self, "Elm")
    decide(Halogen<TodoMVC>.self, "Halogen")
  }

  private mutating func decide<A: ProgramArchitecture>(_ architecture: A.Type, _ name: String)
  where A.Program == TodoMVC {
    let decision = Decision(in: architecture)
    let tenths = Int(decision.time / .milliseconds(100))
    lines.append(
      "\(name): \(decision.decided) of \(decision.verdicts.count) properties decided, "
        + "\(decision.states) states, \(decision.steps) steps, \(tenths / 10).\(tenths % 10) s"
    )
    lines += decision.verdicts.filter { !$0.holds }.map { "\($0)" }
    if decision.decided < decision.verdicts.count { isPassed = false }
  }
}

/// The verdicts on the specification in one architecture, and how long the run took.
private struct Decision<A: ProgramArchitecture> where A.Program == TodoMVC {
  let verdicts: [Verdict<Component<A>>]
  let decided, states, steps: Int
  let time: Duration

  init(in architecture: A.Type) {
    let start = ContinuousClock.now
    let space = space(architecture, items: 3)
    verdicts = Specification<A>.all.map { space.verdict(on: $0) }
    time = .now - start
    decided = verdicts.count { $0.holds && space.cut == nil }
    (states, steps) = (space.stateCount, space.stepCount)
  }
}

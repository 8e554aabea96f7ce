public import ComonadLaws
import Comonads
import MooreFree

/// The machines of which one operation is wrong.
public let brokenMachines: [BrokenInstance] = [
  broken(
    "M1",
    ExtendNeverSteps.self,
    caughtBy: ["comonad.extend-extract", "cokleisli.left-unit"]
  ),
  broken(
    "M2",
    ExtendIsOneStepLate.self,
    caughtBy: ["comonad.extend-composition", "cokleisli.left-unit"]
  ),
  broken(
    "M3",
    ExtendSwapsTheInputs.self,
    caughtBy: ["comonad.extend-composition", "cokleisli.associativity"]
  ),
  broken(
    "M4",
    ExtendStepsTwiceTheSecondTime.self,
    caughtBy: ["comonad.extend-composition", "cokleisli.associativity"]
  ),
  broken(
    "M5",
    MapFreezesAfterTwoSteps.self,
    caughtBy: ["comonad.map-identity", "comonad.duplicate-natural"]
  ),
  broken(
    "M6",
    MapFreezes.self,
    caughtBy: ["comonad.map-identity", "comonad.map-by-extend"]
  ),
  broken(
    "M7",
    DuplicateHoldsTheRoot.self,
    caughtBy: ["comonad.extend-by-duplicate", "comonad.duplicate-by-extend"]
  ),
]

// MARK: - Faults of extend

/// Asks the arrow once, whatever the inputs.
private enum ExtendNeverSteps: MooreFault {
  static let operation = "extend"
  static let text = "extend asks the arrow before the first input, whatever the inputs"
  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O> { w.map { _ in f(w) } }
}

/// Asks the arrow before the latest input.
private enum ExtendIsOneStepLate: MooreFault {
  static let operation = "extend"
  static let text = "extend asks the arrow before the latest input"
  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O> {
    Moore(
      state: (now: w, next: w),
      output: { f($0.now) },
      step: { $0 = ($0.next, $0.next.stepped($1)) }
    )
  }
}

/// Steps along the other input.
private enum ExtendSwapsTheInputs: MooreFault {
  static let operation = "extend"
  static let text = "extend steps along the other input"
  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O> {
    Moore(state: w, output: f, step: { $0.step($1.flipped) })
  }
}

/// Takes the second input twice.
private enum ExtendStepsTwiceTheSecondTime: MooreFault {
  static let operation = "extend"
  static let text = "extend takes the second input twice"
  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O> {
    Moore(
      state: (machine: w, steps: 0),
      output: { f($0.machine) },
      step: { state, input in
        state.steps += 1
        state.machine.step(input)
        if state.steps == 2 { state.machine.step(input) }
      }
    )
  }
}

// MARK: - Other faults

/// Ignores the inputs after the second one.
private enum MapFreezesAfterTwoSteps: MooreFault {
  static let operation = "map"
  static let text = "map ignores the inputs after the second one"
  static func map<V, O>(_ w: Moore<Bit, V>, _ f: @escaping (V) -> O) -> Moore<Bit, O> {
    Moore(
      state: (machine: w, steps: 0),
      output: { f($0.machine.output) },
      step: { state, input in
        if state.steps < 2 { state.machine.step(input) }
        state.steps += 1
      }
    )
  }
}

/// Ignores all inputs.
private enum MapFreezes: MooreFault {
  static let operation = "map"
  static let text = "map ignores all inputs"
  static func map<V, O>(_ w: Moore<Bit, V>, _ f: @escaping (V) -> O) -> Moore<Bit, O> {
    Moore(state: (), output: { f(w.output) }, step: { _, _ in })
  }
}

/// Shows the original machine after any inputs.
private enum DuplicateHoldsTheRoot: MooreFault {
  static let operation = "duplicate"
  static let text = "duplicate shows the original machine, whatever the inputs"
  static func duplicate<V>(_ w: Moore<Bit, V>) -> Moore<Bit, Moore<Bit, V>> { w.map { _ in w } }
}

/// The instance of a fault, with the laws that must catch it.
private func broken<Fault: MooreFault>(
  _ name: String,
  _ fault: Fault.Type,
  caughtBy laws: Set<String>,
  line: Int = #line
) -> BrokenInstance {
  let suite = comonadLaws(
    Generator<Moore<Bit, Bit>>.wordMachines.map { FaultyMoore<Fault, Bit>(machine: $0) },
    values: .cases
  )
  return BrokenInstance(
    Instance("Moore.\(name)", suite, line: line),
    operation: Fault.operation,
    fault: Fault.text,
    caughtBy: laws
  )
}

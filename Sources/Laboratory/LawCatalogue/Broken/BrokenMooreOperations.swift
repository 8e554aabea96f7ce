import ComonadLaws
import MooreFree

/// Returns the instance with changed operations.
private func moore(
  _ name: String,
  machines: Generator<Moore<Bit, Bit>> = .machines,
  line: Int = #line,
  _ change: (inout MooreOperations<Bit, Bit>) -> Void
) -> Instance {
  Instance(
    "Moore.\(name)",
    own(
      mooreLaws(
        machines,
        inputs: .cases,
        values: .cases,
        operations: changing(.standard, change)
      )
    ),
    line: line
  )
}

/// A state that copies share.
final class Shared {
  var bit = Bit.zero
}

/// Operations of machines, each wrong in one way.
let brokenMooreOperations: [BrokenInstance] = [
  BrokenInstance(
    moore(
      "sharedState",
      machines: Generator { _ in
        Moore(
          state: Shared(),
          output: { $0.bit },
          step: { state, _ in state.bit = .one }
        )
      }
    ) { _ in },
    operation: "step",
    fault: "the state is an object that copies share",
    caughtBy: ["moore.contramap-composition", "moore.step-copy"]
  ),
  BrokenInstance(
    moore("stepByOutput") {
      $0.step = { machine, input in machine.step(machine.output == .zero ? input : input.flipped) }
    },
    operation: "step",
    fault: "a step depends on the output",
    caughtBy: ["moore.extend-step", "moore.map-step"]
  ),
  BrokenInstance(
    moore("stepTwice") {
      $0.step = { machine, input in
        machine.step(input)
        machine.step(input)
      }
    },
    operation: "step",
    fault: "step takes every input twice",
    caughtBy: ["moore.unfold-step"]
  ),
  BrokenInstance(
    moore("unfoldElsewhere") {
      let unfold = $0.unfold
      $0.unfold = { seed, layer in unfold(seed + "a", layer) }
    },
    operation: "unfold",
    fault: "unfold begins at another seed",
    caughtBy: ["moore.unfold-output", "moore.unfold-step"]
  ),
  BrokenInstance(
    moore("contramapStays") { $0.contramap = { machine, _ in machine } },
    operation: "contramap",
    fault: "contramap translates nothing",
    caughtBy: ["moore.contramap-step"]
  ),
  BrokenInstance(
    moore("contramapTwice") {
      $0.contramap = { machine, translate in machine.contramap { translate(translate($0)) } }
    },
    operation: "contramap",
    fault: "contramap translates twice",
    caughtBy: ["moore.contramap-composition", "moore.contramap-step"]
  ),
  BrokenInstance(
    moore("contramapSteps") {
      $0.contramap = { machine, translate in machine.contramap(translate).stepped(.zero) }
    },
    operation: "contramap",
    fault: "contramap takes a step",
    caughtBy: ["moore.contramap-composition", "moore.contramap-output"]
  ),
]

import ComonadLaws
import MooreFree

private let moore = FaultFamily("Moore", MooreOperations<Bit, Bit>.standard) {
  [own(mooreLaws(.machines, inputs: .cases, values: .cases, operations: $0))]
}

/// A state that copies share.
final class Shared {
  var bit = Bit.zero
}

/// Operations of machines, each wrong in one way.
let brokenMooreOperations: [BrokenInstance] = [
  FaultyInstance(
    "Moore.sharedState",
    "step",
    "the state is an object that copies share",
    [
      own(
        mooreLaws(
          Generator<Moore<Bit, Bit>> { _ in
            Moore(
              state: Shared(),
              output: { $0.bit },
              step: { state, _ in state.bit = .one }
            )
          },
          inputs: .cases,
          values: .cases
        )
      )
    ]
  ).caught(by: "moore.contramap-composition", "moore.step-copy"),
  moore("stepByOutput", "step", "a step depends on the output") {
    $0.step = { machine, input in machine.step(machine.output == .zero ? input : input.flipped) }
  }.caught(by: "moore.extend-step", "moore.map-step"),
  moore("stepTwice", "step", "step takes every input twice") {
    $0.step = { machine, input in
      machine.step(input)
      machine.step(input)
    }
  }.caught(by: "moore.unfold-step"),
  moore("unfoldElsewhere", "unfold", "unfold begins at another seed") {
    let unfold = $0.unfold
    $0.unfold = { seed, layer in unfold(seed + "a", layer) }
  }.caught(by: "moore.unfold-output", "moore.unfold-step"),
  moore("contramapStays", "contramap", "contramap translates nothing") {
    $0.contramap = { machine, _ in machine }
  }.caught(by: "moore.contramap-step"),
  moore("contramapTwice", "contramap", "contramap translates twice") {
    $0.contramap = { machine, translate in machine.contramap { translate(translate($0)) } }
  }.caught(by: "moore.contramap-composition", "moore.contramap-step"),
  moore("contramapSteps", "contramap", "contramap takes a step") {
    $0.contramap = { machine, translate in machine.contramap(translate).stepped(.zero) }
  }.caught(by: "moore.contramap-composition", "moore.contramap-output"),
]

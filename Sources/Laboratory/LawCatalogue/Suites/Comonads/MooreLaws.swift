import ComonadLab
import ComonadLaws

/// The operations of machines that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Moore` and machines in
/// which one operation is wrong.
struct MooreOperations<Input, Output>: Sendable {
  /// The output of a seed, and the seed after each input.
  typealias Seed = (output: Output, next: (Input) -> String)

  /// Steps a machine along an input, in place.
  var step: @Sendable (inout Moore<Input, Output>, Input) -> Void = { $0.step($1) }

  /// Creates a machine from a seed.
  var unfold: @Sendable (String, @escaping (String) -> Seed) -> Moore<Input, Output> = {
    Moore.unfold(from: $0, by: $1)
  }

  /// Returns the machine whose inputs are translated first.
  var contramap:
    @Sendable (Moore<Input, Output>, @escaping (Input) -> Input) -> Moore<Input, Output> = {
      $0.contramap($1)
    }

  /// Returns the machine stepped along an input.
  func stepped(_ machine: Moore<Input, Output>, _ input: Input) -> Moore<Input, Output> {
    changed(machine, input, by: step)
  }
}

/// Returns the laws of machines, with those of a comonad.
///
/// - Parameters:
///   - machines: The generator of machines.
///   - inputs: The generator of inputs.
///   - values: The generator of outputs.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func mooreLaws<Input: CaseIterable & Observed, Output: Observed>(
  _ machines: Generator<Moore<Input, Output>>,
  inputs: Generator<Input>,
  values: Generator<Output>,
  operations: MooreOperations<Input, Output> = .init()
) -> Suite {
  let (step, stepped) = (operations.step, operations.stepped)
  let (unfold, contramap) = (operations.unfold, operations.contramap)
  let outputs = values.valuation(of: String.self)
  // The output of a seed and the seeds after it: a table, and the inputs in their order.
  let layer = Variable<(String) -> MooreOperations<Input, Output>.Seed> { draws in
    let output = draws.draw("output", outputs)
    return { seed in (output(seed), { seed + "." + Reading.text(of: $0) }) }
  }
  let s = Variable("s", .words)
  let w = Variable("w", machines)
  let i = Variable("i", inputs)
  let f = Variable("f", values.valuation(of: Output.self))
  let spaceF = Variable("f", values.valuation(of: Moore<Input, Output>.self))
  let inputF = Variable("f", inputs.function(of: Input.self))
  let inputG = Variable("g", inputs.function(of: Input.self))
  return Suite("moore", source: "Rutten, Universal coalgebra, 2000") {
    comonadLaws(machines, values: values)
    law("step-copy", "stepping a copy leaves the original unchanged")
      .states("var c = w; c.step(i); w is as it was")
      .citing("MooreFree, Moore")
      .forAll(w, i) { w, i in .unchanged(w) { step(&$0, i) } }
    law("map-step", "mapping applies the function to the output after an input")
      .states("w.map(f).stepped(i) == w.stepped(i).map(f)")
      .forAll(w, f, i) { w, f, i in .same(stepped(w.map(f), i), stepped(w, i).map(f)) }
    law("extend-step", "the extended output after an input is the result for the machine after it")
      .states("w.extend(f).stepped(i).output == f(w.stepped(i))")
      .citing("Uustalu and Vene, Comonadic notions of computation, 2008")
      .forAll(w, spaceF, i) { w, f, i in .same(stepped(w.extend(f), i).output, f(stepped(w, i))) }
    law("unfold-output", "the output of an unfolded machine is the output of its seed")
      .states("Moore.unfold(from: s, by: f).output == f(s).output")
      .forAll(layer, s) { f, s in .same(unfold(s, f).output, f(s).output) }
    law("unfold-step", "stepping an unfolded machine unfolds the next seed")
      .states("Moore.unfold(from: s, by: f).stepped(i) == Moore.unfold(from: f(s).next(i), by: f)")
      .forAll(layer, s, i) { f, s, i in .same(stepped(unfold(s, f), i), unfold(f(s).next(i), f)) }
    law("contramap-output", "translating inputs keeps the present output")
      .states("w.contramap(f).output == w.output")
      .forAll(w, inputF) { w, f in .same(contramap(w, f).output, w.output) }
    law("contramap-step", "stepping a translated machine steps along the translated input")
      .states("w.contramap(f).stepped(i) == w.stepped(f(i)).contramap(f)")
      .forAll(w, inputF, i) { w, f, i in
        .same(stepped(contramap(w, f), i), contramap(stepped(w, f(i)), f))
      }
    law("contramap-composition", "translating inputs twice applies the later translation first")
      .states("w.contramap(f).contramap(g) == w.contramap { f(g($0)) }")
      .forAll(w, inputF, inputG) { w, f, g in
        .same(contramap(contramap(w, f), g), contramap(w) { f(g($0)) })
      }
  }
}

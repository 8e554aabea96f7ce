import ComonadLab
import ComonadLaws

/// The operations of machines from bits to bits that are more than a comonad's.
struct MooreOperations: Sendable {
  typealias Machine = Moore<Bit, Bit>

  /// The output of a seed, and the seed after each input.
  typealias Seed = (output: Bit, next: (Bit) -> String)

  var step: @Sendable (inout Machine, Bit) -> Void = { $0.step($1) }

  var unfold: @Sendable (String, @escaping (String) -> Seed) -> Machine = {
    Moore.unfold(from: $0, by: $1)
  }

  var contramap: @Sendable (Machine, @escaping (Bit) -> Bit) -> Machine = { $0.contramap($1) }

  /// Returns the machine stepped along an input.
  func stepped(_ machine: Machine, _ input: Bit) -> Machine { changed(machine, input, by: step) }
}

/// Returns the laws of machines, with those of a comonad.
func mooreLaws(
  _ machines: Generator<Moore<Bit, Bit>> = .machines,
  _ operations: MooreOperations = MooreOperations()
) -> Suite {
  let (step, stepped) = (operations.step, operations.stepped)
  let (unfold, contramap) = (operations.unfold, operations.contramap)
  let outputs = Generator<Bit>.cases.valuation(of: String.self)
  // The output of a seed and the seeds after it: a table, and the inputs in their order.
  let layer = Variable<(String) -> MooreOperations.Seed> { draws in
    let output = draws.draw("output", outputs)
    return { seed in (output(seed), { seed + "." + $0.description }) }
  }
  let s = Variable("s", .words)
  let w = Variable("w", machines)
  let i = Variable("i", Generator<Bit>.cases)
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Bit.self))
  let spaceF = Variable("f", Generator<Bit>.cases.valuation(of: Moore<Bit, Bit>.self))
  let inputF = Variable("f", Generator<Bit>.cases.function(of: Bit.self))
  let inputG = Variable("g", Generator<Bit>.cases.function(of: Bit.self))
  return Suite("moore", source: "Rutten, Universal coalgebra, 2000") {
    comonadLaws(machines, values: .cases)
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

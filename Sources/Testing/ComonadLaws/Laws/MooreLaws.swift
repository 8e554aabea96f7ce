public import MooreFree

/// The operations of machines that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Moore` and machines in
/// which one operation is wrong.
public struct MooreOperations<Input, Output>: Sendable {
  /// Steps a machine along an input, in place.
  public var step: @Sendable (inout Moore<Input, Output>, Input) -> Void = { $0.step($1) }

  /// Creates a machine from a seed and what it shows and becomes.
  public var unfold:
    @Sendable (String, @escaping (String) -> (Output, (Input) -> String)) -> Moore<Input, Output> =
      {
        seed,
        layer in
        Moore.unfold(from: seed) { seed in
          let (output, next) = layer(seed)
          return (output: output, next: next)
        }
      }

  /// Returns the machine whose inputs are translated first.
  public var contramap:
    @Sendable (Moore<Input, Output>, @escaping (Input) -> Input) -> Moore<Input, Output> = {
      $0.contramap($1)
    }

  /// The operations of `Moore`.
  public static var standard: MooreOperations { MooreOperations() }

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
///   - operations: What the laws are about.
/// - Returns: The suite.
public func mooreLaws<Input: CaseIterable & Observed, Output: Observed>(
  _ machines: Generator<Moore<Input, Output>>,
  inputs: Generator<Input>,
  values: Generator<Output>,
  operations: MooreOperations<Input, Output> = .standard
) -> Suite {
  let outputs = values.function(of: String.self)
  // The output of a seed and the seeds after it: a table, and the inputs in their order.
  let layer = Variable<(String) -> (Output, (Input) -> String)> { draws in
    let output = draws.draw("output", outputs)
    return { seed in (output(seed), { seed + "." + Reading.text(of: $0) }) }
  }
  let s = Variable("s", .words)
  let w = Variable("w", machines)
  let i = Variable("i", inputs)
  let f = Variable("f", values.function(of: Output.self))
  let spaceF = Variable("f", values.function(of: Moore<Input, Output>.self))
  let inputF = Variable("f", inputs.function(of: Input.self))
  let inputG = Variable("g", inputs.function(of: Input.self))
  return Suite(
    "moore",
    inheriting: [comonadLaws(machines, values: values)],
    source: "Rutten, Universal coalgebra, 2000"
  ) {
    Law(
      "moore.step-copy",
      "var c = w; c.step(i); w is as it was",
      "a step of a copy leaves the machine that was copied",
      for: (w, i),
      source: "MooreFree, Moore"
    ) { w, i in .unchanged(w) { operations.step(&$0, i) } }
    Law(
      "moore.map-step",
      "w.map(f).stepped(i) == w.stepped(i).map(f)",
      "the output after an input changes like every output",
      for: (w, f, i)
    ) { w, f, i in .same(operations.stepped(w.map(f), i), operations.stepped(w, i).map(f)) }
    Law(
      "moore.extend-step",
      "w.extend(f).stepped(i).output == f(w.stepped(i))",
      "the answer after an input is the answer of the machine after that input",
      for: (w, spaceF, i),
      source: "Uustalu and Vene, Comonadic notions of computation, 2008"
    ) { w, f, i in .same(operations.stepped(w.extend(f), i).output, f(operations.stepped(w, i))) }
    Law(
      "moore.unfold-output",
      "Moore.unfold(from: s, by: f).output == f(s).output",
      "an unfolded machine shows the output of its seed",
      for: (layer, s)
    ) { f, s in .same(operations.unfold(s, f).output, f(s).0) }
    Law(
      "moore.unfold-step",
      "Moore.unfold(from: s, by: f).stepped(i) == Moore.unfold(from: f(s).next(i), by: f)",
      "an unfolded machine becomes that of the seed which its seed becomes",
      for: (layer, s, i)
    ) { f, s, i in
      .same(operations.stepped(operations.unfold(s, f), i), operations.unfold(f(s).1(i), f))
    }
    Law(
      "moore.contramap-output",
      "w.contramap(f).output == w.output",
      "translating inputs leaves the output that is here",
      for: (w, inputF)
    ) { w, f in .same(operations.contramap(w, f).output, w.output) }
    Law(
      "moore.contramap-step",
      "w.contramap(f).stepped(i) == w.stepped(f(i)).contramap(f)",
      "a step along an input is a step along its translation",
      for: (w, inputF, i)
    ) { w, f, i in
      .same(
        operations.stepped(operations.contramap(w, f), i),
        operations.contramap(operations.stepped(w, f(i)), f)
      )
    }
    Law(
      "moore.contramap-composition",
      "w.contramap(f).contramap(g) == w.contramap { f(g($0)) }",
      "of two translations the later one comes first",
      for: (w, inputF, inputG)
    ) { w, f, g in
      .same(
        operations.contramap(operations.contramap(w, f), g),
        operations.contramap(w) { f(g($0)) }
      )
    }
  }
}

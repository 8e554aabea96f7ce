public import MooreFree

/// The operations of machines that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Moore` and machines in
/// which one operation is wrong.
public struct MooreOperations<Input, Output>: Sendable {
  /// Steps a machine along an input, in place.
  public var step: @Sendable (inout Moore<Input, Output>, Input) -> Void

  /// Creates a machine from a seed and what it shows and becomes.
  public var unfold:
    @Sendable (String, @escaping (String) -> (Output, (Input) -> String)) -> Moore<Input, Output>

  /// Returns the machine whose inputs are translated first.
  public var contramap:
    @Sendable (Moore<Input, Output>, @escaping (Input) -> Input) -> Moore<Input, Output>

  /// Returns the operations of `Moore`.
  public static var standard: MooreOperations {
    MooreOperations(
      step: { $0.step($1) },
      unfold: { seed, layer in
        Moore.unfold(from: seed) { seed in
          let (output, next) = layer(seed)
          return (output: output, next: next)
        }
      },
      contramap: { $0.contramap($1) }
    )
  }

  /// Returns the machine stepped along an input.
  func stepped(_ machine: Moore<Input, Output>, _ input: Input) -> Moore<Input, Output> {
    var copy = machine
    step(&copy, input)
    return copy
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
  let kit = MooreKit(
    machines: machines,
    inputs: inputs,
    arrows: values.function(of: Moore<Input, Output>.self),
    functions: values.function(of: Output.self),
    outputs: values.function(of: String.self),
    translations: inputs.function(of: Input.self),
    operations: operations
  )
  return Suite(
    "moore",
    inheriting: [comonadLaws(machines, values: values)],
    kit.stepLaws + kit.unfoldLaws + kit.contramapLaws
  )
}

/// What the laws of a machine draw.
private struct MooreKit<Input: CaseIterable & Observed, Output: Observed> {
  let machines: Generator<Moore<Input, Output>>
  let inputs: Generator<Input>
  let arrows: Generator<(Moore<Input, Output>) -> Output>
  let functions: Generator<(Output) -> Output>
  let outputs: Generator<(String) -> Output>
  let translations: Generator<(Input) -> Input>
  let operations: MooreOperations<Input, Output>

  private var source: String { "Rutten, Universal coalgebra, 2000" }
}

extension MooreKit {
  /// Stepping.
  var stepLaws: [Law] {
    [
      Law(
        "moore.step-copy",
        "var c = w; c.step(i); w is as it was",
        "a step of a copy leaves the machine that was copied",
        source: "MooreFree, Moore"
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let i = draws.draw("i", inputs)
        let before = Reading.text(of: w, within: 2)
        _ = operations.stepped(w, i)
        return draws.same(Reading.text(of: w, within: 2), before)
      },
      Law(
        "moore.map-step",
        "w.map(f).stepped(i) == w.stepped(i).map(f)",
        "the output after an input changes like every output",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let f = draws.draw("f", functions)
        let i = draws.draw("i", inputs)
        return draws.same(operations.stepped(w.map(f), i), operations.stepped(w, i).map(f))
      },
      Law(
        "moore.extend-step",
        "w.extend(f).stepped(i).output == f(w.stepped(i))",
        "the answer after an input is the answer of the machine after that input",
        source: "Uustalu and Vene, Comonadic notions of computation, 2008"
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let f = draws.draw("f", arrows)
        let i = draws.draw("i", inputs)
        return draws.same(
          operations.stepped(w.extend(f), i).output,
          f(operations.stepped(w, i))
        )
      },
    ]
  }

  /// Draws what a seed shows and becomes: a table of outputs, and the inputs as they come.
  private func layer(_ draws: Draws) -> (String) -> (Output, (Input) -> String) {
    let output = draws.draw("output", outputs)
    return { seed in (output(seed), { seed + "." + Reading.text(of: $0) }) }
  }

  /// Machines from seeds.
  var unfoldLaws: [Law] {
    [
      Law(
        "moore.unfold-output",
        "Moore.unfold(from: s, by: f).output == f(s).output",
        "an unfolded machine shows the output of its seed",
        source: source
      ) { [operations] draws in
        let f = layer(draws)
        let s = draws.draw("s", .words)
        return draws.same(operations.unfold(s, f).output, f(s).0)
      },
      Law(
        "moore.unfold-step",
        "Moore.unfold(from: s, by: f).stepped(i) == Moore.unfold(from: f(s).next(i), by: f)",
        "an unfolded machine becomes that of the seed which its seed becomes",
        source: source
      ) { [operations] draws in
        let f = layer(draws)
        let s = draws.draw("s", .words)
        let i = draws.draw("i", inputs)
        return draws.same(
          operations.stepped(operations.unfold(s, f), i),
          operations.unfold(f(s).1(i), f)
        )
      },
    ]
  }

  /// Translated inputs.
  var contramapLaws: [Law] {
    [
      Law(
        "moore.contramap-output",
        "w.contramap(f).output == w.output",
        "translating inputs leaves the output that is here",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let f = draws.draw("f", translations)
        return draws.same(operations.contramap(w, f).output, w.output)
      },
      Law(
        "moore.contramap-step",
        "w.contramap(f).stepped(i) == w.stepped(f(i)).contramap(f)",
        "a step along an input is a step along its translation",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let f = draws.draw("f", translations)
        let i = draws.draw("i", inputs)
        return draws.same(
          operations.stepped(operations.contramap(w, f), i),
          operations.contramap(operations.stepped(w, f(i)), f)
        )
      },
      Law(
        "moore.contramap-composition",
        "w.contramap(f).contramap(g) == w.contramap { f(g($0)) }",
        "of two translations the later one comes first",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", machines)
        let f = draws.draw("f", translations)
        let g = draws.draw("g", translations)
        return draws.same(
          operations.contramap(operations.contramap(w, f), g),
          operations.contramap(w) { f(g($0)) }
        )
      },
    ]
  }
}

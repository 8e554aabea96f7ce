public import CofreeFree
public import Comonads

/// The operations of spaces of layers that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Cofree` and spaces in
/// which one operation is wrong.
public struct CofreeOperations<F: Container & SendableMetatype, Value>: Sendable {
  /// A space of layers.
  public typealias Tree = Cofree<F, Value>

  /// Returns the layer below the focus.
  public var tail: @Sendable (Tree) -> Layer<F, Tree>

  /// Creates a space from the value in focus and the layer below it.
  public var make: @Sendable (Value, Layer<F, Tree>) -> Tree

  /// Steps to a position of the layer below, in place.
  public var step: @Sendable (inout Tree, F.Position) -> Void

  /// Creates a space from a seed, its value, and the layer of seeds below it.
  public var unfold: @Sendable (String, @escaping (String) -> (Value, Layer<F, String>)) -> Tree

  /// Returns the space with its layers translated.
  public var hoist: @Sendable (Tree, ContainerMorphism<F, F>) -> Tree

  /// Returns the operations of `Cofree`.
  public static var standard: CofreeOperations {
    CofreeOperations(
      tail: { $0.tail },
      make: { Cofree($0, tail: $1) },
      step: { $0.step($1) },
      unfold: { seed, layer in
        Cofree.unfold(from: seed) { seed in
          let (value, below) = layer(seed)
          return (value: value, layer: below)
        }
      },
      hoist: { $0.hoist($1) }
    )
  }

  /// Returns the space at a position of the layer below.
  func stepped(_ tree: Tree, _ position: F.Position) -> Tree {
    var copy = tree
    step(&copy, position)
    return copy
  }
}

/// Returns the laws of spaces of layers, with those of a comonad.
///
/// - Parameters:
///   - trees: The generator of spaces.
///   - layers: The generator of functions from a seed to the shape of its layer.
///   - values: The generator of values.
///   - translations: The generator of translations of layers.
///   - operations: What the laws are about.
/// - Returns: The suite.
public func cofreeLaws<F: ExplorableContainer & SendableMetatype, Value: Observed>(
  _ trees: Generator<Cofree<F, Value>>,
  layers: Generator<(String) -> F.Shape>,
  values: Generator<Value>,
  translations: Generator<ContainerMorphism<F, F>>,
  operations: CofreeOperations<F, Value> = .standard
) -> Suite {
  let kit = CofreeKit(
    trees: trees,
    layers: layers,
    values: values.function(of: String.self),
    arrows: values.function(of: Cofree<F, Value>.self),
    translations: translations,
    operations: operations
  )
  return Suite(
    "cofree",
    inheriting: [comonadLaws(trees, values: values)],
    kit.tailLaws + kit.unfoldLaws + kit.hoistLaws
  )
}

/// A layer, as a law sees it: its shape, and what stands at each exit.
struct SeenLayer<F: ExplorableContainer, Value: Observed>: Observed {
  let layer: Layer<F, Value>

  func show(in reading: inout Reading) {
    reading.add(part: ".shape", F.landmark(of: layer.shape))
    let exits = F.exits(of: layer.shape)
    reading.branch(exits.count) { reading, index in
      reading.add(part: ".value(\(F.name(of: exits[index])))", layer.value(exits[index]))
    }
  }
}

/// What the laws of a space of layers draw.
private struct CofreeKit<F: ExplorableContainer & SendableMetatype, Value: Observed> {
  typealias Tree = Cofree<F, Value>

  let trees: Generator<Tree>
  let layers: Generator<(String) -> F.Shape>
  let values: Generator<(String) -> Value>
  let arrows: Generator<(Tree) -> Value>
  let translations: Generator<ContainerMorphism<F, F>>
  let operations: CofreeOperations<F, Value>

  private var source: String { "Kmett, Control.Comonad.Cofree, 2008" }

  func seen(_ layer: Layer<F, Tree>) -> SeenLayer<F, Tree> { SeenLayer(layer: layer) }

  /// Draws the value and the layer of seeds below each seed.
  func layer(_ draws: Draws) -> (String) -> (Value, Layer<F, String>) {
    let value = draws.draw("value", values)
    let shape = draws.draw("shape", layers)
    return { seed in
      (value(seed), Layer(shape: shape(seed)) { seed + "." + F.name(of: $0) })
    }
  }
}

// MARK: - Layers

extension CofreeKit {
  /// The layer below the focus.
  var tailLaws: [Law] {
    [
      Law(
        "cofree.rebuild",
        "Cofree(w.extract(), tail: w.tail) == w",
        "a space is its value and the layer below it",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        return draws.same(operations.make(w.extract(), operations.tail(w)), w)
      },
      Law(
        "cofree.make-tail",
        "Cofree(a, tail: w.tail).tail == w.tail",
        "the layer that a space is put together with is the one below it",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let a = draws.draw("value", values)("")
        let tail = operations.tail(w)
        let made = operations.make(a, tail)
        return draws.same(made.extract(), a)
          .and(draws.same(seen(operations.tail(made)), seen(tail)))
      },
      Law(
        "cofree.step-tail",
        "w.stepped(p) == w.tail.value(p)",
        "a step leads to what stands in the layer below",
        source: "CofreeFree, Cofree"
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let tail = operations.tail(w)
        let stepped = Layer<F, Tree>(shape: tail.shape) { operations.stepped(w, $0) }
        return draws.same(seen(stepped), seen(tail))
      },
      Law(
        "cofree.step-copy",
        "var c = w; c.step(p); w is as it was",
        "a step of a copy leaves the space that was copied",
        source: "CofreeFree, Cofree"
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let before = Reading.text(of: w, within: 2)
        for exit in F.exits(of: w.tail.shape) { _ = operations.stepped(w, exit) }
        return draws.same(Reading.text(of: w, within: 2), before)
      },
      Law(
        "cofree.extend-tail",
        "w.extend(f).tail == w.tail.map { $0.extend(f) }",
        "answering everywhere answers everywhere below",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let f = draws.draw("f", arrows)
        return draws.same(
          seen(operations.tail(w.extend(f))),
          seen(operations.tail(w).map { $0.extend(f) })
        )
      },
    ]
  }
}

// MARK: - Unfolding

extension CofreeKit {
  /// Spaces from seeds.
  var unfoldLaws: [Law] {
    [
      Law(
        "cofree.unfold-extract",
        "Cofree.unfold(from: s, by: f).extract() == f(s).value",
        "an unfolded space shows the value of its seed",
        source: source
      ) { [operations] draws in
        let f = layer(draws)
        let s = draws.draw("s", .words)
        return draws.same(operations.unfold(s, f).extract(), f(s).0)
      },
      Law(
        "cofree.unfold-tail",
        "Cofree.unfold(from: s, by: f).tail == f(s).layer.map { Cofree.unfold(from: $0, by: f) }",
        "below an unfolded space stand those of the seeds below its seed",
        source: source
      ) { [operations] draws in
        let f = layer(draws)
        let s = draws.draw("s", .words)
        return draws.same(
          seen(operations.tail(operations.unfold(s, f))),
          seen(f(s).1.map { operations.unfold($0, f) })
        )
      },
      Law(
        "cofree.unfold-fusion",
        "Cofree.unfold(from: h(s), by: g) == Cofree.unfold(from: s, by: f)    if h takes f to g",
        "seeds that show the same make the same space",
        source: "Meijer, Fokkinga and Paterson, Functional programming with bananas, 1991"
      ) { [operations] draws in
        let g = layer(draws)
        let s = draws.draw("s", .words)
        // The seeds of f are those of g with a mark that nothing depends on; h takes it away.
        func h(_ seed: String) -> String { String(seed.dropFirst()) }
        let f: (String) -> (Value, Layer<F, String>) = { seed in
          let (value, below) = g(h(seed))
          return (value, below.map { (seed.hasPrefix("+") ? "-" : "+") + $0 })
        }
        return draws.same(operations.unfold(s, g), operations.unfold("+" + s, f))
      },
    ]
  }
}

// MARK: - Translating layers

extension CofreeKit {
  /// Translations of layers.
  var hoistLaws: [Law] {
    [
      Law(
        "cofree.hoist-identity",
        "w.hoist(.identity) == w",
        "translating no layer changes nothing",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        return draws.same(operations.hoist(w, .identity), w)
      },
      Law(
        "cofree.hoist-composition",
        "w.hoist(f).hoist(g) == w.hoist(f.then(g))",
        "two translations, one after the other, are one",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let f = draws.draw("f", translations)
        let g = draws.draw("g", translations)
        return draws.same(
          operations.hoist(operations.hoist(w, f), g),
          operations.hoist(w, f.then(g))
        )
      },
      Law(
        "cofree.hoist-extract",
        "w.hoist(f).extract() == w.extract()",
        "translating layers leaves the value that is here",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let f = draws.draw("f", translations)
        return draws.same(operations.hoist(w, f).extract(), w.extract())
      },
      Law(
        "cofree.hoist-tail",
        "w.hoist(f).tail == f(w.tail).map { $0.hoist(f) }",
        "translating layers translates the first one, and all below it",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let f = draws.draw("f", translations)
        return draws.same(
          seen(operations.tail(operations.hoist(w, f))),
          seen(f(operations.tail(w)).map { operations.hoist($0, f) })
        )
      },
      Law(
        "cofree.hoist-extend",
        "w.hoist(f).extend(g) == w.extend { g($0.hoist(f)) }.hoist(f)",
        "translating layers may come before or after answering everywhere",
        source: source,
        share: 0.5
      ) { [operations] draws in
        let w = draws.draw("w", trees)
        let f = draws.draw("f", translations)
        let g = draws.draw("g", arrows)
        return draws.same(
          operations.hoist(w, f).extend(g),
          operations.hoist(w.extend { g(operations.hoist($0, f)) }, f)
        )
      },
    ]
  }
}

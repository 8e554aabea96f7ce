public import CofreeFree
public import Comonads

/// The operations of spaces of layers that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Cofree` and spaces in
/// which one operation is wrong.
public struct CofreeOperations<F: Container & SendableMetatype, Value>: Sendable {
  /// A space of layers.
  public typealias Tree = Cofree<F, Value>

  /// The value of a seed, and the layer of seeds below it.
  public typealias Seed = (value: Value, layer: Layer<F, String>)

  /// Returns the layer below the focus.
  public var tail: @Sendable (Tree) -> Layer<F, Tree> = { $0.tail }

  /// Creates a space from the value in focus and the layer below it.
  public var make: @Sendable (Value, Layer<F, Tree>) -> Tree = { Cofree($0, tail: $1) }

  /// Steps to a position of the layer below, in place.
  public var step: @Sendable (inout Tree, F.Position) -> Void = { $0.step($1) }

  /// Creates a space from a seed.
  public var unfold: @Sendable (String, @escaping (String) -> Seed) -> Tree = {
    Cofree.unfold(from: $0, by: $1)
  }

  /// Returns the space with its layers translated.
  public var hoist: @Sendable (Tree, ContainerMorphism<F, F>) -> Tree = { $0.hoist($1) }

  /// The operations of `Cofree`.
  public static var standard: CofreeOperations { CofreeOperations() }

  /// Returns the space at a position of the layer below.
  func stepped(_ tree: Tree, _ position: F.Position) -> Tree { changed(tree, position, by: step) }
}

/// Returns the laws of spaces of layers, with those of a comonad.
///
/// - Parameters:
///   - trees: The generator of spaces.
///   - layers: The generator of functions from a seed to the shape of its layer.
///   - values: The generator of values.
///   - translations: The generator of translations of layers.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
public func cofreeLaws<F: ExplorableContainer & SendableMetatype, Value: Observed>(
  _ trees: Generator<Cofree<F, Value>>,
  layers: Generator<(String) -> F.Shape>,
  values: Generator<Value>,
  translations: Generator<ContainerMorphism<F, F>>,
  operations: CofreeOperations<F, Value> = .standard
) -> Suite {
  let (make, step, stepped) = (operations.make, operations.step, operations.stepped)
  let (tail, unfold, hoist) = (operations.tail, operations.unfold, operations.hoist)
  typealias Seed = CofreeOperations<F, Value>.Seed
  let seedValues = values.valuation(of: String.self)
  // The value and the layer of seeds below each seed.
  let layer = Variable<(String) -> Seed> { draws in
    let value = draws.draw("value", seedValues)
    let shape = draws.draw("shape", layers)
    return { seed in (value(seed), Layer(shape: shape(seed)) { seed + "." + F.name(of: $0) }) }
  }
  let s = Variable("s", .words)
  let value = Variable("value", seedValues)
  let w = Variable("w", trees)
  let f = Variable("f", values.valuation(of: Cofree<F, Value>.self))
  let (layerF, layerG) = (Variable("f", translations), Variable("g", translations))
  let spaceG = Variable("g", values.valuation(of: Cofree<F, Value>.self))
  return Suite("cofree", source: "Kmett, Control.Comonad.Cofree, 2008") {
    comonadLaws(trees, values: values)
    law("rebuild", "rebuilding a space from its value and its tail changes nothing")
      .states("Cofree(w.extract(), tail: w.tail) == w")
      .forAll(w) { w in .same(make(w.extract(), tail(w)), w) }
    law("make-tail", "the tail of a space is the one that it was made with")
      .states("Cofree(a, tail: w.tail).tail == w.tail")
      .forAll(w, value) { w, value in
        let (a, below) = (value(""), tail(w))
        let made = make(a, below)
        return .same(made.extract(), a).and(.same(seen(tail(made)), seen(below)))
      }
    law("step-tail", "a step returns the space at its position in the tail")
      .states("w.stepped(p) == w.tail.value(p)")
      .citing("CofreeFree, Cofree")
      .forAll(w) { w in
        let below = tail(w)
        return .same(seen(Layer(shape: below.shape) { stepped(w, $0) }), seen(below))
      }
    law("step-copy", "stepping a copy leaves the original unchanged")
      .states("var c = w; c.step(p); w is as it was")
      .citing("CofreeFree, Cofree")
      .forAll(w) { w in
        F.exits(of: w.tail.shape).reduce(.holds) { claim, exit in
          claim.and(.unchanged(w) { step(&$0, exit) })
        }
      }
    law("extend-tail", "extending a space extends the spaces in its tail")
      .states("w.extend(f).tail == w.tail.map { $0.extend(f) }")
      .forAll(w, f) { w, f in .same(seen(tail(w.extend(f))), seen(tail(w).map { $0.extend(f) })) }
    law("unfold-extract", "the extracted value of an unfolded space is the value of its seed")
      .states("Cofree.unfold(from: s, by: f).extract() == f(s).value")
      .forAll(layer, s) { f, s in .same(unfold(s, f).extract(), f(s).value) }
    law("unfold-tail", "the tail of an unfolded space unfolds the seeds below its seed")
      .states(
        "Cofree.unfold(from: s, by: f).tail == f(s).layer.map { Cofree.unfold(from: $0, by: f) }"
      )
      .forAll(layer, s) { f, s in
        .same(seen(tail(unfold(s, f))), seen(f(s).layer.map { unfold($0, f) }))
      }
    law("unfold-fusion", "seeds that behave alike unfold to the same space")
      .states(
        "Cofree.unfold(from: h(s), by: g) == Cofree.unfold(from: s, by: f)    if h takes f to g"
      )
      .citing("Meijer, Fokkinga and Paterson, Functional programming with bananas, 1991")
      .forAll(layer, s) { g, s in
        // The seeds of f are those of g with a mark that nothing depends on; h takes it away.
        func h(_ seed: String) -> String { String(seed.dropFirst()) }
        let f: (String) -> Seed = { seed in
          let (value, below) = g(h(seed))
          return (value, below.map { (seed.hasPrefix("+") ? "-" : "+") + $0 })
        }
        return .same(unfold(s, g), unfold("+" + s, f))
      }
    law("hoist-identity", "translating layers by the identity changes nothing")
      .states("w.hoist(.identity) == w")
      .forAll(w) { w in .same(hoist(w, .identity), w) }
    law("hoist-composition", "translating twice equals translating once by the composition")
      .states("w.hoist(f).hoist(g) == w.hoist(f.then(g))")
      .forAll(w, layerF, layerG) { w, f, g in .same(hoist(hoist(w, f), g), hoist(w, f.then(g))) }
    law("hoist-extract", "translating layers keeps the value in focus")
      .states("w.hoist(f).extract() == w.extract()")
      .forAll(w, layerF) { w, f in .same(hoist(w, f).extract(), w.extract()) }
    law("hoist-tail", "translating layers translates the tail and all layers below it")
      .states("w.hoist(f).tail == f(w.tail).map { $0.hoist(f) }")
      .forAll(w, layerF) { w, f in
        .same(seen(tail(hoist(w, f))), seen(f(tail(w)).map { hoist($0, f) }))
      }
    law("hoist-extend", "translating layers commutes with extending")
      .states("w.hoist(f).extend(g) == w.extend { g($0.hoist(f)) }.hoist(f)")
      .forAll(w, layerF, spaceG) { w, f, g in
        .same(hoist(w, f).extend(g), hoist(w.extend { g(hoist($0, f)) }, f))
      }
      .worth(0.5)
  }
}

/// A layer, as a law compares it: its shape, and the value at each exit.
package struct SeenLayer<F: ExplorableContainer, Value: Observed>: Observed {
  let layer: Layer<F, Value>

  package init(layer: Layer<F, Value>) { self.layer = layer }

  package func show(in reading: inout ObservedText) {
    reading.add(part: ".shape", F.landmark(of: layer.shape))
    let exits = F.exits(of: layer.shape)
    reading.makeMoves(exits.count) { reading, index in
      reading.add(part: ".value(\(F.name(of: exits[index])))", layer.value(exits[index]))
    }
  }
}

private func seen<F, Value>(_ layer: Layer<F, Cofree<F, Value>>) -> SeenLayer<F, Cofree<F, Value>> {
  SeenLayer(layer: layer)
}

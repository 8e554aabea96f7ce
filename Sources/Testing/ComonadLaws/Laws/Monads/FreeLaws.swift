public import Comonads
public import FreeMonad

/// The operations of a monad of free programs.
public struct FreeOperations<M: Monad, F: Container>: Sendable {
  /// Performs an operation and goes on with its answer.
  public var liftF: @Sendable (F.Shape, @escaping (F.Position) -> M) -> M

  /// Runs a program with a handler that answers its operations.
  public var fold: @Sendable (M, (F.Shape) -> F.Position) -> M.Value

  /// Translates each operation into a program.
  public var foldFree: @Sendable (M, @escaping (F.Shape) -> Free<F, F.Position>) -> M

  /// Translates each operation into another one.
  public var hoist: @Sendable (M, ContainerMorphism<F, F>) -> M

  /// Collapses a program layer by layer.
  public var iter: @Sendable (M, @escaping (Layer<F, M.Value>) -> M.Value) -> M.Value

  /// Runs no more than a number of operations.
  public var cutoff: @Sendable (M, Int) -> Free<F, M.Value?>

  /// Creates the operations.
  public init(
    liftF: @escaping @Sendable (F.Shape, @escaping (F.Position) -> M) -> M,
    fold: @escaping @Sendable (M, (F.Shape) -> F.Position) -> M.Value,
    foldFree: @escaping @Sendable (M, @escaping (F.Shape) -> Free<F, F.Position>) -> M,
    hoist: @escaping @Sendable (M, ContainerMorphism<F, F>) -> M,
    iter: @escaping @Sendable (M, @escaping (Layer<F, M.Value>) -> M.Value) -> M.Value,
    cutoff: @escaping @Sendable (M, Int) -> Free<F, M.Value?>
  ) {
    self.liftF = liftF
    self.fold = fold
    self.foldFree = foldFree
    self.hoist = hoist
    self.iter = iter
    self.cutoff = cutoff
  }
}

/// Returns the laws of free programs: folds, translations, and limits.
///
/// Handlers record the operations and answer by them, so that the order of effects shows.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - values: The generator of their values.
///   - shapes: The generator of the operations.
///   - operations: The operations of a program.
/// - Returns: The suite.
public func freeLaws<M: Monad & Observed, F: AnsweredContainer>(
  _ programs: Generator<M>,
  values: Generator<M.Value>,
  shapes: Generator<F.Shape>,
  operations: FreeOperations<M, F>
) -> Suite where M.Value: Observed, F.Position: Observed {
  let (fold, foldFree, iter) = (operations.fold, operations.foldFree, operations.iter)
  let (liftF, hoist, cutoff) = (operations.liftF, operations.hoist, operations.cutoff)
  let op = Variable("op", shapes)
  let k = Variable("k", programs.function(of: F.Position.self))
  let h = Variable("h", handlers(F.self))
  let m = Variable("m", programs)
  let valueK = Variable("k", programs.continuation(of: M.Value.self))
  let a = Variable("a", values)
  let t = Variable("t", translations(F.self, of: shapes))
  let layerS = Variable("s", morphisms(F.self, of: shapes))
  let layerT = Variable("t", morphisms(F.self, of: shapes))
  let c = Variable("c", values.function(of: PairingResult<F.Shape, [M.Value]>.self))
  let n = Variable("n", .integers(in: 0...6))
  return Suite("free", source: "Kmett, Control.Monad.Free, 2008") {
    law("fold-pure", "folding a program without operations returns its value")
      .states("Free.pure(a).fold(h) == a")
      .forAll(a, h) { a, h in
        .same(asked(F.self, h) { fold(.pure(a), $0) }, PairingResult([F.Shape](), a))
      }
    law("fold-liftF", "folding passes an operation to the handler, and continues with its answer")
      .states("Free.liftF(op).flatMap(k).fold(h) == k(h(op)).fold(h)")
      .forAll(op, k, h) { shape, k, h in
        .same(
          asked(F.self, h) { fold(liftF(shape, k), $0) },
          asked(F.self, h) { fold(k($0(shape)), $0) }
        )
      }
    law("fold-flatMap", "running two joined programs equals running the first, then the second")
      .states("m.flatMap(k).fold(h) == k(m.fold(h)).fold(h)")
      .forAll(m, valueK, h) { m, k, h in
        .same(
          asked(F.self, h) { fold(m.flatMap(k), $0) },
          asked(F.self, h) { fold(k(fold(m, $0)), $0) }
        )
      }
    law("foldFree-pure", "translating a program without operations keeps it")
      .states("Free.pure(a).foldFree(t) == .pure(a)")
      .forAll(a, t) { a, t in .same(foldFree(.pure(a), t), M.pure(a)) }
    law("foldFree-liftF", "translating replaces an operation by its program")
      .states("Free.liftF(op).flatMap(k).foldFree(t) == t(op).flatMap { k($0).foldFree(t) }")
      .forAll(op, k, t) { shape, k, t in
        .same(foldFree(liftF(shape, k), t), program(operations, t(shape)) { foldFree(k($0), t) })
      }
    law("foldFree-flatMap", "translating two joined programs equals joining their translations")
      .states("m.flatMap(k).foldFree(t) == m.foldFree(t).flatMap { k($0).foldFree(t) }")
      .forAll(m, valueK, t) { m, k, t in
        .same(foldFree(m.flatMap(k), t), foldFree(m, t).flatMap { foldFree(k($0), t) })
      }
    law("hoist-identity", "translating operations by the identity changes nothing")
      .states("m.hoist(.identity) == m")
      .forAll(m) { m in .same(hoist(m, .identity), m) }
    law("hoist-composition", "translating twice equals translating once by the composition")
      .states("m.hoist(s).hoist(t) == m.hoist(s.then(t))")
      .forAll(m, layerS, layerT) { m, s, t in .same(hoist(hoist(m, s), t), hoist(m, s.then(t))) }
    law("hoist-liftF", "translating replaces an operation, and translates its answer back")
      .states(
        "Free.liftF(op).flatMap(k).hoist(t)"
          + " == .liftF(t.shape(op)).flatMap { k(t.position($0, op)).hoist(t) }"
      )
      .forAll(op, k, layerT) { shape, k, t in
        .same(
          hoist(liftF(shape, k), t),
          liftF(t.shape(shape)) { hoist(k(t.position($0, shape)), t) }
        )
      }
    law("iter-pure", "collapsing a program without operations returns its value")
      .states("Free.pure(a).iter(c) == a")
      .forAll(a, c) { a, c in .same(iter(.pure(a)) { c(observation(of: $0)) }, a) }
    law("iter-liftF", "each layer is collapsed after the layers below it")
      .states("Free.liftF(op).flatMap(k).iter(c) == c(Layer(shape: op) { k($0).iter(c) })")
      .forAll(op, k, c) { shape, k, c in
        let collapse: (Layer<F, M.Value>) -> M.Value = { c(observation(of: $0)) }
        return .same(
          iter(liftF(shape, k), collapse),
          collapse(Layer(shape: shape) { iter(k($0), collapse) })
        )
      }
    law("cutoff-pure", "a program without operations is not cut off")
      .states("Free.pure(a).cutoff(after: n) == .pure(a)")
      .forAll(a, n) { a, n in .same(cutoff(.pure(a), n), Free<F, M.Value?>.pure(a)) }
    law("cutoff-zero", "a limit of 0 ends a program at its first operation")
      .states("Free.liftF(op).flatMap(k).cutoff(after: 0) == .pure(nil)")
      .forAll(op, k) { shape, k in .same(cutoff(liftF(shape, k), 0), Free<F, M.Value?>.pure(nil)) }
    law("cutoff-liftF", "each operation takes one from the limit")
      .states(
        "Free.liftF(op).flatMap(k).cutoff(after: n + 1)"
          + " == .liftF(op).flatMap { k($0).cutoff(after: n) }"
      )
      .forAll(op, k, n) { shape, k, n in
        .same(
          cutoff(liftF(shape, k), n + 1),
          Free<F, F.Position>.liftF(shape).flatMap { cutoff(k($0), n) }
        )
      }
  }
}
/// Returns the generator of functions from the operations so far to an answer.
private func handlers<F: AnsweredContainer>(
  _ container: F.Type
) -> Generator<([F.Shape]) -> F.Position> {
  let numbers = Generator<Int>.integers(in: 0...1).function(of: [F.Shape].self)
  return Generator { draws in
    let number = numbers.make(draws)
    return { asked in
      let answers = asked.last.map(F.answers(to:)) ?? []
      return answers[number(asked) % max(answers.count, 1)]
    }
  }
}

/// Returns the generator of programs for each operation, two operations long at most.
private func translations<F: AnsweredContainer>(
  _ container: F.Type,
  of shapes: Generator<F.Shape>
) -> Generator<(F.Shape) -> Free<F, F.Position>> {
  let lists = shapes.array(upTo: 1).function(of: F.Shape.self)
  return Generator { draws in
    let list = draws.draw("before", lists)
    return { shape in
      list(shape).reduce(Free<F, F.Position>.liftF(shape)) { rest, before in
        Free<F, F.Position>.liftF(before).flatMap { _ in rest }
      }
    }
  }
}

/// Returns the generator of translations of operations into others, with other answers.
private func morphisms<F: AnsweredContainer>(
  _ container: F.Type,
  of shapes: Generator<F.Shape>
) -> Generator<ContainerMorphism<F, F>> where F.Position: Observed {
  let others = shapes.function(of: F.Shape.self)
  let numbers = Generator<Int>.integers(in: 0...1).function(
    of: PairingResult<F.Shape, F.Position>.self
  )
  return Generator { draws in
    let other = draws.draw("shape", others)
    let number = draws.draw("position", numbers)
    return ContainerMorphism<F, F>(
      shape: other,
      position: { position, shape in
        let answers = F.answers(to: shape)
        return answers[number(PairingResult(shape, position)) % answers.count]
      }
    )
  }
}

/// Returns the operations that a run asks its handler, and the result of the run.
private func asked<F: AnsweredContainer, Value>(
  _ container: F.Type,
  _ answer: @escaping ([F.Shape]) -> F.Position,
  _ run: ((F.Shape) -> F.Position) -> Value
) -> PairingResult<[F.Shape], Value> {
  var asked: [F.Shape] = []
  let value = run { operation in
    asked.append(operation)
    return answer(asked)
  }
  return PairingResult(asked, value)
}

/// Returns the operations of a program, followed by the program for its value.
private func program<M, F>(
  _ operations: FreeOperations<M, F>,
  _ free: Free<F, F.Position>,
  _ next: @escaping (F.Position) -> M
) -> M {
  switch free.resume() {
  case .done(let value): next(value)
  case .suspended(let layer):
    operations.liftF(layer.shape) { program(operations, layer.value($0), next) }
  }
}

private func observation<F: AnsweredContainer, Value>(
  of layer: Layer<F, Value>
) -> PairingResult<F.Shape, [Value]> {
  PairingResult(layer.shape, F.answers(to: layer.shape).map(layer.value))
}

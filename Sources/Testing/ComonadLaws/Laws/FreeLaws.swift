public import Comonads
public import FreeMonad

/// The operations of a monad of free programs.
public struct FreeOperations<M: Monad, F: Container>: Sendable {
  /// Performs an operation and goes on with its answer.
  public let liftF: @Sendable (F.Shape, @escaping (F.Position) -> M) -> M

  /// Runs a program with a handler that answers its operations.
  public let fold: @Sendable (M, (F.Shape) -> F.Position) -> M.Value

  /// Translates each operation into a program.
  public let foldFree: @Sendable (M, @escaping (F.Shape) -> Free<F, F.Position>) -> M

  /// Translates each operation into another one.
  public let hoist: @Sendable (M, ContainerMorphism<F, F>) -> M

  /// Collapses a program layer by layer.
  public let iter: @Sendable (M, @escaping (Layer<F, M.Value>) -> M.Value) -> M.Value

  /// Runs no more than a number of operations.
  public let cutoff: @Sendable (M, Int) -> Free<F, M.Value?>

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
/// Handlers remember what they were asked and answer by it, so that the order of effects shows.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - values: The generator of their values.
///   - shapes: The generator of the operations.
///   - operations: What can be done with a program.
/// - Returns: The suite.
public func freeLaws<M: Monad & Observed, F: AnsweredContainer>(
  _ programs: Generator<M>,
  values: Generator<M.Value>,
  shapes: Generator<F.Shape>,
  operations: FreeOperations<M, F>
) -> Suite where M.Value: Observed, F.Position: Observed {
  let kit = FreeKit(programs: programs, values: values, shapes: shapes, operations: operations)
  return Suite(
    "free",
    kit.foldLaws + kit.foldFreeLaws + kit.hoistLaws + kit.iterLaws + kit.cutoffLaws
  )
}

/// What the laws of free programs draw.
private struct FreeKit<M: Monad & Observed, F: AnsweredContainer>
where M.Value: Observed, F.Position: Observed {
  let programs: Generator<M>
  let values: Generator<M.Value>
  let shapes: Generator<F.Shape>
  let operations: FreeOperations<M, F>

  /// Where the laws are stated.
  private var source: String { "Kmett, Control.Monad.Free, 2008" }

  private var arrows: Generator<(M.Value) -> M> { programs.function(of: M.Value.self) }

  private var continuations: Generator<(F.Position) -> M> {
    programs.function(of: F.Position.self)
  }

  /// Functions from what has been asked to an answer.
  private var handlers: Generator<([F.Shape]) -> F.Position> {
    let numbers = Generator<Int>.integers(in: 0...1).function(of: [F.Shape].self)
    return Generator { draws in
      let number = numbers.make(draws)
      return { asked in
        let answers = asked.last.map(F.answers(to:)) ?? []
        return answers[number(asked) % max(answers.count, 1)]
      }
    }
  }

  /// Programs for each operation, two operations long at most.
  private var translations: Generator<(F.Shape) -> Free<F, F.Position>> {
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

  /// Translations of each operation into one other, whose answer may be exchanged.
  private var morphisms: Generator<ContainerMorphism<F, F>> {
    let others = shapes.function(of: F.Shape.self)
    let numbers = Generator<Int>.integers(in: 0...1).function(of: Meeting<F.Shape, F.Position>.self)
    return Generator { draws in
      let other = draws.draw("shape", others)
      let number = draws.draw("position", numbers)
      return ContainerMorphism<F, F>(
        shape: other,
        position: { position, shape in
          let answers = F.answers(to: shape)
          return answers[number(Meeting(shape, position)) % answers.count]
        }
      )
    }
  }
}

/// What a handler was asked, and what came of it.
private final class Interview<F: AnsweredContainer> {
  var asked: [F.Shape] = []
  let answer: ([F.Shape]) -> F.Position

  init(_ answer: @escaping ([F.Shape]) -> F.Position) { self.answer = answer }

  func handle(_ operation: F.Shape) -> F.Position {
    asked.append(operation)
    return answer(asked)
  }
}

// MARK: - Folding

extension FreeKit {
  /// To fold is to run.
  var foldLaws: [Law] {
    [
      Law(
        "free.fold-pure",
        "Free.pure(a).fold(h) == a",
        "a program that only answers asks nothing",
        source: source
      ) { draws in
        let a = draws.draw("a", values)
        let interview = Interview<F>(draws.draw("h", handlers))
        let value = operations.fold(.pure(a), interview.handle)
        return draws.same(Meeting(interview.asked, value), Meeting([F.Shape](), a))
      },
      Law(
        "free.fold-liftF",
        "Free.liftF(op).flatMap(k).fold(h) == k(h(op)).fold(h)",
        "an operation asks the handler once, and what follows goes on with its answer",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        let h = draws.draw("h", handlers)
        let (left, right) = (Interview<F>(h), Interview<F>(h))
        let value = operations.fold(operations.liftF(shape, k), left.handle)
        let expected = operations.fold(k(right.handle(shape)), right.handle)
        return draws.same(Meeting(left.asked, value), Meeting(right.asked, expected))
      },
      Law(
        "free.fold-flatMap",
        "m.flatMap(k).fold(h) == k(m.fold(h)).fold(h)",
        "to run two programs in a row is to run the first and then the second",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let k = draws.draw("k", arrows)
        let h = draws.draw("h", handlers)
        let (left, right) = (Interview<F>(h), Interview<F>(h))
        let value = operations.fold(m.flatMap(k), left.handle)
        let expected = operations.fold(k(operations.fold(m, right.handle)), right.handle)
        return draws.same(Meeting(left.asked, value), Meeting(right.asked, expected))
      },
    ]
  }
}

// MARK: - Translating

extension FreeKit {
  /// To translate operations into programs is the only morphism of monads that does.
  var foldFreeLaws: [Law] {
    let foldFree = operations.foldFree
    return [
      Law(
        "free.foldFree-pure",
        "Free.pure(a).foldFree(t) == .pure(a)",
        "a program that only answers needs no translation",
        source: source
      ) { draws in
        let a = draws.draw("a", values)
        let t = draws.draw("t", translations)
        return draws.same(foldFree(.pure(a), t), M.pure(a))
      },
      Law(
        "free.foldFree-liftF",
        "Free.liftF(op).flatMap(k).foldFree(t) == t(op).flatMap { k($0).foldFree(t) }",
        "an operation becomes the program that it is translated into",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        let t = draws.draw("t", translations)
        return draws.same(
          foldFree(operations.liftF(shape, k), t),
          program(t(shape)) { foldFree(k($0), t) }
        )
      },
      Law(
        "free.foldFree-flatMap",
        "m.flatMap(k).foldFree(t) == m.foldFree(t).flatMap { k($0).foldFree(t) }",
        "two programs in a row are translated one after the other",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let k = draws.draw("k", arrows)
        let t = draws.draw("t", translations)
        return draws.same(foldFree(m.flatMap(k), t), foldFree(m, t).flatMap { foldFree(k($0), t) })
      },
    ]
  }

  /// The operations of a program, followed by what its value leads to.
  private func program(
    _ free: Free<F, F.Position>,
    _ next: @escaping (F.Position) -> M
  ) -> M {
    switch free.resume() {
    case .done(let value): next(value)
    case .suspended(let layer):
      operations.liftF(layer.shape) { program(layer.value($0), next) }
    }
  }

  /// Translating operations one by one respects doing nothing and one thing after another.
  var hoistLaws: [Law] {
    let hoist = operations.hoist
    return [
      Law(
        "free.hoist-identity",
        "m.hoist(.identity) == m",
        "translating no operation changes nothing",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        return draws.same(hoist(m, .identity), m)
      },
      Law(
        "free.hoist-composition",
        "m.hoist(s).hoist(t) == m.hoist(s.then(t))",
        "two translations, one after the other, are one",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let s = draws.draw("s", morphisms)
        let t = draws.draw("t", morphisms)
        return draws.same(hoist(hoist(m, s), t), hoist(m, s.then(t)))
      },
      Law(
        "free.hoist-liftF",
        "Free.liftF(op).flatMap(k).hoist(t)"
          + " == .liftF(t.shape(op)).flatMap { k(t.position($0, op)).hoist(t) }",
        "an operation becomes the one that it is translated into, and so does the answer",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        let t = draws.draw("t", morphisms)
        return draws.same(
          hoist(operations.liftF(shape, k), t),
          operations.liftF(t.shape(shape)) { hoist(k(t.position($0, shape)), t) }
        )
      },
    ]
  }
}

// MARK: - Collapsing and limiting

extension FreeKit {
  /// Layers are collapsed from the inside.
  var iterLaws: [Law] {
    let iter = operations.iter
    let collapses = values.function(of: Meeting<F.Shape, [M.Value]>.self)
    return [
      Law(
        "free.iter-pure",
        "Free.pure(a).iter(c) == a",
        "a program that only answers has no layer to collapse",
        source: source
      ) { draws in
        let a = draws.draw("a", values)
        let c = draws.draw("c", collapses)
        return draws.same(iter(.pure(a)) { c(observation(of: $0)) }, a)
      },
      Law(
        "free.iter-liftF",
        "Free.liftF(op).flatMap(k).iter(c) == c(Layer(shape: op) { k($0).iter(c) })",
        "a layer is collapsed after the layers below it",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        let c = draws.draw("c", collapses)
        let collapse: (Layer<F, M.Value>) -> M.Value = { c(observation(of: $0)) }
        return draws.same(
          iter(operations.liftF(shape, k), collapse),
          collapse(Layer(shape: shape) { iter(k($0), collapse) })
        )
      },
    ]
  }

  private func observation(of layer: Layer<F, M.Value>) -> Meeting<F.Shape, [M.Value]> {
    Meeting(layer.shape, F.answers(to: layer.shape).map(layer.value))
  }

  /// A limit counts operations.
  var cutoffLaws: [Law] {
    let cutoff = operations.cutoff
    return [
      Law(
        "free.cutoff-pure",
        "Free.pure(a).cutoff(after: n) == .pure(a)",
        "a program that only answers is not cut off",
        source: source
      ) { draws in
        let a = draws.draw("a", values)
        let n = draws.draw("n", .integers(in: 0...2))
        return draws.same(cutoff(.pure(a), n), Free<F, M.Value?>.pure(a))
      },
      Law(
        "free.cutoff-zero",
        "Free.liftF(op).flatMap(k).cutoff(after: 0) == .pure(nil)",
        "with no operation left, an operation ends the program",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        return draws.same(cutoff(operations.liftF(shape, k), 0), Free<F, M.Value?>.pure(nil))
      },
      Law(
        "free.cutoff-liftF",
        "Free.liftF(op).flatMap(k).cutoff(after: n + 1)"
          + " == .liftF(op).flatMap { k($0).cutoff(after: n) }",
        "each operation counts as one",
        source: source
      ) { draws in
        let shape = draws.draw("op", shapes)
        let k = draws.draw("k", continuations)
        let n = draws.draw("n", .integers(in: 0...2))
        return draws.same(
          cutoff(operations.liftF(shape, k), n + 1),
          Free<F, F.Position>.liftF(shape).flatMap { cutoff(k($0), n) }
        )
      },
    ]
  }
}

import ComonadLab
import ComonadLaws

/// Returns the laws of a fast bind: it does what the naive one does, however binds are nested.
///
/// The naive bind opens every layer of its program, which costs the square of the number of binds
/// when they are nested to the left.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - flatMap: The fast bind.
///   - many: Binds a program to a number of flips, and then to the function.
/// - Returns: The suite.
func bindLaws<F: AnsweredContainer>(
  _ programs: Generator<Free<F, Bit>>,
  flatMap: @escaping @Sendable (Free<F, Bit>, @escaping (Bit) -> Free<F, Bit>) -> Free<F, Bit> = {
    $0.flatMap($1)
  },
  many: @escaping @Sendable (Free<F, Bit>, Int, @escaping (Bit) -> Free<F, Bit>) -> Free<F, Bit> = {
    flipped($0, $1).flatMap($2)
  }
) -> Suite {
  let arrows = programs.continuation(of: Bit.self)
  let m = Variable("m", programs)
  let (k, h, l) = (Variable("k", arrows), Variable("h", arrows), Variable("l", arrows))
  let layers = Variable("layers", Generator<Int>.all(of: [0, 1, 2, 3]).array(count: 3))
  let first = Variable("first", .integers(in: 0...7))
  let source = "Voigtländer, Asymptotic improvement of computations over free monads, 2008"
  return Suite("bind", source: source) {
    law("left", "binds nested to the left equal the naive binds")
      .states("m.flatMap(k).flatMap(h).flatMap(l) == naive(naive(naive(m, k), h), l)")
      .forAll(m, k, h, l) { m, k, h, l in
        .same(flatMap(flatMap(flatMap(m, k), h), l), naive(naive(naive(m, k), h), l))
      }
    law("right", "binds nested to the right equal the naive binds")
      .states(
        "m.flatMap { k($0).flatMap { h($0).flatMap(l) } }"
          + " == naive(m) { naive(k($0)) { naive(h($0), l) } }"
      )
      .forAll(m, k, h, l) { m, k, h, l in
        .same(
          flatMap(m) { flatMap(k($0)) { flatMap(h($0), l) } },
          naive(m) { naive(k($0)) { naive(h($0), l) } }
        )
      }
    law("opened", "programs that were opened before they were bound equal the naive binds")
      .states(
        "opened(opened(opened(m, p).flatMap(k), q).flatMap(h), r).flatMap(l)"
          + " == naive(naive(naive(m, k), h), l)"
      )
      .forAll(m, k, h, l, layers) { m, k, h, l, layers in
        let once = flatMap(opened(m, layers[0]), k)
        let twice = flatMap(opened(once, layers[1]), h)
        return .same(
          flatMap(opened(twice, layers[2]), l),
          naive(naive(naive(m, k), h), l)
        )
      }
    law("many", "many binds in a row equal one that does their work")
      .states("m.flatMap(flip) … .flatMap(flip).flatMap(k) == naive(m) { k(flip(… flip($0))) }")
      .forAll(m, k, first) { m, k, first in
        let counts = Array(stride(from: first, through: 70, by: 8))
        let once = naive(m) { k(first.isMultiple(of: 2) ? $0 : $0.flipped) }
        return .same(counts.map { many(m, $0, k) }, counts.map { _ in once })
      }
      .worth(0.5)
  }
}

/// The bind that opens layer after layer.
private func naive<F, Value>(
  _ program: Free<F, Value>,
  _ next: @escaping (Value) -> Free<F, Value>
) -> Free<F, Value> {
  switch program.resume() {
  case .done(let value): next(value)
  case .suspended(let layer): Free(layer.map { naive($0, next) })
  }
}

/// The program whose first layers are opened, so that the rest is one that has been resumed.
private func opened<F, Value>(_ program: Free<F, Value>, _ layers: Int) -> Free<F, Value> {
  guard layers > 0, case .suspended(let layer) = program.resume() else { return program }
  return Free(layer.map { opened($0, layers - 1) })
}

/// The program that flips its answer a number of times, by as many binds.
func flipped<F>(_ program: Free<F, Bit>, _ count: Int) -> Free<F, Bit> {
  (0..<count).reduce(program) { program, _ in program.flatMap { .pure($0.flipped) } }
}

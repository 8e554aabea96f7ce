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
/// - Returns: The suite.
func bindLaws<F: AnsweredContainer>(
  _ programs: Generator<Free<F, Bit>>,
  flatMap: @escaping @Sendable (Free<F, Bit>, @escaping (Bit) -> Free<F, Bit>) -> Free<F, Bit> = {
    $0.flatMap($1)
  }
) -> Suite {
  let arrows = programs.function(of: Bit.self)
  let m = Variable("m", programs)
  let (k, h, l) = (Variable("k", arrows), Variable("h", arrows), Variable("l", arrows))
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

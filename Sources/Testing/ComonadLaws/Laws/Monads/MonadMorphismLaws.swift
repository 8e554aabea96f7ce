public import Comonads

/// Returns the laws of a translation of programs of one monad into those of another.
///
/// - Parameters:
///   - programs: The generator of the programs that are translated.
///   - values: The generator of their values.
///   - translate: The translation.
/// - Returns: The suite.
public func monadMorphismLaws<M: Monad & Observed, N: Monad & Observed>(
  _ programs: Generator<M>,
  values: Generator<M.Value>,
  translate: @escaping @Sendable (M) -> N
) -> Suite where M.Value: Observed, N.Value == M.Value {
  Suite("monad-morphism") {
    morphismLaws("monad-morphism", "t", programs, values: values, translate: translate)
  }
}

/// Returns the laws of two translations that undo each other, such as that of a monad into its
/// meaning and back.
///
/// - Parameters:
///   - programs: The generator of the programs of the first monad.
///   - images: The generator of the programs of the second monad.
///   - values: The generator of the values of both.
///   - there: The translation into the second monad.
///   - back: The translation into the first one.
/// - Returns: The suite.
public func monadIsomorphismLaws<M: Monad & Observed, N: Monad & Observed>(
  _ programs: Generator<M>,
  _ images: Generator<N>,
  values: Generator<M.Value>,
  there: @escaping @Sendable (M) -> N,
  back: @escaping @Sendable (N) -> M
) -> Suite where M.Value: Observed, N.Value == M.Value {
  let m = Variable("m", programs)
  let n = Variable("n", images)
  return Suite("monad-isomorphism", source: "Freeman, Comonads as spaces, 2016") {
    morphismLaws("monad-meaning", "there", programs, values: values, translate: there)
    morphismLaws("monad-unmeaning", "back", images, values: values, translate: back)
    law("monad-meaning.there-and-back", "translating a program there and back changes nothing")
      .states("back(there(m)) == m")
      .forAll(m) { m in .same(back(there(m)), m) }
    law("monad-meaning.back-and-there", "translating a meaning back and there changes nothing")
      .states("there(back(n)) == n")
      .forAll(n) { n in .same(there(back(n)), n) }
  }
}

/// The laws of one translation, whose names begin with a word.
private func morphismLaws<M: Monad & Observed, N: Monad & Observed>(
  _ word: String,
  _ t: String,
  _ programs: Generator<M>,
  values: Generator<M.Value>,
  translate: @escaping @Sendable (M) -> N
) -> [Law] where M.Value: Observed, N.Value == M.Value {
  let a = Variable("a", values)
  let m = Variable("m", programs)
  let k = Variable("k", programs.continuation(of: M.Value.self))
  let f = Variable("f", values.function(of: M.Value.self))
  return laws(from: "Moggi, An abstract view of programming languages, 1990") {
    law("\(word).pure", "translating a pure program gives the pure program")
      .states("\(t)(.pure(a)) == .pure(a)")
      .forAll(a) { a in .same(translate(.pure(a)), N.pure(a)) }
    law("\(word).flatMap", "translating two joined programs equals joining their translations")
      .states("\(t)(m.flatMap(k)) == \(t)(m).flatMap { \(t)(k($0)) }")
      .forAll(m, k) { m, k in
        .same(translate(m.flatMap(k)), translate(m).flatMap { translate(k($0)) })
      }
    law("\(word).map", "translating commutes with mapping")
      .states("\(t)(m.map(f)) == \(t)(m).map(f)")
      .forAll(m, f) { m, f in .same(translate(m.map(f)), translate(m).map(f)) }
  }
}

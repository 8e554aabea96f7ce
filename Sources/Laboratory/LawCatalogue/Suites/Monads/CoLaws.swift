import ComonadLab
import ComonadLaws

/// A program that leads from a position to a position.
typealias Path = Co<StoreContainer<Trit>, Bit>

/// The operations of programs of a container besides those of their monad.
struct PathOperations: Sendable {
  typealias Answer = (Trit) -> (position: Trit, value: Bit)
  typealias Turn = ContainerMorphism<StoreContainer<Trit>, StoreContainer<Trit>>

  var answering: @Sendable (@escaping Answer) -> Path = { Co(answering: $0) }
  var along: @Sendable (Path, Turn) -> Path = { $0.along($1) }
}

/// Returns the laws of the programs of a directed container, besides those of a monad.
func coLaws(_ operations: PathOperations = PathOperations()) -> Suite {
  let (answering, along) = (operations.answering, operations.along)
  let m = Variable("m", Generator<Path>.walks(values: .cases))
  let turns = Generator<PathOperations.Turn>.anyMorphisms
  let (t, s) = (Variable("t", turns), Variable("s", turns))
  let source = "Ahman and Uustalu, Update monads: cointerpreting directed containers, 2013"
  return Suite("co", source: source) {
    law("answering", "two programs with equal answers to each shape are equal")
      .states("Co(answering: m.callAsFunction) == m")
      .forAll(m) { m in .same(answering { m($0) }, m) }
    law("along", "a translated program translates the shape forward and the position back")
      .states("m.along(t)(s) == (t.position(p, s), v), where (p, v) == m(t.shape(s))")
      .forAll(m, t) { m, t in
        let expected = Path(answering: { shape in
          let (position, value) = m(t.shape(shape))
          return (t.position(position, shape), value)
        })
        return .same(along(m, t), expected)
      }
    law("along-identity", "translating by the identity changes nothing")
      .states("m.along(.identity) == m")
      .forAll(m) { m in .same(along(m, .identity), m) }
    law("along-composition", "translating twice equals translating by the composition")
      .states("m.along(t).along(s) == m.along(s.then(t))")
      .forAll(m, s, t) { m, s, t in .same(along(along(m, t), s), along(m, s.then(t))) }
  }
}

/// Returns the law of a pairing and a translation: programs back, spaces along.
///
/// - Parameters:
///   - programs: The generator of the programs for the spaces that are translated into.
///   - spaces: The generator of the spaces that are translated.
///   - before: The result of the translated program in the space.
///   - after: The result of the program in the translated space.
/// - Returns: The suite.
func pairingMorphismLaws<M, W, Answer: Observed, Value: Observed>(
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  before: @escaping @Sendable (M, W) -> PairingResult<Answer, Value>,
  after: @escaping @Sendable (M, W) -> PairingResult<Answer, Value>
) -> Suite {
  let m = Variable("m", programs)
  let w = Variable("w", spaces)
  return Suite("pairing-morphism", source: "Freeman, Comonads as spaces, 2016") {
    law("adjoint", "translating the program or the space gives the same pairing")
      .states("pair(m.along(t), w, combine: c) == pair(m, w.along(t), combine: c)")
      .forAll(m, w) { m, w in .same(before(m, w), after(m, w)) }
  }
}

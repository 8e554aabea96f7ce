import ComonadLab
import ComonadLaws

/// The instances of the programs of containers, of translations, and of loops.
let coInstances: [Instance] = [
  co("Co.Store", StoreContainer<Trit>.self, shapes: .cases),
  co("Co.Env", EnvContainer<Trit>.self, shapes: .cases),
  co("Co.Traced", TracedContainer<String>.self, shapes: .only),
  co("Co.Ledger", LedgerContainer<SpelledDial>.self, shapes: .cases),
  co("Co.Replica", ReplicaContainer<ReplicaState<DialRule>>.self, shapes: .dialStates, share: 0.1),
  co("Co.Zipper", ZipperContainer.self, shapes: .places),
  co("Co.Stairs", Stairs.self, shapes: .integers(in: 0...Stairs.top)),
  co("Co.Cofree", CofreeContainer<MaybeNext>.self, shapes: .shapes, share: 0.3),
  co(
    "Co.Cofree.dual",
    CofreeContainer<Dual<BitQuestions>>.self,
    shapes: Generator<Cofree<Dual<BitQuestions>, Bit>>.objects.map { $0.map { _ in } },
    share: 0.3
  ),
  Instance("Co.along", coLaws()),
  Instance(
    "State.lift",
    monadMorphismLaws(.states, values: .cases) { $0.lift(along: turned) },
    pairingMorphismLaws(
      Generator<State<Trit, Bit>>.states,
      Generator<Store<Trit, Bit>>.stores,
      before: { pair($0.lift(along: turned), $1) { PairingResult($0, $1) } },
      after: {
        pair($0, Store(meaning: $1.meaning.along(turned.meaning))) { PairingResult($0, $1) }
      }
    )
  ),
  Instance("State.loops", StateLoops().laws),
]

/// A lens that turns every position by one.
var turned: Lens<Trit, Trit> { Lens(get: { $0.next }, set: { $0 = $1.next.next }) }

extension Generator where Value == ContainerMorphism<StoreContainer<Trit>, StoreContainer<Trit>> {
  /// The generator of all maps of shapes forth and positions back, lawful or not.
  static var anyMorphisms: Generator {
    let shapes = Generator<Trit>.cases.function(of: Trit.self)
    let positions = Generator<Trit>.cases.function(of: [Trit].self)
    return Generator { draws in
      let shape = draws.draw("shape", shapes)
      let position = draws.draw("position", positions)
      return ContainerMorphism(shape: shape) { position([$0, $1]) }
    }
  }
}

/// The instance of a container: its programs, and their pairing with its spaces.
///
/// Spaces of trees are costly, and worth a share of the cases.
private func co<C: SampledContainer>(
  _ name: String,
  _ container: C.Type,
  shapes: Generator<C.Shape>,
  share: Double = 1
) -> Instance {
  paired(
    name,
    Generator<Co<C, Bit>>.walks(in: container, values: .cases),
    Generator<Space<C, Bit>>.spaces(container, shapes: shapes, values: .cases),
    comonad: nil,
    share: share,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { programs, spaces in
    spaceCoLaws(spaces, positions: programs.map { program in { program($0).position } }) {
      pair(.move(to: $0), $1) { $1 }
    }
    moveLaws(spaces, by: programs.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  }
}

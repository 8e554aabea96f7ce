public import ComonadLaws
import Comonads
import StoreState

/// The stores in which one operation is wrong.
public let brokenStores: [BrokenInstance] = [
  broken(
    "S1",
    DuplicateForgetsThePosition.self,
    caughtBy: ["comonad.right-identity", "comonad.duplicate-by-extend"]
  ),
  broken(
    "S2",
    ExtendStaysAtTheFocus.self,
    caughtBy: ["comonad.extend-extract", "cokleisli.left-unit"]
  ),
  broken(
    "S3",
    ExtendIsOffByOne.self,
    caughtBy: ["comonad.left-identity", "comonad.extract-extend"]
  ),
  broken(
    "S4",
    ExtendIsOffByOneElsewhere.self,
    caughtBy: ["comonad.associativity", "comonad.extend-composition"]
  ),
  broken(
    "S5",
    MapResetsThePosition.self,
    caughtBy: ["comonad.extract-natural", "comonad.duplicate-natural"]
  ),
  broken(
    "S6",
    ExtractReadsTheFirstPosition.self,
    caughtBy: ["comonad.left-identity", "comonad.extract-extend"]
  ),
  broken(
    "S7",
    DuplicateResetsThePosition.self,
    caughtBy: ["comonad.extend-by-duplicate", "comonad.duplicate-by-extend"]
  ),
  broken(
    "S8",
    ExtendResetsThePosition.self,
    caughtBy: ["comonad.left-identity", "comonad.extract-extend"]
  ),
  broken(
    "S9",
    DuplicateIsOffByOneElsewhere.self,
    caughtBy: ["comonad.extend-by-duplicate", "comonad.duplicate-by-extend"]
  ),
  broken(
    "S10",
    MapMovesOn.self,
    caughtBy: ["comonad.map-composition", "comonad.extract-natural"]
  ),
]

// MARK: - Faults

/// Puts the original store at every position.
private enum DuplicateForgetsThePosition: StoreFault {
  static let operation = "duplicate"
  static let text = "duplicate puts the original store at every position"
  static func duplicate<V>(_ w: Store<Trit, V>) -> Store<Trit, Store<Trit, V>> { w.map { _ in w } }
}

/// Asks the arrow at the original position, whatever the position.
private enum ExtendStaysAtTheFocus: StoreFault {
  static let operation = "extend"
  static let text = "extend asks the arrow at the original position, whatever the position"
  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O> { w.map { _ in f(w) } }
}

/// Asks the arrow at the next position, at every position.
private enum ExtendIsOffByOne: StoreFault {
  static let operation = "extend"
  static let text = "extend asks the arrow one position too far"
  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O> {
    Store(position: w.position) { f(w.seeking(to: $0.next)) }
  }
}

/// Asks the arrow at the next position, except at the focus.
private enum ExtendIsOffByOneElsewhere: StoreFault {
  static let operation = "extend"
  static let text = "extend asks the arrow one position too far, except at the focus"
  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O> {
    Store(position: w.position) { f(w.seeking(to: $0 == w.position ? $0 : $0.next)) }
  }
}

/// Returns to the first position.
private enum MapResetsThePosition: StoreFault {
  static let operation = "map"
  static let text = "map returns to the first position"
  static func map<V, O>(_ w: Store<Trit, V>, _ f: @escaping (V) -> O) -> Store<Trit, O> {
    w.map(f).seeking(to: .zero)
  }
}

/// Reads the first position instead of the focus.
private enum ExtractReadsTheFirstPosition: StoreFault {
  static let operation = "extract"
  static let text = "extract reads the first position instead of the focus"
  static func extract<V>(_ w: Store<Trit, V>) -> V { w.peek(at: .zero) }
}

/// Returns to the first position; the stores at the positions are right.
private enum DuplicateResetsThePosition: StoreFault {
  static let operation = "duplicate"
  static let text = "duplicate returns to the first position"
  static func duplicate<V>(_ w: Store<Trit, V>) -> Store<Trit, Store<Trit, V>> {
    w.duplicate().seeking(to: .zero)
  }
}

/// Returns to the first position; the answers at the positions are right.
private enum ExtendResetsThePosition: StoreFault {
  static let operation = "extend"
  static let text = "extend returns to the first position"
  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O> { w.extend(f).seeking(to: .zero) }
}

/// Puts the store of the next position at each position but the focus.
private enum DuplicateIsOffByOneElsewhere: StoreFault {
  static let operation = "duplicate"
  static let text = "duplicate looks one position too far, except at the focus"
  static func duplicate<V>(_ w: Store<Trit, V>) -> Store<Trit, Store<Trit, V>> {
    Store(position: w.position) { w.seeking(to: $0 == w.position ? $0 : $0.next) }
  }
}

/// Moves on to the next position.
private enum MapMovesOn: StoreFault {
  static let operation = "map"
  static let text = "map moves on to the next position"
  static func map<V, O>(_ w: Store<Trit, V>, _ f: @escaping (V) -> O) -> Store<Trit, O> {
    w.map(f).seeking(to: w.position.next)
  }
}

/// The instance of a fault, with the laws that must catch it.
private func broken<Fault: StoreFault>(
  _ name: String,
  _ fault: Fault.Type,
  caughtBy laws: Set<String>,
  line: Int = #line
) -> BrokenInstance {
  let suite = comonadLaws(
    Generator<Store<Trit, Bit>>.stores.map { FaultyStore<Fault, Bit>(store: $0) },
    values: .cases
  )
  return BrokenInstance(
    Instance("Store.\(name)", suite, line: line),
    operation: Fault.operation,
    fault: Fault.text,
    caughtBy: laws
  )
}

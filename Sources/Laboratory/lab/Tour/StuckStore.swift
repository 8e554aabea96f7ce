import ComonadLaws
import Comonads
import StoreState

/// A store that is broken on purpose: its duplicate has the original store at every position.
struct StuckStore<Value>: Comonad {
  let store: Store<Trit, Value>

  func extract() -> Value { store.extract() }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> StuckStore<Other> {
    StuckStore<Other>(store: store.map(transform))
  }

  func duplicate() -> StuckStore<StuckStore> {
    StuckStore<StuckStore>(store: store.map { _ in self })
  }

  func extend<Other>(_ answer: @escaping (StuckStore) -> Other) -> StuckStore<Other> {
    StuckStore<Other>(store: store.extend { answer(StuckStore(store: $0)) })
  }
}

extension StuckStore: Observed, Explorable where Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> StuckStore { StuckStore(store: store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

extension Generator where Value == StuckStore<Bit> {
  /// The generator of such stores of bits.
  static var stuckStores: Generator {
    Generator<Store<Trit, Bit>>.stores.map { StuckStore(store: $0) }
  }
}

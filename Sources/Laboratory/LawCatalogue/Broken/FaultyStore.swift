import ComonadLaws
import Comonads
import StoreState

/// A store at three positions in which one operation may be wrong; the others are right.
///
/// Looking from everywhere is answering everywhere with what is seen, unless it is the operation
/// that is wrong.
protocol StoreFault: SendableMetatype {
  static var operation: String { get }
  static var text: String { get }
  static func extract<V>(_ w: Store<Trit, V>) -> V
  static func map<V, O>(_ w: Store<Trit, V>, _ f: @escaping (V) -> O) -> Store<Trit, O>
  static func duplicate<V>(_ w: Store<Trit, V>) -> Store<Trit, Store<Trit, V>>
  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O>
}

extension StoreFault {
  static func extract<V>(_ w: Store<Trit, V>) -> V { w.extract() }

  static func map<V, O>(_ w: Store<Trit, V>, _ f: @escaping (V) -> O) -> Store<Trit, O> {
    w.map(f)
  }

  static func duplicate<V>(_ w: Store<Trit, V>) -> Store<Trit, Store<Trit, V>> { extend(w) { $0 } }

  static func extend<V, O>(
    _ w: Store<Trit, V>,
    _ f: @escaping (Store<Trit, V>) -> O
  ) -> Store<Trit, O> { w.extend(f) }
}

/// A store that does what its fault says.
struct FaultyStore<Fault: StoreFault, Value>: Comonad {
  typealias Focus = Value

  let store: Store<Trit, Value>

  func extract() -> Value { Fault.extract(store) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyStore<Fault, Other> {
    FaultyStore<Fault, Other>(store: Fault.map(store, f))
  }

  func duplicate() -> FaultyStore<Fault, FaultyStore> {
    FaultyStore<Fault, FaultyStore>(store: Fault.duplicate(store).map { FaultyStore(store: $0) })
  }

  func extend<Other>(_ f: @escaping (FaultyStore) -> Other) -> FaultyStore<Fault, Other> {
    FaultyStore<Fault, Other>(store: Fault.extend(store) { f(FaultyStore(store: $0)) })
  }
}

extension FaultyStore: Observed, Explorable where Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> FaultyStore { FaultyStore(store: store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

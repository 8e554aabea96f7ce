public import ComonadLaws
import Comonads
import StoreState

/// A store in which one operation may be wrong.
protocol StoreFault: SendableMetatype {
  static func extract<P, V>(_ w: Store<P, V>) -> V
  static func map<P, V, O>(_ w: Store<P, V>, _ f: @escaping (V) -> O) -> Store<P, O>
  static func duplicate<P, V>(_ w: Store<P, V>) -> Store<P, Store<P, V>>
  static func extend<P, V, O>(_ w: Store<P, V>, _ f: @escaping (Store<P, V>) -> O) -> Store<P, O>
}

extension StoreFault {
  static func extract<P, V>(_ w: Store<P, V>) -> V { w.extract() }
  static func map<P, V, O>(_ w: Store<P, V>, _ f: @escaping (V) -> O) -> Store<P, O> { w.map(f) }
  static func duplicate<P, V>(_ w: Store<P, V>) -> Store<P, Store<P, V>> { w.duplicate() }
  static func extend<P, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (Store<P, V>) -> O
  ) -> Store<P, O> { w.extend(f) }
}

/// A store that does what its fault says.
struct FaultyStore<Fault: StoreFault, Position, Value>: Comonad {
  typealias Focus = Value

  let store: Store<Position, Value>

  func extract() -> Value { Fault.extract(store) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyStore<Fault, Position, Other> {
    FaultyStore<Fault, Position, Other>(store: Fault.map(store, f))
  }

  func duplicate() -> FaultyStore<Fault, Position, FaultyStore> {
    FaultyStore<Fault, Position, FaultyStore>(
      store: Fault.duplicate(store).map { FaultyStore(store: $0) }
    )
  }

  func extend<Other>(
    _ f: @escaping (FaultyStore) -> Other
  ) -> FaultyStore<Fault, Position, Other> {
    FaultyStore<Fault, Position, Other>(
      store: Fault.extend(store) { f(FaultyStore(store: $0)) }
    )
  }
}

extension FaultyStore: Observed, Explorable
where Position: CaseIterable & Equatable & Observed, Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> FaultyStore { FaultyStore(store: store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

/// Puts the original store at every position.
enum DuplicateForgetsPosition: StoreFault {
  static func duplicate<P, V>(_ w: Store<P, V>) -> Store<P, Store<P, V>> { w.map { _ in w } }
}

/// The stores in which one operation is wrong.
public let brokenStores: [BrokenInstance] = [
  BrokenInstance(
    faulty("S1", DuplicateForgetsPosition.self),
    operation: "duplicate",
    fault: "duplicate puts the original store at every position",
    caughtBy: [
      "comonad.right-identity", "comonad.extend-by-duplicate", "comonad.duplicate-by-extend",
    ]
  )
]

/// The instance of a fault.
private func faulty<Fault: StoreFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Store.\(name)",
    comonadLaws(
      Generator<Store<Trit, Bit>>.stores.map { FaultyStore<Fault, Trit, Bit>(store: $0) },
      values: .cases
    ),
    line: line
  )
}

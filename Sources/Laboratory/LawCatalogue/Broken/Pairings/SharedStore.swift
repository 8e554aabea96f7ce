import ComonadLaws
import Comonads
import StoreState

/// A store whose copies share their position.
struct SharedStore<Position, Value>: PairedComonad {
  typealias Focus = Value
  typealias Movement = State<Position, Void>

  /// The position of all copies.
  final class Focusing {
    var position: Position

    init(_ position: Position) { self.position = position }
  }

  let focusing: Focusing
  let values: (Position) -> Value

  init(_ store: Store<Position, Value>) {
    focusing = Focusing(store.position)
    values = store.peek(at:)
  }

  var store: Store<Position, Value> { Store(position: focusing.position, value: values) }

  func extract() -> Value { store.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> SharedStore<Position, Other> {
    SharedStore<Position, Other>(store.map(f))
  }

  func duplicate() -> SharedStore<Position, SharedStore> { extend { $0 } }

  func extend<Other>(_ f: @escaping (SharedStore) -> Other) -> SharedStore<Position, Other> {
    SharedStore<Position, Other>(store.extend { f(SharedStore($0)) })
  }

  mutating func move(by program: State<Position, Void>) { program.run(&focusing.position) }

  func moved(by program: State<Position, Void>) -> SharedStore {
    var store = store
    store.move(by: program)
    return SharedStore(store)
  }
}

extension SharedStore: Observed
where Position: CaseIterable & Equatable & Observed, Value: Observed {
  func show(in reading: inout Reading) { store.show(in: &reading) }
}

import CofreeFree
import ComonadLaws
import Comonads
import StoreState

/// Returns the instance of `Store` with changed operations.
private func store(
  _ name: String,
  line: Int = #line,
  _ change: (inout StoreOperations<Store<Trit, Bit>, Trit>) -> Void
) -> Instance {
  let operations = changing(StoreOperations<Store<Trit, Bit>, Trit>.standard(), change)
  return Instance(
    "Store.\(name)",
    own(storeLaws(.stores, positions: .cases, values: .cases, operations: operations)),
    line: line
  )
}

/// Operations of stores, each wrong in one way.
let brokenStoreOperations: [BrokenInstance] = [
  BrokenInstance(
    store("peekNext") { $0.peek = { $0.peek(at: $1.next) } },
    operation: "peek",
    fault: "peek reads the position after the one asked for",
    caughtBy: ["store.extend-peek", "store.peek-by"]
  ),
  BrokenInstance(
    store("peekFlipped") { $0.peek = { $0.peek(at: $1).flipped } },
    operation: "peek",
    fault: "peek returns the other bit",
    caughtBy: ["store.map-peek", "store.peek-here"]
  ),
  BrokenInstance(
    store("positionOfValue") {
      $0.position = { $0.extract() == .zero ? $0.position : $0.position.next }
    },
    operation: "position",
    fault: "position depends on the value that is there",
    caughtBy: ["store.extend-position", "store.map-position", "store.seek-here"]
  ),
  BrokenInstance(
    store("seekStays") { $0.seek = { w, _ in w } },
    operation: "seek",
    fault: "seek stays where it is",
    caughtBy: ["store.seek-by", "store.seek-position"]
  ),
  BrokenInstance(
    store("seekAdds") {
      $0.seek = { w, p in w.seeking(to: p == .zero ? w.position : w.position.next) }
    },
    operation: "seek",
    fault: "seek goes on from where it is",
    caughtBy: ["store.seek-position", "store.seek-seek"]
  ),
  BrokenInstance(
    store("seekShifts") {
      $0.seek = { w, p in Store(position: p) { w.peek(at: $0.next) } }
    },
    operation: "seek",
    fault: "seek takes the values along",
    caughtBy: ["store.seek-peek", "store.seek-seek"]
  ),
  BrokenInstance(
    store("peekByStays") { $0.peekBy = { w, _ in w.extract() } },
    operation: "peek",
    fault: "peek(by:) reads where it is",
    caughtBy: ["store.peek-by"]
  ),
  BrokenInstance(
    store("seekByTwice") { $0.seekBy = { $0.seeking(to: $1($1($0.position))) } },
    operation: "seek",
    fault: "seek(by:) changes the position twice",
    caughtBy: ["store.seek-by"]
  ),
  BrokenInstance(
    store("experimentReversed") {
      $0.experiment = { w, choose in choose(w.position).reversed().map { w.peek(at: $0) } }
    },
    operation: "experiment",
    fault: "experiment returns the values in reverse",
    caughtBy: ["store.experiment"]
  ),
  BrokenInstance(
    Instance(
      "Cofree.asStore",
      own(
        storeLaws(
          Generator<Cofree<StoreContainer<Trit>, Bit>>.trees(
            layers: Generator<Trit>.cases.function(),
            values: .cases
          ),
          positions: .cases,
          values: .cases,
          operations: StoreOperations(
            position: { $0.tail.shape },
            peek: { $0.stepped($1).extract() },
            seek: { $0.stepped($1) }
          )
        )
      )
    ),
    operation: "peek",
    fault: "the published instance for Cofree reads one layer down",
    caughtBy: ["store.seek-peek", "store.seek-seek"]
  ),
]

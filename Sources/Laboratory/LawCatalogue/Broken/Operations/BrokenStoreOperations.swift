import ComonadLab
import ComonadLaws

private let store = FaultFamily("Store", StoreOperations.standard) { own(storeLaws(.stores, $0)) }

private let peek = store.faults(of: "peek", \.peek)
private let seek = store.faults(of: "seek", \.seek)

/// Operations of stores, each wrong in one way.
let brokenStoreOperations: [BrokenInstance] = [
  peek("peekNext", "peek reads the position after the requested one") { $0.peek(at: $1.next) }
    .caught(by: "store.extend-peek", "store.peek-by"),
  peek("peekFlipped", "peek returns the other bit") { $0.peek(at: $1).flipped }
    .caught(by: "store.map-peek", "store.peek-here"),
  store("positionOfValue", "position", "position depends on the value that is there") {
    $0.position = { $0.extract() == .zero ? $0.position : $0.position.next }
  }.caught(by: "store.extend-position", "store.map-position", "store.seek-here"),
  seek("seekStays", "seek stays where it is") { w, _ in w }
    .caught(by: "store.seek-by", "store.seek-position"),
  seek("seekShifts", "seek moves the values, too") { w, p in
    Store(position: p) { w.peek(at: $0.next) }
  }.caught(by: "store.seek-peek", "store.seek-seek"),
  store("experimentReversed", "experiment", "experiment returns the values in reverse") {
    $0.experiment = { w, choose in choose(w.position).reversed().map { w.peek(at: $0) } }
  }.caught(by: "store.experiment"),
  store("memoisedMoves", "memoised", "a table without the focus moves it into its region") {
    $0.memoised = { w, region in
      region.contains(w.position) ? w : w.seeking(to: region.first ?? w.position)
    }
  }.caught(by: "store.memoised"),
  FaultyInstance("Cofree.asStore", "peek", "the published instance for Cofree reads one layer down")
  {
    own(
      storeLaws(
        Generator<Cofree<StoreContainer<Trit>, Bit>>.trees(
          layers: Generator<Trit>.cases.function(),
          values: .cases
        ),
        StoreOperations(
          position: { $0.tail.shape },
          peek: { $0.stepped($1).extract() },
          seek: { $0.stepped($1) }
        )
      )
    )
  }.caught(by: "store.seek-peek", "store.seek-seek"),
]

private let env = FaultFamily("Env", EnvOperations()) { own(envLaws($0)) }

private let local = env.faults(of: "local", \.local)

/// Operations of environments, each wrong in one way.
let brokenEnvOperations: [BrokenInstance] = [
  env("askOfValue", "ask", "ask depends on the value") {
    $0.ask = { $0.value == .zero ? $0.environment : $0.environment.next }
  }.caught(by: "env.extend-ask", "env.map-ask"),
  local("localTwice", "local changes the environment twice") { $0.local(twice($1)) }
    .caught(by: "env.local-ask", "env.local-composition"),
  local("localFlips", "local changes the value as well") { w, change in
    w.local { change($0) }.map { $0.flipped }
  }.caught(by: "env.local-extend", "env.local-extract"),
]

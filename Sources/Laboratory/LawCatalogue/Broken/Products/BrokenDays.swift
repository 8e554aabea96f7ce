import ComonadLab
import ComonadLaws

/// The operations of two spaces side by side, of which one is wrong.
let brokenDays: [BrokenInstance] =
  brokenSideMoves + brokenProjections + brokenMirrors + brokenSideViews

// MARK: - Moves

/// Moves of which one side follows, echoes, sticks or forgets.
private let brokenSideMoves: [BrokenInstance] = [
  move("D1", "the left side follows moves of the right side") { w, m in
    w.move(by: m, ifChanging: \.right.log) { $0.left.position = $0.left.position.next }
  }.caught(by: "day.left-rests", "day.sides-commute"),
  move("D2", "the right side echoes moves of the left side") { w, m in
    w.move(by: m, ifChanging: \.left.position) { $0.right.move(by: .tell("b")) }
  }.caught(by: "day.right-rests", "day.sides-commute"),
  move("D3", "the left side does not move") { $0.move(by: $1, keeping: \.left) }
    .caught(by: "day.left-moves", "day.lower-left-moves"),
  move("D4", "the right side does not move") { $0.move(by: $1, keeping: \.right) }
    .caught(by: "day.lower-right-moves", "day.right-moves"),
  move("D23", "a row of moves that tells more than eight letters tells none") { w, m in
    let before = w.right
    w.move(by: m)
    if w.right.log.count > before.log.count + 8 { w.right = before }
  }.caught(by: "day.in-order"),
  then("D6", "the second of two moves is made first") { $1.then($0) }.caught(by: "day.in-order"),
  peek("D9", "peek looks at the next position") { w, left, right in
    w.peek(left.seeking(to: left.position.next), right)
  }.caught(by: "day.peek-here", "day.peek-moved"),
]

// MARK: - Projections

private let brokenProjections: [BrokenInstance] = [
  lowerLeft("D10", "lowerLeft shows the value of the left side alone") { $0.left }
    .caught(by: "day.lower-left-extend", "day.lower-left-extract"),
  lowerRight("D15", "lowerRight moves the left side first") { w in
    w.moved(by: .left(State { $0 = $0.next })).lowerRight()
  }.caught(by: "day.lower-right-extend", "day.lower-right-extract"),
]

// MARK: - Symmetry

private let brokenMirrors: [BrokenInstance] = [
  swapped("D17", "swapped moves the left side on") { w in
    changing(w.swapped()) { $0.right.position = $0.right.position.next }
  }.caught(by: "day.swapped-extract", "day.swapped-sides"),
  swapped("D18", "swapped shows the value here everywhere") { w in
    w.swapped().map { _ in w.extract() }
  }.caught(by: "day.swapped-extend", "day.swapped-twice"),
  daySides("D20", "swapped", "swapped moves are made twice") {
    $0.swappedMoves = { $0.then($0).swapped() }
  }.caught(by: "day.swapped-moves"),
]

// MARK: - Views of a side

private let brokenSideViews: [BrokenInstance] = [
  daySides("D21", "mapLeft", "mapLeft shows the view of the left side where it was") {
    $0.mapLeft = { w in Day(left: w.left.duplicate(), right: w.right) { w.peek(w.left, $1) } }
  }.caught(by: "day.map-left-identity"),
  daySides("D22", "mapRight", "mapRight shows the view of the right side where it was") {
    $0.mapRight = { w in
      Day(left: w.left, right: w.right.duplicate()) { left, _ in w.peek(left, w.right) }
    }
  }.caught(by: "day.map-right-identity"),
]

// MARK: - Instances

private let dayMoves = FaultFamily("Day", DayOfStore()) { own(dayOfStore($0)) }

private let move = dayMoves.faults(of: "move", \.move)
private let then = dayMoves.faults(of: "then", \.then)

/// The operations of a store beside a space of logs besides its moves.
///
/// A fault of moves may show only in some moves, made in some order; faults of others show in
/// nearly every case, so that a share of the cases will do.
private let daySides = FaultFamily("Day", DayOfStore()) { own(dayOfStore($0)).worth(0.2) }

private let peek = daySides.faults(of: "peek", \.peek)
private let lowerLeft = daySides.faults(of: "lowerLeft", \.lowerLeft)
private let lowerRight = daySides.faults(of: "lowerRight", \.lowerRight)
private let swapped = daySides.faults(of: "swapped", \.swapped)

extension PairedComonad {
  /// Moves, and leaves a part as it is.
  mutating func move<Part>(by movement: Movement, keeping part: WritableKeyPath<Self, Part>) {
    let before = self[keyPath: part]
    move(by: movement)
    self[keyPath: part] = before
  }

  /// Moves, and does more if that changes a part.
  mutating func move<Part: Equatable>(
    by movement: Movement,
    ifChanging part: KeyPath<Self, Part>,
    _ more: (inout Self) -> Void
  ) {
    let before = self[keyPath: part]
    move(by: movement)
    if self[keyPath: part] != before { more(&self) }
  }
}

// MARK: - Associations, stores under a space

/// The wrong ways to put spaces side by side, and stores under them.
let brokenDayStructures: [BrokenInstance] = [
  right("A1", "associatedRight moves the last space") { w in
    changing(w.associatedRight()) { $0.right.right = $0.right.right.moved(by: .right) }
  }.caught(by: "day.associated-right-extract", "day.associated-right-pair"),
  right("A2", "associatedRight shows the value here everywhere") { w in
    w.associatedRight().map { _ in w.extract() }
  }.caught(by: "day.associated-right-extend", "day.associated-right-moves"),
  threes("A4", "associatedRight", "associatedLeft goes to the first position") {
    $0.left = { v in changing(v.associatedLeft()) { $0.left.left.position = .zero } }
  }.caught(by: "day.associated-left-right", "day.associated-right-left"),
  transformer("T1", "the function here is called at the first position") { _, w in
    Day(Store(position: .zero) { $0 }, w) { $1($0) }
  }.caught(by: "store-transformer.extract", "store-transformer.lift"),
  transformer("T2", "positions are not requested") { position, w in
    Day(Store(position: position) { $0 }, w) { $1(position) }
  }.caught(by: "store-transformer.put"),
]

// MARK: - Instances

private let threes = FaultFamily("Day", DayAssociation()) { dayAssociativityLaws($0).worth(0.3) }

private let right = threes.faults(of: "associatedRight", \.right)

private let transformer = OperationFamily<@Sendable (Trit, Functions) -> Transformer>("Day", "init")
{
  storeTransformerLaws($0)
}

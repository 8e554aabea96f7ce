import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// The wrong ways to put spaces side by side, points beside them, and stores under them.
let brokenDayStructures: [BrokenInstance] = [
  right("A1", "associatedRight moves the last space") { w in
    changing(w.associatedRight()) { $0.right.right = $0.right.right.moved(by: .right) }
  }.caught(by: "day.associated-right-extract", "day.associated-right-pair"),
  right("A2", "associatedRight shows the value here everywhere") { w in
    w.associatedRight().map { _ in w.extract() }
  }.caught(by: "day.associated-right-extend", "day.associated-right-moves"),
  right("A3", "the new pair shows the second space where it was") { w in
    changing(w.associatedRight()) {
      $0.right = $0.right.map { (w.left.right.moved(by: .tell("a")).extract(), $0.1) }
    }
  }.caught(by: "day.associated-right-pair"),
  threes("A4", "associatedRight", "associatedLeft goes to the first position") {
    $0.left = { v in
      changing(v.associatedLeft()) { $0.left.left.position = .zero }
    }
  }.caught(by: "day.associated-left-right", "day.associated-right-left"),
  threes("A5", "associatedRight", "associatedRight goes to the first position, the second time") {
    $0.rightAgain = { w in
      changing(w.associatedRight()) { $0.left.position = .zero }
    }
  }.caught(by: "day.associated-right-left"),
  fours("P1", "associatedRight", "associatedRight moves the last space") {
    $0.rightUnderRight = { w in
      changing(w.mapRight { $0.associatedRight() }) {
        $0.right.right.left = $0.right.right.left.moved(by: .right)
      }
    }
  }.caught(by: "day.pentagon"),
  fours("P2", "associatedRight", "associatedRight shows the value here everywhere") {
    $0.rightUnderLeft = { w in w.mapLeft { $0.associatedRight() }.map { _ in w.extract() } }
  }.caught(by: "day.pentagon"),
  fours("X1", "swapped", "swapped moves the first space") {
    $0.swapUnderLeft = { w in
      changing(w.mapLeft { $0.swapped() }) { $0.left.right.position = $0.left.right.position.next }
    }
  }.caught(by: "day.hexagon"),
  fours("X2", "swapped", "swapped shows the value here everywhere") {
    $0.swapUnderRight = { w in w.mapRight { $0.swapped() }.map { _ in w.extract() } }
  }.caught(by: "day.hexagon"),
  units("U1", "unit", "a point on the right moves the space") {
    $0.pointRight = { w in Day(leftOfUnit: w.seeking(to: w.position.next)) }
  }.caught(by: "day.right-unit", "day.right-unit-back"),
  units("U2", "unit", "a point on the left moves the space") {
    $0.pointLeft = { w in Day(rightOfUnit: w.seeking(to: w.position.next)) }
  }.caught(by: "day.left-unit", "day.left-unit-back"),
  units("U3", "unit", "lowerLeft shows what the left side shows by itself") {
    $0.lowerLeft = { $0.left }
  }.caught(by: "day.right-unit-back"),
  units("U4", "unit", "lowerRight shows what the right side shows by itself") {
    $0.lowerRight = { $0.right }
  }.caught(by: "day.left-unit-back"),
  transformer("T1", "the function here is asked at the first position") { _, w in
    Day(Store(position: .zero) { $0 }, w) { $1($0) }
  }.caught(by: "store-transformer.extract", "store-transformer.lift"),
  transformer("T2", "positions are not asked for") { position, w in
    Day(Store(position: position) { $0 }, w) { $1(position) }
  }.caught(by: "store-transformer.put"),
  transformer("T3", "the space of functions is not moved") { position, w in
    Day(left: Store(position: position) { $0 }, right: w) { store, _ in
      w.extract()(store.position)
    }
  }.caught(by: "store-transformer.lift"),
]

// MARK: - Instances

private let threes = FaultFamily("Day", ThreeSpaces()) { associativity($0).worth(0.3) }

private let right = threes.faults(of: "associatedRight", \.right)

private let fours = FaultFamily("Day", FourSpaces()) { coherence($0).worth(0.3) }

private let units = FaultFamily("Day", DayUnits<Store<Trit, Bit>>()) {
  dayUnitLaws(.stores, values: bits, operations: $0)
}

private let transformer = OperationFamily<@Sendable (Trit, Functions) -> Transformer>("Day", "init")
{
  storeTransformer($0)
}

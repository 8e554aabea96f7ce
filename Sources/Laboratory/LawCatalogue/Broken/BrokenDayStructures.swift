public import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// What puts spaces side by side, points beside them, and stores under them, and is wrong.
public let brokenDayStructures: [BrokenInstance] = [
  threes(
    "A1",
    "associatedRight moves the last space",
    caughtBy: ["day.associated-right-extract", "day.associated-right-pair"]
  ) {
    $0.right = { w in
      var there = w.associatedRight()
      there.right.right = there.right.right.moved(by: .right)
      return there
    }
  },
  threes(
    "A2",
    "associatedRight shows the value here everywhere",
    caughtBy: ["day.associated-right-extend", "day.associated-right-moves"]
  ) {
    $0.right = { w in w.associatedRight().map { _ in w.extract() } }
  },
  threes(
    "A3",
    "the new pair shows the second space where it was",
    caughtBy: ["day.associated-right-pair"]
  ) {
    $0.right = { w in
      var there = w.associatedRight()
      there.right = there.right.map { (w.left.right.moved(by: .tell("a")).extract(), $0.1) }
      return there
    }
  },
  threes(
    "A4",
    "associatedLeft goes to the first position",
    caughtBy: ["day.associated-left-right", "day.associated-right-left"]
  ) {
    $0.left = { v in
      var there = v.associatedLeft()
      there.left.left.position = .zero
      return there
    }
  },
  threes(
    "A5",
    "associatedRight goes to the first position, the second time",
    caughtBy: ["day.associated-right-left"]
  ) {
    $0.rightAgain = { w in
      var there = w.associatedRight()
      there.left.position = .zero
      return there
    }
  },
  fours("P1", "associatedRight moves the last space", caughtBy: ["day.pentagon"]) {
    $0.rightUnderRight = { w in
      var there = w.mapRight { $0.associatedRight() }
      there.right.right.left = there.right.right.left.moved(by: .right)
      return there
    }
  },
  fours("P2", "associatedRight shows the value here everywhere", caughtBy: ["day.pentagon"]) {
    $0.rightUnderLeft = { w in w.mapLeft { $0.associatedRight() }.map { _ in w.extract() } }
  },
  fours("X1", "swapped moves the first space", caughtBy: ["day.hexagon"]) {
    $0.swapUnderLeft = { w in
      var there = w.mapLeft { $0.swapped() }
      there.left.right.position = there.left.right.position.next
      return there
    }
  },
  fours("X2", "swapped shows the value here everywhere", caughtBy: ["day.hexagon"]) {
    $0.swapUnderRight = { w in w.mapRight { $0.swapped() }.map { _ in w.extract() } }
  },
  units(
    "U1",
    "a point on the right moves the space",
    caughtBy: ["day.right-unit", "day.right-unit-back"]
  ) {
    $0.pointRight = { w in Day(leftOfUnit: w.seeking(to: w.position.next)) }
  },
  units(
    "U2",
    "a point on the left moves the space",
    caughtBy: ["day.left-unit", "day.left-unit-back"]
  ) {
    $0.pointLeft = { w in Day(rightOfUnit: w.seeking(to: w.position.next)) }
  },
  units(
    "U3",
    "lowerLeft shows what the left side shows by itself",
    caughtBy: ["day.right-unit-back"]
  ) {
    $0.lowerLeft = { $0.left }
  },
  units(
    "U4",
    "lowerRight shows what the right side shows by itself",
    caughtBy: ["day.left-unit-back"]
  ) {
    $0.lowerRight = { $0.right }
  },
  transformer(
    "T1",
    "the function here is asked at the first position",
    caughtBy: ["store-transformer.extract", "store-transformer.lift"]
  ) { _, w in
    Day(Store(position: .zero) { $0 }, w) { $1($0) }
  },
  transformer("T2", "positions are not asked for", caughtBy: ["store-transformer.put"]) {
    position,
    w in
    Day(Store(position: position) { $0 }, w) { $1(position) }
  },
  transformer("T3", "the space of functions is not moved", caughtBy: ["store-transformer.lift"]) {
    position,
    w in
    Day(left: Store(position: position) { $0 }, right: w) { store, _ in
      w.extract()(store.position)
    }
  },
]

// MARK: - Instances

/// The instance of three spaces with one way to put them together replaced.
private func threes(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout ThreeSpaces) -> Void
) -> BrokenInstance {
  var operations = ThreeSpaces()
  replace(&operations)
  return BrokenInstance(
    Instance("Day.\(name)", associativity(operations).worth(0.3), line: line),
    operation: "associatedRight",
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of four spaces with one way to rearrange them replaced.
private func fours(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout FourSpaces) -> Void
) -> BrokenInstance {
  var operations = FourSpaces()
  replace(&operations)
  return BrokenInstance(
    Instance("Day.\(name)", coherence(operations).worth(0.3), line: line),
    operation: name.hasPrefix("P") ? "associatedRight" : "swapped",
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a store beside a point with one operation replaced.
private func units(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout DayUnits<Store<Trit, Bit>>) -> Void
) -> BrokenInstance {
  var operations = DayUnits<Store<Trit, Bit>>()
  replace(&operations)
  return BrokenInstance(
    Instance(
      "Day.\(name)",
      dayUnitLaws(.stores, values: bits, operations: operations),
      line: line
    ),
    operation: "unit",
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a store of its positions made in another way.
private func transformer(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ make: @escaping @Sendable (Trit, Functions) -> Transformer
) -> BrokenInstance {
  BrokenInstance(
    Instance("Day.\(name)", storeTransformer(make), line: line),
    operation: "init",
    fault: fault,
    caughtBy: laws
  )
}

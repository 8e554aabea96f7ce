public import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// The operations of two spaces side by side, of which one is wrong.
public let brokenDays: [BrokenInstance] =
  brokenSideMoves + brokenProjections + brokenMirrors + brokenSideViews

// MARK: - Moves

/// Moves of which one side follows, echoes, sticks or forgets.
private let brokenSideMoves: [BrokenInstance] = [
  day(
    "D1",
    "move",
    "the left side follows moves of the right side",
    caughtBy: ["day.left-rests", "day.sides-commute"]
  ) {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      if before.log != w.right.log { w.left.position = w.left.position.next }
    }
  },
  day(
    "D2",
    "move",
    "the right side echoes moves of the left side",
    caughtBy: ["day.right-rests", "day.sides-commute"]
  ) {
    $0.move = { w, m in
      let before = w.left.position
      w.move(by: m)
      if before != w.left.position { w.right.move(by: .tell("b")) }
    }
  },
  day(
    "D3",
    "move",
    "the left side sticks to where it is",
    caughtBy: ["day.left-moves", "day.lower-left-moves"]
  ) {
    $0.move = { w, m in
      let before = w.left
      w.move(by: m)
      w.left = before
    }
  },
  day(
    "D4",
    "move",
    "the right side sticks to where it is",
    caughtBy: ["day.lower-right-moves", "day.right-moves"]
  ) {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      w.right = before
    }
  },
  day(
    "D5",
    "move",
    "a move of the left side forgets those of the right side",
    caughtBy: ["day.in-order", "day.peek-moved"],
  ) {
    $0.move = { w, m in
      let before = w
      w.move(by: m)
      if before.left.position != w.left.position { w.right = before.right }
    }
  },
  day("D6", "then", "the second of two moves is made first", caughtBy: ["day.in-order"]) {
    $0.then = { $1.then($0) }
  },
  day(
    "D7",
    "then",
    "the second of two moves is lost",
    caughtBy: ["day.in-order", "day.peek-moved"]
  ) {
    $0.then = { first, _ in first }
  },
  day("D8", "peek", "peek looks at the left side where it is", caughtBy: ["day.peek-moved"]) {
    $0.peek = { w, _, right in w.peek(w.left, right) }
  },
  day(
    "D9",
    "peek",
    "peek looks at the next position",
    caughtBy: ["day.peek-here", "day.peek-moved"]
  ) {
    $0.peek = { w, left, right in w.peek(left.seeking(to: left.position.next), right) }
  },
]

// MARK: - Projections

private let brokenProjections: [BrokenInstance] = [
  day(
    "D10",
    "lowerLeft",
    "lowerLeft shows what the left side shows by itself",
    caughtBy: ["day.lower-left-extend", "day.lower-left-extract"]
  ) {
    $0.lowerLeft = { $0.left }
  },
  day(
    "D11",
    "lowerLeft",
    "lowerLeft goes to the first position",
    caughtBy: ["day.lower-left-extend", "day.lower-left-extract"]
  ) {
    $0.lowerLeft = { $0.lowerLeft().seeking(to: .zero) }
  },
  day(
    "D12",
    "lowerLeft",
    "lowerLeft moves the right side first",
    caughtBy: ["day.lower-left-extend", "day.lower-left-extract"]
  ) {
    $0.lowerLeft = { $0.moved(by: .right(.tell("a"))).lowerLeft() }
  },
  day(
    "D13",
    "lowerLeft",
    "lowerLeft shows the value here everywhere",
    caughtBy: ["day.lower-left-extend", "day.lower-left-moves"]
  ) {
    $0.lowerLeft = { w in w.lowerLeft().map { _ in w.extract() } }
  },
  day(
    "D14",
    "lowerRight",
    "lowerRight shows what the right side shows by itself",
    caughtBy: ["day.lower-right-extend", "day.lower-right-extract"]
  ) {
    $0.lowerRight = { $0.right }
  },
  day(
    "D15",
    "lowerRight",
    "lowerRight moves the left side first",
    caughtBy: ["day.lower-right-extend", "day.lower-right-extract"]
  ) {
    $0.lowerRight = { w in w.moved(by: .left(State { $0 = $0.next })).lowerRight() }
  },
  day(
    "D16",
    "lowerRight",
    "lowerRight shows the value here everywhere",
    caughtBy: ["day.lower-right-moves"]
  ) {
    $0.lowerRight = { w in w.lowerRight().map { _ in w.extract() } }
  },
]

// MARK: - Symmetry

private let brokenMirrors: [BrokenInstance] = [
  day(
    "D17",
    "swapped",
    "swapped moves the left side on",
    caughtBy: ["day.swapped-extract", "day.swapped-sides"]
  ) {
    $0.swapped = { w in
      var there = w.swapped()
      there.right.position = there.right.position.next
      return there
    }
  },
  day(
    "D18",
    "swapped",
    "swapped shows the value here everywhere",
    caughtBy: ["day.swapped-extend", "day.swapped-twice"]
  ) {
    $0.swapped = { w in w.swapped().map { _ in w.extract() } }
  },
  day("D19", "swapped", "swapping back goes to the first position", caughtBy: ["day.swapped-twice"])
  {
    $0.swappedBack = { w in
      var there = w.swapped()
      there.left.position = .zero
      return there
    }
  },
  day("D20", "swapped", "swapped moves are made twice", caughtBy: ["day.swapped-moves"]) {
    $0.swappedMoves = { $0.then($0).swapped() }
  },
]

// MARK: - Views of a side

private let brokenSideViews: [BrokenInstance] = [
  day(
    "D21",
    "mapLeft",
    "mapLeft shows the view of the left side where it was",
    caughtBy: ["day.map-left-identity"]
  ) {
    $0.mapLeft = { w in
      Day(left: w.left.duplicate(), right: w.right) { w.peek(w.left, $1) }
    }
  },
  day(
    "D22",
    "mapRight",
    "mapRight shows the view of the right side where it was",
    caughtBy: ["day.map-right-identity"]
  ) {
    $0.mapRight = { w in
      Day(left: w.left, right: w.right.duplicate()) { left, _ in w.peek(left, w.right) }
    }
  },
  views(
    "V1",
    "mapLeft",
    "mapLeft shows the left side where it was",
    caughtBy: ["day.view-moves", "day.views-commute"]
  ) {
    $0.there = { w in
      Day(left: w.left.duplicate().meaning, right: w.right) { w.peek(w.left, $1) }
    }
  },
  views(
    "V2",
    "mapLeft",
    "mapLeft goes to the first position",
    caughtBy: ["day.view-extract", "day.view-moves"]
  ) {
    $0.there = { w in
      var there = w.mapLeft { $0.meaning }
      there.left.move(by: State<Trit, Void> { $0 = .zero }.meaning)
      return there
    }
  },
  views(
    "V3",
    "mapLeft",
    "mapLeft moves the right side",
    caughtBy: ["day.view-extract", "day.view-right"]
  ) {
    $0.there = { w in w.moved(by: .right(.tell("a"))).mapLeft { $0.meaning } }
  },
  views(
    "V4",
    "mapLeft",
    "the way back goes to the next position",
    caughtBy: ["day.view-composition"]
  ) {
    $0.back = { w in
      w.mapLeft { space in
        let store = Store<Trit, StoreView>(meaning: space)
        return store.seeking(to: store.position.next)
      }
    }
  },
]

// MARK: - Instances

/// What the laws of an instance are worth: less where the fault shows in nearly every case.
///
/// A fault of moves may show only in some moves, made in some order.
func share(of operation: String) -> Double {
  operation == "move" || operation == "then" ? 1 : 0.2
}

/// The instance of a store beside a space of logs with one operation replaced.
private func day(
  _ name: String,
  _ operation: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout DayOfStore) -> Void
) -> BrokenInstance {
  var operations = storeBesideTraced
  replace(&operations)
  return BrokenInstance(
    Instance("Day.\(name)", own(dayOfStore(operations)).worth(share(of: operation)), line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a store seen through its meaning with one view replaced.
private func views(
  _ name: String,
  _ operation: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout Views) -> Void
) -> BrokenInstance {
  var operations = storeViews
  replace(&operations)
  return BrokenInstance(
    Instance("Day.\(name)", leftViews(operations).worth(0.3), line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

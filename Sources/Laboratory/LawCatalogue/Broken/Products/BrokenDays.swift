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
  dayMoves("D1", "move", "the left side follows moves of the right side") {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      if before.log != w.right.log { w.left.position = w.left.position.next }
    }
  }.caught(by: "day.left-rests", "day.sides-commute"),
  dayMoves("D2", "move", "the right side echoes moves of the left side") {
    $0.move = { w, m in
      let before = w.left.position
      w.move(by: m)
      if before != w.left.position { w.right.move(by: .tell("b")) }
    }
  }.caught(by: "day.right-rests", "day.sides-commute"),
  dayMoves("D3", "move", "the left side sticks to where it is") {
    $0.move = { w, m in
      let before = w.left
      w.move(by: m)
      w.left = before
    }
  }.caught(by: "day.left-moves", "day.lower-left-moves"),
  dayMoves("D4", "move", "the right side sticks to where it is") {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      w.right = before
    }
  }.caught(by: "day.lower-right-moves", "day.right-moves"),
  dayMoves("D5", "move", "a move of the left side forgets those of the right side") {
    $0.move = { w, m in
      let before = w
      w.move(by: m)
      if before.left.position != w.left.position { w.right = before.right }
    }
  }.caught(by: "day.in-order", "day.peek-moved"),
  dayMoves("D6", "then", "the second of two moves is made first") {
    $0.then = { $1.then($0) }
  }.caught(by: "day.in-order"),
  dayMoves("D7", "then", "the second of two moves is lost") {
    $0.then = { first, _ in first }
  }.caught(by: "day.in-order", "day.peek-moved"),
  daySides("D8", "peek", "peek looks at the left side where it is") {
    $0.peek = { w, _, right in w.peek(w.left, right) }
  }.caught(by: "day.peek-moved"),
  daySides("D9", "peek", "peek looks at the next position") {
    $0.peek = { w, left, right in w.peek(left.seeking(to: left.position.next), right) }
  }.caught(by: "day.peek-here", "day.peek-moved"),
]

// MARK: - Projections

private let brokenProjections: [BrokenInstance] = [
  daySides("D10", "lowerLeft", "lowerLeft shows what the left side shows by itself") {
    $0.lowerLeft = { $0.left }
  }.caught(by: "day.lower-left-extend", "day.lower-left-extract"),
  daySides("D11", "lowerLeft", "lowerLeft goes to the first position") {
    $0.lowerLeft = { $0.lowerLeft().seeking(to: .zero) }
  }.caught(by: "day.lower-left-extend", "day.lower-left-extract"),
  daySides("D12", "lowerLeft", "lowerLeft moves the right side first") {
    $0.lowerLeft = { $0.moved(by: .right(.tell("a"))).lowerLeft() }
  }.caught(by: "day.lower-left-extend", "day.lower-left-extract"),
  daySides("D13", "lowerLeft", "lowerLeft shows the value here everywhere") {
    $0.lowerLeft = { w in w.lowerLeft().map { _ in w.extract() } }
  }.caught(by: "day.lower-left-extend", "day.lower-left-moves"),
  daySides("D14", "lowerRight", "lowerRight shows what the right side shows by itself") {
    $0.lowerRight = { $0.right }
  }.caught(by: "day.lower-right-extend", "day.lower-right-extract"),
  daySides("D15", "lowerRight", "lowerRight moves the left side first") {
    $0.lowerRight = { w in w.moved(by: .left(State { $0 = $0.next })).lowerRight() }
  }.caught(by: "day.lower-right-extend", "day.lower-right-extract"),
  daySides("D16", "lowerRight", "lowerRight shows the value here everywhere") {
    $0.lowerRight = { w in w.lowerRight().map { _ in w.extract() } }
  }.caught(by: "day.lower-right-moves"),
]

// MARK: - Symmetry

private let brokenMirrors: [BrokenInstance] = [
  daySides("D17", "swapped", "swapped moves the left side on") {
    $0.swapped = { w in
      var there = w.swapped()
      there.right.position = there.right.position.next
      return there
    }
  }.caught(by: "day.swapped-extract", "day.swapped-sides"),
  daySides("D18", "swapped", "swapped shows the value here everywhere") {
    $0.swapped = { w in w.swapped().map { _ in w.extract() } }
  }.caught(by: "day.swapped-extend", "day.swapped-twice"),
  daySides("D19", "swapped", "swapping back goes to the first position") {
    $0.swappedBack = { w in
      var there = w.swapped()
      there.left.position = .zero
      return there
    }
  }.caught(by: "day.swapped-twice"),
  daySides("D20", "swapped", "swapped moves are made twice") {
    $0.swappedMoves = { $0.then($0).swapped() }
  }.caught(by: "day.swapped-moves"),
]

// MARK: - Views of a side

private let brokenSideViews: [BrokenInstance] = [
  daySides("D21", "mapLeft", "mapLeft shows the view of the left side where it was") {
    $0.mapLeft = { w in
      Day(left: w.left.duplicate(), right: w.right) { w.peek(w.left, $1) }
    }
  }.caught(by: "day.map-left-identity"),
  daySides("D22", "mapRight", "mapRight shows the view of the right side where it was") {
    $0.mapRight = { w in
      Day(left: w.left, right: w.right.duplicate()) { left, _ in w.peek(left, w.right) }
    }
  }.caught(by: "day.map-right-identity"),
  views("V1", "mapLeft", "mapLeft shows the left side where it was") {
    $0.there = { w in
      Day(left: w.left.duplicate().meaning, right: w.right) { w.peek(w.left, $1) }
    }
  }.caught(by: "day.view-moves", "day.views-commute"),
  views("V2", "mapLeft", "mapLeft goes to the first position") {
    $0.there = { w in
      var there = w.mapLeft { $0.meaning }
      there.left.move(by: State<Trit, Void> { $0 = .zero }.meaning)
      return there
    }
  }.caught(by: "day.view-extract", "day.view-moves"),
  views("V3", "mapLeft", "mapLeft moves the right side") {
    $0.there = { w in w.moved(by: .right(.tell("a"))).mapLeft { $0.meaning } }
  }.caught(by: "day.view-extract", "day.view-right"),
  views("V4", "mapLeft", "the way back goes to the next position") {
    $0.back = { w in
      w.mapLeft { space in
        let store = Store<Trit, StoreView>(meaning: space)
        return store.seeking(to: store.position.next)
      }
    }
  }.caught(by: "day.view-composition"),
]

// MARK: - Instances

private let dayMoves = FaultFamily("Day", storeBesideTraced) { [own(dayOfStore($0))] }

/// The operations of a store beside a space of logs besides its moves.
///
/// A fault of moves may show only in some moves, made in some order; faults of others show in
/// nearly every case, so that a share of the cases will do.
private let daySides = FaultFamily("Day", storeBesideTraced) {
  [own(dayOfStore($0)).worth(0.2)]
}

private let views = FaultFamily("Day", storeViews) { [leftViews($0).worth(0.3)] }

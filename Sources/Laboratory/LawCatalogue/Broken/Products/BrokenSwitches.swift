public import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// The operations of two spaces of which one is shown, of which one is wrong.
public let brokenSwitches: [BrokenInstance] = brokenTurns + brokenSides + brokenHiding

// MARK: - Moves and turns

/// The stubborn, the forgetful, the intrusive switch, and others that move wrongly.
private let brokenTurns: [BrokenInstance] = [
  turnMoves("W1", "move", "a stubborn switch shows what it showed") {
    $0.move = { w, m in
      let side = w.side
      w.move(by: m)
      w.side = side
    }
  }.caught(by: "switch.show-shows", "switch.sides-shown"),
  turnMoves("W2", "move", "a forgetful switch resets the left side when it is hidden") {
    $0.move = { w, m in
      w.move(by: m)
      if w.side == .right { w.left.position = .zero }
    }
  }.caught(by: "switch.hide-show", "switch.toggle-commutes"),
  turnMoves("W3", "move", "an intrusive switch shows the side that moves") {
    $0.move = { w, m in
      let (position, log) = (w.left.position, w.right.log)
      w.move(by: m)
      if w.left.position != position { w.side = .left }
      if w.right.log != log { w.side = .right }
    }
  }.caught(by: "switch.moves-keep-side", "switch.show-commutes"),
  turnMoves("W4", "move", "the left side does not move while it is hidden") {
    $0.move = { w, m in
      let before = w
      w.move(by: m)
      if before.side == .right { w.left = before.left }
    }
  }.caught(by: "switch.left-moves", "switch.show-commutes"),
  turnMoves("W5", "move", "the right side echoes moves of the left side") {
    $0.move = { w, m in
      let before = w.left.position
      w.move(by: m)
      if before != w.left.position { w.right.move(by: .tell("b")) }
    }
  }.caught(by: "switch.right-rests", "switch.sides-commute"),
  turnMoves("W6", "move", "the left side follows moves of the right side") {
    $0.move = { w, m in
      let before = w.right.log
      w.move(by: m)
      if before != w.right.log { w.left.position = w.left.position.next }
    }
  }.caught(by: "switch.left-rests", "switch.sides-commute"),
  turnMoves("W7", "move", "the right side sticks to where it is") {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      w.right = before
    }
  }.caught(by: "switch.right-moves", "switch.sides-moves"),
  turnMoves("W8", "move", "what is turned stays at the right side") {
    $0.move = { w, m in
      let before = w.side
      w.move(by: m)
      if before == .right { w.side = .right }
    }
  }.caught(by: "switch.show-shows", "switch.show-twice"),
  turnMoves("W9", "then", "the second of two moves is made first") {
    $0.then = { $1.then($0) }
  }.caught(by: "switch.in-order"),
  turnSides("W18", "toggle", "toggling shows the right side") {
    $0.toggle = { .show(.right) }
  }.caught(by: "switch.toggle-shows-other", "switch.toggle-twice"),
]

// MARK: - Both sides

private let brokenSides: [BrokenInstance] = [
  turnSides("W10", "sides", "sides ignores the side asked for") {
    $0.sides = { w, _ in w.sides(at: w.side) }
  }.caught(by: "switch.show-keeps", "switch.sides-shown"),
  turnSides("W11", "sides", "sides shows the other side") {
    $0.sides = { $0.sides(at: $1.other) }
  }.caught(by: "switch.sides-extend", "switch.sides-extract"),
  turnSides("W12", "sides", "sides shows the value here everywhere") {
    $0.sides = { w, side in
      let here = w.sides(at: side).extract()
      return w.sides(at: side).map { _ in here }
    }
  }.caught(by: "switch.sides-extend", "switch.sides-moves"),
  turnSides("W13", "swapped", "swapped shows the space that was hidden") {
    $0.swapped = { w in
      var there = w.swapped()
      there.toggle()
      return there
    }
  }.caught(by: "switch.swapped-extract", "switch.swapped-side"),
  turnSides("W14", "swapped", "swapping back goes to the first position") {
    $0.swappedBack = { w in
      var there = w.swapped()
      there.left.position = .zero
      return there
    }
  }.caught(by: "switch.swapped-twice"),
  turnSides("W15", "swapped", "swapped moves turn the switch once more") {
    $0.swappedMoves = { $0.swapped().then(.toggle) }
  }.caught(by: "switch.swapped-moves"),
  turnSides("W16", "mapLeft", "mapLeft shows the left side where it was") {
    $0.mapLeft = { w in
      Switch(w.side, left: w.left.duplicate(), right: w.right) { side, _, right in
        w.sides(at: side).peek(w.left, right)
      }
    }
  }.caught(by: "switch.map-left-identity"),
  turnSides("W17", "mapRight", "mapRight shows the left side") {
    $0.mapRight = { w in
      var there = w.mapRight { $0 }
      there.show(.left)
      return there
    }
  }.caught(by: "switch.map-right-identity"),
]

// MARK: - Hiding

private let brokenHiding: [BrokenInstance] = [
  hiding("O1", "optional", "the space is hidden at first") {
    $0.make = { w, absent in
      var there = Hiding.Hideable.optional(w, absent: absent)
      there.hide()
      return there
    }
  }.caught(by: "optional.shown"),
  hiding("O2", "hide", "hiding a hidden space shows it") {
    $0.hide = { $0.toggle() }
  }.caught(by: "optional.hide-twice", "optional.show-hide"),
  hiding("O3", "show", "showing a space that is shown hides it") {
    $0.show = { $0.toggle() }
  }.caught(by: "optional.hide-show", "optional.show-twice"),
  hiding("O4", "hide", "hiding goes to the first position") {
    $0.hide = { w in
      w.hide()
      w.left.position = .zero
    }
  }.caught(by: "optional.hide-show", "optional.move-hidden"),
  hiding("O5", "hide", "hiding hides nothing") {
    $0.hide = { _ in }
  }.caught(by: "optional.absent", "optional.show-hide"),
  hiding("O6", "move", "a hidden space does not move") {
    $0.move = { if $0.side == .left { $0.move(by: .left($1)) } }
  }.caught(by: "optional.move-hidden"),
  hiding("O7", "show", "showing goes on by one position") {
    $0.show = { w in
      w.show()
      w.left.position = w.left.position.next
    }
  }.caught(by: "optional.show-hide", "optional.show-twice"),
  hiding("O8", "show", "showing a hidden space leaves it hidden") {
    $0.show = { _ in }
  }.caught(by: "optional.hide-show", "optional.move-hidden"),
]

// MARK: - Instances

private let turnMoves = FaultFamily("Switch", storeOrTraced) {
  [own(switchOfStore($0))]
}

/// The operations of a store or a space of logs besides its moves, whose faults show more often.
private let turnSides = FaultFamily("Switch", storeOrTraced) {
  [own(switchOfStore($0)).worth(0.2)]
}

private let hiding = FaultFamily("Switch", hidingStore) { [optionalStore($0)] }

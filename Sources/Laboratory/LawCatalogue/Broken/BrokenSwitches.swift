public import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// The operations of two spaces of which one is shown, of which one is wrong.
public let brokenSwitches: [BrokenInstance] = brokenTurns + brokenSides + brokenHiding

// MARK: - Moves and turns

/// The stubborn, the forgetful, the intrusive switch, and others that move wrongly.
private let brokenTurns: [BrokenInstance] = [
  turn(
    "W1",
    "move",
    "a stubborn switch shows what it showed",
    caughtBy: ["switch.show-shows", "switch.sides-shown"]
  ) {
    $0.move = { w, m in
      let side = w.side
      w.move(by: m)
      w.side = side
    }
  },
  turn(
    "W2",
    "move",
    "a forgetful switch resets the left side when it is hidden",
    caughtBy: ["switch.hide-show", "switch.toggle-commutes"]
  ) {
    $0.move = { w, m in
      w.move(by: m)
      if w.side == .right { w.left.position = .zero }
    }
  },
  turn(
    "W3",
    "move",
    "an intrusive switch shows the side that moves",
    caughtBy: ["switch.moves-keep-side", "switch.show-commutes"]
  ) {
    $0.move = { w, m in
      let (position, log) = (w.left.position, w.right.log)
      w.move(by: m)
      if w.left.position != position { w.side = .left }
      if w.right.log != log { w.side = .right }
    }
  },
  turn(
    "W4",
    "move",
    "the left side does not move while it is hidden",
    caughtBy: ["switch.left-moves", "switch.show-commutes"]
  ) {
    $0.move = { w, m in
      let before = w
      w.move(by: m)
      if before.side == .right { w.left = before.left }
    }
  },
  turn(
    "W5",
    "move",
    "the right side echoes moves of the left side",
    caughtBy: ["switch.right-rests", "switch.sides-commute"]
  ) {
    $0.move = { w, m in
      let before = w.left.position
      w.move(by: m)
      if before != w.left.position { w.right.move(by: .tell("b")) }
    }
  },
  turn(
    "W6",
    "move",
    "the left side follows moves of the right side",
    caughtBy: ["switch.left-rests", "switch.sides-commute"]
  ) {
    $0.move = { w, m in
      let before = w.right.log
      w.move(by: m)
      if before != w.right.log { w.left.position = w.left.position.next }
    }
  },
  turn(
    "W7",
    "move",
    "the right side sticks to where it is",
    caughtBy: ["switch.right-moves", "switch.sides-moves"]
  ) {
    $0.move = { w, m in
      let before = w.right
      w.move(by: m)
      w.right = before
    }
  },
  turn(
    "W8",
    "move",
    "what is turned stays at the right side",
    caughtBy: ["switch.show-shows", "switch.show-twice"]
  ) {
    $0.move = { w, m in
      let before = w.side
      w.move(by: m)
      if before == .right { w.side = .right }
    }
  },
  turn("W9", "then", "the second of two moves is made first", caughtBy: ["switch.in-order"]) {
    $0.then = { $1.then($0) }
  },
  turn(
    "W18",
    "toggle",
    "toggling shows the right side",
    caughtBy: ["switch.toggle-shows-other", "switch.toggle-twice"]
  ) {
    $0.toggle = { .show(.right) }
  },
]

// MARK: - Both sides

private let brokenSides: [BrokenInstance] = [
  turn(
    "W10",
    "sides",
    "sides ignores the side asked for",
    caughtBy: ["switch.show-keeps", "switch.sides-shown"]
  ) {
    $0.sides = { w, _ in w.sides(at: w.side) }
  },
  turn(
    "W11",
    "sides",
    "sides shows the other side",
    caughtBy: ["switch.sides-extend", "switch.sides-extract"]
  ) {
    $0.sides = { $0.sides(at: $1.other) }
  },
  turn(
    "W12",
    "sides",
    "sides shows the value here everywhere",
    caughtBy: ["switch.sides-extend", "switch.sides-moves"]
  ) {
    $0.sides = { w, side in
      let here = w.sides(at: side).extract()
      return w.sides(at: side).map { _ in here }
    }
  },
  turn(
    "W13",
    "swapped",
    "swapped shows the space that was hidden",
    caughtBy: ["switch.swapped-extract", "switch.swapped-side"]
  ) {
    $0.swapped = { w in
      var there = w.swapped()
      there.toggle()
      return there
    }
  },
  turn(
    "W14",
    "swapped",
    "swapping back goes to the first position",
    caughtBy: ["switch.swapped-twice"]
  ) {
    $0.swappedBack = { w in
      var there = w.swapped()
      there.left.position = .zero
      return there
    }
  },
  turn(
    "W15",
    "swapped",
    "swapped moves turn the switch once more",
    caughtBy: ["switch.swapped-moves"]
  ) {
    $0.swappedMoves = { $0.swapped().then(.toggle) }
  },
  turn(
    "W16",
    "mapLeft",
    "mapLeft shows the left side where it was",
    caughtBy: ["switch.map-left-identity"]
  ) {
    $0.mapLeft = { w in
      Switch(w.side, left: w.left.duplicate(), right: w.right) { side, _, right in
        w.sides(at: side).peek(w.left, right)
      }
    }
  },
  turn("W17", "mapRight", "mapRight shows the left side", caughtBy: ["switch.map-right-identity"]) {
    $0.mapRight = { w in
      var there = w.mapRight { $0 }
      there.show(.left)
      return there
    }
  },
]

// MARK: - Hiding

private let brokenHiding: [BrokenInstance] = [
  hiding("O1", "optional", "the space is hidden at first", caughtBy: ["optional.shown"]) {
    $0.make = { w, absent in
      var there = Hiding.Hideable.optional(w, absent: absent)
      there.hide()
      return there
    }
  },
  hiding(
    "O2",
    "hide",
    "hiding a hidden space shows it",
    caughtBy: ["optional.hide-twice", "optional.show-hide"]
  ) {
    $0.hide = { $0.toggle() }
  },
  hiding(
    "O3",
    "show",
    "showing a space that is shown hides it",
    caughtBy: ["optional.hide-show", "optional.show-twice"]
  ) {
    $0.show = { $0.toggle() }
  },
  hiding(
    "O4",
    "hide",
    "hiding goes to the first position",
    caughtBy: ["optional.hide-show", "optional.move-hidden"]
  ) {
    $0.hide = { w in
      w.hide()
      w.left.position = .zero
    }
  },
  hiding("O5", "hide", "hiding hides nothing", caughtBy: ["optional.absent", "optional.show-hide"])
  {
    $0.hide = { _ in }
  },
  hiding("O6", "move", "a hidden space does not move", caughtBy: ["optional.move-hidden"]) {
    $0.move = { if $0.side == .left { $0.move(by: .left($1)) } }
  },
  hiding(
    "O7",
    "show",
    "showing goes on by one position",
    caughtBy: ["optional.show-hide", "optional.show-twice"]
  ) {
    $0.show = { w in
      w.show()
      w.left.position = w.left.position.next
    }
  },
  hiding(
    "O8",
    "show",
    "showing a hidden space leaves it hidden",
    caughtBy: ["optional.hide-show", "optional.move-hidden"]
  ) {
    $0.show = { _ in }
  },
]

// MARK: - Instances

/// The instance of a store or a space of logs with one operation replaced.
private func turn(
  _ name: String,
  _ operation: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout SwitchOfStore) -> Void
) -> BrokenInstance {
  var operations = storeOrTraced
  replace(&operations)
  return BrokenInstance(
    Instance(
      "Switch.\(name)",
      own(switchOfStore(operations)).worth(share(of: operation)),
      line: line
    ),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a store that can be hidden with one operation replaced.
private func hiding(
  _ name: String,
  _ operation: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout Hiding) -> Void
) -> BrokenInstance {
  var operations = Hiding(move: { $0.move(by: .left($1)) })
  replace(&operations)
  return BrokenInstance(
    Instance("Switch.\(name)", optionalStore(operations), line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

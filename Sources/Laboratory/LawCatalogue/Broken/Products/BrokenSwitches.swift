import ComonadLab
import ComonadLaws

/// The operations of two spaces of which one is shown, of which one is wrong.
let brokenSwitches: [BrokenInstance] = brokenTurns + brokenSides + brokenHiding

// MARK: - Moves and turns

/// The stubborn, the forgetful, the intrusive switch, and others that move wrongly.
private let brokenTurns: [BrokenInstance] = [
  move("W2", "a forgetful switch resets the left side when it is hidden") { w, m in
    w.move(by: m)
    if w.side == .right { w.left.position = .zero }
  }.caught(by: "switch.hide-show", "switch.toggle-commutes"),
  move("W3", "an intrusive switch shows the side that moves") { w, m in
    let before = w
    w.move(by: m)
    if w.left.position != before.left.position { w.side = .left }
    if w.right.log != before.right.log { w.side = .right }
  }.caught(by: "switch.moves-keep-side", "switch.show-commutes"),
  move("W4", "the left side does not move while it is hidden") { w, m in
    let before = w
    w.move(by: m)
    if before.side == .right { w.left = before.left }
  }.caught(by: "switch.left-moves", "switch.show-commutes"),
  move("W5", "the right side echoes moves of the left side") { w, m in
    w.move(by: m, ifChanging: \.left.position) { $0.right.move(by: .tell("b")) }
  }.caught(by: "switch.right-rests", "switch.sides-commute"),
  move("W6", "the left side follows moves of the right side") { w, m in
    w.move(by: m, ifChanging: \.right.log) { $0.left.position = $0.left.position.next }
  }.caught(by: "switch.left-rests", "switch.sides-commute"),
  move("W7", "the right side does not move") { $0.move(by: $1, keeping: \.right) }
    .caught(by: "switch.right-moves", "switch.sides-moves"),
  move("W8", "a switch that is turned stays at the right side") { w, m in
    let before = w.side
    w.move(by: m)
    if before == .right { w.side = .right }
  }.caught(by: "switch.show-shows", "switch.show-twice"),
  move("W19", "a row of moves that tells more than eight letters tells none") { w, m in
    let before = w.right
    w.move(by: m)
    if w.right.log.count > before.log.count + 8 { w.right = before }
  }.caught(by: "switch.in-order"),
  turnSides("W18", "toggle", "toggling shows the right side") { $0.toggle = { .show(.right) } }
    .caught(by: "switch.toggle-shows-other", "switch.toggle-twice"),
]

// MARK: - Both sides

private let brokenSides: [BrokenInstance] = [
  switchSides("W10", "sides ignores the requested side") { w, _ in w.sides(at: w.side) }
    .caught(by: "switch.show-keeps", "switch.sides-shown"),
  switchSides("W11", "sides shows the other side") { $0.sides(at: $1.other) }
    .caught(by: "switch.sides-extend", "switch.sides-extract"),
  turnSides("W13", "swapped", "swapped shows the space that was hidden") {
    $0.swapped = { w in changing(w.swapped()) { $0.toggle() } }
  }.caught(by: "switch.swapped-extract", "switch.swapped-side"),
  turnSides("W14", "swapped", "swapping back goes to the first position") {
    $0.swappedBack = { w in changing(w.swapped()) { $0.left.position = .zero } }
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
    $0.mapRight = { w in changing(w.mapRight { $0 }) { $0.show(.left) } }
  }.caught(by: "switch.map-right-identity"),
]

// MARK: - Hiding

private let brokenHiding: [BrokenInstance] = [
  hiding("O1", "optional", "the space is hidden at first") {
    $0.make = { w, absent in
      changing(HidingOperations.Hideable.optional(w, absent: absent)) { $0.hide() }
    }
  }.caught(by: "optional.made"),
  show("O3", "showing a space that is shown hides it") { $0.toggle() }
    .caught(by: "optional.show"),
  hide("O5", "hiding hides nothing") { _ in }.caught(by: "optional.hide"),
  hiding("O6", "move", "a hidden space does not move") {
    $0.move = { if $0.side == .left { $0.move(by: .left($1)) } }
  }.caught(by: "optional.move-hidden"),
]

// MARK: - Instances

private let turnMoves = FaultFamily("Switch", SwitchOfStore()) { own(switchOfStore($0)) }

private let move = turnMoves.faults(of: "move", \.move)

/// The operations of a store or a space of logs besides its moves, whose faults show more often.
private let turnSides = FaultFamily("Switch", SwitchOfStore()) { own(switchOfStore($0)).worth(0.2) }

private let switchSides = turnSides.faults(of: "sides", \.sides)

private let hiding = FaultFamily("Switch", HidingOperations()) { optionalSpaceLaws($0) }

private let hide = hiding.faults(of: "hide", \.hide)
private let show = hiding.faults(of: "show", \.show)

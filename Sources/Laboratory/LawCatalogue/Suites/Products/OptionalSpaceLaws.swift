import ComonadLab
import ComonadLaws

/// The operations that hide a space and show it again.
struct HidingOperations<Space: Explorable, Move>: Sendable where Space.Focus: Observed {
  /// A space, or the value for its absence.
  typealias Hideable = Switch<Space, Identity<Space.Focus>, Space.Focus>

  /// Creates the space, which is shown.
  var make: @Sendable (Space, Space.Focus) -> Hideable = {
    Hideable.optional($0, absent: $1)
  }

  /// Hides the space.
  var hide: @Sendable (inout Hideable) -> Void = { $0.hide() }

  /// Shows the space.
  var show: @Sendable (inout Hideable) -> Void = { $0.show() }

  /// Moves the space, shown or hidden.
  var move: @Sendable (inout Hideable, Move) -> Void
}

/// Returns the laws of a space that can be hidden, and keeps its place meanwhile.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - moves: The generator of their moves.
///   - values: The generator of their values.
///   - operations: How they are hidden and shown.
/// - Returns: The suite.
func optionalSpaceLaws<Space: Explorable, Move>(
  _ spaces: Generator<Space>,
  moves: Generator<Move>,
  values: Generator<Space.Focus>,
  operations: HidingOperations<Space, Move>
) -> Suite where Space.Focus: Observed {
  let (make, hide, show) = (operations.make, operations.hide, operations.show)
  let w = Variable("w", spaces)
  let a = Variable("a", values)
  let m = Variable("m", moves)
  let hideable = Variable<HidingOperations<Space, Move>.Hideable> { draws in
    let space = draws.draw("w", spaces)
    let absent = draws.draw("absent", values)
    let isHidden = draws.draw("hidden", .element(of: [false, true]))
    var w = HidingOperations<Space, Move>.Hideable(.left, left: space, right: Identity(absent))
    if isHidden { w.side = .right }
    return w
  }
  let source =
    "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Optional"
  return Suite("optional", source: source) {
    law("shown", "a space that can be hidden is shown at first")
      .states("Switch.optional(w, absent: a).extract() == w.extract()")
      .forAll(w, a) { w, a in .same(make(w, a).extract(), w.extract()) }
    law("absent", "while a space is hidden, the value for its absence is shown")
      .states("var v = Switch.optional(w, absent: a); v.hide(); v.extract() == a")
      .forAll(w, a) { w, a in .same(after(make(w, a), hide).extract(), a) }
    law("hide-twice", "hiding twice is hiding once")
      .states("w.hide(); w.hide() == w.hide()")
      .forAll(hideable) { w in .same(after(w, hide, hide), after(w, hide)) }
    law("show-twice", "showing twice is showing once")
      .states("w.show(); w.show() == w.show()")
      .forAll(hideable) { w in .same(after(w, show, show), after(w, show)) }
    law("hide-show", "hiding a space and showing it again changes nothing")
      .states("w.hide(); w.show() == w.show()")
      .forAll(hideable) { w in .same(after(w, hide, show), after(w, show)) }
    law("show-hide", "showing a space and hiding it again hides it")
      .states("w.show(); w.hide() == w.hide()")
      .forAll(hideable) { w in .same(after(w, show, hide), after(w, hide)) }
    law("move-hidden", "a hidden space moves as a shown one")
      .states("w.hide(); w.move(by: .left(m)); w.show() == w.move(by: .left(m)); w.show()")
      .forAll(hideable, m) { w, m in
        let move: (inout HidingOperations<Space, Move>.Hideable) -> Void = {
          operations.move(&$0, m)
        }
        return .same(after(w, hide, move, show), after(w, move, show))
      }
  }
}

/// Returns a space after some changes, in their order.
private func after<Space>(_ space: Space, _ changes: (inout Space) -> Void...) -> Space {
  changes.reduce(into: space) { $1(&$0) }
}

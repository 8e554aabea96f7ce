import ComonadLab
import ComonadLaws

/// The operations that hide a store and show it again.
struct HidingOperations: Sendable {
  /// A store, or the bit for its absence.
  typealias Hideable = Switch<Store<Trit, Bit>, Identity<Bit>, Bit>

  /// Creates the store, which is shown.
  var make: @Sendable (Store<Trit, Bit>, Bit) -> Hideable = { .optional($0, absent: $1) }

  var hide: @Sendable (inout Hideable) -> Void = { $0.hide() }
  var show: @Sendable (inout Hideable) -> Void = { $0.show() }

  /// Moves the store, shown or hidden.
  var move: @Sendable (inout Hideable, State<Trit, Void>) -> Void = { $0.move(by: .left($1)) }
}

/// Returns the laws of a space that can be hidden, and keeps its place meanwhile.
///
/// Hiding and showing are moves of a switch, whose laws say the rest: that only the last one counts,
/// and that both spaces stay where they are.
func optionalSpaceLaws(_ operations: HidingOperations = HidingOperations()) -> Suite {
  let (make, hide, show) = (operations.make, operations.hide, operations.show)
  let w = Variable("w", Generator<Store<Trit, Bit>>.stores)
  let a = Variable("a", bits)
  let m = Variable("m", statePrograms)
  let hideable = Variable<HidingOperations.Hideable> { draws in
    let space = draws.draw("w", Generator<Store<Trit, Bit>>.stores)
    let absent = draws.draw("absent", bits)
    let isHidden = draws.draw("hidden", .element(of: [false, true]))
    return Switch(isHidden ? .right : .left, left: space, right: Identity(absent))
  }
  let source =
    "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Optional"
  return Suite("optional", source: source) {
    law(
      "made",
      "a space that can be hidden is a switch that shows it, beside the value for its absence"
    )
    .states("Switch.optional(w, absent: a) == Switch(.left, left: w, right: Identity(a))")
    .forAll(w, a) { w, a in
      .same(make(w, a), HidingOperations.Hideable(.left, left: w, right: Identity(a)))
    }
    law("hide", "hiding a space shows the value for its absence")
      .states("w.hide() == w.moved(by: .show(.right))")
      .forAll(hideable) { w in .same(changing(w, hide), w.moved(by: .show(.right))) }
    law("show", "showing a space shows it where it is")
      .states("w.show() == w.moved(by: .show(.left))")
      .forAll(hideable) { w in .same(changing(w, show), w.moved(by: .show(.left))) }
    law("move-hidden", "a hidden space moves as a shown one")
      .states("w.move(by: .left(m)); w.left == w.left.moved(by: m)")
      .forAll(hideable, m) { w, m in
        .same(changing(w) { operations.move(&$0, m) }.left, w.left.moved(by: m))
      }
  }
}

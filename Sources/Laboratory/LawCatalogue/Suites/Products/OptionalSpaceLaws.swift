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
func optionalSpaceLaws(_ operations: HidingOperations = HidingOperations()) -> Suite {
  let (make, hide, show) = (operations.make, operations.hide, operations.show)
  let w = Variable("w", Generator<Store<Trit, Bit>>.stores)
  let a = Variable("a", bits)
  let m = Variable("m", walks)
  let hideable = Variable<HidingOperations.Hideable> { draws in
    let space = draws.draw("w", Generator<Store<Trit, Bit>>.stores)
    let absent = draws.draw("absent", bits)
    let isHidden = draws.draw("hidden", .element(of: [false, true]))
    return Switch(isHidden ? .right : .left, left: space, right: Identity(absent))
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
        let move: (inout HidingOperations.Hideable) -> Void = {
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

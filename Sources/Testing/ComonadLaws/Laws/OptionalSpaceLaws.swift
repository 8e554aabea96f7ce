public import Comonads

/// How a space that can be hidden is hidden and shown.
public struct HidingOperations<Space: Explorable, Move>: Sendable where Space.Focus: Observed {
  /// A space, or what stands for its absence.
  public typealias Hideable = Switch<Space, Identity<Space.Focus>, Space.Focus>

  /// Creates the space, which is shown.
  public var make: @Sendable (Space, Space.Focus) -> Hideable = {
    Hideable.optional($0, absent: $1)
  }

  /// Hides the space.
  public var hide: @Sendable (inout Hideable) -> Void = { $0.hide() }

  /// Shows the space.
  public var show: @Sendable (inout Hideable) -> Void = { $0.show() }

  /// Moves the space, shown or hidden.
  public var move: @Sendable (inout Hideable, Move) -> Void

  /// Creates the operations of `Switch`, given how the space moves in one.
  public init(move: @escaping @Sendable (inout Hideable, Move) -> Void) { self.move = move }
}

/// Returns the laws of a space that can be hidden, and keeps its place meanwhile.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - moves: The generator of their moves.
///   - values: The generator of what they show.
///   - operations: How they are hidden and shown.
/// - Returns: The suite.
public func optionalSpaceLaws<Space: Explorable, Move>(
  _ spaces: Generator<Space>,
  moves: Generator<Move>,
  values: Generator<Space.Focus>,
  operations: HidingOperations<Space, Move>
) -> Suite where Space.Focus: Observed {
  let kit = HidingKit(spaces: spaces, moves: moves, values: values, the: operations)
  return Suite("optional", kit.hidingLaws + kit.keepingLaws)
}

/// What the laws of a space that can be hidden draw.
private struct HidingKit<Space: Explorable, Move>: Sendable where Space.Focus: Observed {
  typealias Hideable = HidingOperations<Space, Move>.Hideable

  let spaces: Generator<Space>
  let moves: Generator<Move>
  let values: Generator<Space.Focus>
  let the: HidingOperations<Space, Move>

  var source: String {
    "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Optional"
  }

  /// Draws a space that is shown or hidden.
  func hideable(_ draws: Draws) -> Hideable {
    let space = draws.draw("w", spaces)
    let absent = draws.draw("absent", values)
    let isHidden = draws.draw("hidden", .element(of: [false, true]))
    var w = Hideable(.left, left: space, right: Identity(absent))
    if isHidden { w.side = .right }
    return w
  }

  /// Returns a space after changes.
  func after(_ w: Hideable, _ changes: (inout Hideable) -> Void...) -> Hideable {
    changes.reduce(into: w) { $1(&$0) }
  }
}

extension HidingKit {
  /// What hiding and showing show.
  var hidingLaws: [Law] {
    [
      Law(
        "optional.shown",
        "Switch.optional(w, absent: a).extract() == w.extract()",
        "a space that can be hidden is shown at first",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = draws.draw("a", values)
        return draws.same(the.make(w, a).extract(), w.extract())
      },
      Law(
        "optional.absent",
        "var v = Switch.optional(w, absent: a); v.hide(); v.extract() == a",
        "where a space is hidden, what stands for its absence is shown",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = draws.draw("a", values)
        return draws.same(after(the.make(w, a), the.hide).extract(), a)
      },
      Law(
        "optional.hide-twice",
        "w.hide(); w.hide() == w.hide()",
        "hiding twice is hiding once",
        source: source
      ) { draws in
        let w = hideable(draws)
        return draws.same(after(w, the.hide, the.hide), after(w, the.hide))
      },
      Law(
        "optional.show-twice",
        "w.show(); w.show() == w.show()",
        "showing twice is showing once",
        source: source
      ) { draws in
        let w = hideable(draws)
        return draws.same(after(w, the.show, the.show), after(w, the.show))
      },
    ]
  }

  /// What hiding and showing leave alone.
  var keepingLaws: [Law] {
    [
      Law(
        "optional.hide-show",
        "w.hide(); w.show() == w.show()",
        "a space that is hidden and shown again is where it was",
        source: source
      ) { draws in
        let w = hideable(draws)
        return draws.same(after(w, the.hide, the.show), after(w, the.show))
      },
      Law(
        "optional.show-hide",
        "w.show(); w.hide() == w.hide()",
        "a space that is shown and hidden again is hidden",
        source: source
      ) { draws in
        let w = hideable(draws)
        return draws.same(after(w, the.show, the.hide), after(w, the.hide))
      },
      Law(
        "optional.move-hidden",
        "w.hide(); w.move(by: .left(m)); w.show() == w.move(by: .left(m)); w.show()",
        "a space moves while it is hidden as it does while it is shown",
        source: source
      ) { draws in
        let w = hideable(draws)
        let m = draws.draw("m", moves)
        let move: (inout Hideable) -> Void = { the.move(&$0, m) }
        return draws.same(after(w, the.hide, move, the.show), after(w, move, the.show))
      },
    ]
  }
}

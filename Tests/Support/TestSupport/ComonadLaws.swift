public import Comonads

/// A comonad of which a test can see more than the focus: a few places besides it.
public protocol Visitable: Comonad where Duplicate: Visitable {
  /// This space, focused on each of a few places; equal spaces give equal lists.
  var visits: [Self] { get }
}

/// A directed container of which a test walks along a few positions.
public protocol Sampled: DirectedContainer {
  /// Returns the positions walked along from a shape.
  static func samples(at shape: Shape) -> [Position]
}

extension Space: Visitable where C: Sampled {
  /// This space, focused on each of a few places.
  public var visits: [Space] {
    C.samples(at: shape).map { position in moved(by: Co { $0.move(by: position) }) }
  }
}

/// What a test sees of a space: the value at each place visited.
public func seen<W: Visitable>(_ space: W) -> [W.Focus] {
  space.visits.map { $0.extract() }
}

/// Returns the equations that the space breaks, with arrows that look around.
///
/// The arrows ought to depend on more than the focus: constants and `extract` hide a wrong one.
public func brokenComonadLaws<W: Visitable>(
  of w: W,
  _ f: @escaping (W) -> W.Focus,
  _ g: @escaping (W) -> W.Focus,
  _ h: @escaping (W.Focus) -> W.Focus
) -> [String] where W.Focus: Equatable {
  let thrice = w.duplicate().duplicate()
  let mapped = thriceMapped(w)
  let laws: [(String, Bool)] = [
    ("w.duplicate().extract() == w", seen(w.duplicate().extract()) == seen(w)),
    (
      "w.duplicate().map { $0.extract() } == w",
      seen(w.extend { $0.duplicate().extract().extract() }) == seen(w)
    ),
    (
      "w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }",
      seen(thrice).map { seen($0).map { seen($0) } } == mapped
    ),
    ("w.extend(f) == w.duplicate().map(f)", seen(w.extend(f)) == seen(w.duplicate()).map(f)),
    (
      "w.map(h) == w.extend { h($0.extract()) }",
      seen(w.map(h)) == seen(w.extend { h($0.extract()) })
    ),
    ("w.extend { $0.extract() } == w", seen(w.extend { $0.extract() }) == seen(w)),
    ("w.extend(f).extract() == f(w)", w.extend(f).extract() == f(w)),
    (
      "w.extend(f).extend(g) == w.extend { g($0.extend(f)) }",
      seen(w.extend(f).extend(g)) == seen(w.extend { g($0.extend(f)) })
    ),
    ("w.map { $0 } == w", seen(w.map { $0 }) == seen(w)),
    ("w.map(h).map(h) == w.map { h(h($0)) }", seen(w.map(h).map(h)) == seen(w.map { h(h($0)) })),
  ]
  return laws.filter { !$0.1 }.map(\.0)
}

/// The right side of coassociativity, seen three layers deep.
private func thriceMapped<W: Visitable>(_ w: W) -> [[[W.Focus]]] {
  seen(w.duplicate()).map { seen($0.duplicate()).map { seen($0) } }
}

/// Returns the equations of moving that the space breaks.
///
/// - Parameters:
///   - w: The space.
///   - seen: What a test sees of a space.
///   - stay: The movement that goes nowhere.
///   - moves: Movements to try one after the other.
///   - then: The movement that makes two others, in order.
///   - f: An arrow that looks around.
/// - Returns: The equations broken.
public func brokenMoveLaws<W: PairedComonad>(
  of w: W,
  seen: (W) -> [W.Focus],
  stay: W.Movement,
  moves: [W.Movement],
  then: (W.Movement, W.Movement) -> W.Movement,
  _ f: @escaping (W) -> W.Focus
) -> [String] where W.Focus: Equatable {
  var broken: [String] = []
  func check(_ law: String, _ holds: Bool) {
    if !holds, !broken.contains(law) { broken.append(law) }
  }
  check("w.moved(by: .pure(())) == w", seen(w.moved(by: stay)) == seen(w))
  for m in moves {
    for n in moves {
      check(
        "w.moved(by: m.flatMap { n }) == w.moved(by: m).moved(by: n)",
        seen(w.moved(by: then(m, n))) == seen(w.moved(by: m).moved(by: n))
      )
    }
    check(
      "w.extend(f).moved(by: m) == w.moved(by: m).extend(f)",
      seen(w.extend(f).moved(by: m)) == seen(w.moved(by: m).extend(f))
    )
    check("w.select(m) == w.moved(by: m).extract()", w.select(m) == w.moved(by: m).extract())
    check(
      "w.duplicate().select(m) == w.moved(by: m)",
      seen(w.duplicate().select(m)) == seen(w.moved(by: m))
    )
    var moved = w
    moved.move(by: m)
    check("w.move(by: m) is w.moved(by: m)", seen(moved) == seen(w.moved(by: m)))
  }
  return broken
}

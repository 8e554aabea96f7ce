import Comonads
public import StoreState

/// Returns the laws of a part that every whole has, and of one way to change it in place.
///
/// A lens is a value, so that a wrong one is judged by making another value. The same laws say that
/// it is a comonad morphism between stores; see ``containerMorphismLaws(_:shapes:positions:values:)``.
///
/// - Parameters:
///   - lenses: The generator of lenses.
///   - wholes: The generator of wholes.
///   - parts: The generator of parts.
///   - modify: Changes the part of a whole, and returns what the change returns.
/// - Returns: The suite.
public func lensLaws<Whole: Observed, Part: Observed>(
  _ lenses: Generator<Lens<Whole, Part>>,
  wholes: Generator<Whole>,
  parts: Generator<Part>,
  modify: @escaping @Sendable (Lens<Whole, Part>, inout Whole, (inout Part) -> Part) -> Part = {
    $0.modify(&$1, $2)
  }
) -> Suite {
  let set = { @Sendable (lens: Lens<Whole, Part>, whole: Whole, part: Part) -> Whole in
    changed(whole, part) { lens.set(&$0, $1) }
  }
  let lens = Variable("lens", lenses)
  let s = Variable("s", wholes)
  let (a, b) = (Variable("a", parts), Variable("b", parts))
  let f = Variable("f", parts.function(of: Part.self))
  let source = "Foster et al., Combinators for bidirectional tree transformations, 2007"
  return Suite("lens", source: source) {
    law("get-set", "setting the part that was read changes nothing")
      .states("lens.set(&s, lens.get(s)) leaves s as it is")
      .forAll(lens, s) { lens, s in .same(set(lens, s, lens.get(s)), s) }
    law("set-get", "reading returns the part that was set")
      .states("lens.set(&s, a); lens.get(s) == a")
      .forAll(lens, s, a) { lens, s, a in .same(lens.get(set(lens, s, a)), a) }
    law("set-set", "only the part that is set last counts")
      .states("lens.set(&s, a); lens.set(&s, b) is lens.set(&s, b)")
      .forAll(lens, s, a, b) { lens, s, a, b in
        .same(set(lens, set(lens, s, a), b), set(lens, s, b))
      }
    law("modify", "modifying reads the part, sets the new one, and returns the change's result")
      .states(
        "lens.modify(&s) { let old = $0; $0 = f(old); return old }"
          + " is lens.set(&s, f(lens.get(s))), and returns lens.get(s)"
      )
      .forAll(lens, s, f) { lens, s, f in
        var modified = s
        let returned = modify(lens, &modified) { part in
          let old = part
          part = f(old)
          return old
        }
        let part = lens.get(s)
        return .same(modified, set(lens, s, f(part))).and(.same(returned, part))
      }
  }
}

/// Returns the laws of a part that some wholes have.
///
/// The laws of affine parts and prisms are written over functions, since the library has types for
/// neither: an element of a list and a case of an enumeration are enough of them.
///
/// - Parameters:
///   - preview: Returns the part of a whole, if it has one.
///   - set: Returns the whole with another part, if it has one.
///   - wholes: The generator of wholes.
///   - parts: The generator of parts.
/// - Returns: The suite.
public func affineLaws<Whole: Observed, Part: Observed>(
  preview: @escaping @Sendable (Whole) -> Part?,
  set: @escaping @Sendable (Whole, Part) -> Whole,
  wholes: Generator<Whole>,
  parts: Generator<Part>
) -> Suite {
  let s = Variable("s", wholes)
  let (a, b) = (Variable("a", parts), Variable("b", parts))
  return Suite("affine", source: "Riley, Categories of optics, 2018") {
    law("preview-set", "setting the part that was found changes nothing")
      .states("preview(s).map { set(s, $0) } == s    if s has the part")
      .forAll { draws in
        let s = s.draw(draws)
        draws.cover("has the part", atLeast: 0.2, when: preview(s) != nil)
        guard let part = preview(s) else { return .discarded }
        return .same(set(s, part), s)
      }
    law("set-preview", "the part that was set is found, if there was a part to replace")
      .states("preview(set(s, a)) == preview(s).map { _ in a }")
      .forAll(s, a) { s, a in .same(preview(set(s, a)), preview(s).map { _ in a }) }
    law("set-missing", "nothing changes if there is no part to replace")
      .states("set(s, a) == s    if s lacks the part")
      .forAll(s, a) { s, a in
        guard preview(s) == nil else { return .discarded }
        return .same(set(s, a), s)
      }
    law("set-set", "only the part that is set last counts")
      .states("set(set(s, a), b) == set(s, b)")
      .forAll(s, a, b) { s, a, b in .same(set(set(s, a), b), set(s, b)) }
  }
}

/// Returns the laws of a part that may be a whole by itself, with those of an affine part.
///
/// - Parameters:
///   - preview: Returns the part of a whole, if it has one.
///   - review: Returns the whole that a part is.
///   - wholes: The generator of wholes.
///   - parts: The generator of parts.
/// - Returns: The suite.
public func prismLaws<Whole: Observed, Part: Observed>(
  preview: @escaping @Sendable (Whole) -> Part?,
  review: @escaping @Sendable (Part) -> Whole,
  wholes: Generator<Whole>,
  parts: Generator<Part>
) -> Suite {
  let a = Variable("a", parts)
  let s = Variable("s", wholes)
  return Suite("prism", source: "Kmett, Control.Lens.Prism, 2012") {
    affineLaws(
      preview: preview,
      set: { whole, part in preview(whole) == nil ? whole : review(part) },
      wholes: wholes,
      parts: parts
    )
    law("review-preview", "the part of a whole made from a part is that part")
      .states("preview(review(a)) == a")
      .forAll(a) { a in .same(preview(review(a)), a) }
    law("preview-review", "a whole that has the part equals the whole made from it")
      .states("preview(s).map(review) == s    if s has the part")
      .forAll(s) { s in
        guard let part = preview(s) else { return .discarded }
        return .same(review(part), s)
      }
  }
}

/// Returns the laws of two functions that undo each other.
///
/// - Parameters:
///   - forward: The one function.
///   - backward: The other.
///   - wholes: The generator of the arguments of the one.
///   - parts: The generator of the arguments of the other.
/// - Returns: The suite.
public func isoLaws<Whole: Observed, Part: Observed>(
  forward: @escaping @Sendable (Whole) -> Part,
  backward: @escaping @Sendable (Part) -> Whole,
  wholes: Generator<Whole>,
  parts: Generator<Part>
) -> Suite {
  let s = Variable("s", wholes)
  let a = Variable("a", parts)
  return Suite("iso", source: "Kmett, Control.Lens.Iso, 2012") {
    law("forward-backward", "converting forward and backward changes nothing")
      .states("backward(forward(s)) == s")
      .forAll(s) { s in .same(backward(forward(s)), s) }
    law("backward-forward", "converting backward and forward changes nothing")
      .states("forward(backward(a)) == a")
      .forAll(a) { a in .same(forward(backward(a)), a) }
  }
}

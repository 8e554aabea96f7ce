public import Comonads

/// Returns the laws of a comonad that can be zipped with itself.
///
/// The laws are stated of functions, since not every comonad can be zipped, and some have been
/// zipped unlawfully: two stores have two positions, and no third one combines both.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - combine: An associative combination of their values.
///   - zip: Zips two spaces of values.
///   - zipDuplicates: Zips two spaces of spaces, in the same way.
/// - Returns: The suite.
public func applyLaws<W: Explorable>(
  _ spaces: Generator<W>,
  combine: @escaping @Sendable (W.Focus, W.Focus) -> W.Focus,
  zip: @escaping @Sendable (W, W, @escaping (W.Focus, W.Focus) -> W.Focus) -> W,
  zipDuplicates:
    @escaping @Sendable (W.Duplicate, W.Duplicate, @escaping (W, W) -> W) -> W.Duplicate
) -> Suite where W.Focus: Observed {
  let (u, v, w) = (Variable("u", spaces), Variable("v", spaces), Variable("w", spaces))
  return Suite("apply", source: "Kmett, Control.Comonad, ComonadApply, 2011") {
    law("associativity", "zipping three spaces has the same result in either grouping")
      .states("zip(zip(u, v, +), w, +) == zip(u, zip(v, w, +), +)")
      .forAll(u, v, w) { u, v, w in
        .same(zip(zip(u, v, combine), w, combine), zip(u, zip(v, w, combine), combine))
      }
    law("extract", "the extracted value of a zip combines both extracted values")
      .states("zip(v, w, +).extract() == v.extract() + w.extract()")
      .forAll(v, w) { v, w in
        .same(zip(v, w, combine).extract(), combine(v.extract(), w.extract()))
      }
    law("duplicate", "duplicating a zip equals zipping the duplicates")
      .states("zip(v, w, +).duplicate() == zip(v.duplicate(), w.duplicate()) { zip($0, $1, +) }")
      .forAll(v, w) { v, w in
        .same(
          zip(v, w, combine).duplicate(),
          zipDuplicates(v.duplicate(), w.duplicate()) { zip($0, $1, combine) }
        )
      }
  }
}

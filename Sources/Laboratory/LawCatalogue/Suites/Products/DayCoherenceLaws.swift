import ComonadLab
import ComonadLaws

/// The operations that regroup four spaces side by side, so that laws can check others too.
///
/// Each step is one of `Day` under one side of a larger space; a broken instance replaces one.
struct DayCoherence<
  Value: Observed,
  First: Explorable,
  Second: Explorable,
  Third: Explorable,
  Fourth: Explorable
>:
  Sendable
{
  /// Two spaces that show what both show.
  typealias Pair<Left: Comonad, Right: Comonad> = Day<
    Left, Right, (Left.Focus, Right.Focus)
  >

  /// Two spaces.
  typealias Two = Day<First, Second, Value>

  /// Three spaces, of which the first two are one product.
  typealias Three = Day<Two, Third, Value>

  /// Four spaces, of which the first three are one product, and of these the first two.
  typealias Four = Day<Three, Fourth, Value>

  /// Four spaces, of which the second and the third are one product.
  typealias Inner = Day<Day<First, Pair<Second, Third>, Three>, Fourth, Value>

  /// Three spaces, of which the first two are one product that shows both values.
  typealias Rest = Pair<Pair<Second, Third>, Fourth>

  /// Four spaces, of which the last three are one product, and of these the last two.
  typealias Right = Day<First, Day<Second, Pair<Third, Fourth>, Rest>, Value>

  /// Three spaces, of which the first two have changed places.
  typealias Swapped = Day<Day<Second, First, Two>, Third, Value>

  /// Three spaces, of which the first one has come last.
  typealias Turned = Day<Second, Day<Third, First, Pair<First, Third>>, Value>

  /// Puts the last two of the first three together.
  var rightUnderLeft: @Sendable (Four) -> Inner = { $0.mapLeft { $0.associatedRight() } }

  /// Puts the last two of the last three together.
  var rightUnderRight: @Sendable (Day<First, Rest, Value>) -> Right = {
    $0.mapRight { $0.associatedRight() }
  }

  /// Exchanges the first two of three.
  var swapUnderLeft: @Sendable (Three) -> Swapped = { $0.mapLeft { $0.swapped() } }

  /// Exchanges the last two of three.
  var swapUnderRight: @Sendable (Day<Second, Pair<First, Third>, Value>) -> Turned = {
    $0.mapRight { $0.swapped() }
  }
}

/// Returns the two laws by which every way to rearrange spaces side by side has the same result.
///
/// They are the pentagon and the hexagon of a symmetric monoidal category.
///
/// - Parameters:
///   - spaces: The generator of four spaces.
///   - threes: The generator of three spaces.
///   - operations: How they are rearranged.
/// - Returns: The suite.
func dayCoherenceLaws<
  Value: Observed,
  First: Explorable,
  Second: Explorable,
  Third: Explorable,
  Fourth: Explorable
>(
  _ spaces: Generator<Day<Day<Day<First, Second, Value>, Third, Value>, Fourth, Value>>,
  threes: Generator<Day<Day<First, Second, Value>, Third, Value>>,
  operations: DayCoherence<Value, First, Second, Third, Fourth> = DayCoherence()
) -> Suite {
  let w = Variable("w", spaces)
  let threeW = Variable("w", threes)
  return Suite("day", source: "Mac Lane, Natural associativity and commutativity, 1963") {
    law("pentagon", "both ways to reassociate four spaces have the same result")
      .states(
        "w.associatedRight().associatedRight() == w.mapLeft { $0.associatedRight() }"
          + ".associatedRight().mapRight { $0.associatedRight() }"
      )
      .forAll(w) { w in
        let inner = operations.rightUnderLeft(w)
        return .same(
          fourSpaces(w.associatedRight().associatedRight()),
          fourSpaces(operations.rightUnderRight(inner.associatedRight()))
        )
      }
    law("hexagon", "swapping with two spaces at once equals swapping with each in turn")
      .states(
        "w.associatedRight().swapped().associatedRight() == w.mapLeft { $0.swapped() }"
          + ".associatedRight().mapRight { $0.swapped() }"
      )
      .forAll(threeW) { w in
        let swapped = operations.swapUnderLeft(w)
        return .same(
          seen(w.associatedRight().swapped().associatedRight()),
          seen(operations.swapUnderRight(swapped.associatedRight()))
        )
      }
  }
}

/// Returns the text of four spaces, for any values of the pairs among them.
private func fourSpaces<
  A: Explorable,
  B: Explorable,
  C: Explorable,
  D: Explorable,
  E,
  F,
  Value: Observed
>(
  _ space: Day<A, Day<B, Day<C, D, E>, F>, Value>
) -> ObservedParts<Day<A, Day<B, Day<C, D, E>, F>, Value>> {
  ObservedParts(
    space: space,
    parts: [
      ObservedPart("left", \.left), ObservedPart("right.left", \.right.left),
      ObservedPart("right.right.left", \.right.right.left),
      ObservedPart("right.right.right", \.right.right.right),
    ]
  )
}

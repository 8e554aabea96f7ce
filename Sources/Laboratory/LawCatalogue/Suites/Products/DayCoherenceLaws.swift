import ComonadLab
import ComonadLaws

/// The operations that regroup a store, a space of logs, a row and an environment, side by side.
///
/// Each step is one of `Day` under one side of a larger space; a broken instance replaces one.
struct DayCoherence: Sendable {
  typealias Numbers = DayAssociation.Numbers
  typealias Words = DayAssociation.Words
  typealias Row = DayAssociation.Row
  typealias Place = Env<Trit, Bit>

  /// Two spaces that show what both show.
  typealias Pair<Left: Comonad, Right: Comonad> = Day<Left, Right, (Left.Focus, Right.Focus)>

  /// Three spaces, of which the first two are one product.
  typealias Three = DayAssociation.Leftward

  /// Four spaces, of which the first three are one product, and of these the first two.
  typealias Four = Day<Three, Place, Bit>

  /// Four spaces, of which the second and the third are one product.
  typealias Inner = Day<Day<Numbers, Pair<Words, Row>, Three>, Place, Bit>

  /// Three spaces, of which the first two are one product that shows both values.
  typealias Rest = Pair<Pair<Words, Row>, Place>

  /// Four spaces, of which the last three are one product, and of these the last two.
  typealias Right = Day<Numbers, Day<Words, Pair<Row, Place>, Rest>, Bit>

  /// Three spaces, of which the first two have changed places.
  typealias Swapped = Day<Day<Words, Numbers, Day<Numbers, Words, Bit>>, Row, Bit>

  /// Three spaces, of which the first one has come last.
  typealias Turned = Day<Words, Day<Row, Numbers, Pair<Numbers, Row>>, Bit>

  /// Puts the last two of the first three together.
  var rightUnderLeft: @Sendable (Four) -> Inner = { $0.mapLeft { $0.associatedRight() } }

  /// Puts the last two of the last three together.
  var rightUnderRight: @Sendable (Day<Numbers, Rest, Bit>) -> Right = {
    $0.mapRight { $0.associatedRight() }
  }

  /// Exchanges the first two of three.
  var swapUnderLeft: @Sendable (Three) -> Swapped = { $0.mapLeft { $0.swapped() } }

  /// Exchanges the last two of three.
  var swapUnderRight: @Sendable (Day<Words, Pair<Numbers, Row>, Bit>) -> Turned = {
    $0.mapRight { $0.swapped() }
  }
}

/// Returns the two laws by which every way to rearrange spaces side by side has the same result.
///
/// They are the pentagon and the hexagon of a symmetric monoidal category.
func dayCoherenceLaws(_ operations: DayCoherence = DayCoherence()) -> Suite {
  let threes = DayAssociation.spaces
  let w = Variable("w", Generator<DayCoherence.Four>.days(threes, .environments, values: .cases))
  let threeW = Variable("w", threes)
  return Suite("day", source: "Mac Lane, Natural associativity and commutativity, 1963") {
    law("pentagon", "both ways to reassociate four spaces have the same result")
      .states(
        "w.associatedRight().associatedRight() == w.mapLeft { $0.associatedRight() }"
          + ".associatedRight().mapRight { $0.associatedRight() }"
      )
      .forAll(w) { w in
        let inner = operations.rightUnderLeft(w)
        return .alike(
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
        return .alike(
          seen(w.associatedRight().swapped().associatedRight()),
          seen(operations.swapUnderRight(swapped.associatedRight()))
        )
      }
  }
}

/// Returns the text of four spaces, for any values of the pairs among them.
private func fourSpaces<Pair, Rest>(
  _ space: Day<
    DayCoherence.Numbers,
    Day<DayCoherence.Words, Day<DayCoherence.Row, DayCoherence.Place, Pair>, Rest>,
    Bit
  >
) -> some Observed {
  ObservedParts(
    space: space,
    parts: [
      ObservedPart("left", \.left), ObservedPart("right.left", \.right.left),
      ObservedPart("right.right.left", \.right.right.left),
      ObservedPart("right.right.right", \.right.right.right),
    ]
  )
}

import ComonadLab
import ComonadLaws

/// The operations that regroup a store, a space of logs and a row, which are side by side.
struct DayAssociation: Sendable {
  typealias Numbers = Store<Trit, Bit>
  typealias Words = Traced<String, Bit>
  typealias Row = Zipper<Bit>

  /// Three spaces, of which the first two are one product.
  typealias Leftward = Day<Day<Numbers, Words, Bit>, Row, Bit>

  /// Three spaces, of which the last two are one product that shows both values.
  typealias Rightward = Day<Numbers, Day<Words, Row, (Bit, Bit)>, Bit>

  /// Three spaces, of which the first two are one product that shows both values.
  typealias Back = Day<Day<Numbers, Words, (Bit, Bit)>, Row, Bit>

  var right: @Sendable (Leftward) -> Rightward = { $0.associatedRight() }
  var left: @Sendable (Rightward) -> Back = { $0.associatedLeft() }

  /// Puts the last two together, after `left` has put the first two together.
  var rightAgain: @Sendable (Back) -> Rightward = { $0.associatedRight() }

  /// The generator of the three spaces.
  static let spaces = Generator<Leftward>.days(
    .days(.stores, .traces, values: .cases),
    .rows,
    values: .cases
  )
}

/// Returns the laws of three spaces side by side: they may be put together either way.
func dayAssociativityLaws(_ operations: DayAssociation = DayAssociation()) -> Suite {
  let (left, right) = (operations.left, operations.right)
  let w = Variable("w", DayAssociation.spaces)
  let side = Variable("side", .integers(in: 0...2))
  let exit = Variable("exit", .integers(in: 0...1))
  let f = Variable(
    "f",
    Generator<Bit>.cases.valuation(of: ObservedParts<DayAssociation.Rightward>.self)
  )
  return Suite("day", source: "Kmett, Data.Functor.Day, 2014; after Day, 1970") {
    law("associated-right-extract", "reassociating to the right keeps the value in focus")
      .states("w.associatedRight().extract() == w.extract()")
      .forAll(w) { w in .same(right(w).extract(), w.extract()) }
    law("associated-right-pair", "the new pair holds the values of its two spaces")
      .states("w.associatedRight().right.extract() == (w.left.right.extract(), w.right.extract())")
      .forAll(w) { w in
        let pair = right(w).right.extract()
        return .same(pair.0, w.left.right.extract()).and(.same(pair.1, w.right.extract()))
      }
    law("associated-right-moves", "reassociating to the right keeps each side's moves")
      .states(
        "w.associatedRight().moved(by: .right(.left(m))) "
          + "== w.moved(by: .left(.right(m))).associatedRight()"
      )
      .forAll(w, side, exit) { w, side, exit in
        .same(
          seen(seen(right(w)).moved(side, through: exit)),
          seen(right(seen(w).moved(side, through: exit)))
        )
      }
    law("associated-right-extend", "reassociating to the right commutes with extending")
      .states(
        "w.extend { f($0.associatedRight()) }.associatedRight() == w.associatedRight().extend(f)"
      )
      .forAll(w, f) { w, f in
        let answered: DayAssociation.Leftward = w.extend { f(seen(right($0))) }
        let there: DayAssociation.Rightward = right(w).extend { f(seen($0)) }
        return .alike(seen(right(answered)), seen(there))
      }
    law("associated-left-right", "reassociating to the right and back changes nothing")
      .states("w.associatedRight().associatedLeft() == w")
      .forAll(w) { w in .alike(seen(left(right(w))), seen(w)) }
    law("associated-right-left", "reassociating to the left and back changes nothing")
      .states("v.associatedLeft().associatedRight() == v")
      .forAll(w) { w in
        let v: DayAssociation.Rightward = w.associatedRight()
        return .same(seen(operations.rightAgain(left(v))), seen(v))
      }
  }
}

/// Returns what shows of three spaces, of which the first two are one product.
private func seen<A: Explorable, B: Explorable, C: Explorable, Inner, Value: Observed>(
  _ space: Day<Day<A, B, Inner>, C, Value>
) -> ObservedParts<Day<Day<A, B, Inner>, C, Value>> {
  ObservedParts(
    space: space,
    parts: [
      ObservedPart("left.left", \.left.left), ObservedPart("left.right", \.left.right),
      ObservedPart("right", \.right),
    ]
  )
}

/// Returns the text of three spaces, for any value of the pair among them.
func seen<A: Explorable, B: Explorable, C: Explorable, Inner, Value: Observed>(
  _ space: Day<A, Day<B, C, Inner>, Value>
) -> ObservedParts<Day<A, Day<B, C, Inner>, Value>> {
  ObservedParts(
    space: space,
    parts: [
      ObservedPart("left", \.left), ObservedPart("right.left", \.right.left),
      ObservedPart("right.right", \.right.right),
    ]
  )
}

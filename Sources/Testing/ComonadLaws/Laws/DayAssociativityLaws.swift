public import Comonads

/// How three spaces side by side are put together the other way, so that a law can be asked of it.
public struct DayAssociation<
  Value: Observed,
  First: Explorable,
  Second: Explorable,
  Third: Explorable
>:
  Sendable
{
  /// Three spaces, of which the first two stand together.
  public typealias Leftward = Day<Day<First, Second, Value>, Third, Value>

  /// Three spaces, of which the last two stand together, and show what both show.
  public typealias Rightward = Day<First, Day<Second, Third, (Second.Focus, Third.Focus)>, Value>

  /// Three spaces, of which the first two stand together, and show what both show.
  public typealias Back = Day<Day<First, Second, (First.Focus, Second.Focus)>, Third, Value>

  /// Puts the last two together.
  public var right: @Sendable (Leftward) -> Rightward = { $0.associatedRight() }

  /// Puts the first two together.
  public var left: @Sendable (Rightward) -> Back = { $0.associatedLeft() }

  /// Puts the last two together again.
  public var rightAgain: @Sendable (Back) -> Rightward = { $0.associatedRight() }

  /// Creates the way in which `Day` does it.
  public init() {}
}

/// Returns the laws of three spaces side by side: they may be put together either way.
///
/// - Parameters:
///   - spaces: The generator of the three spaces.
///   - values: The generator of what they show together.
///   - operations: How they are put together.
/// - Returns: The suite.
public func dayAssociativityLaws<
  Value: Observed,
  First: Explorable,
  Second: Explorable,
  Third: Explorable
>(
  _ spaces: Generator<Day<Day<First, Second, Value>, Third, Value>>,
  values: Generator<Value>,
  operations: DayAssociation<Value, First, Second, Third> = DayAssociation()
) -> Suite where Second.Focus: Observed, Third.Focus: Observed {
  let kit = AssociativityKit(spaces: spaces, values: values, the: operations)
  return Suite("day", kit.rightLaws + kit.leftLaws)
}

/// What the laws of three spaces side by side draw.
private struct AssociativityKit<
  Value: Observed,
  First: Explorable,
  Second: Explorable,
  Third: Explorable
>: Sendable where Second.Focus: Observed, Third.Focus: Observed {
  typealias Ways = DayAssociation<Value, First, Second, Third>

  let spaces: Generator<Ways.Leftward>
  let values: Generator<Value>
  let the: Ways

  var source: String { "Kmett, Data.Functor.Day, 2014; after Day, 1970" }

  var leftArms: [Arm<Ways.Leftward>] {
    [Arm("left.left", \.left.left), Arm("left.right", \.left.right), Arm("right", \.right)]
  }

  var rightArms: [Arm<Ways.Rightward>] {
    [Arm("left", \.left), Arm("right.left", \.right.left), Arm("right.right", \.right.right)]
  }

  func seen(_ w: Ways.Leftward) -> Toured<Ways.Leftward, Value> {
    Toured(space: w, arms: leftArms) { $0.extract() }
  }

  func seen(_ v: Ways.Rightward) -> Toured<Ways.Rightward, Value> {
    Toured(space: v, arms: rightArms) { $0.extract() }
  }

  func seen(_ w: Ways.Back) -> Toured<Ways.Back, Value> {
    let arms: [Arm<Ways.Back>] = [
      Arm("left.left", \.left.left), Arm("left.right", \.left.right), Arm("right", \.right),
    ]
    return Toured(space: w, arms: arms) { $0.extract() }
  }

  /// Returns a space with one of its three sides moved; the same one for the same numbers.
  func moved<W>(_ w: W, _ arms: [Arm<W>], _ way: (arm: Int, exit: Int)) -> W {
    let arm = arms[way.arm]
    let count = arm.exitCount(w)
    return count == 0 ? w : arm.step(w, way.exit % count)
  }

  func way(_ draws: Draws) -> (arm: Int, exit: Int) {
    let arm = draws.draw("side", .integers(in: 0...2))
    return (arm, draws.draw("exit", .integers(in: 0...1)))
  }
}

extension AssociativityKit {
  /// The last two together.
  var rightLaws: [Law] {
    [
      Law(
        "day.associated-right-extract",
        "w.associatedRight().extract() == w.extract()",
        "three spaces show the same with the last two together",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.right(w).extract(), w.extract())
      },
      Law(
        "day.associated-right-pair",
        "w.associatedRight().right.extract() == (w.left.right.extract(), w.right.extract())",
        "the pair that is new shows what its two spaces show",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let pair = the.right(w).right.extract()
        return draws.same(pair.0, w.left.right.extract()).and(
          draws.same(pair.1, w.right.extract())
        )
      },
      Law(
        "day.associated-right-moves",
        "w.associatedRight().moved(by: .right(.left(m))) "
          + "== w.moved(by: .left(.right(m))).associatedRight()",
        "each of three spaces moves as it did, with the last two together",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let way = way(draws)
        return draws.same(
          seen(moved(the.right(w), rightArms, way)),
          seen(the.right(moved(w, leftArms, way)))
        )
      },
      Law(
        "day.associated-right-extend",
        "w.extend { f($0.associatedRight()) }.associatedRight() == w.associatedRight().extend(f)",
        "putting the last two together may come before or after answering everywhere",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", values.function(of: Toured<Ways.Rightward, Value>.self))
        let answered: Ways.Leftward = w.extend { f(seen(the.right($0))) }
        let right: Ways.Rightward = the.right(w).extend { f(seen($0)) }
        return draws.same(seen(the.right(answered)), seen(right))
      },
    ]
  }

  /// The first two together, and back.
  var leftLaws: [Law] {
    [
      Law(
        "day.associated-left-right",
        "w.associatedRight().associatedLeft() == w",
        "putting the last two together and then the first two changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(seen(the.left(the.right(w))), seen(w))
      },
      Law(
        "day.associated-right-left",
        "v.associatedLeft().associatedRight() == v",
        "putting the first two together and then the last two changes nothing",
        source: source
      ) { draws in
        let v = draws.draw("w", spaces).associatedRight()
        return draws.same(seen(the.rightAgain(the.left(v))), seen(v))
      },
    ]
  }
}

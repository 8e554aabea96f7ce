internal import Comonads
public import StoreState

extension Store: Observed, Explorable, ShapedSpace
where Position: CaseIterable & Equatable & Observed, Value: Observed {
  /// Two steps: to the next position, around a circle, and to the first.
  public typealias Exits = StoreContainer<Position>

  /// The position in focus.
  public var exitShape: Position { position }

  /// Returns the store at a position.
  public func moved(through position: Position) -> Store { seeking(to: position) }

  /// Returns `seeking(to:)` with the position.
  public static func name(through position: String) -> String { "seeking(to: \(position))" }
}

extension Generator {
  /// Returns the generator of stores of values at positions.
  public static func stores<Position: CaseIterable & Equatable & Observed, Element: Observed>(
    positions: Generator<Position>,
    values: Generator<Element>
  ) -> Generator where Value == Store<Position, Element> {
    let functions = values.valuation(of: Position.self)
    return Generator { draws in
      let position = draws.draw("position", positions)
      draws.cover("position moved", atLeast: 0.3, when: draws.taken.last != 0)
      return Store(position: position, value: draws.draw("value", functions))
    }
  }
}

extension Generator where Value == Store<Trit, Bit> {
  /// The generator of stores of bits at three positions.
  public static var stores: Generator { stores(positions: .cases, values: .cases) }
}

extension StoreContainer: ExplorableContainer where Point: CaseIterable & Equatable & Observed {
  /// Returns the next position, around a circle, and the first.
  ///
  /// - Complexity: O(positions).
  public static func exits(of shape: Point) -> [Point] {
    let places = Array(Point.allCases)
    // In a debug build, a search by the library takes longer than the rest.
    var here = 0
    while here < places.count, places[here] != shape { here += 1 }
    return [places[(here + 1) % places.count], places[0]]
  }
}

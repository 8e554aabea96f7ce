internal import Comonads
public import StoreState

extension Store: Observed, Explorable
where Position: CaseIterable & Equatable & Observed, Value: Observed {
  /// The position in focus.
  public var landmark: String { ObservedText.text(of: position) }

  /// Two steps: to the next position, around a circle, and to the first.
  public var exitCount: Int { 2 }

  /// Returns the store at the next position, or at the first.
  ///
  /// - Complexity: O(positions).
  public func step(through exit: Int) -> Store {
    seeking(to: StoreContainer.exits(of: position)[exit])
  }

  /// Returns `seeking(to:)` with the position.
  ///
  /// - Complexity: O(positions).
  public func name(ofExit exit: Int) -> String {
    "seeking(to: \(ObservedText.text(of: StoreContainer.exits(of: position)[exit])))"
  }

  /// Writes what shows along all walks of the reading, finding both positions once.
  ///
  /// - Complexity: O(places shown · positions).
  public func show(in reading: inout ObservedText) {
    reading.add(self, of: StoreContainer<Position>.self, at: position) { seeking(to: $0) }
  }
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

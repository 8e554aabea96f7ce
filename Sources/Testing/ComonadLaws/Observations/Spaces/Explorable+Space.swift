public import Comonads

extension Space: Observed, Explorable where C: ExplorableContainer, Value: Observed {
  /// The text of the shape in focus.
  public var landmark: String { C.landmark(of: shape) }

  /// The exits of the shape in focus.
  public var exitCount: Int { C.exits(of: shape).count }

  /// Returns the space moved through an exit of the shape in focus.
  public func step(through exit: Int) -> Space { moved(along: C.exits(of: shape)[exit]) }

  /// Returns the name of the move.
  public func name(ofExit exit: Int) -> String {
    "moved(along: \(C.name(of: C.exits(of: shape)[exit])))"
  }

  /// Writes what shows along all walks of the reading, finding the exits of each shape once.
  ///
  /// - Complexity: O(places shown), which grows exponentially with the moves.
  public func show(in reading: inout ObservedText) {
    reading.add(self, of: C.self, at: shape) { moved(along: $0) }
  }
}

extension Space {
  /// Returns the space moved along one position of the shape in focus.
  package func moved(along position: C.Position) -> Space {
    moved(by: Co { $0.move(by: position) })
  }
}

extension Generator {
  /// Returns the generator of spaces: a shape, a value for each position, and some moves.
  ///
  /// - Parameters:
  ///   - container: The directed container.
  ///   - shapes: The generator of the shapes from which the values are given.
  ///   - values: The generator of the values.
  /// - Returns: The generator.
  public static func spaces<
    C: DirectedContainer & ExplorableContainer & SendableMetatype,
    Element: Observed
  >(
    _ container: C.Type = C.self,
    shapes: Generator<C.Shape>,
    values: Generator<Element>
  ) -> Generator where Value == Space<C, Element> {
    let functions = values.valuation(of: String.self)
    return Generator { draws in
      let shape = draws.draw("shape", shapes)
      let value = draws.draw("value", functions)
      return draws.wandered(Space(shape: shape) { value(C.name(of: $0)) })
    }
  }
}

extension Draws {
  /// Returns a space after up to two steps.
  ///
  /// A fault that leads back to the start of a space would not show in a space at its start.
  func wandered<W: Explorable>(_ space: W) -> W {
    var space = space
    if let steps = reach?.steps {
      // A space as it is made, or after one step.
      if space.exitCount > 0, reach?.span == nil { reach?.cut(at: steps) }
      let way = space.exitCount > 0 ? draw(below: space.exitCount + 1) : 0
      return way > 0 ? space.step(through: way - 1) : space
    }
    let steps = draw("steps", Generator<Int>.integers(in: 0...5).array(upTo: 2))
    if space.exitCount > 0 { cover("has been moved", atLeast: 0.3, when: !steps.isEmpty) }
    for step in steps where space.exitCount > 0 {
      space = space.step(through: step % space.exitCount)
    }
    return space
  }
}

// MARK: - Shapes

extension Generator where Value == Void {
  /// The generator of the only shape of a container that shows nothing.
  public static var only: Generator { Generator { _ in } }
}

extension Generator where Value == BoundedIndex {
  /// The generator of places in rows of one to four elements.
  public static var places: Generator {
    Generator { draws in
      let most = min(4, draws.reach?.steps ?? 4)
      draws.reach?.cut(at: most)
      let count = 1 + draws.draw(below: most)
      return BoundedIndex(index: draws.draw(below: count), count: count)
    }
  }
}

public import Comonads

extension Space: Observed, Explorable, ShapedSpace where C: ExplorableContainer, Value: Observed {
  /// The container of the space.
  public typealias Exits = C

  /// The shape in focus.
  public var exitShape: C.Shape { shape }

  /// Returns the space moved along a position of the shape in focus.
  public func moved(through position: C.Position) -> Space { moved(along: position) }
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

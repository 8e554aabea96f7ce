package import Comonads

extension FiniteCategory {
  /// Creates the category of the container of some spaces: their shapes and what moves lead to.
  ///
  /// Give the meanings of a comonad of the package:
  ///
  /// ```text
  /// FiniteCategory(
  ///   of: [Store(position: false) { $0 }.meaning],
  ///   positions: { _ in [false, true] },
  ///   shape: { $0 },
  ///   position: { $0 }
  /// )
  /// ```
  ///
  /// It is nil where there are more moves than the limit, or a composite is not among the
  /// positions. `ShapeName` and `PositionName` are any types that distinguish shapes and positions.
  ///
  /// - Parameters:
  ///   - spaces: The spaces to begin at; their values are not read.
  ///   - positions: Returns the positions of a shape, each once.
  ///   - shape: Returns a value that distinguishes shapes.
  ///   - position: Returns a value that distinguishes the positions of a shape.
  ///   - limit: The largest number of moves.
  /// - Complexity: O(moves³) comparisons of positions.
  package init?<C: DirectedContainer, Value, ShapeName: Equatable, PositionName: Equatable>(
    of spaces: [Space<C, Value>],
    positions: (C.Shape) -> [C.Position],
    shape: (C.Shape) -> ShapeName,
    position: (C.Position) -> PositionName,
    limit: Int = 100
  ) {
    var places: [(name: ShapeName, shape: C.Shape)] = []
    func number(_ new: C.Shape) -> Int {
      let name = shape(new)
      if let known = places.firstIndex(where: { $0.name == name }) { return known }
      places.append((name, new))
      return places.count - 1
    }
    for space in spaces { _ = number(space.shape) }
    var sources: [Int] = []
    var targets: [Int] = []
    var members: [(name: PositionName, position: C.Position)] = []
    var place = 0
    while place < places.count {
      let source = places[place].shape
      for member in positions(source) {
        sources.append(place)
        targets.append(number(C.subshape(of: source, at: member)))
        members.append((position(member), member))
      }
      place += 1
      guard members.count <= limit else { return nil }
    }
    func move(_ name: PositionName, from place: Int) -> Int? {
      members.indices.first { sources[$0] == place && members[$0].name == name }
    }
    let stays = places.indices.compactMap { move(position(C.root(of: places[$0].shape)), from: $0) }
    guard stays.count == places.count else { return nil }
    self.init(sources: sources, targets: targets, stays: stays) { first, second in
      let source = sources[first]
      let composite = C.composing(
        members[first].position,
        members[second].position,
        from: places[source].shape
      )
      return move(position(composite), from: source)
    }
  }
}

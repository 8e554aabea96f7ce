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
  package init?<C: DirectedContainer, Value, ShapeName: Hashable, PositionName: Hashable>(
    of spaces: [Space<C, Value>],
    positions: (C.Shape) -> [C.Position],
    shape: (C.Shape) -> ShapeName,
    position: (C.Position) -> PositionName,
    limit: Int = 100
  ) {
    var numbers: [ShapeName: Int] = [:]
    var found: [C.Shape] = []
    func number(_ new: C.Shape) -> Int {
      let name = shape(new)
      if let known = numbers[name] { return known }
      numbers[name] = found.count
      found.append(new)
      return found.count - 1
    }
    for space in spaces { _ = number(space.shape) }
    var sources: [Int] = []
    var targets: [Int] = []
    var members: [C.Position] = []
    var moves: [[PositionName: Int]] = []
    while moves.count < found.count {
      let place = found[moves.count]
      var known: [PositionName: Int] = [:]
      for member in positions(place) {
        known[position(member)] = members.count
        sources.append(moves.count)
        targets.append(number(C.subshape(of: place, at: member)))
        members.append(member)
      }
      moves.append(known)
      guard members.count <= limit else { return nil }
    }
    var table = Array(repeating: -1, count: members.count * members.count)
    for first in members.indices {
      for second in members.indices where targets[first] == sources[second] {
        let place = found[sources[first]]
        let composite = C.composing(members[first], members[second], from: place)
        guard let move = moves[sources[first]][position(composite)] else { return nil }
        table[first * members.count + second] = move
      }
    }
    let stays = found.indices.compactMap { moves[$0][position(C.root(of: found[$0]))] }
    guard stays.count == found.count else { return nil }
    self.init(sources: sources, targets: targets, stays: stays, table: table)
  }
}

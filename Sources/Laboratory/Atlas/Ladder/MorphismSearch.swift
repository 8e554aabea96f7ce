/// A search for a morphism of comonads that is onto the places of the target.
///
/// All maps of places are tried, and all choices of moves over each, one by one: a choice that
/// breaks a law with earlier ones is left at once.
struct MorphismSearch {
  /// The category of the space.
  private let source: FiniteCategory

  /// The category of the programs.
  private let target: FiniteCategory

  /// Whether different moves must remain different.
  private let isFaithful: Bool

  /// The image of each place.
  private var places: [Int] = []

  /// The moves that were chosen; -1 where there is none.
  private var moves: [[Int]]

  /// Creates a search.
  init(from source: FiniteCategory, to target: FiniteCategory, isFaithful: Bool) {
    self.source = source
    self.target = target
    self.isFaithful = isFaithful
    moves = source.stays.map { _ in target.moves.map { _ in -1 } }
  }

  /// Returns the first morphism; nil if there is none.
  mutating func run() -> CategoryMorphism? {
    guard places.count < source.placeCount else {
      guard Set(places).count == target.placeCount else { return nil }
      let open = places.indices.flatMap { place in
        target.moves(from: places[place]).filter { !target.isStay($0) }.map { (place, $0) }
      }
      for place in places.indices {
        moves[place][target.stays[places[place]]] = source.stays[place]
      }
      defer { moves = moves.map { $0.map { _ in -1 } } }
      return choose(open[...])
    }
    for image in target.stays.indices {
      places.append(image)
      defer { places.removeLast() }
      if let found = run() { return found }
    }
    return nil
  }

  /// Chooses the moves over the places, in order.
  private mutating func choose(_ open: ArraySlice<(Int, Int)>) -> CategoryMorphism? {
    guard let (place, move) = open.first else {
      return CategoryMorphism(source: source, target: target, places: places, moves: moves)
    }
    for chosen in source.moves(from: place)
    where places[source.targets[chosen]] == target.targets[move] {
      if isFaithful, moves[place].contains(chosen) { continue }
      moves[place][move] = chosen
      if isConsistent(at: place), let found = choose(open.dropFirst()) { return found }
      moves[place][move] = -1
    }
    return nil
  }

  /// Whether the choices so far keep the composites in which a place occurs.
  private func isConsistent(at changed: Int) -> Bool {
    places.indices.allSatisfy { place in
      target.moves(from: places[place]).allSatisfy { first in
        let one = moves[place][first]
        guard one >= 0 else { return true }
        let next = source.targets[one]
        guard place == changed || next == changed else { return true }
        return target.moves(from: places[next]).allSatisfy { second in
          let two = moves[next][second]
          guard two >= 0, let both = target.composite(first, second) else { return true }
          let known = moves[place][both]
          return known < 0 || source.composite(one, two) == known
        }
      }
    }
  }
}

extension FiniteCategory {
  /// Returns a morphism of comonads to another category that is onto its places, if there is one.
  ///
  /// It is faithful if any is. All maps of places and moves are tried, so nil is a decision.
  ///
  /// - Complexity: Exponential in the number of moves; four are quick.
  package func morphism(onto target: FiniteCategory) -> CategoryMorphism? {
    guard placeCount >= target.placeCount else { return nil }
    var faithful = MorphismSearch(from: self, to: target, isFaithful: true)
    if let found = faithful.run() { return found }
    var any = MorphismSearch(from: self, to: target, isFaithful: false)
    return any.run()
  }
}

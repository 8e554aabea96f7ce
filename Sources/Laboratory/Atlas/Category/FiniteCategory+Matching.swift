extension FiniteCategory {
  /// Returns the move of another category that each move becomes under an isomorphism; nil if the
  /// categories are not isomorphic.
  ///
  /// It also decides categories that are too large for ``representative``.
  ///
  /// - Complexity: O(n³) for n moves where few look alike; exponential at worst.
  package func isomorphism(to other: FiniteCategory) -> [Int]? {
    guard moves.count == other.moves.count, placeCount == other.placeCount else { return nil }
    let (kinds, otherKinds) = (moveKinds, other.moveKinds)
    guard kinds.sorted() == otherKinds.sorted() else { return nil }
    var images: [Int] = []
    func extend() -> Bool {
      let move = images.count
      guard move < moves.count else { return true }
      for image in other.moves
      where otherKinds[image] == kinds[move] && !images.contains(image) {
        images.append(image)
        if keepsComposites(images, in: other), extend() { return true }
        images.removeLast()
      }
      return false
    }
    return extend() ? images : nil
  }

  /// Whether the images of the first moves compose as the moves do, as far as the last one is in it.
  private func keepsComposites(_ images: [Int], in other: FiniteCategory) -> Bool {
    let last = images.count - 1
    return images.indices.allSatisfy { first in
      images.indices.allSatisfy { second in
        let image = other.table[images[first] * moves.count + images[second]]
        let composite = table[first * moves.count + second]
        guard composite >= 0, image >= 0 else { return composite == image }
        guard composite < images.count else { return !images.contains(image) }
        return max(first, second, composite) < last || images[composite] == image
      }
    }
  }

  /// A number for each move that isomorphisms keep.
  private var moveKinds: [Int] {
    var kinds = moves.map { isStay($0) ? 0 : 1 }
    for _ in 0..<3 {
      let descriptions = moves.map { move in
        let before = moves(to: sources[move]).map { [0, kinds[$0]] }
        let after = moves(from: targets[move]).map { next in
          [1, kinds[next], composite(move, next).map { kinds[$0] } ?? -1]
        }
        let beside = moves(from: sources[move]).map { [2, kinds[$0]] }
        let around = (before + after + beside).sorted { $0.lexicographicallyPrecedes($1) }
        return [[3, kinds[move]]] + around
      }
      let classes = Set(descriptions).sorted {
        $0.lexicographicallyPrecedes($1) { $0.lexicographicallyPrecedes($1) }
      }
      let numbers = Dictionary(uniqueKeysWithValues: zip(classes, 0...))
      kinds = descriptions.map { numbers[$0] ?? -1 }
    }
    return kinds
  }

  /// The moves that end at a place, in order.
  private func moves(to place: Int) -> [Int] { moves.filter { targets[$0] == place } }
}

extension FiniteCategory {
  /// The representative of all categories that are isomorphic to this one.
  ///
  /// ```text
  /// c.isIsomorphic(to: d) == (c.representative == d.representative)
  /// c.representative.representative == c.representative
  /// ```
  ///
  /// Its layout has the largest rows of any order of the places. Its table is the least of those
  /// that permutations of the moves lead to.
  ///
  /// - Complexity: O(n! · n²) for n moves; at most nine are reasonable.
  package var representative: FiniteCategory { representation.form }

  /// Returns whether a renaming of places and moves makes the categories equal.
  package func isIsomorphic(to other: FiniteCategory) -> Bool {
    moves.count == other.moves.count && placeCount == other.placeCount
      && representative == other.representative
  }

  /// The representative, and the move of it that each move becomes.
  var representation: (form: FiniteCategory, images: [Int]) {
    let (layout, first) = standardOrder
    let start = renamed(first, to: layout)
    let cells = layout.cells
    var best = start.table
    var chosen = MovePermutation(Array(moves))
    for symmetry in layout.symmetries
    where symmetry.makes(start.table, lessThan: best, at: cells) {
      best = symmetry.applied(to: start.table)
      chosen = symmetry
    }
    let form = FiniteCategory(
      sources: start.sources,
      targets: start.targets,
      stays: start.stays,
      table: best
    )
    return (form, first.map { chosen.images[$0] })
  }

  /// The layout with the largest rows, and for each move its place in that layout.
  private var standardOrder: (layout: MoveLayout, images: [Int]) {
    let counts = moveCounts
    var order = Array(stays.indices)
    var best = counts
    for other in permutations(of: order) {
      let reordered = counts.reordered(by: other)
      if MoveLayout.isLess(best, reordered) { (order, best) = (other, reordered) }
    }
    var images = Array(moves)
    var next = 0
    for source in order {
      for target in order {
        let members = moves(from: source, to: target)
        let stay = members.filter { isStay($0) }
        for move in stay + members.filter({ !isStay($0) }) {
          images[move] = next
          next += 1
        }
      }
    }
    return (MoveLayout(best), images)
  }

  /// The category with each move renamed to its image, in a layout.
  private func renamed(_ images: [Int], to layout: MoveLayout) -> FiniteCategory {
    FiniteCategory(
      sources: layout.sources,
      targets: layout.targets,
      stays: layout.stays,
      table: MovePermutation(images).applied(to: table)
    )
  }

  /// The permutations of the moves that change nothing.
  var automorphisms: [MovePermutation] {
    let form = representative
    return MoveLayout(form.moveCounts).symmetries.filter {
      $0.applied(to: form.table) == form.table
    }
  }
}

extension MovePermutation {
  /// Returns the table with all moves renamed.
  func applied(to table: [Int]) -> [Int] {
    let count = images.count
    return table.indices.map { cell in
      let old = table[preimages[cell / count] * count + preimages[cell % count]]
      return old < 0 ? old : images[old]
    }
  }

  /// Whether the renamed table is less than another, at the cells in their order.
  func makes(_ table: [Int], lessThan other: [Int], at cells: [Int]) -> Bool {
    let count = images.count
    for cell in cells {
      let image = images[table[preimages[cell / count] * count + preimages[cell % count]]]
      if image != other[cell] { return image < other[cell] }
    }
    return false
  }
}

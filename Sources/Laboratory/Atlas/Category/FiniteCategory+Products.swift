// MARK: - Products

extension FiniteCategory {
  /// Returns the product: a place and a move of each category side by side.
  ///
  /// It is the container of the `Day` of both comonads.
  ///
  /// - Complexity: O(m² · n²) for m and n moves.
  package func product(_ other: FiniteCategory) -> FiniteCategory {
    let count = other.moves.count
    let places = other.placeCount
    func number(_ first: Int, _ second: Int) -> Int { first * count + second }
    let pairs = moves.flatMap { first in other.moves.map { (first, $0) } }
    return FiniteCategory(
      sources: pairs.map { sources[$0] * places + other.sources[$1] },
      targets: pairs.map { targets[$0] * places + other.targets[$1] },
      stays: stays.flatMap { first in other.stays.map { number(first, $0) } },
      compose: { first, second in
        let left = table[first / count * moves.count + second / count]
        let right = other.table[first % count * count + second % count]
        return number(left, right)
      }
    )
  }
}

// MARK: - Sums

extension FiniteCategory {
  /// Returns the sum: the places of both categories, and no move from one to the other.
  ///
  /// - Complexity: O((m + n)²) for m and n moves.
  package func sum(_ other: FiniteCategory) -> FiniteCategory {
    let count = moves.count
    return FiniteCategory(
      sources: sources + other.sources.map { $0 + placeCount },
      targets: targets + other.targets.map { $0 + placeCount },
      stays: stays + other.stays.map { $0 + count },
      compose: { first, second in
        first < count
          ? table[first * count + second]
          : other.table[(first - count) * other.moves.count + second - count] + count
      }
    )
  }

  /// The categories without a sum in them whose sum this one is.
  package var components: [FiniteCategory] {
    var labels = Array(stays.indices)
    for _ in stays {
      for move in moves {
        let label = min(labels[sources[move]], labels[targets[move]])
        labels[sources[move]] = label
        labels[targets[move]] = label
      }
    }
    return stays.indices.filter { labels[$0] == $0 }.map { label in
      restricted(to: stays.indices.filter { labels[$0] == label })
    }
  }

  /// Returns the category of some of the places, and all moves between them.
  private func restricted(to kept: [Int]) -> FiniteCategory {
    let members = moves.filter { kept.contains(sources[$0]) && kept.contains(targets[$0]) }
    func place(_ old: Int) -> Int { kept.firstIndex(of: old) ?? -1 }
    func move(_ old: Int) -> Int { members.firstIndex(of: old) ?? -1 }
    return FiniteCategory(
      sources: members.map { place(sources[$0]) },
      targets: members.map { place(targets[$0]) },
      stays: kept.map { move(stays[$0]) },
      compose: { move(table[members[$0] * moves.count + members[$1]]) }
    )
  }
}

// MARK: - Opposite

extension FiniteCategory {
  /// The category whose moves lead the other way.
  package var opposite: FiniteCategory {
    FiniteCategory(
      sources: targets,
      targets: sources,
      stays: stays,
      compose: { table[$1 * moves.count + $0] }
    )
  }
}

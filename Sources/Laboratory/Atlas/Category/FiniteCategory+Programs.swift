import Comonads

extension FiniteCategory {
  /// How many programs of the dual monad there are that return nothing.
  ///
  /// A program of `Co` chooses one of the moves at each place.
  package var programCount: Int {
    stays.indices.reduce(1) { product, place in
      let (count, isOver) = product.multipliedReportingOverflow(by: moves(from: place).count)
      return isOver ? .max : count
    }
  }

  /// The monoid of the programs of the dual monad that return nothing, one after the other; nil
  /// where there are more than the limit.
  ///
  /// It is computed by `flatMap` of `Co`.
  package func programs(limit: Int) -> FiniteCategory? {
    guard programCount <= limit else { return nil }
    let choices = stays.indices.reduce([[]]) { known, place in
      known.flatMap { chosen in moves(from: place).map { chosen + [$0] } }
    }
    let programs = choices.map { chosen in
      Co<FiniteCategory, Void>.move { chosen[$0.number] }
    }
    var composites: [Int] = []
    for first in programs {
      for second in programs {
        let both = first.flatMap { second }
        let chosen = places.map { both($0).position }
        composites.append(choices.firstIndex(of: chosen) ?? -1)
      }
    }
    let none = choices.firstIndex(of: stays) ?? -1
    let count = choices.count
    return FiniteCategory(
      sources: Array(repeating: 0, count: count),
      targets: Array(repeating: 0, count: count),
      stays: [none],
      compose: { composites[$0 * count + $1] }
    )
  }
}

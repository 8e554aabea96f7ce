/// The cells that a change of a sheet may change, and how far they are evaluated.
struct SheetChange {
  /// The changed cell, and those that depend on it.
  let cells: [Int]

  /// For each place of `cells`, how many of the cells that it names are not finished.
  var waiting: [Int]

  /// For each place, whether a cell that it names has changed.
  var isStale: [Bool]

  /// The places that wait for nothing.
  var ready: [Int] = []

  /// How many cells have their value.
  var finished = 0

  /// How many cells were evaluated.
  var evaluated = 0

  init(cells: [Int]) {
    self.cells = cells
    waiting = Array(repeating: 0, count: cells.count)
    isStale = Array(repeating: false, count: cells.count)
  }
}

extension SheetChange {
  /// Returns the places that depend on themselves, of those that still wait.
  ///
  /// They are the strongly connected components of more than one place, and the places that name
  /// themselves. (Tarjan, Depth-first search and linear graph algorithms, 1972.)
  ///
  /// - Complexity: O(places and dependences between them).
  func cyclic(followers: (Int) -> [Int]) -> [Int] {
    var search = Search(count: cells.count)
    for place in cells.indices where waiting[place] > 0 && search.order[place] == 0 {
      search.enter(place, followers(place))
      while let visit = search.path.last {
        if let next = visit.followers.last {
          search.path[search.path.count - 1].followers.removeLast()
          if search.order[next] == 0 {
            search.enter(next, followers(next))
          } else {
            search.reach(next, from: visit.place)
          }
        } else {
          search.leave()
        }
      }
    }
    return search.cyclic
  }

  /// A depth-first search, with the components that are not complete.
  private struct Search {
    /// The number of each place in the order of the search, from one; zero before.
    var order: [Int]
    /// The least number that is reached from each place of an incomplete component.
    private var low: [Int]
    private var isOpen: [Bool]
    private var namesItself: [Bool]
    private var open: [Int] = []
    private var count = 0
    var path: [(place: Int, followers: [Int])] = []
    private(set) var cyclic: [Int] = []

    init(count: Int) {
      order = Array(repeating: 0, count: count)
      low = order
      isOpen = Array(repeating: false, count: count)
      namesItself = isOpen
    }

    mutating func enter(_ place: Int, _ followers: [Int]) {
      count += 1
      order[place] = count
      low[place] = count
      isOpen[place] = true
      open.append(place)
      path.append((place, followers))
    }

    mutating func reach(_ next: Int, from place: Int) {
      if next == place { namesItself[place] = true }
      if isOpen[next] { low[place] = min(low[place], order[next]) }
    }

    mutating func leave() {
      let place = path.removeLast().place
      if let outer = path.last?.place { low[outer] = min(low[outer], low[place]) }
      guard low[place] == order[place] else { return }
      let isAlone = open.last == place
      while let member = open.popLast() {
        isOpen[member] = false
        if !isAlone || namesItself[member] { cyclic.append(member) }
        if member == place { break }
      }
    }
  }
}

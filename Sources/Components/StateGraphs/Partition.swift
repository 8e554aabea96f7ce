/// Numbers in classes that are split until all of a class are led to the same classes.
///
/// (Hopcroft, An n log n algorithm for minimizing states in a finite automaton, 1971; the
/// arrangement is that of Valmari and Lehtinen, Efficient minimization of DFAs with partial
/// transition functions, 2008.)
package struct Partition {
  /// The numbers, those of a class together, the marked ones of each first.
  private var elements: [Int]

  /// The position of each number in the elements.
  private var positions: [Int]

  /// The class of each number.
  package private(set) var owner: [Int]

  /// The start and the end of each class in the elements, and its number of marks.
  private var classes: [(start: Int, end: Int, marked: Int)] = []

  /// The classes with marked numbers.
  private var touched: [Int] = []

  /// Creates a partition into numbers of equal kinds, which count from zero.
  package init(_ kinds: [Int]) {
    owner = kinds
    elements = Array(kinds.indices)
    positions = elements
    let sources = Sources(of: kinds)
    var start = 0
    for kind in 0..<((kinds.max() ?? -1) + 1) {
      for element in sources.leading(to: kind) {
        elements[start] = element
        positions[element] = start
        start += 1
      }
      let count = sources.leading(to: kind).count
      classes.append((start: start - count, end: start, marked: 0))
    }
  }

  /// Splits classes until, for each message, all numbers of a class are led to the same class.
  ///
  /// Of each class that is split only the smaller part splits others, so a number does so at most
  /// log n times.
  package mutating func refine(by targets: [[Int]]) {
    let sources = targets.map { Sources(of: $0) }
    var splitter = 0
    var pending = Array(classes.indices)
    while splitter < pending.count {
      let range = classes[pending[splitter]]
      let members = Array(elements[range.start..<range.end])
      for source in sources {
        for member in members {
          for element in source.leading(to: member) { mark(element) }
        }
        pending += split()
      }
      splitter += 1
    }
  }

  /// Moves a number to the marked ones of its class.
  private mutating func mark(_ element: Int) {
    let name = owner[element]
    let position = positions[element]
    let border = classes[name].start + classes[name].marked
    guard position >= border else { return }
    if classes[name].marked == 0 { touched.append(name) }
    let other = elements[border]
    elements[border] = element
    elements[position] = other
    positions[element] = border
    positions[other] = position
    classes[name].marked += 1
  }

  /// Splits the marked from the others, and returns the classes made of the smaller parts.
  private mutating func split() -> [Int] {
    var parts: [Int] = []
    for name in touched {
      let (start, end, marked) = classes[name]
      classes[name].marked = 0
      guard marked < end - start else { continue }
      let border = start + marked
      let isMarkedSmaller = marked <= end - border
      let part = isMarkedSmaller ? (start, border, 0) : (border, end, 0)
      classes[name] = isMarkedSmaller ? (border, end, 0) : (start, border, 0)
      for element in elements[part.0..<part.1] { owner[element] = classes.count }
      parts.append(classes.count)
      classes.append(part)
    }
    touched = []
    return parts
  }
}

/// The numbers that lead to each number.
private struct Sources {
  private var starts: [Int]
  private var elements: [Int]

  /// Sorts the positions of a list by their numbers.
  init(of targets: [Int]) {
    starts = Array(repeating: 0, count: Swift.max(targets.count, (targets.max() ?? -1) + 1) + 1)
    for target in targets { starts[target + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    elements = Array(repeating: 0, count: targets.count)
    var next = starts
    for (source, target) in targets.enumerated() {
      elements[next[target]] = source
      next[target] += 1
    }
  }

  func leading(to target: Int) -> ArraySlice<Int> { elements[starts[target]..<starts[target + 1]] }
}

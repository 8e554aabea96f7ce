import Testing

@testable import ComonadLaws

@Suite("An enumeration")
struct EnumerationTests {
  /// The lists of an enumeration, of which each case has as many draws as bounds.
  private func lists(_ limit: Int, bounds: ([Int]) -> [Int]) -> [[Int]] {
    var enumeration = Enumeration(limit: limit)
    var lists: [[Int]] = []
    while let list = enumeration.pop() {
      lists.append(list)
      enumeration.push(after: list, bounds: bounds(list))
    }
    return lists
  }

  @Test("returns the lists by their sums, then by their lengths, and as many as are wanted")
  func order() {
    #expect(
      lists(7) { _ in [2, 4, 3] }
        == [[], [1], [0, 1], [0, 0, 1], [0, 2], [0, 0, 2], [1, 1]]
    )
    #expect(lists(7) { _ in [2] } == [[], [1]])
    #expect(lists(0) { _ in [2] }.isEmpty)
  }

  @Test("returns the same first lists, however many are wanted", arguments: 0..<20)
  func prefix(seed: Int) {
    func bounds(_ list: [Int]) -> [Int] {
      (0..<(2 + list.count % 3)).map { 1 + (seed + $0 * (1 + list.reduce(0, +))) % 5 }
    }
    let all = lists(500, bounds: bounds)
    for limit in [1, 2, 10, 40, 200] {
      #expect(lists(limit, bounds: bounds) == Array(all.prefix(limit)))
    }
  }
}

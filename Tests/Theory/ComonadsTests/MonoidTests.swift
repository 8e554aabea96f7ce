import Comonads
import Testing

/// Returns the monoid laws that the samples break.
func brokenLaws<M: Monoid>(_ samples: [M], same: (M, M) -> Bool) -> Set<String> {
  var broken: Set<String> = []
  for a in samples {
    if !same(M.empty.combined(with: a), a) { broken.insert("empty on the left") }
    if !same(a.combined(with: .empty), a) { broken.insert("empty on the right") }
    for b in samples {
      for c in samples {
        let left = a.combined(with: b).combined(with: c)
        if !same(left, a.combined(with: b.combined(with: c))) { broken.insert("associativity") }
      }
    }
  }
  return broken
}

@Suite("Monoids")
struct MonoidTests {
  @Test("The ready-made monoids obey the laws")
  func laws() {
    #expect(brokenLaws([[], [1], [2, 3]], same: ==) == [])
    #expect(brokenLaws(["", "a", "bc"], same: ==) == [])
    #expect(brokenLaws([Sum(0), Sum(1), Sum(-5)], same: ==) == [])
    #expect(brokenLaws([Product(0), Product(2), Product(-5)], same: ==) == [])
    #expect(brokenLaws([Ordering.ascending, .same, .descending], same: ==) == [])
    #expect(brokenLaws([Pair(Sum(1), "a"), Pair(Sum(2), "b")], same: ==) == [])
    #expect(brokenLaws([Overwrite.nothing, .with(1), .with(2)], same: ==) == [])
    #expect(brokenLaws([Trivial()], same: ==) == [])
    let changes = [Endo<Int> { $0 += 1 }, Endo { $0 *= 2 }, .empty]
    #expect(brokenLaws(changes) { $0.applied(to: 5) == $1.applied(to: 5) } == [])
  }

  @Test("Numbers under subtraction are no monoid")
  func subtraction() {
    struct Difference: Monoid, Equatable {
      var value: Int
      static var empty: Difference { Difference(value: 0) }
      mutating func combine(with other: Difference) { value -= other.value }
    }
    let samples = [Difference(value: 5), Difference(value: 3)]
    #expect(brokenLaws(samples, same: ==) == ["empty on the left", "associativity"])
  }

  @Test("The first difference decides an ordering")
  func ordering() {
    #expect(Ordering(1, 2).combined(with: Ordering("b", "a")) == .ascending)
    #expect(Ordering(2, 2).combined(with: Ordering("b", "a")) == .descending)
  }

  @Test("200,000 changes are applied and released without nesting")
  func changes() {
    var all = Endo<Int>.empty
    for _ in 0..<200_000 { all.combine(with: Endo { $0 &+= 1 }) }
    #expect(all.applied(to: 0) == 200_000)
  }
}

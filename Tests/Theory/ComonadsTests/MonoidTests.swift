import Comonads
import Testing

@Suite("Monoids")
struct MonoidTests {
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

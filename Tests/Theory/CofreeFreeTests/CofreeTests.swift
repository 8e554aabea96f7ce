import CofreeFree
import Comonads
import FreeMonad
import TestSupport
import Testing

@Suite("Cofree")
struct CofreeTests {
  /// A rose tree that ends: a number over as many numbers as its remainder says.
  let tree = Cofree<Children, Int>.unfold(from: 5) { n in
    (n, Layer(shape: n > 40 ? 0 : n % 3) { n * 2 + $0 })
  }

  @Test("is stepped and released in 512 KB of stack when 200,000 layers are built by hand")
  func manyByHand() {
    let last = onSmallStack {
      func node(_ value: Int, over below: Cofree<MaybeNext, Int>?) -> Cofree<MaybeNext, Int> {
        guard let below else {
          return .unfold(from: value) { n in (n, Layer(shape: false) { n }) }
        }
        return Cofree(value, tail: Layer(shape: true) { below })
      }
      var list = (0..<200_000).reduce(nil) { node($1, over: $0) }
      while list?.tail.shape == true { list?.step(()) }
      let dropped = (0..<200_000).reduce(nil) { node($1, over: $0) }
      return (list?.extract() ?? -1) + (dropped?.extract() ?? -1)
    }
    #expect(last == 199_999)
  }

  @Test("A mapped space that was built by hand can be stepped, and its copies do not change")
  func mappedByHand() {
    let leaf = Cofree<MaybeNext, Int>.unfold(from: 0) { n in (n, Layer(shape: false) { n }) }
    let list = (1...1_000).reduce(leaf) { below, n in Cofree(n, tail: Layer(shape: true) { below })
    }
    var doubled = list.map { $0 * 2 }
    let copy = doubled
    for _ in 1...999 { doubled.step(()) }
    #expect(doubled.extract() == 2 && copy.extract() == 2_000 && list.extract() == 1_000)
    #expect(list.values(toDepth: 3) == [1_000, 999, 998, 997])
  }

  @Test("makes streams and non-empty lists of the other containers")
  func containers() {
    let naturals = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
    #expect(naturals.values(toDepth: 4) == [0, 1, 2, 3, 4])
    let sums = naturals.extend { $0.extract() + $0.stepped(()).extract() }
    #expect(sums.values(toDepth: 3) == [1, 3, 5, 7])
    let list = Cofree<MaybeNext, Int>.unfold(from: 3) { n in (n, Layer(shape: n > 1) { n - 1 }) }
    #expect(list.values(toDepth: 99) == [3, 2, 1])
    #expect(list.fold { value, below in below.reduce(value, +) } == 6)
    #expect(MaybeNext.positions(in: false).isEmpty && !MaybeNext.isValid((), in: false))
    #expect(!Children.isValid(3, in: 3) && Children.isValid(2, in: 3))
  }

  @Test("lists the walks through any space, and shows that space in its first layer")
  func section() {
    let row = Zipper(before: [1], focus: 2, after: [3, 4])
    let walks = Cofree<ZipperContainer, Int>.section(row.meaning)
    #expect(walks.lower == row.meaning)
    #expect(walks.stepped(3).lower == row.moved(by: .to(3)).meaning)
  }

  @Test("has the paths that its children have as the positions of its container")
  func paths() {
    #expect(CofreeContainer<Children>.isValid([1, 1], in: tree.map { _ in }))
    #expect(!CofreeContainer<Children>.isValid([2], in: tree.map { _ in }))
  }
}

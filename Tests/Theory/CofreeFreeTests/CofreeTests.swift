import CofreeFree
import Comonads
import FreeMonad
import TestSupport
import Testing

extension Cofree: Visitable where F == Children {
  /// This space, focused on each of a few places.
  public var visits: [Cofree] {
    [self] + children + children.flatMap(\.children)
  }
}

extension CofreeContainer: Sampled where F == Children {
  /// A few positions to walk along.
  public static func samples(at tree: Cofree<Children, Void>) -> [[Int]] {
    let children = tree.children.map(\.children.count)
    let grandchildren = children.indices.flatMap { child in
      (0..<children[child]).map { [child, $0] }
    }
    return [[]] + children.indices.map { [$0] } + grandchildren
  }
}

@Suite("Cofree")
struct CofreeTests {
  /// A rose tree that ends: a number over as many numbers as its remainder says.
  let tree = Cofree<Children, Int>.unfold(from: 5) { n in
    (n, Layer(shape: n > 40 ? 0 : n % 3) { n * 2 + $0 })
  }
  let f = { (w: Cofree<Children, Int>) in w.children.reduce(w.extract()) { $0 * 10 + $1.extract() }
  }

  @Test("unfolds, and its tail is the layer unfolded")
  func unfolding() {
    #expect(tree.extract() == 5)
    #expect(tree.tail.shape == 2)
    #expect((0..<2).map { tree.tail.value($0).extract() } == [10, 11])
    #expect(tree.children.map { $0.extract() } == [10, 11])
    #expect(tree.extend(f).tail.value(1).extract() == f(tree.stepped(1)))
  }

  @Test("can be built by hand from a value and a layer")
  func byHand() {
    let small = Cofree(7, tail: Layer(shape: 2) { $0 == 0 ? tree : tree.stepped(1) })
    #expect(small.levels(toDepth: 1) == [[7], [5, 11]])
    #expect(small.stepped(0).stepped(1).extract() == 11)
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

  @Test("walks to a depth, level by level, and folds from the leaves")
  func walks() {
    #expect(tree.values(toDepth: 0) == [5])
    #expect(tree.values(toDepth: 1) == [5, 10, 11])
    #expect(tree.levels(toDepth: 2) == [[5], [10, 11], [20, 22, 23]])
    #expect(
      tree.fold { value, below in below.reduce(value, +) } == tree.values(toDepth: 99).reduce(0, +)
    )
  }

  @Test("is translated layer by layer")
  func hoisting() {
    let onlyFirst = ContainerMorphism<Children, Children>(
      shape: { min($0, 1) },
      position: { position, _ in position }
    )
    let last = ContainerMorphism<Children, Children>(
      shape: { $0 },
      position: { position, count in count - 1 - position }
    )
    #expect(seen(tree.hoist(.identity)) == seen(tree))
    #expect(tree.hoist(onlyFirst).levels(toDepth: 2) == [[5], [10], [20]])
    #expect(seen(tree.hoist(last).hoist(onlyFirst)) == seen(tree.hoist(last.then(onlyFirst))))
    let g = { (w: Cofree<Children, Int>) in w.values(toDepth: 1).reduce(0, +) }
    #expect(seen(tree.hoist(last).extend(g)) == seen(tree.extend { g($0.hoist(last)) }.hoist(last)))
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

  @Test("agrees with its meaning")
  func meaning() {
    #expect(seen(tree.meaning) == seen(tree))
    #expect(seen(Cofree(meaning: tree.meaning)) == seen(tree))
    #expect(
      seen(tree.extend { f($0) }.meaning) == seen(tree.meaning.extend { f(Cofree(meaning: $0)) })
    )
    #expect(CofreeContainer<Children>.isValid([1, 1], in: tree.map { _ in }))
    #expect(!CofreeContainer<Children>.isValid([2], in: tree.map { _ in }))
  }
}

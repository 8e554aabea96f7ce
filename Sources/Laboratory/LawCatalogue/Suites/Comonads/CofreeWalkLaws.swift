import ComonadLab
import ComonadLaws

/// The operations that go through a space of layers and collect its bits.
struct CofreeWalks<F: FiniteContainer & SendableMetatype>: Sendable {
  typealias Tree = Cofree<F, Bit>

  var values: @Sendable (Tree, _ depth: Int) -> [Bit] = { $0.values(toDepth: $1) }
  var levels: @Sendable (Tree, _ depth: Int) -> [[Bit]] = { $0.levels(toDepth: $1) }
  var fold: @Sendable (Tree, (Bit, [Bit]) -> Bit) -> Bit = { $0.fold($1) }
  var isValid: @Sendable ([F.Position], Cofree<F, Void>) -> Bool = {
    CofreeContainer<F>.isValid($0, in: $1)
  }
}

/// Returns the laws of the operations that go through a space of layers.
///
/// Each operation has one law for the end of its walk, and one for a step of it; the two fix its
/// result at every depth. A fold has one, since a leaf is a point with nothing below.
///
/// - Parameters:
///   - trees: The generator of spaces, which may be infinite.
///   - finite: The generator of finite spaces.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func cofreeWalkLaws<F: FiniteContainer & ExplorableContainer & SendableMetatype>(
  _ trees: Generator<Cofree<F, Bit>>,
  finite: Generator<Cofree<F, Bit>>,
  _ operations: CofreeWalks<F> = CofreeWalks()
) -> Suite {
  let (levels, fold) = (operations.levels, operations.fold)
  let combinations = Generator<Bit>.cases.function(of: PairingResult<Bit, [Bit]>.self)
  let w = Variable("w", trees)
  let n = Variable("n", .integers(in: 0...2))
  return Suite("cofree-walk", source: "CofreeFree, Cofree") {
    law("values-zero", "the values to depth 0 are the value in focus")
      .states("w.values(toDepth: 0) == [w.extract()]")
      .forAll(w) { w in .same(operations.values(w, 0), [w.extract()]) }
    law("values-more", "the value in focus comes first, then the values of each child in order")
      .states(
        "w.values(toDepth: n + 1)"
          + " == [w.extract()] + w.children.flatMap { $0.values(toDepth: n) }"
      )
      .forAll(w, n) { w, n in
        .same(
          operations.values(w, n + 1),
          [w.extract()] + w.children.flatMap { operations.values($0, n) }
        )
      }
    law("levels-zero", "the levels to depth 0 are one level with the value in focus")
      .states("w.levels(toDepth: 0) == [[w.extract()]]")
      .forAll(w) { w in .same(levels(w, 0), [[w.extract()]]) }
    law("levels-more", "the value in focus precedes the joined levels of all children")
      .states(
        "w.levels(toDepth: n + 1) == [[w.extract()]]"
          + " + w.children.map { $0.levels(toDepth: n) } joined level by level"
      )
      .forAll(w, n) { w, n in
        let below = w.children.map { levels($0, n) }
        let joined = (0..<(below.map(\.count).max() ?? 0)).map { depth in
          below.flatMap { $0.indices.contains(depth) ? $0[depth] : [] }
        }
        return .same(levels(w, n + 1), [[w.extract()]] + joined)
      }
    law("valid", "a path is valid if its first step is, and the rest from where that leads")
      .states(
        "isValid([p] + q, in: w) == F.isValid(p, in: w.tail.shape) && isValid(q, in: w.stepped(p))"
      )
      .forAll { draws in
        let w = draws.draw("w", finite).map { _ in }
        // The paths of another space are not all valid in this one.
        let path = draws.path(in: draws.draw("v", finite).map { _ in })
        guard let first = path.first else {
          return .same(operations.isValid([], w), true)
        }
        var below = w
        let isValid = F.isValid(first, in: w.tail.shape)
        if isValid { below.step(first) }
        return .same(
          operations.isValid(path, w),
          isValid && operations.isValid(Array(path.dropFirst()), below)
        )
      }
    law("fold", "a fold combines the value in focus with the folds of the children in order")
      .states("w.fold(f) == f(w.extract(), w.children.map { $0.fold(f) })    if w is finite")
      .forAll { draws in
        let w = draws.draw("w", finite)
        let f = draws.draw("f", combinations)
        let combine = { (value: Bit, below: [Bit]) in f(PairingResult(value, below)) }
        draws.cover("has children", atLeast: 0.3, when: !w.children.isEmpty)
        return .same(fold(w, combine), combine(w.extract(), w.children.map { fold($0, combine) }))
      }
  }
}

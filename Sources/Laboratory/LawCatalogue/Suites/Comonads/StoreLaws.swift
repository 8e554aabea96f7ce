import ComonadLab
import ComonadLaws

/// The operations of a comonad of bits that has one of three positions, and a value for each.
///
/// The laws are written over operations, so that one suite judges `Store`, stores in which one
/// operation is wrong, and a comonad that was published as a store.
struct StoreOperations<W: Explorable>: Sendable where W.Focus == Bit {
  var position: @Sendable (W) -> Trit
  var peek: @Sendable (W, Trit) -> Bit
  var seek: @Sendable (W, Trit) -> W

  /// Returns the value at a position relative to the focus; made of the others if it is nil.
  var peekBy: (@Sendable (W, @escaping (Trit) -> Trit) -> Bit)?
  var seekBy: (@Sendable (W, @escaping (Trit) -> Trit) -> W)?
  var experiment: (@Sendable (W, (Trit) -> [Trit]) -> [Bit])?
  var memoised: (@Sendable (W, [Trit]) -> W)?
}

extension StoreOperations<Store<Trit, Bit>> {
  /// The operations of `Store`.
  static var standard: StoreOperations {
    StoreOperations(
      position: { $0.position },
      peek: { $0.peek(at: $1) },
      seek: { $0.seeking(to: $1) },
      peekBy: { $0.peek(by: $1) },
      seekBy: { $0.seeking(by: $1) },
      experiment: { w, choose in w.experiment { (here: Trit) -> [Trit] in choose(here) } },
      memoised: { $0.memoised(over: $1) }
    )
  }
}

/// Returns the laws of a comonad that has a position, with those of a comonad.
func storeLaws<W: Explorable>(
  _ spaces: Generator<W>,
  _ operations: StoreOperations<W>
) -> Suite {
  let (peek, position, seek) = (operations.peek, operations.position, operations.seek)
  let peekBy = operations.peekBy ?? { peek($0, $1(position($0))) }
  let seekBy = operations.seekBy ?? { seek($0, $1(position($0))) }
  let experiment = operations.experiment ?? { w, choose in choose(position(w)).map { peek(w, $0) } }
  let memoised = operations.memoised ?? { w, _ in w }
  let w = Variable("w", spaces)
  let (p, q) = (Variable("p", Generator<Trit>.cases), Variable("q", Generator<Trit>.cases))
  let f = Variable("f", Generator<Trit>.cases.function(of: Trit.self))
  let region = Variable("region", Generator<Trit>.cases.array(upTo: 4))
  let choose = Variable("c", Generator<Trit>.cases.array(upTo: 4).function(of: Trit.self))
  let valueF = Variable("f", Generator<Bit>.cases.valuation(of: Bit.self))
  let spaceF = Variable("f", Generator<Bit>.cases.valuation(of: W.self))
  return Suite("store", source: "Kmett, Control.Comonad.Store.Class, 2011") {
    comonadLaws(spaces, values: .cases)
    law("peek-here", "peeking at the position of the focus returns the value in focus")
      .states("w.peek(at: w.position) == w.extract()")
      .forAll(w) { w in .same(peek(w, position(w)), w.extract()) }
    law("seek-position", "seeking a position puts the focus there")
      .states("w.seeking(to: p).position == p")
      .forAll(w, p) { w, p in .same(position(seek(w, p)), p) }
    law("seek-peek", "seeking does not change the value at any position")
      .states("w.seeking(to: p).peek(at: q) == w.peek(at: q)")
      .forAll(w, p, q) { w, p, q in .same(peek(seek(w, p), q), peek(w, q)) }
    law("seek-here", "seeking the position of the focus changes nothing")
      .states("w.seeking(to: w.position) == w")
      .forAll(w) { w in .same(seek(w, position(w)), w) }
    law("seek-seek", "only the last of two positions that are sought counts")
      .states("w.seeking(to: p).seeking(to: q) == w.seeking(to: q)")
      .forAll(w, p, q) { w, p, q in .same(seek(seek(w, p), q), seek(w, q)) }
    law("peek-by", "a relative peek equals the peek at the computed position")
      .states("w.peek(by: f) == w.peek(at: f(w.position))")
      .forAll(w, f) { w, f in .same(peekBy(w, f), peek(w, f(position(w)))) }
    law("seek-by", "a relative seek equals the seek to the computed position")
      .states("w.seeking(by: f) == w.seeking(to: f(w.position))")
      .forAll(w, f) { w, f in .same(seekBy(w, f), seek(w, f(position(w)))) }
    law("experiment", "an experiment peeks at each of its positions, in their order")
      .states("w.experiment(c) == c(w.position).map { w.peek(at: $0) }")
      .forAll(w, choose) { w, choose in
        .same(experiment(w, choose), choose(position(w)).map { peek(w, $0) })
      }
    law("memoised", "a store with a table of a region equals the store without")
      .states("w.memoised(over: region) == w")
      .forAll(w, region) { w, region in .same(memoised(w, region), w) }
    law("map-position", "mapping keeps the position")
      .states("w.map(f).position == w.position")
      .forAll(w, valueF) { w, f in .same(position(w.map(f)), position(w)) }
    law("map-peek", "mapping applies the function to the value at each position")
      .states("w.map(f).peek(at: p) == f(w.peek(at: p))")
      .forAll(w, valueF, p) { w, f, p in .same(peek(w.map(f), p), f(peek(w, p))) }
    law("extend-position", "extending keeps the position")
      .states("w.extend(f).position == w.position")
      .forAll(w, spaceF) { w, f in .same(position(w.extend(f)), position(w)) }
    law("extend-peek", "the extended value at a position is the result for the space focused there")
      .states("w.extend(f).peek(at: p) == f(w.seeking(to: p))")
      .forAll(w, spaceF, p) { w, f, p in .same(peek(w.extend(f), p), f(seek(w, p))) }
  }
}

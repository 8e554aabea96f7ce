import ComonadLab
import ComonadLaws

/// The operations of a comonad that has a position and a value for each position.
///
/// The laws are written over operations, not over a protocol, so that the same suite judges
/// `Store`, a broken store, and a comonad that may or may not be like a store.
struct StoreOperations<W: Explorable, Position>: Sendable {
  /// Returns the position in focus.
  var position: @Sendable (W) -> Position

  /// Returns the value at a position.
  var peek: @Sendable (W, Position) -> W.Focus

  /// Returns the space focused on a position.
  var seek: @Sendable (W, Position) -> W

  /// Returns the value at a position relative to the focus.
  var peekBy: @Sendable (W, @escaping (Position) -> Position) -> W.Focus

  /// Returns the space focused on a position relative to the focus.
  var seekBy: @Sendable (W, @escaping (Position) -> Position) -> W

  /// Returns the values at the positions chosen.
  var experiment: @Sendable (W, (Position) -> [Position]) -> [W.Focus]

  /// Creates operations from three; the others follow from them.
  init(
    position: @escaping @Sendable (W) -> Position,
    peek: @escaping @Sendable (W, Position) -> W.Focus,
    seek: @escaping @Sendable (W, Position) -> W
  ) {
    self.position = position
    self.peek = peek
    self.seek = seek
    peekBy = { peek($0, $1(position($0))) }
    seekBy = { seek($0, $1(position($0))) }
    experiment = { w, choose in choose(position(w)).map { peek(w, $0) } }
  }

  /// Returns the operations of `Store`.
  static func standard<Value>() -> StoreOperations where W == Store<Position, Value> {
    var operations = StoreOperations(
      position: { $0.position },
      peek: { $0.peek(at: $1) },
      seek: { $0.seeking(to: $1) }
    )
    operations.peekBy = { $0.peek(by: $1) }
    operations.seekBy = { $0.seeking(by: $1) }
    operations.experiment = { w, choose in
      w.experiment { (here: Position) -> [Position] in choose(here) }
    }
    return operations
  }
}

/// Returns the laws of a comonad that has a position, with those of a comonad.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - positions: The generator of positions to go to.
///   - values: The generator of values.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func storeLaws<W: Explorable, Position: Observed>(
  _ spaces: Generator<W>,
  positions: Generator<Position>,
  values: Generator<W.Focus>,
  operations: StoreOperations<W, Position>
) -> Suite where W.Focus: Observed {
  let (peek, position, seek) = (operations.peek, operations.position, operations.seek)
  let (peekBy, seekBy, experiment) = (operations.peekBy, operations.seekBy, operations.experiment)
  let w = Variable("w", spaces)
  let (p, q) = (Variable("p", positions), Variable("q", positions))
  let f = Variable("f", positions.function(of: Position.self))
  let g = Variable("g", positions.function(of: Position.self))
  let valueF = Variable("f", values.valuation(of: W.Focus.self))
  let spaceF = Variable("f", values.valuation(of: W.self))
  return Suite("store", source: "Kmett, Control.Comonad.Store.Class, 2011") {
    comonadLaws(spaces, values: values)
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
    law("experiment", "an experiment peeks at each of its positions")
      .states("w.experiment { [f($0), g($0)] } == [w.peek(by: f), w.peek(by: g)]")
      .forAll(w, f, g) { w, f, g in
        let here = position(w)
        return .same(experiment(w) { [f($0), g($0)] }, [peek(w, f(here)), peek(w, g(here))])
      }
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

import ComonadLab
import ComonadLaws

/// The operations of a comonad of bits that has a value for each word.
///
/// The laws are written over operations, so that one suite judges `Traced`, spaces in which one
/// operation is wrong, and a comonad that was published as a traced one.
struct TracedOperations<W: Explorable>: Sendable where W.Focus == Bit {
  /// Returns the value further along a log.
  var trace: @Sendable (W, String) -> Bit

  /// Returns the space moved along a log.
  var tell: @Sendable (W, String) -> W

  /// Returns the space in which logs are rewritten first.
  var censor: @Sendable (W, @escaping (String) -> String) -> W

  /// Returns the value further along the log that the value at the focus leads to; made of `trace` if
  /// it is nil.
  var traces: (@Sendable (W, @escaping (Bit) -> String) -> Bit)?

  /// Returns the value of listening further along a log.
  var listen: (@Sendable (W, String) -> (value: Bit, log: String))?
}

extension TracedOperations<Traced<String, Bit>> {
  /// The operations of `Traced`.
  static var standard: TracedOperations {
    TracedOperations(
      trace: { $0.trace($1) },
      tell: { $0.moved(by: .tell($1)) },
      censor: { $0.censor($1) },
      traces: { $0.traces($1) },
      listen: { $0.listen().trace($1) }
    )
  }
}

/// Returns the laws of a comonad that has a value for each log, with those of a comonad.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - rewrites: The generator of homomorphisms of logs: censoring with anything else is lawful
///     only as a change of the space, not as a comonad morphism.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func tracedLaws<W: Explorable>(
  _ spaces: Generator<W>,
  rewrites: Generator<(String) -> String> = .homomorphisms,
  _ operations: TracedOperations<W>
) -> Suite {
  let (trace, tell, censor) = (operations.trace, operations.tell, operations.censor)
  let traces = operations.traces ?? { trace($0, $1($0.extract())) }
  let listen = operations.listen ?? { (trace($0, $1), $1) }
  let w = Variable("w", spaces)
  let m = Variable<String>.spelled("m")
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Bit.self))
  let spaceF = Variable("f", Generator<Bit>.cases.valuation(of: W.self))
  let g = Variable("g", Generator<String>.spelled.function(of: Bit.self))
  let spaceG = Variable("g", Generator<String>.spelled.function(of: String.self))
  let (rewriteG, h) = (Variable("g", rewrites), Variable("h", rewrites))
  return Suite("traced", source: "Kmett, Control.Comonad.Traced.Class, 2011") {
    comonadLaws(spaces, values: .cases)
    traceLaws(spaces, trace: trace, tell: tell, named: "tell")
    law("map-trace", "mapping applies the function to the value after each log")
      .states("w.map(f).trace(m) == f(w.trace(m))")
      .forAll(w, f, m) { w, f, m in .same(trace(w.map(f), m), f(trace(w, m))) }
    law("traces", "traces computes the log from the value in focus")
      .states("w.traces(g) == w.trace(g(w.extract()))")
      .forAll(w, g) { w, g in .same(traces(w, g), trace(w, g(w.extract()))) }
    law("listen", "listen returns each value with its log")
      .states("w.listen().trace(m) == (w.trace(m), m)")
      .forAll(w, m) { w, m in
        let heard = listen(w, m)
        return .same(heard.value, trace(w, m)).and(.same(heard.log, m))
      }
    law("censor-trace", "censor rewrites each log before it is traced")
      .states("w.censor(g).trace(m) == w.trace(g(m))")
      .forAll(w, spaceG, m) { w, g, m in .same(trace(censor(w, g), m), trace(w, g(m))) }
    law("censor-composition", "censoring twice applies the later rewriting first")
      .states("w.censor(g).censor(h).trace(m) == w.censor { g(h($0)) }.trace(m)")
      .forAll(w, rewriteG, h, m) { w, g, h, m in
        .same(trace(censor(censor(w, g), h), m), trace(censor(w) { g(h($0)) }, m))
      }
    law("censor-extract", "censoring by a homomorphism keeps the value in focus")
      .states("w.censor(g).extract() == w.extract()    if g is a homomorphism")
      .citing("Uustalu and Vene, Comonadic notions of computation, 2008")
      .forAll(w, rewriteG) { w, g in .same(censor(w, g).extract(), w.extract()) }
    law("censor-extend", "censoring by a homomorphism commutes with extending")
      .states(
        "w.censor(g).extend(f) == w.extend { f($0.censor(g)) }.censor(g)    if g is a homomorphism"
      )
      .citing("Uustalu and Vene, Comonadic notions of computation, 2008")
      .forAll(w, spaceF, rewriteG) { w, f, g in
        .same(censor(w, g).extend(f), censor(w.extend { f(censor($0, g)) }, g))
      }
  }
}

/// Returns the laws of the values further along a log, which ledgers have as well.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - trace: Returns the value further along a log.
///   - tell: Returns the space moved along a log.
///   - move: The name of the program that moves a space along a log.
/// - Returns: The laws.
@LawBuilder
func traceLaws<W: Explorable, Log: Spelled>(
  _ spaces: Generator<W>,
  trace: @escaping @Sendable (W, Log) -> Bit,
  tell: @escaping @Sendable (W, Log) -> W,
  named move: String
) -> [Law] where W.Focus == Bit {
  let w = Variable("w", spaces)
  let (m, n) = (Variable<Log>.spelled("m"), Variable<Log>.spelled("n"))
  let f = Variable("f", Generator<Bit>.cases.valuation(of: W.self))
  law("trace-empty", "tracing the empty log returns the value in focus")
    .states("w.trace(.empty) == w.extract()")
    .forAll(w) { w in .same(trace(w, .empty), w.extract()) }
  composedTraceLaw(w, m, n, trace: trace)
  law("\(move)-trace", "moving along one log and tracing another equals tracing both")
    .states("w.moved(by: .\(move)(m)).trace(n) == w.trace(m.combined(with: n))")
    .citing("Freeman, Comonads as spaces, 2016")
    .forAll(w, m, n) { w, m, n in .same(trace(tell(w, m), n), trace(w, m.combined(with: n))) }
  law("extend-trace", "the extended value after a log is the result for the space after that log")
    .states("w.extend(f).trace(m) == f(w.moved(by: .\(move)(m)))")
    .citing("Freeman, Comonads as spaces, 2016")
    .forAll(w, f, m) { w, f, m in .same(trace(w.extend(f), m), f(tell(w, m))) }
}

/// Returns the law that says where a log leads, which the laws of comonads leave open.
func composedTraceLaw<W: Explorable, Log: Spelled>(
  _ w: Variable<W>,
  _ m: Variable<Log>,
  _ n: Variable<Log>,
  trace: @escaping @Sendable (W, Log) -> Bit
) -> Law where W.Focus == Bit {
  law("trace-trace", "tracing one log after another equals tracing their combination")
    .states("w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))")
    .forAll(w, m, n) { w, m, n in
      .same(trace(w.extend { trace($0, n) }, m), trace(w, m.combined(with: n)))
    }
}

extension Generator where Value == (String) -> String {
  /// The generator of functions that rewrite words letter by letter.
  static var homomorphisms: Generator {
    Generator<String>.words.function(of: String.self).map { rewrite in
      { word in word.map { rewrite(String($0)) }.joined() }
    }
  }
}

extension Variable where Value: Spelled {
  /// Returns the variable of words, which are not empty in a third of all cases at least.
  static func spelled(_ name: String) -> Variable {
    Variable { draws in
      let start = draws.taken.count
      let word = draws.draw(name, Generator<Value>.spelled)
      draws.cover("\(name) is not empty", atLeast: 0.3, when: draws.taken.count > start + 1)
      return word
    }
  }
}

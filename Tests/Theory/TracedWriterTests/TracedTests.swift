import ComonadLaws
import Comonads
import TestSupport
import Testing
import TracedWriter

/// The words over two letters up to length two, a monoid that is not commutative.
let words = ["", "a", "b", "aa", "ab", "ba", "bb"]

extension Traced: Visitable where Log == String {
  /// This space, focused on each of a few places.
  public var visits: [Traced] { words.map { moved(by: .tell($0)) } }
}

extension TracedContainer: Sampled where Log == String {
  /// A few positions to walk along.
  public static func samples(at shape: Void) -> [String] { words }
}

/// A number for a word that depends on the order of its letters.
@Sendable
func value(_ word: String) -> Int {
  word.unicodeScalars.reduce(1) { $0 * 3 + Int($1.value % 5) }
}

@Suite("Traced")
struct TracedTests {
  let w = Traced<String, Int>(value).moved(by: .tell("ab"))
  let f = { (w: Traced<String, Int>) in w.trace("a") * 100 + w.trace("ba") }
  let moves: [Writer<String, Void>] = [.tell("b"), .tell("ba"), .pure(())]

  @Test("obeys the comonad laws")
  func comonad() {
    let laws = comonadLaws(Generator<Traced<String, Bit>>.traces, values: .cases)
    #expect(Instance("Traced", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    let laws = moveLaws(
      Generator<Traced<String, Bit>>.traces,
      movements: Generator<Writer<String, Bit>>.writers.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    #expect(Instance("Traced", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of tracing", arguments: ["", "a", "ba"], ["", "b", "ab"])
  func tracing(m: String, n: String) {
    #expect(w.trace(.empty) == w.extract())
    #expect(w.extend { $0.trace(n) }.trace(m) == w.trace(m + n))
    #expect(w.moved(by: .tell(m)).trace(n) == w.trace(m + n))
    #expect(seen(w.telling(m)) == seen(w.moved(by: .tell(m))))
    #expect(w.map { $0 + 1 }.trace(m) == w.trace(m) + 1)
    #expect(w.traces { "\($0)" } == w.trace("\(w.extract())"))
    #expect(w.listen().trace(m) == (w.trace(m), m))
    #expect(w.listens(\.count).trace(m) == (w.trace(m), m.count))
    let g = { (s: String) in String(s.reversed()) }
    let h = { (s: String) in s + s }
    #expect(w.censor(g).trace(m) == w.trace(g(m)))
    #expect(w.censor(g).censor(h).trace(m) == w.censor { g(h($0)) }.trace(m))
    #expect(w.listen().moved(by: .tell(m)).trace(n).log == m + n)
  }

  @Test("Censoring is a comonad morphism only along a homomorphism")
  func censoring() {
    func preserves(_ g: @escaping (String) -> String) -> Bool {
      seen(w.censor(g).extend(f)) == seen(w.extend { f($0.censor(g)) }.censor(g))
        && w.censor(g).extract() == w.extract()
    }
    #expect(preserves { String($0.map { $0 == "a" ? "b" : $0 }) })
    #expect(!preserves { _ in "a" })
    #expect(!preserves { String($0.reversed()) })
  }

  @Test("agrees with its meaning")
  func meaning() {
    #expect(seen(w.meaning) == seen(w))
    #expect(seen(Traced(meaning: w.meaning)) == seen(w))
    for m in moves {
      #expect(seen(w.moved(by: m).meaning) == seen(w.meaning.moved(by: m.meaning)))
    }
    #expect(
      seen(w.extend { $0.meaning.peek(at: "b") }.meaning)
        == seen(w.meaning.extend { $0.peek(at: "b") })
    )
  }
}

@Suite("Writer")
struct WriterTests {
  let m = Writer<String, Int> { log in
    log.tell("a")
    log.tell("b")
    return 3
  }

  @Test("obeys the monad laws")
  func monad() {
    let f = { (n: Int) in Writer.tell("f\(n)").map { n * 2 } }
    let g = { (n: Int) in Writer.tell("g").map { n - 1 } }
    #expect(Writer.pure(4).flatMap(f).run() == f(4).run())
    #expect(m.flatMap(Writer.pure).run() == m.run())
    #expect(m.flatMap(f).flatMap(g).run() == m.flatMap { f($0).flatMap(g) }.run())
    #expect(m.map { $0 + 1 }.run() == m.flatMap { .pure($0 + 1) }.run())
    #expect(Writer.zip(m, m).run().log == "abab")
  }

  @Test("obeys the laws of tell, listen, censor and pass")
  func writing() {
    #expect(Writer<String, Void>.tell("").run().log == "")
    #expect(Writer.tell("a").flatMap { Writer.tell("b") }.run().log == "ab")
    #expect(m.listen().run().value == (3, "ab"))
    #expect(m.listen().map(\.value).run() == m.run())
    #expect(m.listens(\.count).run().value.log == 2)
    let before = Writer.tell("x").flatMap { m.listen() }.run()
    #expect(before.log == "xab" && before.value.log == "ab")
    let upper = { (s: String) in s.uppercased() }
    let double = { (s: String) in s + s }
    #expect(m.censor(upper).censor(double).run() == m.censor { double(upper($0)) }.run())
    let passed = m.map { n in (n, { (log: String) in log + "\(n)" }) }.pass()
    #expect(passed.run() == ("ab3", 3))
    #expect(Writer(meaning: m.meaning).run() == m.run())
  }
}

@Suite("Depth of writers")
struct DepthTests {
  @Test("Plain binds reach the documented depth, nested either way")
  func depth() {
    let counts = onSmallStack {
      let step = Writer<Sum<Int>, Void>.tell(Sum(1))
      let left = (1..<documentedDepth).reduce(step) { program, _ in program.flatMap { step } }
      let right = (1..<documentedDepth).reduce(step) { program, _ in step.flatMap { program } }
      return [left.run().log.value, right.run().log.value]
    }
    #expect(counts == [documentedDepth, documentedDepth])
  }
}

@Suite("Pairing of Traced and Writer")
struct PairingTests {
  @Test("obeys the pairing laws")
  func laws() {
    let w = Traced<String, Int>(value)
    let m = Writer.tell("ab").map { "m" }
    let k = { (a: String) in Writer.tell("b" + a).map { a + "!" } }
    let f = { (a: String, b: Int) in "\(a) \(b)" }
    #expect(pair(.pure("a"), w, combine: f) == f("a", w.extract()))
    let nested = pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
    #expect(pair(m.flatMap(k), w, combine: f) == nested)
    #expect(
      pair(m.map { $0 + "?" }, w.map { $0 + 1 }, combine: f) == pair(m, w) { f($0 + "?", $1 + 1) }
    )
    #expect(pair(.tell("ba"), w) { (_: Void, b) in b } == w.trace("ba"))
    #expect(pair(m, w, combine: f) == pair(m.meaning, w.meaning, combine: f))
  }

  @Test("200,000 moves with a reading after each retain nothing and nest nothing")
  func manyMoves() {
    let census = Census()
    func run(_ n: Int) {
      var clicks = Traced<Sum<Int>, Int> { $0.value * 2 }
      for _ in 0..<n {
        let token = Token(census)
        clicks.move(
          by: Writer { log in
            token.touch()
            log.tell(Sum(1))
          }
        )
        _ = clicks.extract()
      }
      #expect(clicks.extract() == 2 * n)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let count = onSmallStack {
      var log = Traced<[Int], Int> { $0.count }
      for n in 0..<200_000 {
        log.move(by: .tell([n]))
        _ = log.extract()
      }
      return log.extract()
    }
    #expect(count == 200_000)
  }
}

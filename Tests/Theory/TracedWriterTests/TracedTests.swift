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

/// A number for a word that depends on the order of its letters.
@Sendable
func value(_ word: String) -> Int {
  word.unicodeScalars.reduce(1) { $0 * 3 + Int($1.value % 5) }
}

@Suite("Traced")
struct TracedTests {
  let w = Traced<String, Int>(value).moved(by: .tell("ab"))
  let f = { (w: Traced<String, Int>) in w.trace("a") * 100 + w.trace("ba") }

  @Test("tells in a copy, and listens to a part of the log")
  func telling() {
    #expect(seen(w.telling("ba")) == seen(w.moved(by: .tell("ba"))))
    #expect(w.listens(\.count).trace("ba") == (w.trace("ba"), 2))
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
}

@Suite("Writer")
struct WriterTests {
  let m = Writer<String, Int> { log in
    log.tell("a")
    log.tell("b")
    return 3
  }

  @Test("zips logs in their order, listens to a part of one, and passes one through a function")
  func writing() {
    #expect(Writer.zip(m, m).run().log == "abab")
    #expect(m.listens(\.count).run().value.log == 2)
    let passed = m.map { n in (n, { (log: String) in log + "\(n)" }) }.pass()
    #expect(passed.run() == ("ab3", 3))
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

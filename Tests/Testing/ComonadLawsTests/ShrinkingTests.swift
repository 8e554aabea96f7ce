import Locks
import TestSupport
import Testing

@testable import ComonadLaws

/// A property that fails, and the smallest case that breaks it.
private struct Known: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let minimum: [String]
  let law: Law

  init(_ property: String, _ minimum: String..., check: @escaping @Sendable (Draws) -> Bool) {
    testDescription = property
    self.minimum = minimum
    law = ComonadLaws.law("known.property", "a property that does not hold")
      .states(property)
      .forAll { draws in
        .same(check(draws), true)
      }
  }
}

private let digits = Generator.integers(in: 0...9)
private let percents = Generator.integers(in: 0...100)
private let thousands = Generator.integers(in: 0...1_000)

private let numbers: [Known] = [
  Known("n < 42", "n = 42") { $0.draw("n", thousands) < 42 },
  Known("n > -17", "n = -17") { $0.draw("n", .integers(in: -1_000...1_000)) > -17 },
  Known("n is 0 or no multiple of 7", "n = 7") { draws in
    let n = draws.draw("n", thousands)
    return n == 0 || n % 7 != 0
  },
  Known("a + b < 100", "a = 100", "b = 0") { draws in
    draws.draw("a", percents) + draws.draw("b", percents) < 100
  },
  Known("a - b < 10", "a = 10", "b = 0") { draws in
    draws.draw("a", thousands) - draws.draw("b", thousands) < 10
  },
  Known("two large numbers have a sum", "a = 2", "b = 9223372036854775806") { draws in
    let large = Generator.integers(in: 0...(.max - 1))
    return !draws.draw("a", large).addingReportingOverflow(draws.draw("b", large)).overflow
  },
  Known("one of two < 2^61", "a = 2305843009213693952", "b = 2305843009213693952") { draws in
    let large = Generator.integers(in: 0...(1 << 62))
    return ["a", "b"].map { draws.draw($0, large) }.contains { $0 < 1 << 61 }
  },
  Known("|n| < 2^60", "n = 1152921504606846976") { draws in
    draws.draw("n", .integers(in: -(1 << 61)...(1 << 61))).magnitude < 1 << 60
  },
  Known("not both", "p = 1", "q = 1") { draws in
    let p = draws.draw("p", .element(of: [false, true]))
    let q = draws.draw("q", .element(of: [false, true]))
    return !(p && q)
  },
  Known("there is no number", "n = 0") { $0.draw("n", digits.optional()) == nil },
]

private let lists: [Known] = [
  Known("xs.count < 3", "xs = [0 0 0]") { $0.draw("xs", percents.array()).count < 3 },
  Known("sum < 50", "xs = [50]") { $0.draw("xs", thousands.array()).reduce(0, +) < 50 },
  Known("sum of percents < 250", "xs = [50 100 100]") { draws in
    draws.draw("xs", percents.array()).reduce(0, +) < 250
  },
  Known("sorted", "xs = [1 0]") { draws in
    let xs = draws.draw("xs", percents.array())
    return xs == xs.sorted()
  },
  Known("distinct", "xs = [0 0]") { draws in
    let xs = draws.draw("xs", percents.array())
    return Set(xs).count == xs.count
  },
  Known("no 7", "xs = [7]") { !$0.draw("xs", digits.array()).contains(7) },
  Known("reads the same backwards", "xs = [1 0]") { draws in
    let xs = draws.draw("xs", digits.array())
    return xs == xs.reversed()
  },
  Known("maximum < 900", "xs = [900]") { ($0.draw("xs", thousands.array()).max() ?? 0) < 900 },
  Known("two lists hold < 4", "xs = [0 0 0 0]", "ys = []") { draws in
    draws.draw("xs", digits.array()).count + draws.draw("ys", digits.array()).count < 4
  },
]

private let dependents: [Known] = [
  Known("of n values, n < 3", "xs = [0 0 0]") { draws in
    let values = Generator.integers(in: 1...5).flatMap { percents.array(count: $0) }
    return draws.draw("xs", values).count < 3
  },
  Known("xs[i] != 5", "xs = [5]", "i = 0") { draws in
    let xs = draws.draw("xs", digits.array())
    guard !xs.isEmpty else { return true }
    return xs[draws.draw("i", .integers(in: 0...(xs.count - 1)))] != 5
  },
  Known("no ba", "word = ba") { !$0.draw("word", .words).contains("ba") },
  Known("words commute", "u = b", "v = a") { draws in
    let u = draws.draw("u", .words)
    let v = draws.draw("v", .words)
    return u + v == v + u
  },
  Known("f(0) == f(1)", "f = {0 -> 1, _ -> 0}") { draws in
    let f = draws.draw("f", Generator<Bit>.cases.function(of: Bit.self))
    return f(.zero) == f(.one)
  },
  Known("f is not injective", "f = {0 -> 1, 1 -> 2, _ -> 0}") { draws in
    let f = draws.draw("f", Generator<Trit>.cases.function(of: Trit.self))
    return Set(Trit.allCases.map(f)).count < 3
  },
  Known("fewer than three brackets", "text = (((x)))") { draws in
    let nested = Generator<String>.recursive(.constant("x"), depth: 6) { inner in
      inner.map { "(\($0))" }
    }
    return draws.draw("text", nested.map(Text.init)).value.count < 7
  },
]

/// A text that shows itself without quotes.
private struct Text: Observed, CustomStringConvertible {
  let value: String
  var description: String { value }
}

@Suite("A failing case is made smaller")
struct ShrinkingTests {
  @Test("to the known minimum", arguments: numbers + lists + dependents, [1, 2, 3] as [UInt64])
  fileprivate func minimum(known: Known, seed: UInt64) throws {
    let result = known.law.check(CasePlan(cases: 400, seed: seed))
    guard case .broken(let found) = result.failure else {
      Issue.record("the property was not broken in \(result.cases) cases")
      return
    }
    #expect(found.values == known.minimum)
    #expect(found.reruns <= 1_500)
  }

  @Test(
    "from a large random case as well as from a small one",
    arguments: numbers + lists + dependents
  )
  fileprivate func fromLarge(known: Known) throws {
    for seed in 1...400 {
      let draws = Draws(
        [],
        then: SplitMix(seed: UInt64(seed), index: 0),
        size: 100,
        comparison: .full
      )
      guard known.law.examine(draws).difference != nil else { continue }
      let token = CaseToken(instance: "", law: known.law.name, size: 100, draws: draws.taken)
      let result = known.law.check(CasePlan(replay: token))
      guard case .broken(let found) = result.failure else {
        Issue.record("the case was not broken when it was run again")
        return
      }
      #expect(found.values == known.minimum)
      return
    }
    Issue.record("no random case broke the property")
  }

  @Test(
    "to the number nearest to 0 that breaks a bound, on either side",
    arguments: [-300, -63, -17, -1, 1, 17, 42, 300]
  )
  fileprivate func bound(limit: Int) {
    let known = Known("n is nearer to 0 than \(limit)", "n = \(limit)") { draws in
      let n = draws.draw("n", .integers(in: -1_000...1_000))
      return limit < 0 ? n > limit : n < limit
    }
    for seed in 1...20 {
      let result = known.law.check(CasePlan(cases: 400, seed: UInt64(seed)))
      guard case .broken(let found) = result.failure else {
        Issue.record("the property was not broken in \(result.cases) cases of seed \(seed)")
        return
      }
      #expect(found.values == known.minimum, "seed \(seed)")
    }
  }

  @Test("is not repeatable where the case passes when it runs again, and keeps what differed")
  func flaky() throws {
    let runs = Locked(0)
    let suite = Suite("known") {
      law("flaky", "a law that only the 30th run breaks").forAll { draws in
        let number = draws.draw("n", digits)
        let run = runs.withLock { count in
          count += 1
          return count
        }
        return .same(run == 30 ? -1 : number, number)
      }
    }
    let report = Instance("Known", suite).check()
    guard case .broken(let found)? = report.failures.first?.failure else {
      Issue.record("the law must fail once; got \(report)")
      return
    }
    #expect(!found.isRepeatable && found.difference.left == "-1")
    let text = report.diagnoses().joined(separator: "\n")
    #expect(text.contains("flaky        run again, the sides were equal"))
  }

  @Test("ends when its time is over, and says so")
  func slow() {
    var shrinker = Shrinker(Array(repeating: 9, count: 40), time: .zero) { $0 }
    shrinker.run()
    #expect(shrinker.isCutShort && shrinker.tries == 0)
    var patient = Shrinker([9, 9], time: .seconds(3_600)) { $0.count == 2 ? $0 : nil }
    patient.run()
    #expect(!patient.isCutShort && patient.tries > 0)
  }
}

import Testing

@testable import ComonadLaws

private let digits = Generator.integers(in: 0...9)

/// A law of a digit.
private func digitLaw(
  _ equation: String = "holds",
  share: Double = 1,
  _ claim: @escaping @Sendable (Draws) -> Claim
) -> Law {
  law("digit.law", "a sentence").states(equation).forAll(claim).worth(share)
}

@Suite("The check of a law")
struct CheckTests {
  @Test("runs as many cases as the plan has, the smallest first")
  func cases() {
    let result = digitLaw { draws in .same(draws.draw("n", digits) == 0, false) }.check()
    #expect(!result.holds)
    let holding = digitLaw { draws in .same(draws.draw("n", digits) < 10, true) }.check()
    #expect(holding.holds)
    #expect(holding.cases == 60 + holding.enumerated)
    #expect(holding.enumerated == 4, "a digit has four lists: none, 1, 2 and 3")
  }

  @Test("gives a costly law its share of the cases")
  func share() {
    let result = digitLaw(share: 0.1) { draws in
      _ = draws.draw(below: 1_000)
      _ = draws.draw(below: 1_000)
      return .holds
    }.check()
    #expect(result.cases == 10)
  }

  @Test("fails when too many cases do not meet the condition")
  func discards() {
    let never = digitLaw { _ in .discarded }.check()
    guard case .gaveUp(let discarded) = never.failure else {
      Issue.record("a law of which every case is discarded must fail")
      return
    }
    #expect(discarded > 1_000)
    let seldom = digitLaw { $0.draw(below: 30) == 1 ? .holds : .discarded }.check(
      CasePlan(cases: 1_000)
    )
    #expect(!seldom.holds)
    let often = digitLaw { $0.draw(below: 2) == 1 ? .holds : .discarded }.check()
    #expect(often.holds)
    #expect(often.cases > 60)
  }

  @Test("fails when a property is rarer than required, and only then")
  func coverage() {
    func drawing(_ share: Int, of required: Double) -> LawResult {
      digitLaw { draws in
        draws.cover("telling", atLeast: required, when: draws.draw(below: 100) < share)
        return .holds
      }.check(CasePlan(cases: 2_000))
    }
    guard case .uncovered(let rare) = drawing(10, of: 0.3).failure else {
      Issue.record("a tenth does not cover a third")
      return
    }
    #expect(rare.name == "telling")
    #expect(drawing(30, of: 0.3).holds)
    #expect(drawing(28, of: 0.3).holds, "bad luck is no failure")
  }

  @Test("judges coverage as Wilson's interval does")
  func wilson() {
    #expect(LawResult.Coverage(name: "", required: 0.5, seen: 300, cases: 1_000).falls)
    #expect(!LawResult.Coverage(name: "", required: 0.5, seen: 450, cases: 1_000).falls)
    #expect(!LawResult.Coverage(name: "", required: 0.5, seen: 600, cases: 1_000).falls)
    #expect(!LawResult.Coverage(name: "", required: 0.5, seen: 0, cases: 0).falls)
    // The limit at which 0 of n excludes one half: n/4 > z²/4.
    #expect(!LawResult.Coverage(name: "", required: 0.5, seen: 0, cases: 37).falls)
    #expect(LawResult.Coverage(name: "", required: 0.5, seen: 0, cases: 38).falls)
  }

  @Test("is the same for the same seed, and differs for another seed")
  func seeds() {
    let failing = digitLaw { draws in
      let n = draws.draw("n", .integers(in: 0...1_000_000))
      return .same(n < 500_000, true)
    }
    func origin(_ seed: UInt64) -> String? {
      guard case .broken(let found) = failing.check(CasePlan(seed: seed)).failure else {
        return nil
      }
      return found.origin
    }
    #expect(origin(1) == origin(1))
    #expect(Set((1...20).map { origin($0) }).count > 1)
  }

  @Test("replays a token, and runs kept cases first")
  func tokens() throws {
    let failing = digitLaw { draws in .same(draws.draw("n", .integers(in: 0...99)) < 70, true)
    }
    guard case .broken(let found) = failing.check(of: "Digit").failure else {
      Issue.record("the law must be broken")
      return
    }
    #expect(found.token.description == "Digit:digit.law:\(found.token.size):70")
    let token = try #require(CaseToken(found.token.description))
    let again = failing.check(CasePlan(replay: token), of: "Digit")
    #expect(again.cases == 1)
    #expect(!again.holds)
    guard case .broken(let first) = failing.check(CasePlan(kept: [token]), of: "Digit").failure
    else {
      Issue.record("the kept case must be broken")
      return
    }
    #expect(first.origin == "kept case")
  }
}

@Suite("A token")
struct TokenTests {
  @Test(
    "is read as it was written",
    arguments: [[], [0], [0, 0, 0, 2], [1, 1, 5, 0, 7], Array(repeating: 3, count: 40)]
  )
  func roundTrip(draws: [Int]) {
    let token = CaseToken(instance: "Store.S1", law: "comonad.map-identity", size: 30, draws: draws)
    #expect(CaseToken(token.description) == token)
  }

  @Test(
    "is refused if it is malformed",
    arguments: [
      "", "Store", "Store:law", "Store:law:30", "Store:law:x:0", "Store:law:101:0", ":law:3:0",
      "Store::3:0", "Store:law:3:1x0", "Store:law:3:-1", "Store:law:3:1..2", "Store:law:3:a",
      "Store:law:3:1x2x3", "Store:law:3:1x999999999", "Store:law:3:0:1",
      "Store:law:3:1.1x9223372036854775807", "Store:law:9223372036854775808:1",
    ]
  )
  func refused(text: String) {
    #expect(CaseToken(text) == nil)
  }
}

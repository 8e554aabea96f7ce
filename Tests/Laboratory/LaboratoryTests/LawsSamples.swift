import ComonadLaws

@testable import Laboratory

private let digits = Generator.integers(in: 0...9)

/// Laws of a digit below a limit, of which the first does not hold for limits below 9.
private func digit(_ name: String, upTo limit: Int = 9) -> Instance {
  let laws = [
    law("digit.small", "digits are small", fileID: "F", line: 1)
      .states("n <= \(limit)")
      .forAll { draws in
        let n = draws.draw("n", digits)
        draws.cover("positive", atLeast: 0.3, when: n > 0)
        return .same(n <= limit, true)
      },
    law("digit.natural", "digits are natural", fileID: "F", line: 2)
      .states("n >= 0")
      .forAll { draws in
        .same(draws.draw("n", digits) >= 0, true)
      },
    law("number.commutes", "order is nothing", fileID: "F", line: 3)
      .states("m + n == n + m")
      .forAll { draws in
        let m = draws.draw("m", digits)
        let n = draws.draw("n", digits)
        return .same(m + n, n + m)
      },
  ]
  return Instance(name, Suite("digit") { laws }, fileID: "F", line: 4)
}

/// A digit with a limit, which the law of small digits must catch.
private func flawed(
  _ name: String,
  upTo limit: Int,
  caughtBy laws: Set<String> = ["digit.small"]
) -> BrokenInstance {
  BrokenInstance(
    digit(name, upTo: limit),
    operation: "limit",
    fault: "the limit is \(limit)",
    caughtBy: laws
  )
}

extension Catalogue {
  /// Two lawful instances and three broken ones, all as they should be.
  static let sample = Catalogue(
    lawful: [digit("Digit"), digit("Bell.two")],
    broken: [
      flawed("Digit.D1", upTo: 4), flawed("Digit.D2", upTo: 7), flawed("Gong.G1", upTo: 0),
    ]
  ) { ["{}"] }

  /// One instance that is wrongly listed as lawful, and broken ones that name wrong laws.
  static let faulty = Catalogue(
    lawful: [digit("Digit", upTo: 5), digit("Bell.two")],
    broken: [
      flawed("Digit.D1", upTo: 9), flawed("Digit.D2", upTo: 7, caughtBy: ["digit.natural"]),
      flawed("Digit.D3", upTo: 7),
    ]
  )
}

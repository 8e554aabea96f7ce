package import BenchmarkRunner
import ComonadLaws
import StoreState

/// The cost of checking laws.
package var lawGroup: BenchmarkGroup {
  BenchmarkGroup(
    "laws",
    "checking laws",
    remarks: ["the law is associativity of Store; the shrink is that of a list with a large sum"],
    [
      Benchmark("law-case", "one case of a law") {
        let laws = comonadLaws(Generator<Store<Trit, Bit>>.stores, values: .cases).laws
        let law = laws.first { $0.name == "comonad.associativity" } ?? laws[0]
        return { law.check(CasePlan(cases: $0)).cases }
      },
      Benchmark("law-shrink", "one failing case made smallest") {
        { steps in
          var reruns = 0
          for seed in 0..<steps {
            let result = smallSums.check(CasePlan(cases: 50, seed: UInt64(seed)))
            guard case .broken(let counterexample) = result.failure else { continue }
            reruns &+= counterexample.reruns
          }
          return reruns
        }
      },
      Benchmark("law-function", "one generated function, called twice") {
        let functions = Generator<Trit>.cases.function(of: Bit.self)
        return { steps in
          var sum = 0
          for step in 0..<steps {
            let function = functions.make(Draws(replaying: [step % 3, 1]))
            sum &+= function(.zero) == function(.one) ? 1 : 2
          }
          return sum
        }
      },
    ]
  )
}

/// A law that does not hold.
private let smallSums = law("addition.small", "sums are small")
  .states("list.reduce(0, +) < 250")
  .forAll { draws in
    let list = draws.draw("list", Generator.integers(in: 0...100).array(upTo: 10))
    return .same(list.reduce(0, +) < 250, true)
  }

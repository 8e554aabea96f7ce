import BenchmarkBoundary
import ComonadLaws
import Comonads
import FreeMonad
import Testing

@testable import BenchmarkCases

@Suite("The textbook's versions")
struct NaiveTests {
  static let inputs = Generator.integers(in: -9...9).array(upTo: 12)

  /// The law that a textbook's version shows the same as the fast one after every move.
  static func agreement<S: PairSubject>(
    _ name: String,
    _ subject: S.Type,
    _ textbook: @escaping @Sendable ([Int]) -> [Int]
  ) -> Law where S: SendableMetatype {
    law("textbook.\(name)", "both show the same after every move")
      .states("textbook(inputs) == fast(inputs)")
      .forAll { draws in
        let inputs = draws.draw("inputs", Self.inputs)
        var space = S.space()
        let fast = inputs.map { input in
          space.move(by: S.movement(input))
          return space.extract()
        }
        return .same(textbook(inputs), fast)
      }
  }

  static let laws = [
    agreement("store", StoreSubject.self) { inputs in
      var space = NaiveStore<Int, Int>.space()
      return inputs.map { input in
        space = space.moved(byInput: input)
        return space.extract()
      }
    },
    agreement("moore", MooreSubject.self) { inputs in
      var space = NaiveMoore<Int, Int>.space()
      return inputs.map { input in
        space = space.next(input)
        return space.output
      }
    },
    agreement("traced", TracedSubject.self) { inputs in
      var space = NaiveTraced<Linear, Int>.space()
      return inputs.map { input in
        space = space.moved(by: .input(input))
        return space.extract()
      }
    },
    agreement("cofree", CofreeSubject.self) { inputs in
      var space = NaiveCofree<Int, Int, Int>.space()
      return inputs.map { input in
        space = naivePair(NaiveFree.lift(input), space).1
        return space.value
      }
    },
  ]

  @Test("show the same values as the fast versions", arguments: laws.indices)
  func holds(_ index: Int) {
    let result = Self.laws[index].check(CasePlan(cases: 60))
    #expect(result.holds, "\(result)")
  }

  @Test("of programs end with the same values as the fast versions")
  func programs() {
    let law = law("textbook.free", "both programs end with the same")
      .states("textbook.fold(answer) == fast.fold(answer)")
      .forAll { draws in
        let inputs = draws.draw("inputs", Self.inputs)
        let textbook = inputs.reduce(NaiveFree<Int, Int, Int>.pure(1)) { program, input in
          program.flatMap { value in .lift(value &* 3 ^ input) }
        }
        let fast = inputs.reduce(Free<Asking, Int>.pure(1)) { program, input in
          program.flatMap { value in .liftF(value &* 3 ^ input) }
        }
        var (one, other) = (0, 0)
        return .same(
          textbook.fold { operation in
            one = one &* 5 &+ operation
            return one
          },
          fast.fold { operation in
            other = other &* 5 &+ operation
            return other
          }
        )
      }
    #expect(law.check(CasePlan(cases: 60)).holds)
  }
}

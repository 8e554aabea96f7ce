import ComonadLaws
import Comonads
import StoreState
import Testing

/// How much of what a law says a check has seen.
@Suite("Strength of a law")
struct LawStrengthTests {
  /// An instance with one law of a variable.
  private func instance<Value: Observed>(
    _ generator: Generator<Value>,
    _ isRight: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Instance {
    let suite = Suite("sample") {
      law("law", "Something is so.").states("isRight(value)")
        .forAll(Variable("value", generator)) { .same(isRight($0), true) }
    }
    return Instance("Sample", suite)
  }

  private func strength(of instance: Instance) -> String {
    "\(instance.check().results[0].strength)"
  }

  @Test("is decided where all values are tried, and the number of cases is that of the values")
  func decided() {
    let both = Generator { draws in draws.draw(Generator<Trit>.cases.array(count: 2)) }
    #expect(strength(of: instance(both).exhausting(because: "All pairs.")) == "decided (9 cases)")
    let functions = Generator<Bit>.cases.function(of: Bit.self).map { f in [f(.zero), f(.one)] }
    #expect(
      strength(of: instance(functions).exhausting(because: "All functions.")) == "decided (4 cases)"
    )
    let choices = Generator<Bit>.frequency([(9, .constant(.zero)), (1, .cases)])
    #expect(
      strength(of: instance(choices).exhausting(because: "All ways.")) == "decided (3 cases)"
    )
    let one = Generator { _ in 1 }
    #expect(strength(of: instance(one).exhausting(because: "One.")) == "decided (1 case)")
  }

  @Test("is not decided where programs give more answers than there are values to go on by")
  func answers() {
    func check<Value: CaseIterable & Observed & Sendable>(
      _ values: Generator<Value>
    ) -> [String: LawResult] {
      let programs = Generator<State<Trit, Value>>.states(positions: .cases, values: values)
        .map { ThreeWays(state: $0) }
      let instance = Instance("Three", monadLaws(programs, values: values))
        .exhausting(because: "All programs.")
      let results = instance.check(CasePlan(cases: 2_000)).results
      return Dictionary(uniqueKeysWithValues: results.map { ($0.law.name, $0) })
    }
    // The fault needs three programs to go on with: bits are answers to two of them.
    let (bits, trits) = (check(Generator<Bit>.cases), check(Generator<Trit>.cases))
    #expect(bits["monad.left-identity"]?.holds == true)
    #expect(bits["monad.associativity"]?.holds == true)
    let decided = bits.filter { if case .decided = $0.value.strength { true } else { false } }.keys
    #expect(decided.sorted() == ["monad.map-composition", "monad.map-identity"])
    #expect(trits.values.contains { !$0.holds })
  }

  @Test("is bounded where lists or walks are cut off")
  func bounded() {
    let lists = Generator<Bit>.cases.array()
    #expect(
      strength(of: instance(lists).exhausting(because: "All lists.")).hasPrefix(
        "bounded (2 steps, 7"
      )
    )
    let short = Generator<Bit>.cases.array(upTo: 1)
    #expect(
      strength(of: instance(short).exhausting(because: "All lists.")).hasPrefix(
        "bounded (1 step, 3"
      )
    )
    let stores = instance(Generator<Store<Trit, Bit>>.stores.map { $0.duplicate() })
    #expect(strength(of: stores.exhausting(because: "All stores.")).hasPrefix("decided"))
    let moved = Suite("sample") {
      law("law", "A store is itself.").states("w == w")
        .forAll(Variable("w", Generator<Store<Trit, Bit>>.stores)) { .same($0, $0) }
    }
    let store = Instance("Store", moved)
    #expect(strength(of: store.exhausting(because: "All stores.")).hasPrefix("bounded (2 steps"))
    #expect(strength(of: store.exhausting(span: 2, because: "All.")) == "decided (762 cases)")
  }

  @Test("is sampled without a statement, for listed values, and where there are too many cases")
  func sampled() {
    #expect(strength(of: instance(.cases, { (_: Bit) in true })).hasPrefix("sampled"))
    let listed = instance(Generator<Int>.element(of: [1, 2]))
    #expect(strength(of: listed.exhausting(because: "Two.")).hasPrefix("sampled"))
    #expect(
      strength(of: listed.exhausting(acceptingLists: true, because: "Two."))
        == "decided (2 cases)"
    )
    let numbers = instance(Generator<Int>.integers(in: 0...3))
    #expect(strength(of: numbers.exhausting(because: "Four.")).hasPrefix("sampled"))
    let sized = instance(Generator<Int>.sized { .constant($0) })
    #expect(strength(of: sized.exhausting(because: "Sizes.")).hasPrefix("sampled"))
    let many = instance(Generator<Trit>.cases.array(count: 9))
    #expect(strength(of: many.exhausting(because: "Too many.")).hasPrefix("sampled"))
  }

  @Test("comes with the case that breaks the law, which its token runs again")
  func refuted() throws {
    let trits = instance(Generator<Trit>.cases.array(count: 3)) { $0 != [.one, .two, .one] }
      .exhausting(because: "All lists of three.")
    let result = trits.check().results[0]
    guard case .broken(let found) = result.failure else {
      Issue.record("the law holds")
      return
    }
    #expect(found.token.description == "Sample:sample.law:-2:1.2.1")
    #expect(found.origin == "case 17 of all of 2 steps")
    let again = try #require(CaseToken(found.token.description))
    #expect(!trits.check(CasePlan(replay: again)).holds)
  }

  @Test("tries a function of values of any type with one argument that stands out")
  func valuations() {
    let positions: [Trit] = [.zero, .one, .two]
    let functions = Generator<Bit>.cases.valuation(of: Trit.self).map { f in positions.map { f($0) }
    }
    #expect(
      strength(of: instance(functions).exhausting(because: "Any type.")) == "decided (4 cases)"
    )
    // Two of the three positions are swapped, and one of the functions shows it.
    let swapped = Generator<Bit>.cases.valuation(of: Trit.self)
    let suite = Suite("sample") {
      law("law", "Two positions are swapped.").states("f(1) == f(2)")
        .forAll(Variable("f", swapped)) { f in .same([f(.zero), f(.one)], [f(.zero), f(.two)]) }
    }
    #expect(!Instance("Swap", suite).exhausting(because: "Any type.").check().holds)
  }

  @Test("is about the stated condition of a loop, which may be asked twice")
  func loops() throws {
    typealias Step = State<Trit, Bit>
    func until(_ loop: @escaping @Sendable (Step, @escaping (Bit) -> Bool) -> Step) -> LawResult? {
      let suite = inPlaceLaws(
        .states,
        sequence: { State<Trit, [Bit]>.sequence($0) },
        repeating: { step, count, next in
          State<Trit, Void>.repeating(step, count: count).flatMap { next }
        },
        until: loop
      )
      return Instance("State", suite).exhausting(because: "All programs.").check().results
        .first { $0.law.name == "in-place.until" }
    }
    let right = try #require(
      until { step, isDone in .repeating(step, until: { isDone($0) && isDone($0) }) }
    )
    #expect(right.holds)
    #expect(!"\(right.strength)".hasPrefix("sampled"))
    /// Runs a program until its answer is as requested, but at most twice.
    let impatient = try #require(
      until { step, isDone in
        Step { context in
          var rounds = 0
          return Step.repeating(step) { answer in
            rounds += 1
            return rounds == 2 || isDone(answer)
          }
          .run(&context)
        }
      }
    )
    #expect(!impatient.holds)
  }
}

/// A program of three positions whose `flatMap` turns the position where it goes on with three
/// programs that lead to three places.
private struct ThreeWays<Value: Observed>: Monad, Observed {
  let state: State<Trit, Value>

  static func pure(_ value: Value) -> ThreeWays { ThreeWays(state: .pure(value)) }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> ThreeWays<Other> {
    ThreeWays<Other>(state: state.map(transform))
  }

  func flatMap<Other>(
    _ next: @escaping (Value) -> ThreeWays<Other>
  ) -> ThreeWays<Other> {
    let ends = Trit.allCases.map { next(state.run(from: $0).value).state.run(from: .zero).position }
    let joined = state.flatMap { next($0).state }
    guard Set(ends).count == 3 else { return ThreeWays<Other>(state: joined) }
    return ThreeWays<Other>(
      state: State { position in
        defer { position = position.next }
        return joined.run(&position)
      }
    )
  }

  func show(in reading: inout ObservedText) { state.show(in: &reading) }
}

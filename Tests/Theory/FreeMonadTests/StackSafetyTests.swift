import Comonads
import FreeMonad
import TestSupport
import Testing

/// Programs of a given number of binds, by how the binds are nested.
enum Nesting: String, CaseIterable, Sendable {
  case left, right, rightBuiltBeforehand, interleaved

  /// Builds such a program, runs it by the function, and releases it; returns the sum of answers.
  func run(_ count: Int, by run: (Free<Adding, Int>) -> Int) -> Int {
    let one = Free<Adding, Int>.liftF(1)
    var program = Free<Adding, Int>.pure(0)
    switch self {
    case .left:
      for _ in 0..<count { program = program.flatMap { sum in one.map { sum + $0 } } }
    case .right:
      func go(_ left: Int, _ sum: Int) -> Free<Adding, Int> {
        left == 0 ? .pure(sum) : one.flatMap { go(left - 1, sum + $0) }
      }
      program = go(count, 0)
    case .rightBuiltBeforehand:
      for _ in 0..<count {
        program = { rest in one.flatMap { answer in rest.map { $0 + answer } } }(program)
      }
    case .interleaved:
      for _ in 0..<count {
        program = program.flatMap { sum in one.map { sum + $0 } }
        if case .suspended(let layer) = program.resume() { program = layer.value(1) }
      }
    }
    return run(program)
  }
}

@Suite("Stack safety of free programs")
struct StackSafetyTests {
  static let folded = { @Sendable (program: Free<Adding, Int>) in program.fold { $0 } }

  static let resumed = { @Sendable (program: Free<Adding, Int>) in
    var program = program
    while case .suspended(let layer) = program.resume() { program = layer.value(layer.shape) }
    guard case .done(let value) = program.resume() else { return -1 }
    return value
  }

  /// So many that a frame of 32 bytes for each would not fit on that stack; in the long version, that
  /// it would fill it six times.
  static let many = cases(20_000, long: 100_000)

  @Test("Many binds run and are released in constant stack", arguments: Nesting.allCases)
  func folded(nesting: Nesting) {
    #expect(onSmallStack { nesting.run(Self.many, by: Self.folded) } == Self.many)
  }

  @Test("Many binds are inspected step by step in constant stack", arguments: Nesting.allCases)
  func inspected(nesting: Nesting) {
    #expect(onSmallStack { nesting.run(Self.many, by: Self.resumed) } == Self.many)
  }

  @Test("Many binds are released in constant stack, before or after their first step")
  func dropped() {
    let sum = onSmallStack {
      Nesting.allCases.reduce(0) { sum, nesting in
        sum + nesting.run(Self.many) { _ in 1 }
          + nesting.run(Self.many) { program in
            guard case .suspended(let layer) = program.resume() else { return 1 }
            _ = layer.value(1)
            return 1
          }
      }
    }
    #expect(sum == 2 * Nesting.allCases.count)
  }

  @Test("Work grows linearly with the binds", arguments: Nesting.allCases)
  func growth(nesting: Nesting) {
    let size = cases(8_000, long: 20_000)
    #expect(growthExponent(to: size) { _ = nesting.run($0, by: Self.folded) } <= 1.15)
    #expect(growthExponent(to: size) { _ = nesting.run($0, by: Self.resumed) } <= 1.15)
  }

  @Test("Translations of translations reach the documented depth")
  func translations() {
    // The depth is that of the translations.
    let binds = cases(200, long: 1_000)
    let sum = onSmallStack {
      let program = Nesting.left
      return program.run(binds) { program in
        let hoisted = (0..<100).reduce(program) { program, _ in program.hoist(.identity) }
        let cut = (0..<100).reduce(program) { program, _ in
          program.cutoff(after: 1_000).map { $0 ?? 0 }
        }
        return hoisted.fold { $0 } + cut.fold { $0 }
      }
    }
    #expect(sum == 2 * binds)
  }

  @Test("A program releases its objects when it is released, also in deferred releases")
  func releases() {
    let census = Census()
    do {
      var program = Free<Adding, Int>.pure(0)
      for _ in 0..<10_000 {
        let token = Token(census)
        program = { rest in
          Free.liftF(1).flatMap { _ in
            token.touch()
            return rest
          }
        }(program)
      }
      #expect(census.alive == 10_000)
      #expect(program.fold { $0 } == 0)
    }
    #expect(census.alive == 0)
  }

  @Test("A program that can be run again does not keep the value of the last run")
  func forgetsValues() {
    let census = Census()
    let program = Free<Adding, Int>.liftF(1).map { $0 }.flatMap { _ in .pure(Token(census)) }
    guard case .suspended(let layer) = program.resume() else { return }
    for _ in 1...3 {
      guard case .done(let token) = layer.value(1).resume() else { return }
      token.touch()
    }
    #expect(census.peak == 1)
    #expect(census.alive == 0)
    guard case .done = layer.value(1).resume() else { return }
  }

  @Test("A running program releases the objects that it no longer uses")
  func constantMemory() {
    let census = Census()
    func go(_ left: Int) -> Free<Adding, Int> {
      let token = Token(census)
      return left == 0
        ? .pure(0)
        : Free.liftF(1).flatMap { _ in
          token.touch()
          return go(left - 1)
        }
    }
    #expect(go(Self.many).fold { $0 } == 0)
    #expect(census.peak <= 4)
  }
}

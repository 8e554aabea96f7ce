import Testing

@testable import Atlas

@Suite("Theories")
struct TheoryTests {
  /// The theory of a name.
  static func theory(_ name: String) throws -> AlgebraicTheory {
    try #require(TheoryCatalogue.theory(named: name))
  }

  /// The behaviour category of a theory.
  static func category(_ name: String) throws -> FiniteCategory {
    try #require(theory(name).behaviours(within: 64)).category
  }

  @Test(
    "are the comonads of the package",
    arguments: [
      ("nothing", "Moore without inputs"), ("reader", "Env of 2 environments"),
      ("reader-3", "Env of 3 environments"), ("bands", "Env of 2 environments"),
      ("state", "Store of 2 positions"), ("state-3", "Store of 3 positions"),
      ("toggle", "Store of 2 positions"), ("array", "Store of 4 positions"),
      ("ledger", "Ledger of OverwriteAction of two values"),
      ("latch", "Ledger of 2 states over monoid 2.2: 2 leads to 1 1"),
      ("apart", "Ledger of 2 states over monoid 2.1: 2 leads to 1 2"),
      ("flip", "Traced over addition modulo 2"), ("counter", "Traced over addition modulo 3"),
      ("switch", "Traced over multiplication modulo 2"),
      ("overwrite", "Traced over Overwrite of two values"),
      ("slides", "Cofree of 3 elements, the prefix of a stream"),
    ]
  )
  func names(name: String, comonad: String) throws {
    #expect(NameTests.categories.names(of: try Self.category(name)).contains(comonad))
  }

  @Test("are sums, products and groupoids")
  func combinations() throws {
    let (reader, flip, state) = (
      try Self.category("reader"), try Self.category("flip"), try Self.category("state")
    )
    #expect(try Self.category("apart").isomorphism(to: reader.product(flip)) != nil)
    #expect(try Self.category("array").isomorphism(to: state.product(state)) != nil)
    #expect(try Self.category("together").isomorphism(to: flip.sum(flip).sum(state)) != nil)
    #expect(
      try Self.category("semigroup").isomorphism(to: reader.product(Self.category("switch"))) != nil
    )
    let undo = try Self.category("undo")
    #expect(undo.isGroupoid && undo.isConnected && !undo.isPreorder && !undo.isMonoid)
    let triangle = try Self.category("triangle")
    #expect(triangle.isGroup && triangle.moves.count == 6 && !triangle.commutes)
    #expect(NameTests.categories.names(of: try Self.category("promise")).isEmpty)
  }

  @Test("have no places where no machine obeys them", arguments: ["exceptions", "choice"])
  func impossible(name: String) throws {
    let behaviours = try #require(Self.theory(name).behaviours(within: 2))
    #expect(behaviours.category.placeCount == 0 && behaviours.category.moves.isEmpty)
  }

  @Test("are equal to Cofree without equations, as deep as the bound allows")
  func free() throws {
    for (name, bound, depth, moves) in [
      ("clock", 64, 9, 55), ("coin", 64, 2, 34), ("coin", 98, 3, 98), ("coin", 97, 2, 34),
      ("inputs", 64, 4, 57),
    ] {
      let verdict = try Self.theory(name).verdict(within: bound)
      guard case .equal(depth, moves) = verdict else {
        Issue.record("\(name) within \(bound): \(verdict)")
        continue
      }
    }
    let prefix = try #require(Self.theory("clock").truncation(depth: 2))
    let names = NameTests.categories.names(of: prefix)
    #expect(names.contains("Cofree of 3 elements, the prefix of a stream"))
    let theory = try Self.theory("coin")
    let coin = try #require(theory.truncation(depth: 1))
    #expect(try coin.isomorphism(to: #require(theory.cofreeTruncation(depth: 1))) != nil)
    #expect(try coin.isomorphism(to: #require(theory.cofreeTruncation(depth: 2))) == nil)
    let other = try #require(Self.theory("inputs").cofreeTruncation(depth: 1))
    #expect(coin.isomorphism(to: other) == nil)
  }

  @Test("are undecided where the moves do not end", arguments: ["grid", "stack"])
  func undecided(name: String) throws {
    for bound in [1, 10, 100] {
      guard case .undecided = try Self.theory(name).verdict(within: bound) else {
        Issue.record("\(name) is decided within \(bound)")
        continue
      }
    }
  }

  @Test(
    "are decided within a bound, and not within less",
    arguments: [("reader", 2), ("flip", 2), ("counter", 3), ("state", 4), ("triangle", 8)]
  )
  func bounds(name: String, bound: Int) throws {
    let theory = try Self.theory(name)
    #expect((1...bound + 2).first { theory.behaviours(within: $0) != nil } == bound)
    #expect((bound...bound + 9).allSatisfy { theory.behaviours(within: $0) != nil })
  }

  @Test("are undecided with more moves in all than a table of composites should have")
  func total() throws {
    let theory = try Self.theory("state-3")
    var (enough, less) = (
      BehaviourSearch(theory, bound: 64, total: 9), BehaviourSearch(theory, bound: 64, total: 8)
    )
    #expect(enough.run()?.count == 3)
    #expect(less.run() == nil)
  }

  @Test(
    "change without an equation, unless it follows from the others",
    arguments: [
      ("reader", [0]), ("bands", [0]), ("state", [0, 3, 4, 6, 7]), ("ledger", [0, 3, 4, 6, 7]),
      ("latch", [0, 2, 3]), ("toggle", [0, 2, 3]), ("promise", [0, 2, 3, 4, 5]), ("flip", [0]),
      ("counter", [0]), ("switch", [0]), ("overwrite", [1, 2]), ("triangle", [0, 1, 2]),
      ("apart", [0, 2, 3]), ("together", [0, 2]), ("semigroup", [0]), ("choice", [0]),
      ("slides", [0, 1, 2]),
    ]
  )
  func equations(name: String, needed: [Int]) throws {
    let theory = try Self.theory(name)
    let whole = try Self.category(name)
    let changing = theory.equations.indices.filter { index in
      let less = theory.withoutEquation(at: index).behaviours(within: 20)?.category
      return less.map { $0.isomorphism(to: whole) == nil } ?? true
    }
    #expect(changing == needed)
  }

  @Test("of a ledger become those of the store with the equation that a read value is written")
  func store() throws {
    let (ledger, state) = (try Self.theory("ledger"), try Self.theory("state"))
    let read = ledger.operations[0]
    let puts = ledger.operations.dropFirst()
    let kept = Equation(read.then { puts[$0 + 1](.variable(0)) }, equals: .variable(0))
    let more = AlgebraicTheory("more", "", ledger.operations, ledger.equations + [kept])
    let category = try #require(more.behaviours(within: 20)).category
    #expect(try category.isomorphism(to: Self.category("state")) != nil)
    #expect(try category.isomorphism(to: Self.category("ledger")) == nil)
    let less = try #require(state.withoutEquation(at: 0).behaviours(within: 20)).category
    #expect(less.placeCount == 2 && less.moves.count == 12)
  }

  @Test("are in the catalogue once, and their equations are readable")
  func catalogue() throws {
    let names = TheoryCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 12)
    #expect(TheoryCatalogue.theory(named: "states") == nil)
    #expect(
      try Self.theory("latch").equations.map(\.text) == [
        "read(x, x) = x", "read(read(x1, x2), read(x3, x4)) = read(x1, x4)",
        "set(read(x, y)) = set(y)", "set(set(x)) = set(x)",
      ]
    )
  }
}

import CommandLineSupport
import ComponentKit
import StateGraphs
import TestSupport
import Testing

@testable import Laboratory
@testable import SharedLaboratory

@Suite("State spaces")
struct StateSpaceTests {
  /// Explores a program by messages that are written as their raw values.
  private func space<P: Program>(
    of program: P,
    depth: Int,
    limit: Int = StateSpace.limit
  ) throws -> StateSpace
  where P.State: Equatable, P.Message: RawRepresentable<String> & CaseIterable, P.View == String {
    try StateSpace(
      of: program,
      named: "a program",
      by: P.Message.allCases.map { (line: $0.rawValue, message: $0) },
      depth: depth,
      limit: limit,
      isEqual: ==,
      text: { program.view($0) { _ in } }
    )
  }

  @Test("hold the states in the order of their distance, each once")
  func counter() throws {
    let space = try space(of: Likes(), depth: 2)
    #expect(space.places.map(\.view) == ["0", "1", "-1", "2", "-2"])
    #expect(space.places.map(\.depth) == [0, 1, 1, 2, 2])
    #expect(
      space.steps == [
        [.leads(to: 1), .leads(to: 2)], [.leads(to: 3), .leads(to: 0)],
        [.leads(to: 0), .leads(to: 4)], [.beyond, .leads(to: 1)], [.leads(to: 2), .beyond],
      ]
    )
    #expect(space.places.indices.filter(space.isCut) == [3, 4])
  }

  @Test("agree with runs: the view after every path, and every refusal", arguments: [6] as [UInt64])
  func runs(seed: UInt64) throws {
    let space = try space(of: Turnstile(), depth: 9)
    #expect(space.places.count == 6)
    #expect(!space.places.indices.contains(where: space.isCut))
    var random = SplitMix(seed: seed)
    var component = Component<Halogen<Turnstile>>(Turnstile())
    var place = 0
    for _ in 0..<300 {
      let index = Int.random(in: Turnstile.Message.allCases.indices, using: &random)
      let refusal = component.send(Turnstile.Message.allCases[index])
      switch space.steps[place][index] {
      case .leads(let target):
        #expect(refusal == nil)
        place = target
      case .refused(let reason): #expect(refusal == reason)
      case .beyond: Issue.record("there is nothing beyond")
      }
      #expect(component.view == space.places[place].view)
    }
  }

  @Test("of depth zero hold the first state and its refusals")
  func start() throws {
    let space = try space(of: Turnstile(), depth: 0)
    #expect(space.places == [StateSpace.Place(view: "locked", depth: 0)])
    #expect(space.steps == [[.beyond, .refused(Refusal("a coin is needed"))]])
  }

  @Test("merge the same states as the automaton", arguments: 5...9)
  func merging(depth: Int) throws {
    let space = try space(of: Turnstile(), depth: depth)
    let report = try Automaton(Turnstile()).minimised(by: [.coin, .push])
    let merged = try space.merged()
    #expect(space.places.count == report.classes.joined().count)
    #expect(merged.places.map(\.count) == report.classes.map(\.count))
    #expect(
      merged.steps == [
        [.leads(to: 1), .refused(Refusal("a coin is needed"))], [.leads(to: 1), .leads(to: 0)],
      ]
    )
  }

  @Test("merge no states that may differ beyond the depth")
  func cut() throws {
    let space = try space(of: Turnstile(), depth: 3)
    #expect(space.places.map(\.view) == ["locked", "open", "open", "open"])
    #expect(try space.merged() == space)
  }

  @Test("are refused when they grow too large, with the depth that fits")
  func tooLarge() throws {
    let failure = Failure(
      .usage,
      "--depth must be at most 4 for these messages, since 5 leads to 11 states, and at most 10 "
        + "are visited; got 7"
    )
    #expect(throws: failure) {
      try space(of: Likes(), depth: 7, limit: 10)
    }
    #expect(try space(of: Likes(), depth: 4, limit: 10).places.count == 9)
  }
}

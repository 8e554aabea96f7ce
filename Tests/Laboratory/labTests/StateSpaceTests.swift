import CommandLineSupport
import ComponentKit
import SamplePrograms
import StateGraphs
import TestSupport
import Testing

@testable import LaboratoryCore
@testable import lab

@Suite("State spaces")
struct StateSpaceTests {
  @Test("hold the states in the order of their distance, each once")
  func counter() throws {
    let space = try StateSpace(of: Counter(), by: [.increment, .decrement], depth: 2)
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

  @Test(
    "agree with runs: the view after every path, and every refusal",
    arguments: [6] as [UInt64]
  )
  func runs(seed: UInt64) throws {
    let messages = try Script<Wizard>(pieces: Wizard.vocabulary, from: "a test").steps
      .map(\.message)
    let space = try StateSpace(of: Wizard(), by: messages, depth: 9)
    #expect(space.places.count == 9)
    #expect(!space.places.indices.contains(where: space.isCut))
    var random = SplitMix(seed: seed)
    var component = Component<Halogen<Wizard>>(Wizard())
    var place = 0
    for _ in 0..<300 {
      let index = Int.random(in: messages.indices, using: &random)
      let refusal = component.send(messages[index])
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
    let space = try StateSpace(of: Turnstile(), by: [.coin, .push], depth: 0)
    #expect(space.places == [StateSpace.Place(view: "locked", depth: 0)])
    #expect(space.steps == [[.beyond, .refused(Refusal("a coin is needed"))]])
  }

  @Test("merge the same states as the automaton", arguments: 5...9)
  func merging(depth: Int) throws {
    let space = try StateSpace(of: Turnstile(), by: [.coin, .push], depth: depth)
    let report = try Automaton(Turnstile()).minimised(by: [.coin, .push])
    let merged = try space.merged()
    #expect(space.places.count == report.stateCount)
    #expect(merged.places.map(\.count) == report.classes.map(\.count))
    #expect(
      merged.steps == [
        [.leads(to: 1), .refused(Refusal("a coin is needed"))], [.leads(to: 1), .leads(to: 0)],
      ]
    )
  }

  @Test("merge no states that may differ beyond the depth")
  func cut() throws {
    let space = try StateSpace(of: Turnstile(), by: [.coin, .push], depth: 3)
    #expect(space.places.map(\.view) == ["locked", "open", "open", "open"])
    #expect(try space.merged() == space)
  }

  @Test("merge states whose different answers are never shown again")
  func forward() throws {
    let messages: [Wizard.Message] = [.answer("yes"), .answer("no"), .next]
    let space = try StateSpace(of: Wizard(), by: messages, depth: 6)
    let merged = try space.merged()
    #expect(space.places.count == 21)
    #expect(merged.places.count == 9)
    #expect(merged.places.reduce(0) { $0 + $1.count } == 21)
    #expect(Set(merged.places.map(\.view)).count == 9)
  }

  @Test("are refused when they grow too large, with the depth that fits")
  func tooLarge() throws {
    let messages = Counter.Message.allCases
    let failure = Failure(
      .usage,
      "--depth must be at most 4 for these messages, since 5 leads to 11 states, and at most 10 "
        + "are visited; got 7"
    )
    #expect(throws: failure) {
      try StateSpace(of: Counter(), by: messages, depth: 7, limit: 10)
    }
    #expect(try StateSpace(of: Counter(), by: messages, depth: 4, limit: 10).places.count == 9)
  }

  @Test("have usual messages of every program, some of which change its state")
  func vocabularies() throws {
    for program in samplePrograms() {
      #expect(!program.vocabulary.isEmpty, "\(program.name)")
      let space = try drawn(program.name, "--depth", "3")
      #expect(space.nodes.count >= 3, "\(program.name)")
      let words = Set(space.messages.map { $0.prefix { $0 != " " } })
      #expect(words.isSubset(of: program.usages.map { $0.prefix { $0 != " " } }))
    }
  }
}

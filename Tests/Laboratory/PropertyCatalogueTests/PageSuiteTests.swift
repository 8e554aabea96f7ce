import ComponentKit
import ComponentTesting
import Markup
import SamplePrograms
import Testing

@Suite("The complete suite of the page of a sample program")
struct PageSuiteTests {
  /// Plays the histories, and returns how many steps differ from what is expected.
  private func differences<Base: Sample, A: ProgramArchitecture>(
    _ suite: PageSuite<Base.Message>,
    of program: Base.Type,
    in architecture: A.Type,
    forgets: (Int) -> Bool = { _ in false }
  ) -> Int where A.Program == Drawn<Base> {
    var differences = 0
    for history in suite.histories {
      var component = Component<A>(Drawn(Base.small))
      component.deliverOwn()
      var page = component.view
      if page.node.shown != suite.start { differences += 1 }
      for (number, step) in history.enumerated() {
        guard let message = page.message(for: step.touch.event, at: step.touch.path),
          message == step.message
        else {
          differences += 1
          break
        }
        let refusal = component.send(message)
        component.deliverOwn()
        if !forgets(number) { page = component.view }
        if page.node.shown != step.shown || refusal != step.refusal { differences += 1 }
      }
    }
    return differences
  }

  /// The programs that are used by buttons, boxes and texts: a suite has no sliders and no cells.
  static let programs = samples.map { $0.name }.filter {
    !["DurationTimer", "CircleDrawer", "Cells"].contains($0)
  }

  @Test("is what its controls do in each architecture", arguments: programs)
  func plays(name: String) throws {
    func check<Base: Sample>(_: Base.Type) throws {
      let suite = try #require(Base.pageSuite())
      #expect(!suite.histories.isEmpty)
      #expect(suite.stateCount > 1)
      #expect(differences(suite, of: Base.self, in: Elm<Drawn<Base>>.self) == 0)
      #expect(differences(suite, of: Base.self, in: Redux<Drawn<Base>>.self) == 0)
      #expect(differences(suite, of: Base.self, in: React<Drawn<Base>>.self) == 0)
      #expect(differences(suite, of: Base.self, in: Halogen<Drawn<Base>>.self) == 0)
    }
    for program in samples where program.name == name { try check(program) }
  }

  @Test("finds a page that is not drawn again after the third action")
  func forgetful() throws {
    let suite = try #require(Counter.pageSuite())
    let found = differences(suite, of: Counter.self, in: Elm<Drawn<Counter>>.self) {
      $0 == 2
    }
    #expect(found > 0)
  }
}

import ComponentKit
import ComponentTesting
import PropertyCatalogue
import SamplePrograms
import Testing

@Suite("The properties of the sample programs")
struct SampleTests {
  @Test("are at least three for each program, with names that differ")
  func counts() {
    for program in checkedPrograms {
      func check<Base: CheckedProgram>(_: Base.Type) {
        let names = Base.properties.map(\.name)
        #expect(names.count >= 3, "\(Base.name)")
        #expect(Set(names).count == names.count, "\(Base.name)")
      }
      check(program)
    }
  }

  @Test("hold in all states", arguments: checkedPrograms.map { $0.name })
  func hold(name: String) {
    func check<Base: CheckedProgram>(_: Base.Type) {
      let space = Base.space()
      #expect(space.cut == nil, "\(name)")
      #expect(space.messagesNeverTaken.count <= 2, "\(name): \(space.messagesNeverTaken)")
      for property in Base.properties {
        let verdict = property.verdict(space)
        #expect(verdict.holds, "\(name): \(property.name): \(verdict)")
        // Their keys, or the equality of their states, leave out a count that grows.
        let isBounded =
          property.name == "memory-does-not-grow" && ["life", "notebook"].contains(name)
        let bound = Verdict<Base.Checked>.Strength.bounded(
          depth: space.completeDepth,
          states: space.stateCount
        )
        #expect(verdict.strength == (isBounded ? bound : .decided(states: space.stateCount)))
      }
    }
    for program in checkedPrograms where program.name == name { check(program) }
  }
}

import ComponentKit
import ComponentTesting
import SamplePrograms
import Testing

@Suite("The properties of the sample programs")
struct SampleTests {
  @Test("hold in all states, and have names that differ", arguments: samples.map { $0.name })
  func hold(name: String) {
    func check<Base: Sample>(_: Base.Type) {
      let subject = Base.subject()
      let names = subject.properties.map(\.name)
      #expect(names.count >= 3 && Set(names).count == names.count, "\(name)")
      let space = subject.space()
      #expect(space.cut == nil, "\(name)")
      #expect(space.messagesNeverTaken.count <= 2, "\(name): \(space.messagesNeverTaken)")
      for property in subject.properties {
        let verdict = property.verdict(space)
        #expect(verdict.holds, "\(name): \(property.name): \(verdict)")
        // Their keys, or the equality of their states, leave out a count that grows.
        let isBounded =
          property.name == "memory-does-not-grow" && ["Life", "Notebook"].contains(name)
        let bound = Verdict<ProgramState<Seeded<Base>>>.Strength.bounded(
          depth: space.completeDepth,
          states: space.stateCount
        )
        #expect(verdict.strength == (isBounded ? bound : .decided(states: space.stateCount)))
      }
    }
    for sample in samples where sample.name == name { check(sample) }
  }
}

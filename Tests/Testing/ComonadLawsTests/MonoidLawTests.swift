import ComonadLaws
import Comonads
import ComponentKit
import LedgerUpdate
import Testing

@Suite("Laws of monoids and actions")
struct MonoidLawTests {
  @Test("do not find a fault of long words in short ones")
  func shortWords() {
    func broken(letters: Int) -> Set<String> {
      let words = Generator<String>.element(of: ["a", "b"]).array(upTo: letters)
      let instance = Instance("Buffer", monoidLaws(words.map { Buffer(letters: $0.joined()) }))
      return instance.check(CasePlan(cases: 400)).broken
    }
    #expect(broken(letters: 1) == [])
    #expect(broken(letters: 2) == ["monoid.associativity"])
  }

  @Test("name the probable fault, and the values that show it")
  func diagnosis() throws {
    let report = Instance("Buffer", monoidLaws(Generator<String>.words.map { Buffer(letters: $0) }))
      .check()
    let text = try #require(report.diagnoses().first)
    #expect(text.contains("a.combined(with: b).combined(with: c)"))
    #expect(text.contains("looks like   combine depends on how values are grouped"))
    #expect(text.contains("smallest     a = "))
  }

  @Test("find a reducer that depends on more than its state and its step")
  func impure() {
    let steps = Generator<Int>.integers(in: 0...9).array()
    let laws = monoidActionLaws(Rolling.self, states: .integers(in: 0...9), changes: steps)
    let broken = Instance("Rolling", laws).check().broken
    #expect(broken.contains("monoid-action.composition"))
  }

  @Test("hold for the reducer of a program")
  func program() {
    let messages = Generator<Int>.integers(in: -2...2).array()
    let states = Generator<Int>.integers(in: 0...5).map { ProgramState(Count(), state: $0) }
    let laws = monoidActionLaws(Dispatching<Count>.self, states: states, changes: messages)
    #expect(Instance("Count", laws).check().holds)
  }
}

/// A buffer that drops only one letter when it has more than three.
private struct Buffer: Monoid, Observed, CustomStringConvertible {
  var letters: String

  static var empty: Buffer { Buffer(letters: "") }

  var description: String { letters }

  mutating func combine(with other: Buffer) {
    let isLong = !letters.isEmpty && !other.letters.isEmpty
    letters += other.letters
    if isLong && letters.count > 3 { letters.removeFirst() }
  }
}

/// A reducer that rolls a die.
private enum Rolling: Reducer {
  static func reduce(_ state: inout Int, by step: Int) { state += step + .random(in: 1...6) }
}

private struct Count: Program {
  let initial = 0

  func refusal(of message: Int, in count: Int) -> Refusal? {
    count + message < 0 ? Refusal("the count must not be negative") : nil
  }

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Extreme numbers")
struct ExtremeNumberTests {
  /// Lines of every command of a program with numbers in every place.
  private func lines<P: ScriptedProgram>(of _: P.Type) -> [String] {
    var lines = extremeNumbers
    for command in P.commands.map(\.word) {
      lines.append(command)
      for number in extremeNumbers {
        lines += [
          "\(command) \(number)", "\(command) a \(number)", "\(command) \(number) a",
          "\(command) 1 \(number)", "\(command) \(number) 1", "\(command) glider 0 \(number)",
          "\(command) glider \(number) 0", "\(command) 1.\(number)", "\(command) \(number).1",
        ]
      }
    }
    return lines
  }

  /// The messages that the lines of a program are read as, each once.
  private func messages<P: ScriptedProgram>(of _: P.Type) -> [P.Message] {
    var known: Set<String> = []
    return lines(of: P.self).flatMap { (try? P.parse($0)) ?? [] }
      .filter { known.insert(P.line(for: $0)).inserted }
  }

  /// Sends each message to a component of its own, and all of them to one.
  private func check<A: ProgramArchitecture>(
    _ start: Component<A>,
    _ messages: [A.Program.Message]
  ) where A.Program: ScriptedProgram {
    var all = start
    for message in messages {
      var component = start
      component.send(message)
      all.send(message)
      #expect(!component.view.isEmpty)
    }
    #expect(!all.view.isEmpty)
  }

  private func checkAll<P: ScriptedProgram>(_ program: P, after line: String = "") throws {
    let messages = messages(of: P.self)
    #expect(!messages.isEmpty)
    func check<A: ProgramArchitecture<P>>(_: A.Type) throws {
      var component = Component<A>(program)
      for message in try P.parse(line) { component.send(message) }
      self.check(component, messages)
    }
    for architecture in everyArchitecture(of: P.self) { try check(architecture) }
  }

  @Test("in lines are refused or taken by every program in every architecture")
  func lines() throws {
    try checkAll(Counter(initial: .max))
    try checkAll(Counter(initial: .min))
    try checkAll(Tasks(), after: "add a")
    try checkAll(Todos(), after: "new a")
    try checkAll(Wizard())
    try checkAll(Temperature())
    try checkAll(FlightBooker())
    try checkAll(DurationTimer())
    try checkAll(People())
    try checkAll(CircleDrawer(), after: "press 9 9")
    try checkAll(Cells(columns: 2, rows: 2))
    try checkAll(Life())
    try checkAll(Feed(), after: "follow a")
    try checkAll(Die(), after: "roll")
    try checkAll(Notebook(), after: "add a")
  }

  @Test("are typed with one sign at most, and in digits of ASCII")
  func typed() {
    for (text, number) in [
      ("-9223372036854775808", Int.min), ("9223372036854775807", .max), ("+5", 5), ("-0", 0),
      ("+0", 0), ("007", 7), ("-007", -7),
    ] {
      #expect(Int(text) == number, "\(text)")
    }
    for text in [
      "", "-", "+", "+-5", "--5", "-+5", "9223372036854775808", "-9223372036854775809", "1e3",
      "5.0",
      "\u{663}", " 5", "5 ", "0x5", "5-",
    ] {
      #expect(Int(text) == nil, "\(text)")
    }
  }

  @Test("of notes and levels are refused by the notebook, so that its file stays readable")
  func notebook() throws {
    let full = #"{"notes":[{"path":[1000000000],"text":"a"}],"levels":3,"isReading":false}"#
    let state = try #require(try Notebook().load(full, version: 1))
    #expect(Notebook().refusal(of: .add("a", within: []), in: state) != nil)
    var deep = Component<Elm<Notebook>>(Notebook())
    var path: [Int] = []
    for _ in 0..<200 where deep.send(.add("a", within: path)) == nil { path.append(1) }
    #expect(path.count == 20)
  }
}

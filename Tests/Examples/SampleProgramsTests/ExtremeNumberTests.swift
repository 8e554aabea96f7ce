import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Extreme numbers")
struct ExtremeNumberTests {
  /// Sends each message to a component of its own, and all of them to one, in every architecture.
  private func check<P: DrawnProgram>(
    _ program: P,
    after first: [P.Message] = [],
    _ messages: [P.Message]
  ) where P.View == String {
    func check<A: ProgramArchitecture<P>>(_: A.Type) {
      var start = Component<A>(program)
      for message in first { start.send(message) }
      var all = start
      for message in messages {
        var component = start
        component.send(message)
        all.send(message)
        #expect(!component.view.isEmpty)
      }
      #expect(!all.view.isEmpty)
    }
    for architecture in everyArchitecture(of: P.self) { check(architecture) }
  }

  @Test("in messages are refused or taken by every program in every architecture")
  func messages() {
    let numbers = extremeNumbers.compactMap { Int($0) }
    let pairs = numbers.flatMap { [($0, 0), (0, $0), ($0, $0)] }
    #expect(numbers.count > 5)
    check(Counter(initial: .max), [.increment, .decrement])
    check(Counter(initial: .min), [.increment, .decrement])
    check(
      Tasks(),
      after: [.add(title: "a")],
      numbers.flatMap { [.toggle(number: $0), .edit(number: $0, title: "b"), .remove(number: $0)] }
    )
    check(
      Todos(),
      after: [.add(title: "a")],
      numbers.flatMap { [.toggle($0), .edit($0), .remove($0)] }
    )
    check(Temperature(), extremeNumbers.flatMap { [.celsius($0), .fahrenheit($0)] })
    check(FlightBooker(), extremeNumbers.flatMap { [.there($0), .there("1.1.\($0)"), .book] })
    check(DurationTimer(), numbers.map { .duration($0) })
    check(People(), numbers.map { .select($0) })
    check(
      CircleDrawer(),
      after: [.press(x: 9, y: 9), .select(1)],
      pairs.map { .press(x: $0, y: $1) }
        + numbers.flatMap { [.select($0), .adjust, .diameter($0)] }
    )
    check(
      Cells(columns: 2, rows: 2),
      [.edit(.b1), .edit(CellAddress(column: 701, row: 9_999)), .discard]
        + extremeNumbers.flatMap { [.write($0, at: .a0), .write("=A0*\($0)", at: .b0)] }
    )
    check(
      Life(),
      numbers.map { .step($0) }
        + pairs.flatMap { [.toggle(x: $0, y: $1), .place(.glider, x: $0, y: $1)] }
    )
    check(
      Feed(),
      after: [.follow("a"), .arrived(["b"], from: "a")],
      numbers.map { .read($0, of: "a") }
    )
    check(Die(), after: [.roll], numbers.map { .fell($0) })
    check(
      Notebook(),
      after: [.add("a", within: [])],
      numbers.flatMap {
        [
          .add("b", within: [$0]), .move([$0], to: $0), .move([1], to: $0), .levels($0),
          .remove([$0]),
        ]
      }
    )
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
    #expect(Notebook().firstRefusal(of: .add("a", within: []), in: state) != nil)
    var deep = Component<Elm<Notebook>>(Notebook())
    var path: [Int] = []
    for _ in 0..<200 where deep.send(.add("a", within: path)) == nil { path.append(1) }
    #expect(path.count == 20)
  }
}

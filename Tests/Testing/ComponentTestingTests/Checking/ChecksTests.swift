import ComponentKit
import ComponentTesting
import Foundation
import Locks
import Markup
import Testing

/// A bookcase of at most two books, with a flaw if one is given.
private struct Bookcase: DrawnProgram, SavedProgram, Sendable {
  enum Message: Hashable { case add, remove }

  enum Flaw: CaseIterable {
    case clearsAndRefuses, keepsTwoBooks, savesNothing, hasNoNames, remembers
  }

  struct State: Hashable {
    var books = 0
    var trail: [Int] = []
  }

  static let version = 1
  let initial = State()
  var flaw: Flaw?
  var drawn: Locked<Set<Int>>?

  func update(_ state: inout State, by message: Message) { _ = step(&state, by: message) }

  func step(
    _ state: inout State,
    by message: Message,
    effect: inout Effect<Message>
  ) -> Refusal? {
    if message == .add, state.books == 2 {
      if flaw == .clearsAndRefuses { state.books = 0 }
      return Refusal("the bookcase is full")
    }
    if message == .remove, state.books == 0 || state.books == 2 && flaw == .keepsTwoBooks {
      return Refusal("no book can be removed")
    }
    state.books += message == .add ? 1 : -1
    if flaw == .remembers { state.trail.append(state.books) }
    return nil
  }

  func refusal(of message: Message, in state: State) -> Refusal? {
    var state = state
    return step(&state, by: message)
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { "\(state.books)" }

  func markup(of state: State) -> Markup<Message> {
    drawn?.withLock { _ = $0.insert(state.books) }
    return .div(
      [],
      [
        .button([.onClick(.add)], flaw == .hasNoNames ? [] : ["Add"]),
        .button([.onClick(.remove)], ["Remove"]), .text(" \(state.books)"),
      ]
    )
  }

  func save(_ state: State) -> String { "\(state.books)" }

  func load(_ text: String, version: Int) -> State? {
    Int(text).map { State(books: flaw == .savesNothing ? 0 : $0) }
  }
}

extension Checks where P == Bookcase {
  fileprivate static var bookcase: Checks {
    Checks(key: \.books, messages: { _ in [.add, .remove] })
  }
}

/// A lamp that is markup alone.
private struct Lamp: MarkupProgram, Sendable {
  let initial = false
  func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
  func markup(of isOn: Bool) -> Markup<Bool> {
    .button([.onClick(!isOn)], [isOn ? "Turn off" : "Turn on"])
  }
}

/// A program of which nothing is known but its messages.
private struct Slider: Program, Sendable {
  struct State: Sendable { var position = 0 }
  let initial = State()
  func update(_ state: inout State, by message: Int) { state.position = message }
  func view(_ state: State, send: @escaping (Int) -> Void) -> String { "\(state.position)" }
}

/// A counter without end that asks for a number.
private struct Guess: Program, Sendable {
  enum Message: Hashable {
    case ask
    case number(Int)
  }
  let initial = 0
  func update(_ count: inout Int, by message: Message) -> Effect<Message> {
    count += 1
    return message == .ask ? .work(Work("number") { _ in .none }) : .none
  }
  func view(_ count: Int, send: @escaping (Message) -> Void) -> Int { count }
}

@Suite("Checks")
struct ChecksTests {
  @Test("have by default the properties that the program can have")
  func usual() {
    #expect(
      CheckedProperty<Bookcase>.usual().map(\.name) == [
        "refusals-change-nothing", "every-state-can-be-left", "saved-states-are-restored",
        "pages-are-accessible", "memory-does-not-grow", "architectures-agree",
      ]
    )
    #expect(
      CheckedProperty<Lamp>.usual().map(\.name) == [
        "refusals-change-nothing", "every-state-can-be-left", "pages-are-accessible",
        "memory-does-not-grow", "architectures-agree",
      ]
    )
    let own = CheckedProperty<Slider>("own", .never("it is one") { $0.view == "1" })
    #expect(
      CheckedProperty.usual(besides: [own]).map(\.name) == [
        "own", "every-state-can-be-left", "memory-does-not-grow", "architectures-agree",
      ]
    )
  }

  /// The usual properties of a bookcase that are refuted.
  private func refuted(_ flaw: Bookcase.Flaw?) -> [String] {
    let subject = Checks.bookcase.bind(Bookcase(flaw: flaw))
    let space = subject.space()
    return subject.properties.filter { $0.verdict(space).trace != nil }.map(\.name)
  }

  @Test("refute each flaw by the property that names it")
  func flaws() {
    #expect(refuted(nil) == [])
    #expect(
      Bookcase.Flaw.allCases.map { refuted($0) } == [
        ["refusals-change-nothing"], ["every-state-can-be-left"],
        ["saved-states-are-restored"], ["pages-are-accessible"], ["memory-does-not-grow"],
      ]
    )
  }

  @Test("hold of programs of any kind")
  func kinds() {
    #expect(Checks(messages: [true, false]).verdicts(of: Lamp()).allSatisfy { $0.holds })
    let slider = Checks<Slider>(key: \.position, messages: { [1 - $0] })
    #expect(
      slider.verdicts(of: Slider()).map { "\($0.strength)" }
        == Array(repeating: "decided (2 states)", count: 3)
    )
    #expect(Checks<Bookcase>(messages: [.add, .remove]).bind(Bookcase()).space().stateCount == 3)
    let few = Checks<Bookcase>(messages: { $0.books == 0 ? [.add] : [.remove] })
    #expect(few.bind(Bookcase()).space().stateCount == 2)
  }

  @Test("name the messages that a person or work may send first")
  func messages() {
    let checks = Checks<Guess>(
      messages: [.ask],
      answers: [WorkAnswers("number") { [.message(.number($0))] }]
    )
    let messages = checks.bind(Guess()).messages(inFirst: 2)
    #expect(messages.starts(with: [.ask, .number(0)]) && Set(messages).count == messages.count)
  }

  @Test("draw every state where traps are looked for")
  func draws() throws {
    let drawn = Locked<Set<Int>>([])
    let path = FileManager.default.temporaryDirectory.path + "/checks-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let subject = Checks.bookcase.bind(Bookcase(drawn: drawn))
    try subject.tryAll(within: ExplorationLimit(), ExplorationJournal(path))
    #expect(drawn.withLock { $0 } == [0, 1, 2])
  }

  @Test("give a page its complete suite, unless its space has no end")
  func suite() throws {
    let lamp = try #require(
      Checks(messages: [true, false]).bind(Lamp()) as? any PagedSubject<Lamp>
    )
    let suite = try #require(lamp.pageSuite(within: ExplorationLimit()))
    #expect(suite.start == "Turnon " && suite.stateCount == 2)
    #expect(suite.histories.map { $0.map(\.shown) } == [["Turnoff ", "Turnon "]])
    let cut = try #require(
      Checks<Bookcase>(messages: [.add, .remove]).bind(Bookcase(flaw: .remembers))
        as? any PagedSubject<Bookcase>
    )
    #expect(cut.pageSuite(within: ExplorationLimit(states: 9)) == nil)
    #expect(!(Checks(messages: [Guess.Message.ask]).bind(Guess()) is any PagedSubject<Guess>))
  }
}

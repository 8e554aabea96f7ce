import ComponentKit
import TestSupport
import Testing

@Suite("A slot that is never empty")
struct ChildSlotTests {
  @Test("returns to its first state when it is replaced by the same seed")
  func reset() {
    var slot = ChildSlot(3) { FetchingChild(at: $0) }
    slot.send(.child(.add(4)))
    #expect(slot.view == 7)
    #expect(slot.send(.child(.add(-9)))?.reason == "the count must not be negative; got -2")
    slot.send(.replace(3))
    #expect(slot.view == 3)
    #expect(slot.child.view == 3)
  }

  @Test("starts again, without its earlier work")
  func work() {
    var slot = ChildSlot(2) { FetchingChild(Fetching(initialEffect: .message(.add($0)))) }
    let first = slot.takeEffect()
    #expect(first.runWork().count == 1)
    slot.send(.child(.fetch))
    let late = slot.takeEffect()
    #expect(late.lines == ["start 0/fetch"])
    slot.send(.replace(2))
    let again = slot.takeEffect()
    #expect(again.lines.first == "cancel 0")
    for message in late.runWork() {
      #expect(slot.send(message)?.reason == "the child that this message is for is gone")
    }
    #expect(slot.view == 0)
    for message in again.runWork() { #expect(slot.send(message) == nil) }
    #expect(slot.view == 2)
    slot.send(.child(.fetch))
    #expect(slot.takeEffect().lines == ["start 0/fetch"])
  }

  @Test("receives the messages of its view")
  func events() {
    var sent: [SlotMessage<Int, Fetching.Message>] = []
    #expect(ChildSlot(3) { FetchingChild(at: $0) }.view { sent.append($0) } == 3)
    #expect(sent == [.child(.add(1), of: ChildID(serial: 0))])
  }
}

// MARK: - A seed for each case

/// The case of a page: the seed of the child that shows it.
private enum Page: Hashable, Sendable {
  case home
  case count(Int)
  case clock(Int)
}

private enum PageMessage: Hashable, Sendable {
  case count(Fetching.Message)
  case tick(Int)
}

private typealias PageSlot = ChildSlot<Page, AnyChild<PageMessage, String>>

extension PageSlot {
  /// A slot of a page, whose child has another type in each case.
  fileprivate init(at page: Page) {
    self.init(page) { page in
      switch page {
      case .home: AnyChild(Component<React<Home>>(Home()))
      case .count(let count):
        AnyChild(FetchingChild(at: count).mapped(message: .count) { "count \($0)" })
      case .clock(let ticks):
        AnyChild(Component<Redux<Clock>>(Clock(initial: ticks)).mapped(message: .tick) { $0 })
      }
    }
  }

  /// Sends a message, and returns the effects as texts.
  fileprivate mutating func lines(after message: Message) -> [String] {
    #expect(send(message) == nil)
    return takeEffect().lines
  }
}

/// A page that refuses all messages.
private struct Home: Program {
  let initial = "home"
  func refusal(of message: PageMessage, in text: String) -> Refusal? { Refusal("this is home") }
  func update(_ text: inout String, by message: PageMessage) {}
  func view(_ text: String, send: @escaping (PageMessage) -> Void) -> String { text }
}

/// A page that announces its beginning, and ticks as long as it is shown.
private struct Clock: Program {
  let initial: Int
  var initialEffect: Effect<Int> { .message(1) }
  func update(_ ticks: inout Int, by message: Int) -> Effect<Int> {
    ticks += message
    return .none
  }
  func subscriptions(of ticks: Int) -> [Work<Int>] { [Work("tick") { _ in .none }] }
  func view(_ ticks: Int, send: @escaping (Int) -> Void) -> String { "clock \(ticks)" }
}

extension Embedding where Whole == PageMessage, Part == Fetching.Message {
  fileprivate static var count: Embedding {
    Embedding(PageMessage.count) { if case .count(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == Int {
  fileprivate static var tick: Embedding {
    Embedding(PageMessage.tick) { if case .tick(let ticks) = $0 { ticks } else { nil } }
  }
}

@Suite("A slot whose seed is an enumeration")
struct CaseSlotTests {
  @Test("shows the child of the case and refuses messages for another one, in every architecture")
  func messages() {
    func check<A: ProgramArchitecture<ChildProgram<PageSlot>>>(_: A.Type) {
      var component = Component<A>(ChildProgram(PageSlot(at: .home)))
      #expect(component.send(.child(.count(.add(1))))?.reason == "this is home")
      #expect(component.view == "home")
      component.send(.replace(.count(3)))
      component.send(.child(.count(.add(4))))
      #expect(component.view == "count 7")
      #expect(
        component.send(.child(.count(.add(-8))))?.reason
          == "the count must not be negative; got -1"
      )
      #expect(component.send(.child(.tick(1)))?.reason == "the message must be for the child")
      #expect(component.view == "count 7")
      component.send(.replace(.clock(1)))
      #expect(component.view == "clock 1")
      component.send(.replace(.home))
      #expect(component.view == "home")
    }
    for architecture in everyArchitecture(of: ChildProgram<PageSlot>.self) { check(architecture) }
  }

  @Test("refuses late messages of the child before, with and without work")
  func late() {
    func check<A: ProgramArchitecture<ChildProgram<PageSlot>>>(_: A.Type) {
      var component = Component<A>(ChildProgram(PageSlot(at: .clock(0))))
      let announcement = component.takeEffect().runWork()
      #expect(announcement == [.child(.tick(1), of: ChildID(serial: 0))])
      component.send(.replace(.count(3)))
      component.send(.child(.count(.fetch)))
      let answer = component.takeEffect().runWork()
      #expect(answer == [.child(.count(.got(103)), of: ChildID(serial: 1))])
      component.send(.replace(.clock(0)))
      component.send(.replace(.count(3)))
      for message in announcement + answer {
        #expect(component.send(message)?.reason == "the child that this message is for is gone")
      }
      #expect(component.view == "count 3")
    }
    for architecture in everyArchitecture(of: ChildProgram<PageSlot>.self) { check(architecture) }
  }

  @Test("starts a child when its case is entered, at the beginning and again")
  func beginning() {
    var slot = PageSlot(at: .clock(5))
    let first = slot.takeEffect()
    #expect(first.lines.contains("start 0/tick"))
    for message in first.runWork() { #expect(slot.send(message) == nil) }
    #expect(slot.view == "clock 6")
    #expect(slot.takeEffect().isNone)
    #expect(slot.lines(after: .replace(.home)) == ["cancel 0"])
    let again = slot.lines(after: .replace(.clock(6)))
    #expect(again.first != "cancel 0")
    #expect(again.contains("start 0/tick"))
    #expect(slot.view == "clock 6")
  }

  @Test("refuses messages of later children when an older copy is put back")
  func copies() {
    var slot = PageSlot(at: .count(3))
    var older = slot
    slot.send(.replace(.count(9)))
    slot.send(.child(.count(.fetch)))
    let newer = slot.takeEffect().runWork()
    #expect(newer == [.child(.count(.got(109)), of: ChildID(serial: 1))])
    for message in newer {
      #expect(older.send(message)?.reason == "the child that this message is for is gone")
    }
    #expect(older.view == "count 3")
    #expect(older.takeEffect().isNone)
  }
}

// MARK: - In the state of a parent

/// A program that observes the page in its state, and leaves it when an answer arrives.
private struct Site: Program {
  enum Message: Hashable, Sendable {
    case page(PageSlot.Message)
    case edit
  }

  let initial = PageSlot(at: .home)

  var children: [Part<PageSlot, Message>] {
    [
      Part("page", as: Message.page) {
        $1(&$0)
      } from: {
        if case .page(let message) = $0 { message } else { nil }
      }
    ]
  }

  func update(_ page: inout PageSlot, by message: Message) {
    if case .edit = message { page.send(.child(.count(.add(1)))) }
    if case .page(.child(_, .some)) = message { page.send(.replace(.home)) }
  }

  func view(_ page: PageSlot, send: @escaping (Message) -> Void) -> String {
    page.view { send(.page($0)) }
  }
}

extension CaseSlotTests {
  @Test("passes its messages on to the program that holds it, and keeps its work when changed")
  func parent() {
    func check<A: ProgramArchitecture<Site>>(_: A.Type) {
      var component = Component<A>(Site())
      component.send(.page(.replace(.count(3))))
      component.send(.page(.child(.count(.fetch))))
      let effect = component.takeEffect()
      #expect(effect.lines.last == "start page/0/fetch")
      component.send(.edit)
      #expect(component.takeEffect().isNone)
      #expect(component.view == "count 4")
      let answers = effect.runWork()
      #expect(answers == [.page(.child(.count(.got(103)), of: ChildID(serial: 1)))])
      for message in answers { #expect(component.send(message) == nil) }
      #expect(component.view == "home")
      #expect(component.takeEffect().lines == ["cancel page/0"])
    }
    for architecture in everyArchitecture(of: Site.self) { check(architecture) }
  }
}

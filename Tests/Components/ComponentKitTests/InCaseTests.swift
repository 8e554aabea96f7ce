import ComponentKit
import TestSupport
import Testing

/// A page that is entered and left, and gets the messages of its child.
private struct Pages: ActiveProgram {
  enum Page {
    case home(String)
    case count(CaseChild<FetchingChild>)
  }

  enum Message: Equatable, Sendable {
    case open(Int)
    case close
    case count(Fetching.Message)
  }

  var initial = Page.home("")

  func refusal(of message: Message, in page: Page) -> Refusal? {
    if case .close = message, case .home = page { Refusal("nothing is open") } else { nil }
  }

  func update(_ page: inout Page, by message: Message) -> Effect<Message> {
    switch message {
    case .open(let count): page = .count(CaseChild(FetchingChild(at: count)))
    case .close: page = .home("closed")
    // The parent observes the child: it leaves the case at a hundred.
    case .count: if case .count(let child) = page, child.view >= 100 { page = .home("done") }
    }
    return .none
  }

  func view(_ page: Page, send: @escaping (Message) -> Void) -> String {
    switch page {
    case .home(let text): "home \(text)"
    case .count(let child): "count \(child.view { send(.count($0)) })"
    }
  }
}

extension Pages {
  /// The program with its child.
  fileprivate var withChild: InCase<Pages, FetchingChild> {
    InCase(
      self,
      of: "count",
      state: Embedding({ .count($0) }) { if case .count(let child) = $0 { child } else { nil } },
      message: Embedding({ .count($0) }) { if case .count(let inner) = $0 { inner } else { nil } }
    )
  }
}

@Suite("A child in a case of an enumeration")
struct InCaseTests {
  @Test("takes messages while the state is in its case, in every architecture")
  func messages() {
    func check<A: ProgramArchitecture<InCase<Pages, FetchingChild>>>(_: A.Type) {
      var component = Component<A>(Pages().withChild)
      #expect(
        component.send(.count(.add(1)))?.reason
          == "the case count must be there to take this message"
      )
      #expect(component.send(.close)?.reason == "nothing is open")
      #expect(component.view == "home ")
      component.send(.open(3))
      component.send(.count(.add(4)))
      #expect(component.view == "count 7")
      #expect(component.send(.count(.add(-8)))?.reason == "the count must not be negative; got -1")
      #expect(component.view == "count 7")
      component.send(.close)
      #expect(component.view == "home closed")
    }
    check(React.self)
    check(Redux.self)
    check(Elm.self)
    check(Halogen.self)
  }

  @Test("passes its messages on to the program, and its work ends when the case is left")
  func work() {
    var component = Component<Elm<InCase<Pages, FetchingChild>>>(Pages().withChild)
    component.send(.open(3))
    component.send(.count(.fetch))
    let effect = component.takeEffect()
    #expect(effect.lines == ["start count/0/fetch"])
    for message in effect.runWork() {
      #expect(message == .count(.got(103)))
      component.send(message)
    }
    #expect(component.view == "home done")
    #expect(component.takeEffect().lines == ["cancel count"])
    component.send(.open(99))
    #expect(component.takeEffect().isNone)
    component.send(.count(.fetch))
    component.send(.close)
    #expect(component.takeEffect().lines == ["start count/0/fetch", "cancel count"])
  }

  @Test("begins when the case is entered, also at the beginning")
  func beginning() {
    let busy = FetchingChild(Fetching(initialEffect: .message(.add(5))))
    let program = Pages(initial: .count(CaseChild(busy))).withChild
    var component = Component<React<InCase<Pages, FetchingChild>>>(program)
    #expect(component.takeEffect().messages == [.count(.add(5))])
    component.send(.count(.add(5)))
    #expect(component.view == "count 5")
    #expect(component.takeEffect().isNone)
  }

  @Test("is a new one if the program replaces it, and the work of the first one ends")
  func another() {
    func check<A: ProgramArchitecture<InCase<Pages, FetchingChild>>>(_: A.Type) {
      var component = Component<A>(Pages().withChild)
      component.send(.open(3))
      component.send(.count(.fetch))
      #expect(component.takeEffect().lines == ["start count/0/fetch"])
      component.send(.open(4))
      #expect(component.takeEffect().lines == ["cancel count/0"])
      component.send(.count(.fetch))
      #expect(component.takeEffect().lines == ["start count/1/fetch"])
      component.send(.open(5))
      component.send(.count(.fetch))
      #expect(component.takeEffect().lines == ["cancel count/1", "start count/2/fetch"])
      component.send(.close)
      #expect(component.takeEffect().lines == ["cancel count"])
    }
    check(React.self)
    check(Redux.self)
    check(Elm.self)
    check(Halogen.self)
  }

  @Test("keeps its change if the program refuses the message afterwards")
  func refusedAfterwards() {
    struct Small: ActiveProgram {
      let initial = CaseChild(FetchingChild(at: 0))
      func refusal(of message: Fetching.Message, in child: CaseChild<FetchingChild>) -> Refusal? {
        child.view > 5 ? Refusal("the count is large") : nil
      }
      func update(
        _ child: inout CaseChild<FetchingChild>,
        by message: Fetching.Message
      ) -> Effect<Fetching.Message> {
        .message(.add(1))
      }
      func view(
        _ child: CaseChild<FetchingChild>,
        send: @escaping (Fetching.Message) -> Void
      ) -> Int { child.view }
    }
    let program = InCase(
      Small(),
      of: "count",
      state: Embedding({ $0 }, extract: { $0 }),
      message: Embedding({ $0 }, extract: { $0 })
    )
    var component = Component<Elm<InCase<Small, FetchingChild>>>(program)
    #expect(component.send(.add(4)) == nil)
    #expect(component.takeEffect().messages == [.add(1)])
    #expect(component.send(.add(4)) == nil)
    #expect(component.takeEffect().isNone)
    #expect(component.send(.add(4))?.reason == "the count is large")
    #expect(component.view == 8)
  }

  @Test("starts again if the program restores a stored one")
  func putBack() {
    let program = InCase(
      Shelf(),
      of: "clock",
      state: Embedding({ .seen($0) }) { if case .seen(let clock) = $0 { clock } else { nil } },
      message: Embedding({ .clock($0) }) { if case .clock(let inner) = $0 { inner } else { nil } }
    )
    var component = Component<Elm<InCase<Shelf, Component<Elm<Clock>>>>>(program)
    #expect(component.takeEffect().lines == ["start clock/0/tick"])
    component.send(.turn)
    #expect(component.takeEffect().lines == ["cancel clock"])
    component.send(.turn)
    #expect(component.takeEffect().lines == ["start clock/0/tick"])
  }
}

/// A page that is sent copies of its child, and changes its child itself.
private struct Copies: ActiveProgram {
  enum Page {
    case home
    case count(CaseChild<FetchingChild>)
  }

  enum Message {
    case open(Int)
    case close
    case putBack(CaseChild<FetchingChild>)
    case edit
    case count(Fetching.Message)
  }

  let initial = Page.home

  func update(_ page: inout Page, by message: Message) -> Effect<Message> {
    switch (message, page) {
    case (.open(let count), _): page = .count(CaseChild(FetchingChild(at: count)))
    case (.close, _): page = .home
    case (.putBack(let child), _): page = .count(child)
    case (.edit, .count(var child)):
      child.send(.add(1))
      page = .count(child)
    case (.edit, .home), (.count, _): break
    }
    return .none
  }

  func view(_ page: Page, send: @escaping (Message) -> Void) -> CaseChild<FetchingChild>? {
    if case .count(let child) = page { child } else { nil }
  }

  /// A component of the program with its child.
  static func component<A: ProgramArchitecture<InCase<Copies, FetchingChild>>>(
    in _: A.Type
  ) -> Component<A> {
    Component<A>(
      InCase(
        Copies(),
        of: "count",
        state: Embedding({ .count($0) }) { if case .count(let child) = $0 { child } else { nil } },
        message: Embedding({ .count($0) }) { if case .count(let inner) = $0 { inner } else { nil } }
      )
    )
  }
}

extension InCaseTests {
  private typealias CopiesInCase = InCase<Copies, FetchingChild>

  @Test("is a new one if the program restores an older copy, and its work ends")
  func copies() throws {
    func check<A: ProgramArchitecture<CopiesInCase>>(_: A.Type) throws {
      var component = Copies.component(in: A.self)
      func lines(_ message: Copies.Message) -> [String] {
        component.send(message)
        return component.takeEffect().lines
      }
      #expect(lines(.open(3)) == [])
      let fresh = try #require(component.view)
      #expect(lines(.count(.fetch)) == ["start count/0/fetch"])
      let busy = try #require(component.view)
      #expect(lines(.putBack(busy)) == ["cancel count/0"])
      #expect(lines(.count(.fetch)) == ["start count/1/fetch"])
      #expect(lines(.putBack(fresh)) == ["cancel count/1"])
      #expect(lines(.count(.add(4))) == [])
      #expect(component.view?.view == 7)
      // A copy from before the case was left, put back after as many messages.
      #expect(lines(.close) == ["cancel count"])
      #expect(lines(.open(9)) == [])
      #expect(lines(.count(.fetch)) == ["start count/0/fetch"])
      #expect(lines(.putBack(busy)) == ["cancel count/0"])
      #expect(component.view?.view == 3)
    }
    for architecture in everyArchitecture(of: CopiesInCase.self) { try check(architecture) }
  }

  @Test("is the same one if the program changes it, and its work continues")
  func edits() {
    var component = Copies.component(in: Elm<CopiesInCase>.self)
    component.send(.open(3))
    component.send(.count(.fetch))
    #expect(component.takeEffect().lines == ["start count/0/fetch"])
    component.send(.edit)
    #expect(component.takeEffect().isNone)
    #expect(component.view?.view == 4)
  }
}

/// A program that ticks as long as there is one.
private struct Clock: ActiveProgram {
  let initial = 0
  func update(_ ticks: inout Int, by message: Int) -> Effect<Int> {
    ticks += message
    return .none
  }
  func subscriptions(of ticks: Int) -> [Work<Int>] { [Work("tick") { _ in .none }] }
  func view(_ ticks: Int, send: @escaping (Int) -> Void) -> Int { ticks }
}

/// A clock that is shown, or stored for later.
private struct Shelf: ActiveProgram {
  enum State {
    case seen(CaseChild<Component<Elm<Clock>>>)
    case kept(CaseChild<Component<Elm<Clock>>>)
  }

  enum Message: Sendable {
    case turn
    case clock(Int)
  }

  let initial = State.seen(CaseChild(Component(Clock())))

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch (message, state) {
    case (.turn, .seen(let clock)): state = .kept(clock)
    case (.turn, .kept(let clock)): state = .seen(clock)
    case (.clock, _): break
    }
    return .none
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { "" }
}

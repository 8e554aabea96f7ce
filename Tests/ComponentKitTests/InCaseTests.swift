import ComponentKit
import Testing

/// A page that is entered and left, and hears what its child is told.
private struct Pages: ActiveProgram {
  enum Page {
    case home(String)
    case count(FetchingChild)
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
    case .open(let count): page = .count(FetchingChild(at: count))
    case .close: page = .home("closed")
    // The parent listens: a hundred is enough.
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
  @Test("takes messages while its case is there, in every architecture")
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

  @Test("is heard by the program, and its work ends when the case is left")
  func work() {
    var component = Component<Elm<InCase<Pages, FetchingChild>>>(Pages().withChild)
    component.send(.open(3))
    component.send(.count(.fetch))
    let effect = component.takeEffect()
    #expect(effect.lines == ["start count/fetch"])
    for message in effect.heard() {
      #expect(message == .count(.got(103)))
      component.send(message)
    }
    #expect(component.view == "home done")
    #expect(component.takeEffect().lines == ["cancel count"])
    component.send(.open(99))
    #expect(component.takeEffect().isNone)
    component.send(.count(.fetch))
    component.send(.close)
    #expect(component.takeEffect().lines == ["start count/fetch", "cancel count"])
  }

  @Test("begins when the case is entered, also at the beginning")
  func beginning() {
    let busy = FetchingChild(Fetching(initialEffect: .message(.add(5))))
    let program = Pages(initial: .count(busy)).withChild
    var component = Component<React<InCase<Pages, FetchingChild>>>(program)
    #expect(component.takeEffect().messages == [.count(.add(5))])
    component.send(.count(.add(5)))
    #expect(component.view == "count 5")
    #expect(component.takeEffect().isNone)
  }
}

import CofreeFree
import FreeMonad
import LedgerUpdate
import ReplicaSync
import StoreState
import TestSupport
import Testing

@testable import ComponentHost
@testable import ComponentKit

@Suite("A facet", .timeLimit(.minutes(10)))
struct FacetTests {
  private let reports = Notes<String>()

  private func host<A: ProgramArchitecture<Account>>(_: A.Type) -> ProgramHost<A> {
    ProgramHost(Component<A>(Account())) { [reports] in reports.add("\($0)") }
  }

  @Test("shows and moves the program that its owner runs")
  func shared() async {
    let account = host(React<Account>.self)
    let page = account.facet(Redux<Account>.self)
    let desk = account.facet(Halogen<Account>.self)
    let toolbar = page.facet(Elm<Account>.self)
    toolbar.send(100)
    page.dispatch(-20)
    #expect(toolbar.view == "81 cents" && account.view == "81 cents")
    #expect(page.actions() == [100, -20, 1] || page.actions() == [100, 1, -20])
    #expect(page.state == 81)
    #expect(await desk.ask(Account.Query.balance) == 81)
    #expect(await toolbar.submit(-82)?.reason == "there are only 81 cents")
    desk.send(-90)
    #expect(reports.all == ["message -90 was refused: there are only 81 cents"])
    account.setState { $0 = 7 }
    #expect(toolbar.view == "7 cents" && page.actions().isEmpty)
    page.move { Thunk<Account> { $0.dispatch($0.getState()) } }
    toolbar.move { .send(1).flatMap { .send(1) } }
    desk.move { .tell(.message(1)) }
    account.move { State { $0.state *= 2 } }
    #expect(page.state == 34 && page.actions().isEmpty)
    #expect(await desk.ask(Account.Query.close) == 34)
    #expect(account.state == 0)
  }

  @Test("of a program that several people use shows what is pending, and takes what others do")
  func optimistic() {
    typealias Shared = Optimistic<Account>.Program
    let account = ProgramHost(Component<Optimistic<Account>>(Account()))
    let page = account.facet(Redux<Shared>.self)
    let toolbar = page.facet(Elm<Shared>.self)
    toolbar.send(100)
    #expect(account.view == "101 cents" && page.state.confirmed == 0)
    let pending = page.state.pending
    #expect(pending == [1, 100] || pending == [100, 1])
    account.move {
      Sync { syncing in
        syncing.receive(.theirs(5))
        syncing.receive(.mine(syncing.shape.pending[0]))
      }
    }
    #expect(toolbar.view == "106 cents" && page.state.pending == Array(pending.dropFirst()))
    #expect(page.actions().isEmpty)
    toolbar.send(-6)
    #expect(page.actions() == [-6] && page.state.shown == 100)
  }

  @Test("shows another view, and sends messages of its own or only some")
  func restricted() async {
    enum Deposit { case note(Int) }
    let account = host(Redux<Account>.self)
    let toolbar = account.showing { cents, send in "\(cents / 100) €" }.facet(Elm<Account>.self)
    let machine = account.showing(sending: { (deposit: Deposit) in
      switch deposit {
      case .note(let euros): euros * 100
      }
    }) { cents, send in (text: "\(cents / 100) €", press: { send(.note(5)) }) }
    .facet(Elm<Account>.self)
    let child = toolbar.refusing { $0 > 1_000 ? Refusal("at most ten euros") : nil }
    toolbar.send(48_000)
    machine.send(.note(2))
    machine.withView { $0.press() }
    #expect(toolbar.view == "487 €")
    #expect(await child.submit(1_001)?.reason == "at most ten euros")
    child.send(2_000)
    child.send(300)
    child.move { .send(5_000).flatMap { .send(100) } }
    #expect(reports.all == ["message 2000 was refused: at most ten euros"])
    #expect(account.actions() == [48_000, 200, 500, 300, 100, 1])
    #expect(machine.withView(\.text) == "491 €")
  }

  @Test("notifies its observers once for each movement, and of none that changes nothing")
  func observed() async {
    let account = host(Redux<Account>.self)
    let toolbar = account.facet(Elm<Account>.self)
    let seen = Notes<String>()
    let token = toolbar.observe { seen.add($0) }
    toolbar.move { .send(1).flatMap { .send(2) } }
    account.move { Thunk<Account> { _ in } }
    toolbar.move { .send(-50) }
    account.move { Thunk<Account> { $0.dispatch(4) } }
    toolbar.removeObserver(token)
    account.send(9)
    #expect(seen.all == ["0 cents", "3 cents", "7 cents"])
    #expect(account.actions() == [1, 2, 4, 9])
  }

  @Test("takes 160,000 messages of eight senders in each architecture, in order and without loss")
  func senders() async {
    struct Ordered: Program, Sendable {
      struct Message: Sendable { let sender: Int, number: Int }
      struct State: Sendable {
        var next = Array(repeating: 0, count: 8), isOrdered = true, count = 0
      }
      let initial = State()
      func update(_ state: inout State, by message: Message) {
        state.isOrdered = state.isOrdered && state.next[message.sender] == message.number
        state.next[message.sender] = message.number + 1
        state.count += 1
      }
      func view(_ state: State, send: @escaping (Message) -> Void) -> String {
        "\(state.count) \(state.isOrdered)"
      }
    }
    let host = ProgramHost(Component<React<Ordered>>(Ordered()))
    func send<O: ProgramOwner>(by owner: O) async where O.Message == Ordered.Message {
      await withTaskGroup(of: Void.self) { senders in
        for sender in 0..<8 {
          senders.addTask {
            for number in 0..<5_000 {
              owner.send(Ordered.Message(sender: sender, number: number))
            }
          }
        }
      }
      await withCheckedContinuation { handled in
        host.setState {
          $0.next = Array(repeating: 0, count: 8)
          handled.resume()
        }
      }
    }
    await send(by: host.facet(Elm<Ordered>.self))
    await send(by: host.facet(Redux<Ordered>.self))
    await send(by: host.facet(Halogen<Ordered>.self))
    await send(by: host.facet(React<Ordered>.self))
    #expect(host.view == "160000 true")
  }

  @Test("keeps the program running, and says when its host has ended")
  func lifetime() async {
    var account: ProgramHost<Redux<Account>>? = host(Redux<Account>.self)
    weak let weakAccount = account
    let page = account?.facet(Redux<Account>.self)
    account?.send(5)
    account = nil
    #expect(weakAccount == nil)
    page?.send(100)
    #expect(page?.view == "106 cents")

    let ended = host(React<Account>.self)
    let desk = ended.facet(Halogen<Account>.self)
    desk.send(3)
    await ended.end()
    desk.send(4)
    #expect(await desk.submit(4)?.reason == "the host has ended")
    #expect(await desk.ask(Account.Query.balance) == 3)
    #expect(desk.view == "3 cents")
    #expect(
      reports.all == [
        "message 4 came after the host had ended", "message 4 came after the host had ended",
      ]
    )
  }

  @Test("keeps no log when nobody holds it")
  func released() async {
    let account = host(React<Account>.self)
    do {
      let page = account.facet(Redux<Account>.self)
      account.send(1)
      #expect(page.actions() == [1])
    }
    #expect(account.core.read { $0.logs.isEmpty })
  }

  @Test("passes through the middleware of the host, which sees and changes the program in place")
  func middleware() async {
    let doubling = Middleware<React<Account>> { message, component, next in
      if message == 13 {
        component.setState { $0 = 1_300 }
        return nil
      }
      return next(message * 2, &component) ?? next(1, &component)
    }
    let account = ProgramHost(Component<React<Account>>(Account()), middleware: [doubling])
    let page = account.facet(Redux<Account>.self)
    let toolbar = page.facet(Elm<Account>.self)
    toolbar.send(4)
    #expect(page.actions() == [8, 1])
    toolbar.send(13)
    #expect(page.actions().isEmpty && page.state == 1_300)
  }

  @Test("below Redux answers queries that leave the state, and traps at others")
  func reading() async {
    let page = host(Redux<Account>.self)
    page.send(3)
    #expect(await page.facet(Halogen<Account>.self).ask(Account.Query.balance) == 3)
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let page = ProgramHost(Component<Redux<Account>>(Account()))
      page.send(3)
      _ = await page.facet(Halogen<Account>.self).ask(Account.Query.close)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("a query must leave the state as it is where its owner is below Redux"))
  }
}

import CofreeFree
import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState
import TestSupport
import Testing

@Suite("A shared program")
struct SharedProgramTests {
  private struct Owners {
    var account = SharedProgram(Account())
    let elm: Owner<Elm<Account>>
    let redux: Owner<Redux<Account>>
    let react: Owner<React<Account>>
    let halogen: Owner<Halogen<Account>>

    init() {
      elm = account.owner(in: Elm<Account>.self)
      redux = account.owner(in: Redux<Account>.self)
      react = account.owner(in: React<Account>.self)
      halogen = account.owner(in: Halogen<Account>.self)
    }

    mutating func ask(_ query: @escaping (Reply<Int>) -> Account.Query) -> Int {
      account.ask(halogen, query)
    }
  }

  @Test("logs for an owner what was accepted since the state was set, whoever sent it")
  func logs() {
    var owners = Owners()
    var answers: [Int] = []
    owners.account.send(5)
    owners.account.send(-9)
    let later = owners.account.owner(in: Redux<Account>.self)
    owners.account.send(1)
    #expect(owners.account[owners.redux].actions() == [5, 1])
    #expect(owners.account[later].actions() == [1])
    owners.account.forgetActions(of: owners.redux)
    #expect(owners.account[owners.redux].actions() == [])
    #expect(owners.account[later].actions() == [1])
    owners.account.setState { $0 = 6 }
    #expect(owners.account[later].actions() == [])
    owners.account.send(2)
    #expect(owners.account[later].actions() == [2])
    // A query that changes nothing leaves the logs, and one that does sets the state.
    answers.append(owners.ask(Account.Query.balance))
    #expect(owners.account[later].actions() == [2])
    answers.append(owners.ask(Account.Query.close))
    #expect(owners.account[later].actions() == [])
    #expect(answers == [8, 8])
    owners.account.remove(later)
    owners.account.send(3)
    #expect(owners.account[owners.redux].actions() == [3])
  }

  @Test("says whether a movement has changed anything")
  func moved() {
    var owners = Owners()
    let moves = [
      owners.account.move(owners.elm, by: .pure(())),
      owners.account.move(owners.elm, by: .send(-1)),
      owners.account.move(owners.elm, by: .send(1)),
      owners.account.move(owners.redux, by: Thunk<Account> { _ in }),
      owners.account.move(owners.react, by: State { _ in }),
      owners.account.move(owners.react, by: State { $0.state = 4 }),
    ]
    #expect(moves == [false, false, true, false, false, true])
  }

  @Test("changes a state in place, also where an owner keeps a log")
  func inPlace() {
    struct Pile: Program {
      let initial: [Int] = []
      func update(_ pile: inout [Int], by message: Int) { pile.append(message) }
      func view(_ pile: [Int], send: @escaping (Int) -> Void) -> Int { pile.count }
    }
    var pile = SharedProgram(Pile())
    let redux = pile.owner(in: Redux<Pile>.self)
    let react = pile.owner(in: React<Pile>.self)
    pile.setState { $0.reserveCapacity(100) }
    func address() -> Int? {
      pile.state.withUnsafeBufferPointer { $0.baseAddress.map(Int.init(bitPattern:)) }
    }
    let before = address()
    for number in 0..<20 { pile.send(number) }
    pile.move(redux, by: Thunk<Pile> { $0.dispatch(20) })
    pile.setState { $0.append(21) }
    #expect(address() == before)
    #expect(pile[react].view == 22)
  }
}

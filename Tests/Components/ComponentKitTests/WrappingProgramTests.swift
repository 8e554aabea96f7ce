import ComponentKit
import LedgerUpdate
import Testing

@Suite("A program that wraps another")
struct WrappingProgramTests {
  /// A program that uses every feature, and reports it.
  private struct Busy: Program {
    let initial = 10
    let initialEffect = Effect<Int>.message(1)

    func refusal(of message: Int, in count: Int) -> Refusal? {
      message < 0 ? Refusal("no less") : nil
    }
    func update(_ count: inout Int, by message: Int) -> Effect<Int> {
      count += message
      return message == 7 ? .cancel("seven") : .none
    }
    func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
    func subscriptions(of count: Int) -> [Work<Int>] {
      count > 20 ? [Work("much") { _ in .none }] : []
    }
  }

  /// One that is shown in another way.
  private struct Loud<Base: Program>: WrappingProgram where Base.View == String {
    let base: Base

    func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
      base.view(state, send: send) + "!"
    }
  }

  /// One that begins elsewhere and refuses more.
  private struct Strict: WrappingProgram {
    let base = Busy()
    let initial = 20

    func refusal(of message: Int, in count: Int) -> Refusal? {
      message > 100 ? Refusal("no more") : base.refusal(of: message, in: count)
    }
    func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  }

  private func names(_ effect: Effect<Int>) -> [String] {
    switch effect {
    case .none: []
    case .message(let message): ["\(message)"]
    case .work(let work): ["start \(work.id?.description ?? "")"]
    case .cancel(let id), .cancelOnly(let id): ["cancel \(id)"]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(names)
    }
  }

  /// The refusals, views and effects of a component, message by message.
  private func account<A: ProgramArchitecture>(
    _ component: Component<A>
  ) -> [String] where A.Program.Message == Int, A.Program.View == String {
    var component = component
    var account = names(component.takeEffect())
    for message in [-1, 7, 5, 200] {
      account.append(component.send(message)?.reason ?? component.view)
      account += names(component.takeEffect())
    }
    component.resume()
    return account + names(component.takeEffect())
  }

  @Test("has the refusals, changes and effects of that one, in every architecture")
  func handsOn() {
    let expected = [
      "1", "no less", "17!", "cancel seven", "22!", "start much", "222!", "start much",
    ]
    let loud = Loud(base: Busy())
    #expect(account(Component<Elm<Loud<Busy>>>(loud)) == expected)
    #expect(account(Component<Redux<Loud<Busy>>>(loud)) == expected)
    #expect(account(Component<React<Loud<Busy>>>(loud)) == expected)
    #expect(account(Component<Halogen<Loud<Busy>>>(loud)) == expected)
    // Wrapped twice, its view is changed twice.
    let twice = Loud(base: loud)
    #expect(
      account(Component<Elm<Loud<Loud<Busy>>>>(twice))
        == expected.map { $0.hasSuffix("!") ? $0 + "!" : $0 }
    )
  }

  @Test("can replace the refusals, changes and effects")
  func overrides() {
    #expect(
      account(Component<Elm<Strict>>(Strict()))
        == ["1", "no less", "27", "cancel seven", "start much", "32", "no more", "start much"]
    )
  }

  /// One that doubles each message.
  private struct Twice: WrappingProgram {
    let base = Busy()

    func update(_ count: inout Int, by message: Int) -> Effect<Int> {
      base.update(&count, by: 2 * message)
    }
    func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  }

  @Test("can change the meaning of messages, in every architecture and for every function")
  func steps() {
    let expected = ["1", "no less", "24", "start much", "34", "434", "start much"]
    #expect(account(Component<Elm<Twice>>(Twice())) == expected)
    #expect(account(Component<Redux<Twice>>(Twice())) == expected)
    #expect(account(Component<React<Twice>>(Twice())) == expected)
    #expect(account(Component<Halogen<Twice>>(Twice())) == expected)
    var redux = Component<Redux<Twice>>(Twice())
    #expect(redux.dispatch(-1) == Refusal("no less"))
    redux.move(by: Thunk<Twice> { store in store.dispatch([3, -1, 4]) })
    #expect(redux.view == "24" && names(redux.takeEffect()) == ["1", "start much"])
    let twice = Twice()
    #expect(twice.refusal(of: -1, in: 0) == Refusal("no less"))
    #expect(twice.refusal(of: 1, in: 0) == nil)
  }

  @Test("passes queries on")
  func queries() {
    struct Asked: Program {
      enum Query { case count(Reply<Int>) }
      let initial = 3
      func update(_ count: inout Int, by message: Int) { count += message }
      func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
      func answer(_ query: Query, from count: inout Int) -> AnyAnswer {
        switch query {
        case .count(let reply): reply(count)
        }
      }
    }
    var component = Component<Halogen<Loud<Asked>>>(Loud(base: Asked()))
    component.send(4)
    #expect(component.ask(Asked.Query.count) == 7)
  }
}

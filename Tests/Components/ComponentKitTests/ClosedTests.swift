import Comonads
import ComponentKit
import MooreFree
import Testing

@Suite("A component that hides its state")
struct ClosedTests {
  /// An account whose view says less than its state.
  private struct Account: Program {
    struct State { var cents = 0 }
    let initial = State()
    func update(_ account: inout State, by message: Int) -> Effect<Int> {
      account.cents += message
      return .message(0)
    }
    func view(_ account: State, send: @escaping (Int) -> Void) -> String { "an account" }
  }

  /// All that printing and reflecting show of a value.
  private func shown<Value>(_ value: Value) -> String {
    var text = "\(value) \(String(reflecting: value))"
    dump(value, to: &text)
    return text
  }

  @Test(
    "shows it neither when it is printed, dumped or reflected, nor by its space or its interface"
  )
  func printed() {
    func check<A: ProgramArchitecture<Account>>(_: A.Type, isHidden: Bool) {
      var account = Component<A>(Account())
      account.send(48_051)
      let texts = [
        shown(account), shown(account.space), shown(account.interface),
        shown(account.space.extract()), shown(account.space.duplicate()),
        shown(AnyChild(account)), shown(SideBySide(account, account) { _, _ in 0 }),
        shown(Component<React<ChildProgram<_>>>(ChildProgram(account)).state),
      ]
      // A state that is shown is seen, so that the test would see a hidden one.
      #expect(texts.contains { $0.contains("48051") } != isHidden, "\(texts)")
    }
    check(Elm.self, isHidden: true)
    check(Halogen.self, isHidden: true)
    check(Redux.self, isHidden: false)
    check(React.self, isHidden: false)
  }
}

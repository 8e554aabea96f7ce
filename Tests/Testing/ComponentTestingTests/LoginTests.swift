import ComponentKit
import ComponentTesting
import SamplePrograms
import TestSupport
import Testing

@Suite("The login")
struct LoginTests {
  /// A whole day: in, and out again, in a word for each message.
  @Test("follows its table, and refuses all other messages")
  func table() throws {
    let words: Words<Login.Message> = [
      "in": .login("ada"), "in!": .loginAccepted, "out": .logout, "out!": .logoutAccepted,
      "force": .forceLogout,
    ]
    func check<A: ProgramArchitecture<Login>>(_: A.Type) throws {
      let phases = try Component<A>(Login()).history("out in out in! in out force out!", words)
      #expect(
        phases
          == "logged out ! logging in as ada ! logged in as ada ! logging out ! logged out"
      )
    }
    for architecture in everyArchitecture(of: Login.self) { try check(architecture) }
  }

  @Test("E28, ReactiveAutomaton: a forced logout cancels the running login")
  func forceLogout() throws {
    let tester = Tester(Component<Redux<Login>>(Login()))
    tester.send(.login("ada"), expecting: .start("login"))
    tester.expect(state: .loggingIn("ada"))
    let login = tester.work("login")
    tester.send(.forceLogout, expecting: .cancel("login"), .start("logout"))
    #expect(!login.send(.loginAccepted))
    tester.expect(state: .loggingOut)
    tester.send(.login("ada"), refused: "login does not fit while logging out")
    tester.work("logout").send(.logoutAccepted)
    tester.work("logout").finish()
    tester.expect(state: .loggedOut)
    try tester.check()
  }

  @Test("calls a server that a test replaces")
  func server() throws {
    var server = Login.Server()
    server.login = { user in
      Work { outlet in
        outlet.send(user == "ada" ? .loginAccepted : .forceLogout)
        outlet.finish()
        return .none
      }
    }
    let tester = Tester(Component<Elm<Login>>(Login(server: server))).ignoring(.messages)
    tester.send(.login("ada"), expecting: .start("login"))
    tester.work("login").start()
    tester.expect(view: "logged in as ada")
    try tester.check()
  }

  @Test("refuses a user without a name")
  func blank() throws {
    let tester = Tester(Component<Elm<Login>>(Login()))
    tester.send(.login(" "), refused: "user must not be blank; got \" \"")
    try tester.check()
  }
}

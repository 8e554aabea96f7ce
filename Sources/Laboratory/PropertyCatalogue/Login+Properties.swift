import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Login: CheckedProgram {
  /// Two people log in and out, and the server accepts at some time.
  package static func messages(in state: State) -> [Message] {
    [.login("Ada"), .login("Bob"), .login(" "), .logout, .forceLogout]
  }

  package static let answers: [WorkAnswers<State, Message>] = [
    WorkAnswers("login") { _ in [.message(.loginAccepted)] },
    WorkAnswers("logout") { _ in [.message(.logoutAccepted)] },
  ]

  private static let isLoggingOut = TemporalProperty<Checked>("the server is asked to log out") {
    $0.after.state == .loggingOut
  }

  package static let properties: [CheckedProperty<Checked>] = [
    CheckedProperty(
      "the-asker-logs-in",
      .always("the person who is logged in has asked for it") {
        guard case .loggedIn(let user) = $0.after.state, $0.before.state != $0.after.state else {
          return true
        }
        return $0.before.state == .loggingIn(user)
      }
    ),
    CheckedProperty(
      "cancelled-never-logs-in",
      .always(
        isLoggingOut.implies(
          .not(TemporalProperty("the login is outstanding") { $0.work.contains("login") })
        )
      )
    ),
    CheckedProperty(
      "logout-ends",
      isLoggingOut.leads(
        to: TemporalProperty("nobody is logged in") { $0.after.state == .loggedOut }
      )
    ),
    CheckedProperty(
      "waits-for-the-server",
      .always("the server is asked exactly while the program waits") {
        switch $0.after.state {
        case .loggingIn: $0.work == ["login"]
        case .loggingOut: $0.work == ["logout"]
        case .loggedIn, .loggedOut: $0.work.isEmpty
        }
      }
    ),
    cancelledWorkIsNeverHeard("login") { $0 == .logout || $0 == .forceLogout },
    answersAreTaken,
    refusalsChangeNothing,
    savedStatesAreRestored(),
    pagesAreAccessible(),
    memoryDoesNotGrow,
    architecturesAgree,
  ]
}

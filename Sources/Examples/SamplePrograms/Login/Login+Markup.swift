public import Markup

extension Login {
  /// Draws the step of the login, the actions of the user, and the answers of the server.
  public func markup(of state: State) -> Markup<Message> {
    frame([
      .status(view(state) { _ in }),
      state == .loggedOut
        ? .field("User") { .login($0) }
        : .group(
          "User",
          [
            button("log out", .logout, in: state),
            button("log out by force", .forceLogout, in: state),
          ]
        ),
      .group(
        "Server",
        [
          button("accept login", .loginAccepted, in: state),
          button("accept logout", .logoutAccepted, in: state),
        ]
      ),
    ])
  }
}

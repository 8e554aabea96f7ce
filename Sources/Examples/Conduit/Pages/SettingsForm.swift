package import ComponentKit
package import ComponentServices
package import Markup

/// The form by which a person changes the account, and the button that logs out.
package struct SettingsForm: MarkupProgram {
  /// The fields of the form.
  package struct State: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The text about the person.
    package var bio: String
    /// The address of the picture.
    package var image: String
    /// The address for mail.
    package var email: String
    /// The new password; the old one stays if it is empty.
    package var password = Secret("")
    /// Whether the server is asked.
    package var isWaiting = false
    /// The reason why the server has refused the fields.
    package var problem: Problem?

    /// Creates the fields of an account.
    init(_ account: Account) {
      (name, bio) = (account.profile.name, account.profile.bio)
      (image, email) = (account.profile.image, account.email)
    }
  }

  /// A change of the form.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// Changes the address of the picture.
    case image(String)
    /// Changes the name.
    case name(String)
    /// Changes the text about the person.
    case bio(String)
    /// Changes the address for mail.
    case email(String)
    /// Changes the password.
    case password(Secret)
    /// Sends the form.
    case submit
    /// The server has answered.
    case answered(Answer<Account>)
    /// Logs out.
    case logOut

    /// The changed account, or the end of the session.
    package var outcome: Outcome? {
      switch self {
      case .answered(.success(let account)): .account(account, .profile(account.profile.name))
      case .answered(let answer): answer.expiry(keepsPage: true)
      case .logOut: .loggedOut
      case .image, .name, .bio, .email, .password, .submit: nil
      }
    }
  }

  /// The account as it is.
  package var initial: State { State(account) }

  private let account: Account
  private let context: PageContext

  /// Creates the form of an account.
  package init(_ account: Account, in context: PageContext) {
    (self.account, self.context) = (account, context)
  }

  /// Refuses to send the form twice.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .submit = message, state.isWaiting else { return nil }
    return Refusal("the server has not answered yet")
  }

  /// Changes a field, sends the form, or shows why the server refuses it.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .image(let image): state.image = image
    case .name(let name): state.name = name
    case .bio(let bio): state.bio = bio
    case .email(let email): state.email = email
    case .password(let password): state.password = password
    case .submit:
      (state.isWaiting, state.problem) = (true, nil)
      return .work(context.server.change(state).map { .answered($0) })
    case .answered(let answer): (state.isWaiting, state.problem) = (false, answer.problem)
    case .logOut: break
    }
    return .none
  }

  /// Draws the form.
  package func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("settings-page")],
      [
        .h1([], [.text(context.texts[.yourSettings])]),
        .errors(state.problem, context.texts),
        .form(
          [.onSubmit(.submit)],
          [
            .field("image", context.texts[.image], state.image) { .image($0) },
            .field("username", context.texts[.username], state.name) { .name($0) },
            .field(context.texts[.bio], .area("bio", state.bio, lines: 8) { .bio($0) }),
            .field("email", context.texts[.email], state.email, [.type("email")]) { .email($0) },
            .field(
              "password",
              context.texts[.newPassword],
              nil,
              [.type("password"), .autocomplete("new-password")]
            ) { .password(Secret($0)) },
            .button(
              [.type("submit"), .disabled(state.isWaiting)],
              [.text(context.texts[.updateSettings])]
            ),
          ]
        ),
        .hr(),
        .button(
          [.class("btn-danger"), .onClick(.logOut)],
          [.text(context.texts[.logOut])]
        ),
      ]
    )
  }
}

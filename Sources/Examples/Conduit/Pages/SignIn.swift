package import ComponentKit
package import ComponentServices
package import Markup

/// The form by which a person logs in or makes an account.
///
/// The password is a secret, so no recording of the messages contains it.
package struct SignIn: MarkupProgram {
  /// The fields of the form.
  package struct State: Hashable, Sendable {
    /// The name of a new account.
    package var name = ""
    /// The address for mail.
    package var email = ""
    /// The password.
    package var password = Secret("")
    /// Whether the server is asked.
    package var isWaiting = false
    /// The reason why the server has refused the fields.
    package var problem: Problem?
  }

  /// A change of the form.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// Changes the name.
    case name(String)
    /// Changes the address for mail.
    case email(String)
    /// Changes the password.
    case password(Secret)
    /// Sends the form.
    case submit
    /// The server has answered.
    case answered(Answer<Account>)
    /// Shows another page.
    case open(Route)

    /// The account, or the page that is to be shown.
    package var outcome: Outcome? {
      switch self {
      case .answered(.success(let account)): .account(account, .home)
      case .open(let route): .show(route)
      case .name, .email, .password, .submit, .answered: nil
      }
    }
  }

  /// Empty fields.
  package var initial: State { State() }

  private let isNew: Bool
  private let context: PageContext

  /// Creates the form of a login, or that of a new account.
  package init(isNew: Bool, in context: PageContext) {
    (self.isNew, self.context) = (isNew, context)
  }

  /// Refuses to send the form twice.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .submit = message, state.isWaiting else { return nil }
    return Refusal("the server has not answered yet")
  }

  /// Changes a field, sends the form, or shows why the server refuses it.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .name(let name): state.name = name
    case .email(let email): state.email = email
    case .password(let password): state.password = password
    case .submit:
      (state.isWaiting, state.problem) = (true, nil)
      return .work(request(state).map { .answered($0) })
    case .answered(let answer): (state.isWaiting, state.problem) = (false, answer.problem)
    case .open: break
    }
    return .none
  }

  private func request(_ state: State) -> Work<Answer<Account>> {
    isNew
      ? context.server.register(name: state.name, email: state.email, password: state.password)
      : context.server.logIn(email: state.email, password: state.password)
  }

  /// Draws the form.
  package func markup(of state: State) -> Markup<Message> {
    let title = isNew ? context.texts[.signUp] : context.texts[.signIn]
    let other = isNew ? context.texts[.haveAccount] : context.texts[.needAccount]
    let name = Markup<Message>.field("username", context.texts[.username], state.name) { .name($0) }
    let email = Markup<Message>.field(
      "email",
      context.texts[.email],
      state.email,
      [.type("email"), .autocomplete("username")]
    ) { .email($0) }
    let password = Markup<Message>.field(
      "password",
      context.texts[.password],
      nil,
      [.type("password")]
    ) { .password(Secret($0)) }
    let submit = Markup<Message>.button(
      [.type("submit"), .disabled(state.isWaiting)],
      [.text(title)]
    )
    return .div(
      [.class("auth-page")],
      [
        .h1([], [.text(title)]),
        .p([], [.link(to: isNew ? .login : .register, { .open($0) }, [.text(other)])]),
        .errors(state.problem, context.texts),
        .form(
          [.onSubmit(.submit)],
          (isNew ? [name] : []) + [email, password, submit]
        ),
      ]
    )
  }
}

package import ComponentKit
package import Markup

/// A person with a picture and a text, whom a reader can follow.
package struct ProfileHeader: MarkupProgram {
  /// A person who was read.
  package struct Loaded {
    /// The person.
    package let profile: Profile
    /// Whether the reader follows the person.
    package var follow: ProgramState<OptimisticToggle>
  }

  /// The person, or how far the person is read.
  package struct State {
    /// The person; nil until the server has answered.
    package var loaded: Loaded?
    /// The reason why the person cannot be read.
    package var problem: Problem?
  }

  /// A change of the header.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered.
    case loaded(Answer<Profile>)
    /// Reads the person again.
    case retry
    /// A message for the toggle.
    case follow(OptimisticToggle.Message)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .loaded(let answer): answer.expiry(keepsPage: false)
      case .retry: nil
      case .follow(let message): message.outcome
      case .open(let route): .show(route)
      }
    }
  }

  /// The person is not there yet.
  package var initial: State { State() }

  private let name: String
  private let context: PageContext

  /// Creates the header of a person.
  package init(_ name: String, in context: PageContext) {
    (self.name, self.context) = (name, context)
  }
}

// MARK: - Changing

extension ProfileHeader {
  /// The person is read at once.
  package var initialEffect: Effect<Message> {
    .work(context.server.profile(name).map { .loaded($0) })
  }

  /// The toggle, once the person is there.
  package var children: [Part<State, Message>] {
    [
      Part("follow", as: Message.follow) {
        $0.loaded?.follow.access($1)
      } from: {
        if case .follow(let message) = $0 { message } else { nil }
      }
    ]
  }

  /// Refuses a retry without a failure.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    if case .retry = message, state.problem == nil {
      Refusal("the profile has not failed")
    } else {
      nil
    }
  }

  /// Shows the person or the problem.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let profile)):
      let toggle = OptimisticToggle(OptimisticToggle.Value(isOn: profile.isFollowed)) {
        [context, name] in
        context.server.follow(name, $0)
      }
      state.loaded = Loaded(profile: profile, follow: ProgramState(toggle))
    case .loaded(.failure(let problem)): state.problem = problem
    case .retry:
      state.problem = nil
      return initialEffect
    case .follow, .open: break
    }
    return .none
  }
}

// MARK: - Drawing

extension ProfileHeader {
  /// Draws the person.
  package func markup(of state: State) -> Markup<Message> {
    .div([.class("user-info")], content(state))
  }

  private func content(_ state: State) -> [Markup<Message>] {
    guard let loaded = state.loaded else {
      return [state.problem.map { .failure($0, .retry, context.texts) } ?? .loading(context.texts)]
    }
    return [
      .picture(of: loaded.profile), .element("h4", [], [.text(name)]),
      .p([], [.text(loaded.profile.bio)]), .errors(loaded.follow.state.problem, context.texts),
      action(loaded),
    ]
  }

  private func action(_ loaded: Loaded) -> Markup<Message> {
    if context.isReader(name) {
      return .link(
        to: .settings,
        { .open($0) },
        as: [.class("btn")],
        [.text(context.texts[.editProfile])]
      )
    }
    let follow = loaded.follow.state
    return .toggle(
      follow,
      follow.value.isOn ? context.texts[.unfollow(name)] : context.texts[.follow(name)],
      context.account == nil ? .open(.login) : .follow(.change)
    )
  }
}

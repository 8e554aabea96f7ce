package import ComponentKit
package import ComponentServices
import EmbeddedText
import Markup

/// The front end of the RealWorld specification: articles, comments, favorites and accounts.
///
/// It is composed of components, each with its own state, its own work and its own tests. The page that
/// is shown is a child of this program; another route replaces it, and cancels its work.
///
/// ```swift
/// let server = ConduitServer(at: try WebAddress("https://example.com/api"), by: Page.network)
/// let storage = KeyValueStorage(read: { _ in nil }, write: { _, _ in })
/// var conduit = Component<Redux<ConduitApp>>(ConduitApp(server: server, storage: storage))
/// conduit.send(.session(.restored(nil)))
/// conduit.send(.go(.settings))
/// conduit.state.route  // .login
/// ```
///
/// (RealWorld, *The mother of all demo apps*, 2016 and later.)
package struct ConduitApp: MarkupProgram, RoutedProgram, Sendable {
  /// The state beside that of the page.
  package struct State {
    /// The person who uses the application, as far as is known.
    package var session = Session.restoring
    /// The route of the page, also while the session is not known yet.
    package var route = Route.home
    /// The visit for which the page was made.
    var visit = Visit()
    /// The page.
    package var page: ChildSlot<Visit, AnyPage>
    /// The notice above the page.
    package var notice: Notice?
    /// How many pages were shown.
    var count = 0
    /// The texts that were written and not sent.
    package var unsent = UnsentPages()
    /// The page with such texts on which the session has ended.
    var left: Route?
  }

  /// The person who uses the application.
  package indirect enum Session: Hashable, Sendable {
    /// The token is read from the storage, or the server is asked whose it is.
    case restoring
    /// Nobody is logged in.
    case anonymous
    /// A person is logged in.
    case loggedIn(Account)
    /// The server could not be asked whose the token is.
    case unconfirmed(Secret)
  }

  /// A notice above the page.
  package indirect enum Notice: Hashable, Sendable {
    /// The server refuses the token.
    case expired
    /// The server could not be asked whose the token is.
    case unconfirmed
    /// The storage could not keep the session.
    case notKept(StorageError)
  }

  /// A change of the application.
  package indirect enum Message: Hashable, Sendable {
    /// Shows a page, also the same one again.
    case go(Route)
    /// The address of the browser is that of a page.
    case visit(Route)
    /// A change of the session.
    case session(SessionMessage)
    /// A message for the page.
    case page(SlotMessage<Visit, PageMessage>)
  }

  /// A change of the session.
  package indirect enum SessionMessage: Hashable, Sendable {
    /// The storage has answered with texts that were not sent, or has none.
    case unsent(String?)
    /// The storage has answered with a token, or has none.
    case restored(Secret?)
    /// The server has answered whose the token is.
    case confirmed(Answer<Account>, Secret)
    /// Asks the server again.
    case retry
    /// The storage has kept the token, or that there is none.
    case kept(StorageEvent)
    /// The storage has a token that the server refuses, or another one.
    case expired(Secret?)
    /// The storage has kept the texts that were not sent, or not.
    case noted(StorageEvent)
  }

  let server: ConduitServer
  let storage: KeyValueStorage
  let texts: Texts

  /// Creates the application.
  ///
  /// - Parameters:
  ///   - server: The server, without a token.
  ///   - storage: The storage for the token.
  ///   - texts: The texts of the application.
  package init(server: ConduitServer, storage: KeyValueStorage, texts: Texts = .english) {
    (self.server, self.storage, self.texts) = (server.checking(storage), storage, texts)
  }

  /// The session is not known at the start.
  package var initial: State {
    let factory = PageFactory(server: server, texts: texts)
    return State(page: ChildSlot(Visit()) { factory.page(of: $0) })
  }

  /// The texts that were not sent are read at the start, and then the token.
  package var initialEffect: Effect<Message> {
    .work(storage.read(Self.unsentKey, id: "session").map { .session(.unsent($0.text)) })
  }

  /// Reads the token, which is empty after a person has logged out.
  private var restoring: Effect<Message> {
    let read = storage.read(Self.tokenKey, id: "session")
    return .work(
      read.map { event in
        let token = event.text.flatMap { $0.isEmpty ? nil : Secret($0) }
        return .session(.restored(token))
      }
    )
  }

  /// The keys of the token and of the texts in the storage.
  static let tokenKey = "token"
  private static let unsentKey = "unsent"
}

// MARK: - Changing

extension ConduitApp {
  /// The page.
  package var children: [Part<State, Message>] {
    [
      Part("page", as: Message.page) {
        $1(&$0.page)
      } from: {
        if case .page(let message) = $0 { message } else { nil }
      }
    ]
  }

  /// Refuses the address of the page that is shown, and a needless retry.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .visit(let route) where state.session.isKnown && route == state.route:
      Refusal("the page is shown already")
    case .session(.retry):
      if case .unconfirmed = state.session { nil } else { Refusal("the session is confirmed") }
    case .go, .visit, .session, .page: nil
    }
  }

  /// Shows a page, changes the session, or follows the outcome of a page's message.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .go(let route), .visit(let route):
      state.route = route
      if state.session.isKnown { show(route, in: &state) }
      return .none
    case .session(let message): return update(&state, by: message)
    case .page(let message):
      let note = message.isWritten ? noteTexts(in: &state) : .none
      return .merge([note, message.outcome.map { follow($0, in: &state) } ?? .none])
    }
  }
}

// MARK: - Pages

extension ConduitApp {
  /// Shows the page of a route, or the one to which the session leads.
  private func show(_ route: Route, in state: inout State) {
    if case .expired = state.notice, state.page.view.unsent != nil {
      state.left = state.visit.route
    }
    let route = Self.destination(of: route, in: state.session)
    let account = state.session.account
    let unsent = account.flatMap { state.unsent.texts(of: $0.profile.name, at: route) }
    let visit = Visit(route: route, account: account, unsent: unsent)
    let message = Self.message(from: state.visit, to: visit)
    (state.visit, state.route, state.count) = (visit, route, state.count + 1)
    state.page.send(message)
  }

  /// Notes what is written on the page and not sent.
  private func noteTexts(in state: inout State) -> Effect<Message> {
    guard let route = state.visit.route, let account = state.visit.account else { return .none }
    state.unsent.note(state.page.view.unsent, of: account.profile.name, at: route)
    return keepTexts(of: state)
  }

  private func keepTexts(of state: State) -> Effect<Message> {
    let work =
      state.unsent.isEmpty
      ? storage.remove(Self.unsentKey, id: "unsent")
      : storage.write(state.unsent.kept, for: Self.unsentKey, id: "unsent")
    return .work(work.map { .session(.noted($0)) })
  }

  /// The message that shows a visit: a list of articles is replaced, and its neighbor stays.
  private static func message(
    from old: Visit,
    to new: Visit
  ) -> SlotMessage<Visit, PageMessage> {
    guard case .list(let listing) = new.route, case .list(let shown) = old.route,
      listing.person == shown.person, new.account == old.account
    else { return .replace(new) }
    return listing.person == nil
      ? .child(.home(.left(.replace(listing)))) : .child(.profile(.right(.replace(listing))))
  }

  /// The route to which a session leads: some pages need a person, others none.
  private static func destination(of route: Route, in session: Session) -> Route {
    switch (route, session.account) {
    case (.settings, nil), (.editor, nil): return .login
    case (.list(let listing), nil) where listing.isFeed: return .login
    case (.login, .some), (.register, .some): return .home
    default: return route
    }
  }

  /// Does what a page has reported.
  private func follow(_ outcome: Outcome, in state: inout State) -> Effect<Message> {
    switch outcome {
    case .show(let route): show(route, in: &state)
    case .account(let account, let route):
      (state.session, state.notice) = (.loggedIn(account), nil)
      // Whose session has ended while they wrote goes on there.
      let own = state.left.take().flatMap {
        state.unsent.texts(of: account.profile.name, at: $0) == nil ? nil : $0
      }
      show(own ?? route, in: &state)
      return keep(account.token)
    case .loggedOut:
      (state.session, state.unsent, state.left) = (.anonymous, UnsentPages(), nil)
      show(.home, in: &state)
      return .merge([keepTexts(of: state), keep(nil)])
    case .expired(let keepsPage):
      guard let token = state.session.account?.token else { return .none }
      (state.session, state.notice) = (.anonymous, .expired)
      if !keepsPage { show(state.route, in: &state) }
      // In its place, another tab may have put one that is valid.
      let read = storage.read(Self.tokenKey, id: "keep")
      return .work(
        read.map { .session(.expired($0.text.map { Secret($0) } == token ? token : nil)) }
      )
    }
    return .none
  }
}

// MARK: - The session

extension ConduitApp {
  /// Restores or confirms the session, and then shows the page that waits for it.
  private func update(_ state: inout State, by message: SessionMessage) -> Effect<Message> {
    switch message {
    case .unsent(let text):
      if let text { state.unsent = UnsentPages(kept: text) }
      return restoring
    case .restored(let token?): return confirm(token)
    case .restored(nil): state.session = .anonymous
    case .confirmed(.success(let account), _): state.session = .loggedIn(account)
    case .confirmed(.failure(.unauthorized), _):
      (state.session, state.notice) = (.anonymous, .expired)
      show(state.route, in: &state)
      return keep(nil)
    case .confirmed(.failure, let token):
      (state.session, state.notice) = (.unconfirmed(token), .unconfirmed)
    case .retry:
      guard case .unconfirmed(let token) = state.session else { return .none }
      (state.session, state.notice) = (.restoring, nil)
      return confirm(token)
    case .kept(.failed(let error)):
      state.notice = .notKept(error)
      return .none
    case .expired(let token): return token == nil ? .none : keep(nil)
    case .kept, .noted: return .none
    }
    show(state.route, in: &state)
    return .none
  }

  /// Asks the server whose a token is.
  private func confirm(_ token: Secret) -> Effect<Message> {
    .work(server.with(token).account().map { .session(.confirmed($0, token)) })
  }

  /// Keeps a token in the storage, or that the person has logged out, which other tabs find there.
  private func keep(_ token: Secret?) -> Effect<Message> {
    let write = storage.write(token?.revealed ?? "", for: Self.tokenKey, id: "keep")
    return .work(write.map { .session(.kept($0)) })
  }
}

extension ConduitApp.Session {
  /// Whether the storage and the server have answered.
  var isKnown: Bool { if case .restoring = self { false } else { true } }

  /// The account of the person who is logged in.
  package var account: Account? { if case .loggedIn(let account) = self { account } else { nil } }
}

extension StorageEvent {
  /// The text that was read.
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension SlotMessage<Visit, PageMessage> {
  /// Whether the message may change what a person has written and not sent.
  fileprivate var isWritten: Bool {
    if case .child(let message, _) = self { message.isWritten } else { false }
  }
}

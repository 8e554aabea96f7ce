package import ComponentKit
package import Markup

/// The comments on an article, and the field for a new one.
package struct CommentSection: Program {
  /// The comments, each a component of its own under its number.
  package typealias Rows = KeyedList<Key, ArticleComment, Component<Elm<CommentCard>>>

  /// The comments and the field.
  package struct State {
    /// Whether the comments are read.
    package var isLoaded = false
    /// The reason why the comments cannot be read.
    package var failure: Problem?
    /// The comments, the newest first.
    package var rows: Rows
    /// The text of the field.
    package var text = ""
    /// The comment that the server is asked to add.
    ///
    /// The field is empty again meanwhile, for the next one.
    package var sent: String?
    /// The reason why a comment was not added.
    package var problem: Problem?
  }

  /// A change of the section.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered to the request for the comments.
    case loaded(Answer<[ArticleComment]>)
    /// Reads the comments again.
    case retry
    /// Changes the text of the field.
    case text(String)
    /// Sends the field.
    case submit
    /// The server has answered to the new comment.
    case added(Answer<ArticleComment>)
    /// A message for a comment.
    case row(Rows.Message)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .loaded(let answer): answer.expiry(keepsPage: true)
      case .added(let answer): answer.expiry(keepsPage: true)
      case .row(let message): message.outcome
      case .open(let route): .show(route)
      case .retry, .text, .submit: nil
      }
    }
  }

  /// No comment yet, and the unsent one.
  package var initial: State {
    State(
      rows: Rows([]) { [slug, context] in Component(CommentCard($0, on: slug, in: context)) },
      text: text
    )
  }

  private let slug: String
  private let context: PageContext
  private let text: String

  /// Creates the section of an article, perhaps with an unsent comment.
  package init(_ slug: String, in context: PageContext, writing unsent: Unsent? = nil) {
    (self.slug, self.context) = (slug, context)
    text = if case .comment(let text) = unsent { text } else { "" }
  }
}

// MARK: - Changing

extension CommentSection {
  /// The comments are read at once.
  package var initialEffect: Effect<Message> {
    .work(context.server.comments(on: slug).map { .loaded($0) })
  }

  /// The comments.
  package var children: [Part<State, Message>] {
    [
      Part("rows", as: Message.row) {
        $1(&$0.rows)
      } from: {
        if case .row(let message) = $0 { message } else { nil }
      }
    ]
  }

  /// Refuses a retry without a failure, and to send the field twice.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .retry where state.failure == nil: Refusal("the comments have not failed")
    case .submit where state.sent != nil: Refusal("the server has not answered yet")
    case .loaded, .retry, .text, .submit, .added, .row, .open: nil
    }
  }

  /// Shows the comments, sends the field, or removes a comment that the server has removed.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let comments)):
      state.isLoaded = true
      for comment in comments { state.rows.send(.insert(Key(comment.id), comment)) }
    case .loaded(.failure(let problem)): state.failure = problem
    case .retry:
      state.failure = nil
      return initialEffect
    case .text(let text): state.text = text
    case .submit:
      let text = state.text
      (state.sent, state.text, state.problem) = (text, "", nil)
      return .work(context.server.comment(text, on: slug).map { .added($0) })
    case .added(.success(let comment)):
      state.sent = nil
      state.rows.send(.insert(Key(comment.id), comment, at: 0))
    case .added(.failure(let problem)):
      (state.text, state.sent, state.problem) = (state.unsent, nil, problem)
    case .row(.child(let key, .removed(.success), _)): state.rows.send(.remove(key))
    case .row, .open: break
    }
    return .none
  }
}

// MARK: - Drawing

extension CommentSection {
  /// Draws the field and the comments; the text of the field may be taken.
  package func view(_ state: State, send: @escaping (Message) -> Void) -> Sheet<Message> {
    Sheet(
      markup: .section(
        [.class("comments"), .label(context.texts[.comments])],
        [form(state), list(state)]
      ),
      unsent: state.unsent.isEmpty ? nil : .comment(state.unsent)
    )
  }

  private func form(_ state: State) -> Markup<Message> {
    guard let reader = context.account?.profile else {
      return .p(
        [],
        [
          .link(to: .login, { .open($0) }, [.text(context.texts[.signIn])]),
          .text(" " + context.texts[.or] + " "),
          .link(to: .register, { .open($0) }, [.text(context.texts[.signUp])]),
          .text(" " + context.texts[.toComment]),
        ]
      )
    }
    return .form(
      [.class("comment-form"), .onSubmit(.submit)],
      [
        .errors(state.problem, context.texts),
        .area(
          "comment",
          state.text,
          lines: 3,
          [.label(context.texts[.writeComment]), .placeholder(context.texts[.writeComment])]
        ) { .text($0) },
        .div(
          [.class("card-footer")],
          [
            .picture(of: reader),
            .button(
              [.type("submit"), .disabled(state.sent != nil)],
              [.text(context.texts[.postComment])]
            ),
          ]
        ),
      ]
    )
  }

  private func list(_ state: State) -> Markup<Message> {
    if let failure = state.failure { return .failure(failure, .retry, context.texts) }
    guard state.isLoaded || !state.rows.isEmpty else { return .loading(context.texts) }
    return .list(
      "div",
      redrawing: Array(state.rows.view),
      id: { $0.key },
      row: { row in row.view.map(row.message).map { .row($0) } }
    )
  }
}

extension CommentSection.State {
  /// What no server has yet: a comment that is being sent may be refused.
  fileprivate var unsent: String {
    guard let sent else { return text }
    return text.isEmpty ? sent : sent + "\n" + text
  }
}

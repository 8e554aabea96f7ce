package import ComponentKit
package import Markup

/// A comment, which its author can remove.
package struct CommentCard: MarkupProgram {
  /// The comment, and what has become of the last attempt to remove it.
  package struct State: Hashable, Sendable {
    /// The comment.
    package let comment: ArticleComment
    /// Whether the server is asked to remove it.
    package var isWaiting = false
    /// The reason why it was not removed.
    package var problem: Problem?
  }

  /// A change of the comment.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// Removes the comment.
    case remove
    /// The server has answered.
    case removed(Answer<Bool>)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .remove: nil
      case .removed(let answer): answer.expiry(keepsPage: true)
      case .open(let route): .show(route)
      }
    }
  }

  /// The comment as the server has sent it.
  package var initial: State { State(comment: comment) }

  private let comment: ArticleComment
  private let slug: String
  private let context: PageContext

  /// Creates the card of a comment on an article.
  package init(_ comment: ArticleComment, on slug: String, in context: PageContext) {
    (self.comment, self.slug, self.context) = (comment, slug, context)
  }

  private var isOwn: Bool { context.isReader(comment.author.name) }

  /// Refuses to remove the comment of another person, or twice.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .remove = message else { return nil }
    if !isOwn { return Refusal("a comment must be removed by its author") }
    return state.isWaiting ? Refusal("the server has not answered yet") : nil
  }

  /// Asks the server, or shows why it refuses.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .remove:
      (state.isWaiting, state.problem) = (true, nil)
      return .work(context.server.removeComment(state.comment.id, on: slug).map { .removed($0) })
    case .removed(let answer): (state.isWaiting, state.problem) = (false, answer.problem)
    case .open: break
    }
    return .none
  }

  /// Draws the comment.
  package func markup(of state: State) -> Markup<Message> {
    let comment = state.comment
    let button = Markup<Message>.span(
      [.class("mod-options")],
      [
        .button(
          [
            .class("quiet"), .label(context.texts[.deleteComment]),
            .disabled(state.isWaiting), .onClick(.remove),
          ],
          ["×"]
        )
      ]
    )
    return .div(
      [.class("card")],
      [
        .div([.class("card-block")], [.p([.class("card-text")], [.text(comment.body)])]),
        .errors(state.problem, context.texts),
        .div(
          [.class("card-footer")],
          [
            .meta(
              comment.author,
              context.texts[.day(comment.day)],
              { .open($0) },
              isOwn ? [button] : []
            )
          ]
        ),
      ]
    )
  }
}

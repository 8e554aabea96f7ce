package import ComponentKit
package import Markup

/// The most frequent tags, each a link to its articles.
package struct TagList: MarkupProgram {
  /// The tags, or how far they are read.
  package enum State: Hashable, Sendable {
    /// The server is asked.
    case loading
    /// The tags are there.
    case loaded([String])
    /// The tags cannot be read.
    case failed(Problem)
  }

  /// A change of the list.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered.
    case loaded(Answer<[String]>)
    /// Reads the tags again.
    case retry
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown.
    package var outcome: Outcome? { if case .open(let route) = self { .show(route) } else { nil } }
  }

  /// The tags are not there yet.
  package var initial: State { .loading }

  private let context: PageContext

  /// Creates the list, which is the same for everybody.
  package init(in context: PageContext) {
    self.context = PageContext(context.server, context.texts)
  }

  /// The tags are read at once.
  package var initialEffect: Effect<Message> { .work(context.server.tags().map { .loaded($0) }) }

  /// Refuses a retry without a failure.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .retry = message else { return nil }
    if case .failed = state { return nil }
    return Refusal("the tags have not failed")
  }

  /// Shows the tags or the problem.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let tags)): state = .loaded(tags)
    case .loaded(.failure(let problem)): state = .failed(problem)
    case .retry:
      state = .loading
      return initialEffect
    case .open: break
    }
    return .none
  }

  /// Draws the tags.
  package func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("sidebar")],
      [.h2([.class("h6")], [.text(context.texts[.popularTags])]), content(state)]
    )
  }

  private func content(_ state: State) -> Markup<Message> {
    switch state {
    case .loading: .loading(context.texts)
    case .failed(let problem): .failure(problem, .retry, context.texts)
    case .loaded(let tags) where tags.isEmpty: .p([], [.text(context.texts[.noTags])])
    case .loaded(let tags):
      .ul([.class("tag-list")], tags.map { .li([], [link(to: $0)]) })
    }
  }

  private func link(to tag: String) -> Markup<Message> {
    .link(
      to: .list(Listing(.tag(tag))),
      { .open($0) },
      as: [.class("tag-pill tag-default")],
      [.text(tag)]
    )
  }
}

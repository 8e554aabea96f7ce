package import ComponentKit
import EmbeddedText
import Markup

/// The form by which a person writes an article, or changes one.
package struct Editor: Program {
  /// The fields of the form.
  package struct State: Hashable, Sendable {
    /// The fields; nil until the article is read.
    package var draft: Draft?
    /// The fields as they are at the server; nil where they were not read.
    var original: Draft?
    /// The tag that is being written.
    package var tag = ""
    /// Whether the server is asked.
    package var isWaiting = false
    /// The reason why the server has refused the fields, or the article cannot be read.
    package var problem: Problem?
  }

  /// A change of the form.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered to the request for the article.
    case loaded(Answer<Article>)
    /// Reads the article again.
    case retry
    /// Changes the title.
    case title(String)
    /// Changes the sentence about the article.
    case description(String)
    /// Changes the text.
    case body(String)
    /// Changes the tag that is being written.
    case tag(String)
    /// Adds the tag that is being written.
    case addTag
    /// Removes a tag.
    case removeTag(String)
    /// Sends the form.
    case submit
    /// Forgets what is written.
    case discard
    /// The server has answered.
    case published(Answer<Article>)

    /// The page of the published article, or the end of the session.
    package var outcome: Outcome? {
      switch self {
      case .published(.success(let article)): .show(.article(article.slug))
      case .published(let answer): answer.expiry(keepsPage: true)
      case .loaded(let answer): answer.expiry(keepsPage: false)
      case .retry, .title, .description, .body, .tag, .addTag, .removeTag, .submit, .discard: nil
      }
    }
  }

  /// The unsent fields, or empty ones for a new article, or none for one that must be read.
  package var initial: State {
    let empty = slug == nil ? Draft() : nil
    if case .article(let draft, let tag) = unsent {
      return State(draft: draft, original: empty, tag: tag)
    }
    return State(draft: empty, original: empty)
  }

  private let slug: String?
  private let context: PageContext
  private let unsent: Unsent?

  /// Creates the form of a new article, or of the one of a slug, perhaps with unsent fields.
  package init(_ slug: String?, in context: PageContext, writing unsent: Unsent? = nil) {
    (self.slug, self.context, self.unsent) = (slug, context, unsent)
  }
}

// MARK: - Changing

extension Editor {
  /// The article of the slug is read at once, unless its fields are there.
  package var initialEffect: Effect<Message> { initial.draft == nil ? load : .none }

  private var load: Effect<Message> {
    slug.map { .work(context.server.article($0).map { .loaded($0) }) } ?? .none
  }

  /// Refuses changes of an article that is not there or on its way, blank tags, and to discard nothing.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .loaded: return nil
    case .retry:
      return state.draft == nil && state.problem != nil
        ? nil : Refusal("the article has not failed")
    case .addTag where state.tag.isBlank: return Refusal("a tag must not be blank")
    case .discard where !state.isChanged: return Refusal("nothing is written")
    case .title, .description, .body, .tag, .addTag, .removeTag, .submit, .discard:
      if state.draft == nil { return Refusal("the article is not there yet") }
      return state.isWaiting ? Refusal("the server has not answered yet") : nil
    case .published: return state.draft == nil ? Refusal("the article is not there yet") : nil
    }
  }

  /// Changes a field, sends the form, or shows why the server refuses it.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let article)):
      state.draft = Draft(article)
      state.original = state.draft
    case .loaded(.failure(let problem)): state.problem = problem
    case .retry:
      state.problem = nil
      return load
    case .title(let title): state.draft?.title = title
    case .description(let description): state.draft?.description = description
    case .body(let body): state.draft?.body = body
    case .tag(let tag): state.tag = tag
    case .addTag: addTag(&state)
    case .removeTag(let tag): state.draft?.tags.removeAll { $0 == tag }
    case .submit: return submit(&state)
    case .discard:
      (state.draft, state.tag, state.problem) = (state.original, "", nil)
      if state.draft == nil { return load }
    case .published(.success):
      (state.isWaiting, state.original) = (false, state.draft)
    case .published(.failure(let problem)): (state.isWaiting, state.problem) = (false, problem)
    }
    return .none
  }

  private func addTag(_ state: inout State) {
    let tag = state.tag.trimmed
    if state.draft?.tags.contains(tag) == false { state.draft?.tags.append(tag) }
    state.tag = ""
  }

  private func submit(_ state: inout State) -> Effect<Message> {
    // A tag that was written and not added is meant, too.
    if !state.tag.isBlank { addTag(&state) }
    guard let draft = state.draft else { return .none }
    (state.isWaiting, state.problem) = (true, nil)
    return .work(context.server.publish(draft, as: slug).map { .published($0) })
  }
}

// MARK: - Drawing

extension Editor {
  /// Draws the form, from which its fields may be taken.
  package func view(_ state: State, send: @escaping (Message) -> Void) -> Sheet<Message> {
    Sheet(
      markup: .div([.class("editor-page")], [content(state)]),
      unsent: state.isChanged ? state.draft.map { .article($0, tag: state.tag) } : nil
    )
  }

  private func content(_ state: State) -> Markup<Message> {
    guard let draft = state.draft else {
      return state.problem.map { .failure($0, .retry, context.texts) } ?? .loading(context.texts)
    }
    return .div(
      [],
      [
        .h1([], [.text(context.texts[slug == nil ? .newArticle : .editArticle])]),
        .errors(state.problem, context.texts),
        // What would be written meanwhile would be in no article.
        .element(
          "fieldset",
          [.disabled(state.isWaiting)],
          fields(draft, tag: state.tag) + [buttons(state)]
        ),
      ]
    )
  }

  private func fields(_ draft: Draft, tag: String) -> [Markup<Message>] {
    [
      .field("title", context.texts[.title], draft.title) { .title($0) },
      .field("description", context.texts[.description], draft.description) {
        .description($0)
      },
      .field(context.texts[.body], .area("body", draft.body, lines: 8) { .body($0) }),
      .field("tags", context.texts[.enterTags], tag, [.onKey("Enter", .addTag)]) { .tag($0) },
      tags(draft.tags),
    ]
  }

  private func buttons(_ state: State) -> Markup<Message> {
    .div(
      [.class("editor-actions")],
      [
        .button([.type("submit"), .onClick(.submit)], [.text(context.texts[.publish])]),
        state.isChanged
          ? .button([.onClick(.discard)], [.text(context.texts[.discard])]) : .nothing,
      ]
    )
  }

  /// The tags, each with a button that removes it.
  private func tags(_ tags: [String]) -> Markup<Message> {
    .ul(
      [.class("tag-list"), .hidden(tags.isEmpty)],
      tags.map { tag in
        .li(
          [.class("tag-default tag-pill")],
          [
            .button(
              [.label(context.texts[.removeTag(tag)]), .onClick(.removeTag(tag))],
              ["×"]
            ),
            .text(tag),
          ]
        )
      }
    )
  }
}

extension Editor.State {
  /// Whether something is written that the server does not have.
  fileprivate var isChanged: Bool {
    guard let draft else { return false }
    return original.map { !$0.fields.json.isSame(as: draft.fields.json) } ?? true || !tag.isEmpty
  }
}

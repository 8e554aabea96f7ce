import ComponentKit
import Markup

// The controls that the pages share, in the classes of the specification's template.

extension Markup {
  /// A link to a page.
  ///
  /// A browser can open it in another window; a press sends the message.
  static func link(
    to route: Route,
    _ message: (Route) -> Message,
    as attributes: [Attribute<Message>] = [],
    _ children: [Markup]
  ) -> Markup {
    .a([.href(route.link), .onClick(message(route))] + attributes, children)
  }

  /// A field whose name a person sees while it is empty.
  static func field(
    _ name: String,
    _ label: String,
    _ text: String?,
    _ attributes: [Attribute<Message>] = [],
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup {
    let all: [Attribute<Message>] = [
      .name(name), .label(label), .placeholder(label), .class("form-control"), .onInput(message),
    ]
    return .input(all + attributes + (text.map { [.value($0)] } ?? []))
  }

  /// A field of several lines.
  static func area(
    _ name: String,
    _ label: String,
    _ text: String,
    lines: Int,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup {
    .textarea([
      .name(name), .label(label), .placeholder(label), .class("form-control"),
      .attribute("rows", String(lines)), .value(text), .onInput(message),
    ])
  }

  /// Each part on a line of its own.
  static func fieldset(_ parts: [Markup]) -> Markup {
    .div([], parts.map { .div([.class("form-group")], [$0]) })
  }

  /// The reasons of a problem, which are read out when they appear.
  static func errors(_ problem: Problem?, _ texts: Texts) -> Markup {
    .ul(
      [.class("error-messages"), .role("alert"), .hidden(problem == nil)],
      (problem.map { texts.sentences(of: $0) } ?? []).map { .li([], [.text($0)]) }
    )
  }

  /// The reasons of a failed load, with a button that loads again.
  static func failure(_ problem: Problem, _ message: Message, _ texts: Texts) -> Markup {
    .div(
      [.class("load-failure")],
      [
        .errors(problem, texts),
        .button(
          [.type("button"), .class("btn btn-outline-primary"), .onClick(message)],
          [.text(texts[.tryAgain])]
        ),
      ]
    )
  }

  /// The notice that something is loading.
  static func loading(_ texts: Texts) -> Markup {
    .p([.class("loading"), .role("status")], [.text(texts[.loading])])
  }

  /// The words by which readers find an article.
  static func tags(_ tags: [String]) -> Markup {
    .ul(
      [.class("tag-list"), .hidden(tags.isEmpty)],
      tags.map { .li([.class("tag-default tag-pill tag-outline")], [.text($0)]) }
    )
  }

  /// The picture of a person, or the first letter of the name.
  static func picture(of profile: Profile) -> Markup {
    if profile.image.isEmpty {
      return .span(
        [.class("user-img user-letter"), .aria("hidden", true)],
        [.text(profile.name.firstLetter)]
      )
    }
    return .img(profile.image, alt: "", [.class("user-img")])
  }

  /// The person and the day, with a link to the person.
  static func meta(
    _ author: Profile,
    _ day: String,
    _ message: @escaping (Route) -> Message,
    _ parts: [Markup]
  ) -> Markup {
    let info = Markup.div(
      [.class("info")],
      [
        .div(
          [],
          [.link(to: .profile(author.name), message, as: [.class("author")], [.text(author.name)])]
        ),
        .div([.class("date")], [.text(day)]),
      ]
    )
    return .div([.class("article-meta")], [.picture(of: author), info] + parts)
  }

  /// A button of a toggle: pressed or not, and not enabled before the server has answered.
  static func toggle(
    _ state: OptimisticToggle.State,
    _ label: String,
    _ message: Message,
    _ attributes: [Attribute<Message>] = []
  ) -> Markup {
    .button(
      [
        .type("button"), .class("btn btn-sm"),
        .class(state.value.isOn ? "btn-primary" : "btn-outline-primary"),
        .aria("pressed", state.value.isOn), .disabled(state.confirmed != nil), .onClick(message),
      ] + attributes,
      [.text(label)]
    )
  }
}

extension String {
  /// The first letter: a byte, and those that go on with it.
  fileprivate var firstLetter: String {
    let bytes = bytes
    return String(bytes: Array(bytes.prefix(1) + bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }))
  }
}

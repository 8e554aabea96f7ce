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

  /// A link to one of several pages, among which one is shown.
  @inline(never)
  static func tab(
    _ name: String = "nav",
    to route: Route,
    _ message: Message,
    isShown: Bool,
    _ title: String
  ) -> Markup {
    let active = isShown ? " active" : ""
    let link = Markup.a(
      [
        .href(route.link), .onClick(message), .class(name + "-link" + active),
        isShown ? .aria("current", "page") : .none,
      ],
      [.text(title)]
    )
    return .li([.class(name + "-item" + active)], [link])
  }

  /// A field below its label.
  @inline(never)
  static func field(
    _ name: String,
    _ label: String,
    _ text: String?,
    _ attributes: [Attribute<Message>] = [],
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup {
    let all: [Attribute<Message>] = [.name(name), .onInput(message)]
    return .field(label, .input(all + attributes + (text.map { [.value($0)] } ?? [])))
  }

  /// A field of several lines, whose name a person hears, or sees above it.
  static func area(
    _ name: String,
    _ text: String,
    lines: Int,
    _ attributes: [Attribute<Message>] = [],
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup {
    let all: [Attribute<Message>] = [
      .name(name), .attribute("rows", String(lines)), .value(text), .onInput(message),
    ]
    return .textarea(all + attributes)
  }

  /// The reasons of a problem, which are read out when they appear.
  static func errors(_ problem: Problem?, _ texts: Texts) -> Markup {
    let reasons = problem.map { texts.sentences(of: $0) } ?? []
    return .div(
      [.role("alert"), .hidden(problem == nil)],
      [.ul([.class("error-messages")], reasons.map { .li([], [.text($0)]) })]
    )
  }

  /// The reasons of a failed load, with a button that loads again.
  static func failure(_ problem: Problem, _ message: Message, _ texts: Texts) -> Markup {
    .div(
      [.class("load-failure")],
      [
        .errors(problem, texts),
        .button(
          [.onClick(message)],
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

  /// The first letter of a person's name, and the person's picture over it once that is there.
  @inline(never)
  static func picture(of profile: Profile) -> Markup {
    let isBare = profile.image.isEmpty
    return .span(
      [.class(isBare ? "user-letter user-img" : "user-letter"), .aria("hidden", true)],
      [
        .text(profile.name.firstLetter),
        isBare ? .nothing : .img(profile.image, alt: "", [.class("user-img")]),
      ]
    )
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
        .link(to: .profile(author.name), message, as: [.class("author")], [.text(author.name)]),
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
        .class("btn"),
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

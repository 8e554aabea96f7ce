import ComponentKit
import ComponentServices
package import Markup

extension ConduitApp {
  /// Draws the bar of links, the notice and the page.
  package func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("conduit")],
      [
        navigation(state), notice(state), banner(state),
        container(state),
      ]
    )
  }

  /// The page, which takes the focus when it is shown, unless it is the first one.
  ///
  /// Only a new element takes the focus, and an element of another name is a new one.
  private func container(_ state: State) -> Markup<Message> {
    .element(
      state.count.isMultiple(of: 2) ? "div" : "section",
      [
        .class("container"), .role("region"), .label(label(of: state)),
        .attribute("tabindex", "-1"), .focused(state.count > 1),
      ],
      [toggle(state), state.page.view.markup.map { .page(.child($0)) }]
    )
  }
}

// MARK: - The bar of links

extension ConduitApp {
  private func navigation(_ state: State) -> Markup<Message> {
    let brand = Markup<Message>.link(
      to: .home,
      { .go($0) },
      as: [.class("navbar-brand")],
      [.text(texts[.name])]
    )
    let links = links(for: state.session.account).map { route, title in
      Markup<Message>.li([.class("nav-item")], [link(to: route, title, state)])
    }
    return .nav(
      [.class("navbar"), .label(texts[.name])],
      [brand, .ul([.class("nav navbar-nav")], links)]
    )
  }

  private func links(for account: Account?) -> [(Route, String)] {
    guard let account else {
      return [(.home, texts[.home]), (.login, texts[.signIn]), (.register, texts[.signUp])]
    }
    let name = account.profile.name
    return [
      (.home, texts[.home]), (.editor(nil), texts[.newArticle]), (.settings, texts[.settings]),
      (.profile(name), name),
    ]
  }

  private func link(to route: Route, _ title: String, _ state: State) -> Markup<Message> {
    let isShown = route == state.route
    return .link(
      to: route,
      { .go($0) },
      as: [
        .class("nav-link"), .class("active", if: isShown),
        isShown ? .aria("current", "page") : .none,
      ],
      [.text(title)]
    )
  }

  private func notice(_ state: State) -> Markup<Message> {
    guard let notice = state.notice else { return .nothing }
    var retry: [Markup<Message>] = []
    if case .unconfirmed = notice {
      retry = [
        .button(
          [.type("button"), .class("btn btn-sm"), .onClick(.session(.retry))],
          [.text(texts[.tryAgain])]
        )
      ]
    }
    let text =
      switch notice {
      case .expired: texts[.expired]
      case .unconfirmed: texts[.unconfirmed]
      case .notKept(let error): texts[.notKept(error.description)]
      }
    return .div(
      [.class("notice"), .role("status")],
      [.p([], [.text(text)])] + retry
    )
  }
}

// MARK: - The heads of pages

extension ConduitApp {
  /// The name of the application above all articles, for people who are not logged in.
  private func banner(_ state: State) -> Markup<Message> {
    guard case .list(let listing) = state.visit.route, listing.person == nil else {
      return .nothing
    }
    return .div(
      [.class("banner")],
      [.h1([.class("logo-font")], [.text(texts[.name])]), .p([], [.text(texts[.slogan])])]
    )
  }

  /// The kinds of lists, of which one is shown.
  private func toggle(_ state: State) -> Markup<Message> {
    guard case .list(let listing) = state.visit.route else { return .nothing }
    let links = sources(beside: listing, state).map { source, title in
      let isShown = source == listing.source
      return Markup<Message>.li(
        [.class("nav-item")],
        [
          .link(
            to: .list(Listing(source)),
            { .go($0) },
            as: [
              .class("nav-link"), .class("active", if: isShown),
              isShown ? .aria("current", "page") : .none,
            ],
            [.text(title)]
          )
        ]
      )
    }
    let name = listing.person == nil ? "feed-toggle" : "articles-toggle"
    return .nav([.class(name), .label(texts[.feeds])], [.ul([.class("nav nav-pills")], links)])
  }

  private func sources(beside listing: Listing, _ state: State) -> [(Listing.Source, String)] {
    if let name = listing.person {
      return [(.author(name), texts[.myArticles]), (.favorites(name), texts[.favoritedArticles])]
    }
    var sources: [(Listing.Source, String)] = [(.all, texts[.globalFeed])]
    if state.session.account != nil { sources.insert((.feed, texts[.yourFeed]), at: 0) }
    if case .tag(let tag) = listing.source { sources.append((listing.source, "# " + tag)) }
    return sources
  }
}

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
      state.count & 1 == 0 ? "div" : "section",
      [
        .class("container"), .role("region"), .label(label(of: state)),
        .attribute("tabindex", "-1"), .focused(state.count > 1),
      ],
      [state.page.view.markup.map(state.page.message).map { .page($0) }]
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
      Markup<Message>.tab(to: route, .go(route), isShown: route == state.route, title)
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

  private func notice(_ state: State) -> Markup<Message> {
    guard let notice = state.notice else { return .nothing }
    var retry: [Markup<Message>] = []
    if case .unconfirmed = notice {
      retry = [
        .button(
          [.onClick(.session(.retry))],
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

// MARK: - The head of lists

extension ConduitApp {
  /// What the application is for, above all articles.
  private func banner(_ state: State) -> Markup<Message> {
    guard case .list(let listing) = state.visit.route, listing.person == nil else {
      return .nothing
    }
    return .div(
      [.class("banner")],
      [.h1([], [.text(texts[.slogan])])]
    )
  }
}

import EmbeddedText

/// Texts that a person has written on a page and not sent.
package indirect enum Unsent: Hashable, Sendable {
  /// The fields of an article, and the tag that is being written.
  case article(Draft, tag: String)
  /// The text of a comment.
  case comment(String)
}

/// The texts that people have written on pages and not sent, the latest last.
///
/// A page that is shown again begins with its texts: after another page, after a reload, and after the end of
/// a session, for the same person alone.
package struct UnsentPages: Sendable {
  fileprivate final class Page: Sendable {
    let name: String
    let route: Route
    let texts: Unsent

    init(_ name: String, _ route: Route, _ texts: Unsent) {
      (self.name, self.route, self.texts) = (name, route, texts)
    }
  }

  /// How many pages are kept; the oldest one goes first.
  private static let most = 8

  private var pages: [Page] = []

  /// No texts.
  init() {}

  /// Whether there are none.
  var isEmpty: Bool { pages.isEmpty }

  /// The texts of a person on a page.
  package func texts(of name: String, at route: Route) -> Unsent? {
    pages.first { $0.isOf(name, route) }?.texts
  }

  /// Notes the texts of a person on a page, or that there are none any longer.
  mutating func note(_ texts: Unsent?, of name: String, at route: Route) {
    pages.removeAll { $0.isOf(name, route) }
    guard let texts else { return }
    if pages.count == Self.most { pages.removeFirst() }
    pages.append(Page(name, route, texts))
  }
}

extension UnsentPages.Page {
  fileprivate func isOf(_ name: String, _ route: Route) -> Bool {
    self.name.isSame(as: name) && self.route == route
  }
}

// MARK: - Keeping

extension UnsentPages {
  /// Reads the texts that were kept; none where the text is not of that form.
  init(kept text: String) {
    pages = JSONValue(json: text)?.list(of: Self.page) ?? []
  }

  private static func page(_ json: JSONValue) -> Page? {
    guard let name = json["name"]?.text, let route = json["route"]?.text else { return nil }
    let comment = json["comment"]?.text.map { Unsent.comment($0) }
    return (comment ?? article(json)).map { Page(name, Route(route), $0) }
  }

  private static func article(_ json: JSONValue) -> Unsent? {
    guard let article = json["article"], let title = article["title"]?.text,
      let description = article["description"]?.text, let body = article["body"]?.text,
      let tags = article["tagList"]?.list(of: { $0.text })
    else { return nil }
    var draft = Draft()
    (draft.title, draft.description, draft.body, draft.tags) = (title, description, body, tags)
    return .article(draft, tag: json["tag"]?.text ?? "")
  }

  /// The texts in the form in which they are kept.
  var kept: String { JSONValue.list(pages.map { $0.json }).json }
}

extension UnsentPages.Page {
  fileprivate var json: JSONValue {
    let (name, route) = (JSONValue.text(name), JSONValue.text(route.address))
    switch texts {
    case .comment(let text): return ["name": name, "route": route, "comment": .text(text)]
    case .article(let draft, let tag):
      return ["name": name, "route": route, "article": draft.fields, "tag": .text(tag)]
    }
  }
}

package import ComponentKit
package import ComponentServices
import EmbeddedText

/// The server of the application, whose interface the RealWorld specification describes.
///
/// Each function returns work that sends one request and answers once. The requests contain the token,
/// if there is one.
///
/// ```swift
/// let server = ConduitServer(at: try WebAddress("https://example.com/api"), by: Page.network)
/// server.tags().id  // "tags"
/// ```
///
/// (RealWorld, *openapi.yml*, version 2.0.0.)
package final class ConduitServer: Sendable {
  // This is an object, since each component has a reference to it.

  private let network: Network
  private let address: WebAddress
  /// The secret of the person who is logged in.
  let token: Secret?
  /// Where that is kept; nil where nobody looks.
  private let storage: KeyValueStorage?

  /// Creates the server at an address, which is reached by a network.
  package convenience init(at address: WebAddress, by network: Network) {
    self.init(address, network, token: nil, nil)
  }

  private init(
    _ address: WebAddress,
    _ network: Network,
    token: Secret?,
    _ storage: KeyValueStorage?
  ) {
    (self.address, self.network, self.token, self.storage) = (address, network, token, storage)
  }

  /// Returns the server, which receives another token.
  func with(_ token: Secret?) -> ConduitServer {
    ConduitServer(address, network, token: token, storage)
  }

  /// Returns the server, which receives no change by a token in whose place a storage has another one.
  func checking(_ storage: KeyValueStorage) -> ConduitServer {
    ConduitServer(address, network, token: token, storage)
  }
}

// MARK: - People

extension ConduitServer {
  /// Logs a person in.
  package func logIn(email: String, password: Secret) -> Work<Answer<Account>> {
    let user: JSONValue = ["email": .text(email), "password": .text(password.revealed)]
    return account(.post, address.appending("users", "login"), ["user": user], id: "log-in")
  }

  /// Makes an account.
  package func register(name: String, email: String, password: Secret) -> Work<Answer<Account>> {
    let user: JSONValue = [
      "username": .text(name), "email": .text(email), "password": .text(password.revealed),
    ]
    return account(.post, address.appending("users"), ["user": user], id: "log-in")
  }

  /// Reads the account of the token.
  package func account() -> Work<Answer<Account>> {
    account(.get, address.appending("user"), nil, id: "account")
  }

  /// Changes the account by the fields of a form; an empty password stays as it is.
  package func change(_ form: SettingsForm.State) -> Work<Answer<Account>> {
    let user: JSONValue =
      form.password.isEmpty
      ? [
        "username": .text(form.name), "email": .text(form.email), "bio": .text(form.bio),
        "image": .text(form.image),
      ]
      : [
        "username": .text(form.name), "email": .text(form.email), "bio": .text(form.bio),
        "image": .text(form.image), "password": .text(form.password.revealed),
      ]
    return account(.put, address.appending("user"), ["user": user], id: "change")
  }

  private func account(
    _ method: HTTPRequest.Method,
    _ address: WebAddress,
    _ body: JSONValue?,
    id: EffectID
  ) -> Work<Answer<Account>> {
    ask(method, address, sending: body, id: id) { $0["user"].flatMap(Account.init) }
  }

  /// Reads a person.
  package func profile(_ name: String) -> Work<Answer<Profile>> {
    ask(.get, address.appending("profiles", name), id: "profile") {
      $0["profile"].flatMap(Profile.init)
    }
  }

  /// Follows a person, or stops.
  package func follow(_ name: String, _ follows: Bool) -> Work<Answer<OptimisticToggle.Value>> {
    let address = address.appending("profiles", name, "follow")
    return ask(follows ? .post : .delete, address, id: "follow") { json in
      json["profile"].flatMap(Profile.init).map { OptimisticToggle.Value(isOn: $0.isFollowed) }
    }
  }
}

// MARK: - Articles

extension ConduitServer {
  /// Reads a page of a list.
  package func articles(_ listing: Listing) -> Work<Answer<ArticleList>> {
    let all = address.appending("articles")
    let list =
      switch listing.source {
      case .all: all
      case .feed: all.appending("feed")
      case .tag(let tag): all.adding(("tag", tag))
      case .author(let name): all.adding(("author", name))
      case .favorites(let name): all.adding(("favorited", name))
      }
    let offset = String((listing.page - 1) * Listing.length)
    let page = list.adding(("limit", String(Listing.length)), ("offset", offset))
    return ask(.get, page, id: "articles") { ArticleList($0) }
  }

  /// Reads the tags, the most frequent first.
  package func tags() -> Work<Answer<[String]>> {
    ask(.get, address.appending("tags"), id: "tags") { $0["tags"]?.list { $0.text } }
  }

  /// Reads an article with its text.
  package func article(_ slug: String) -> Work<Answer<Article>> {
    article(.get, slug, id: "article")
  }

  /// Publishes a draft: a new article, or a change of the one of a slug.
  package func publish(_ draft: Draft, as slug: String?) -> Work<Answer<Article>> {
    article(slug == nil ? .post : .put, slug, sending: draft.json, id: "publish")
  }

  /// Removes an article.
  package func remove(_ slug: String) -> Work<Answer<Bool>> {
    ask(.delete, address.appending("articles", slug), id: "remove") { _ in true }
  }

  /// Makes an article a favorite, or no longer.
  package func favorite(_ slug: String, _ isFavorite: Bool) -> Work<Answer<OptimisticToggle.Value>>
  {
    let address = address.appending("articles", slug, "favorite")
    return ask(isFavorite ? .post : .delete, address, id: "favorite") { json in
      json["article"].flatMap(Article.init).map { $0.favorite }
    }
  }

  private func article(
    _ method: HTTPRequest.Method,
    _ slug: String?,
    sending body: JSONValue? = nil,
    id: EffectID
  ) -> Work<Answer<Article>> {
    let all = address.appending("articles")
    return ask(method, slug.map { all.appending($0) } ?? all, sending: body, id: id) {
      $0["article"].flatMap(Article.init)
    }
  }
}

// MARK: - Comments

extension ConduitServer {
  /// Reads the comments on an article.
  package func comments(on slug: String) -> Work<Answer<[ArticleComment]>> {
    ask(.get, comments(slug), id: "comments") { $0["comments"]?.list(of: ArticleComment.init) }
  }

  /// Adds a comment to an article.
  package func comment(_ text: String, on slug: String) -> Work<Answer<ArticleComment>> {
    let body: JSONValue = ["comment": ["body": .text(text)]]
    return ask(.post, comments(slug), sending: body, id: "comment") {
      $0["comment"].flatMap(ArticleComment.init)
    }
  }

  /// Removes a comment.
  package func removeComment(_ id: Int, on slug: String) -> Work<Answer<Bool>> {
    ask(.delete, comments(slug).appending(String(id)), id: "remove") { _ in true }
  }

  private func comments(_ slug: String) -> WebAddress {
    address.appending("articles", slug, "comments")
  }
}

// MARK: - Implementation

extension ConduitServer {
  /// Returns the work that sends a request, and makes a value or a problem of its response.
  private func ask<Value: Sendable>(
    _ method: HTTPRequest.Method,
    _ address: WebAddress,
    sending body: JSONValue? = nil,
    id: EffectID,
    _ read: @escaping @Sendable (JSONValue) -> Value?
  ) -> Work<Answer<Value>> {
    var request = HTTPRequest(method, address)
    request.timeLimit = .seconds(10)
    request.sizeLimit = 1 << 20
    if let token { request.authorize("Token", token) }
    if let body { request.send(body) }
    let work: Work<Answer<Value>> = network.response(to: request, id: id).map { outcome in
      switch outcome {
      case .failure(let error): .failure(.unreachable(error))
      case .success(let response) where response.isSuccess:
        read(response.json ?? .null).map { .success($0) } ?? .failure(.unreadable)
      case .success(let response): .failure(Problem(response))
      }
    }
    return method == .get ? work : checked(work)
  }

  /// Returns work that first looks whether the person has logged out in another tab.
  ///
  /// A change that is on its way is not taken back.
  private func checked<Value: Sendable>(_ work: Work<Answer<Value>>) -> Work<Answer<Value>> {
    guard let token, let storage else { return work }
    return Work(work.id, policy: work.policy) { outlet in
      storage.read(ConduitApp.tokenKey).start(
        Outlet { event in
          if case .text(let text?) = event, Secret(text) != token {
            outlet.end(with: .failure(.unauthorized([])))
          } else {
            _ = work.start(outlet)
          }
        } finish: {
        } fail: {
          outlet.fail($0)
        }
      )
    }
  }
}

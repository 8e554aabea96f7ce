package import EmbeddedText

/// An article, or the part of it that a list shows.
///
/// It is an object, since lists, rows and messages share it.
package final class Article: Sendable {
  /// The name in addresses, which is unique.
  package let slug: String
  /// The title.
  package let title: String
  /// A sentence about the article.
  package let description: String
  /// The text in Markdown; empty in a list.
  package let body: String
  /// The words by which readers find it.
  package let tags: [String]
  /// The day on which it was published, such as `2024-01-31`.
  package let day: String
  /// Whether it is a favorite of the reader, and of how many.
  package let favorite: OptimisticToggle.Value
  /// The person who has written it.
  package let author: Profile

  /// Creates an article.
  package init(
    slug: String,
    title: String,
    description: String,
    author: Profile,
    body: String = "",
    tags: [String] = [],
    day: String = "",
    favorite: OptimisticToggle.Value = OptimisticToggle.Value()
  ) {
    (self.slug, self.title, self.description) = (slug, title, description)
    (self.author, self.body, self.tags) = (author, body, tags)
    (self.day, self.favorite) = (day, favorite)
  }

  /// Reads the article from an object of the server.
  package convenience init?(_ json: JSONValue) {
    guard let slug = json["slug"]?.text, let title = json["title"]?.text,
      let description = json["description"]?.text, let author = json["author"].flatMap(Profile.init)
    else { return nil }
    let isFavorite = json["favorited"]?.flag ?? false
    self.init(
      slug: slug,
      title: title,
      description: description,
      author: author,
      body: json["body"]?.text ?? "",
      tags: json["tagList"]?.list { $0.text } ?? [],
      day: String(day: json["createdAt"]),
      favorite: OptimisticToggle.Value(isOn: isFavorite, count: json["favoritesCount"]?.number ?? 0)
    )
  }
}

extension Article: Hashable {
  /// Whether all that is known of two articles is the same.
  package static func == (left: Article, right: Article) -> Bool {
    left === right
      || left.slug == right.slug && left.title == right.title
        && left.description == right.description && left.body == right.body
        && left.tags.count == right.tags.count
        && zip(left.tags, right.tags).allSatisfy { $0 == $1 }
        && left.day == right.day && left.favorite == right.favorite && left.author == right.author
  }

  /// Feeds the slug to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(text: slug) }
}

/// One page of a list of articles.
package struct ArticleList: Hashable, Sendable {
  /// The articles of the page.
  package var articles: [Article]
  /// How many articles the whole list has.
  package var count: Int

  /// Creates a page.
  package init(articles: [Article], count: Int) { (self.articles, self.count) = (articles, count) }

  /// Reads the page from an object of the server.
  package init?(_ json: JSONValue) {
    guard let articles = json["articles"]?.list(of: Article.init) else { return nil }
    self.init(articles: articles, count: json["articlesCount"]?.number ?? articles.count)
  }
}

/// The fields of an article that its author writes.
package struct Draft: Hashable, Sendable {
  /// The title.
  package var title = ""
  /// A sentence about the article.
  package var description = ""
  /// The text in Markdown.
  package var body = ""
  /// The words by which readers find it.
  package var tags: [String] = []

  /// Creates an empty draft.
  package init() {}

  /// Creates the draft of an article that exists.
  package init(_ article: Article) {
    (title, description, body) = (article.title, article.description, article.body)
    tags = article.tags
  }

  /// The object that the server receives.
  var json: JSONValue {
    ["article": fields]
  }

  /// The fields by their names.
  var fields: JSONValue {
    [
      "title": .text(title), "description": .text(description), "body": .text(body),
      "tagList": .list(tags.map { .text($0) }),
    ]
  }
}

/// A comment on an article.
package final class ArticleComment: Sendable {
  /// The number of the comment, which is unique.
  package let id: Int
  /// The text.
  package let body: String
  /// The day on which it was written.
  package let day: String
  /// The person who has written it.
  package let author: Profile

  /// Creates a comment.
  package init(id: Int, body: String, author: Profile, day: String = "") {
    (self.id, self.body, self.author, self.day) = (id, body, author, day)
  }

  /// Reads the comment from an object of the server.
  package convenience init?(_ json: JSONValue) {
    guard let id = json["id"]?.number, let body = json["body"]?.text,
      let author = json["author"].flatMap(Profile.init)
    else { return nil }
    self.init(id: id, body: body, author: author, day: String(day: json["createdAt"]))
  }
}

extension ArticleComment: Hashable {
  /// Whether all that is known of two comments is the same.
  package static func == (left: ArticleComment, right: ArticleComment) -> Bool {
    left === right
      || left.id == right.id && left.body == right.body && left.day == right.day
        && left.author == right.author
  }

  /// Feeds the number to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension String {
  /// The day of a moment such as `2024-01-31T12:00:00.000Z`.
  fileprivate init(day moment: JSONValue?) {
    self.init(decoding: Array((moment?.text ?? "").bytes.prefix(10)), as: UTF8.self)
  }
}

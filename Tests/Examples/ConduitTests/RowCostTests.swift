import ComponentKit
import Conduit
import Markup
import Testing

@Suite("A row of a list of articles")
struct RowCostTests {
  /// Changes the favorite of one row of a drawn list, and returns the changed elements.
  private func changes(among count: Int) -> Int? {
    let articles = (0..<count).map { article("moth-\($0)", by: "alan") }
    var feed = ProgramState(ArticleFeed(Listing(.all), in: adas))
    feed.send(.loaded(.success(ArticleList(articles: articles, count: count))))
    var drawing = Drawing(feed.view.node)
    feed.send(.row(.child(Key("moth-\(count / 2)"), .favorite(.change))))
    return drawing.show(feed.view.node)?.changes
  }

  @Test("that changes is drawn alone", arguments: [10, 100, 1_000])
  func drawnAlone(count: Int) { #expect(changes(among: count) == changes(among: 2)) }
}

extension Patch {
  /// The number of attributes, texts and children that the patch changes.
  fileprivate var changes: Int {
    switch self {
    case .replace, .text: 1
    case .change(let change):
      change.set.count + change.removed.count + (change.order?.count ?? 0)
        + change.children.reduce(0) { $0 + $1.patch.changes }
    }
  }
}

import ComponentKit
import ComponentServices
import Conduit
import Markup
import Testing

@Suite("A page of the application")
struct PageTests {
  @Test("shows the articles of a list, and the links to its pages")
  func list() {
    var feed = ProgramState(ArticleFeed(Listing(.all, page: 2), in: anonymous))
    #expect(feed.view.text == "Global FeedLoading...")
    feed.send(.loaded(.success(ArticleList(articles: [moth], count: 200))))
    #expect(feed.view.text.contains("Moth moth-1"))
    #expect(feed.view.html.contains("href=\"#/?page=20\""))
    #expect(!feed.view.html.contains("href=\"#/?page=9\""))
    #expect(feed.send(.retry) == Refusal("the list has not failed"))
  }

  @Test(
    "has links to the pages around it, whatever its number and the server's count",
    arguments: [
      (1, 0, []), (1, 10, []), (1, 11, [1, 2]), (2, 11, [1, 2]), (9, 11, [1, 2]),
      (Listing.lastPage, 11, [1, 2]), (.max, 25, [1, 2, 3]), (.min, 25, [1, 2, 3]), (7, -1, []),
      (7, .min, []), (1, .max, [1, 2, 3, 4, 5, Listing.lastPage]),
      (Listing.lastPage - 1, .max, [1] + Array(Listing.lastPage - 5...Listing.lastPage)),
    ] as [(Int, Int, [Int])]
  )
  func pages(page: Int, count: Int, pages: [Int]) {
    for articles in [[], [moth]] {
      var feed = ProgramState(ArticleFeed(Listing(.all, page: page), in: anonymous))
      feed.send(.loaded(.success(ArticleList(articles: articles, count: count))))
      let text = feed.view.text
      #expect(text.hasSuffix(pages.map { "\($0)" }.joined()), "\(text)")
      #expect(pages.isEmpty == !feed.view.html.contains("pagination"))
    }
  }

  @Test("counts favorites without end", arguments: [.min, -1, 0, 1, .max])
  func counts(count: Int) {
    for isOn in [false, true] {
      let value = OptimisticToggle.Value(isOn: isOn, count: count)
      let program = OptimisticToggle(value) { _ in Work { _ in .none } }
      var toggle = Component<Elm<OptimisticToggle>>(program)
      toggle.send(.change)
      #expect(toggle.view.value.isOn != isOn)
      #expect(toggle.view.value.count >= 0)
    }
  }

  @Test("offers to read a list again that has failed")
  func retry() {
    var feed = ProgramState(ArticleFeed(Listing(.all), in: anonymous))
    feed.send(.loaded(.failure(.unreachable(.unreachable))))
    #expect(
      feed.view.text == "Global FeedUnable to connect: the server cannot be reached.Try again"
    )
    #expect(feed.send(.retry) == nil)
    #expect(feed.view.text == "Global FeedLoading...")
  }

  @Test("shows a favorite at once, and takes it back when the server refuses it")
  func favorite() {
    var feed = ProgramState(ArticleFeed(Listing(.all), in: adas))
    feed.send(.loaded(.success(ArticleList(articles: [moth], count: 1))))
    feed.send(.row(.child("moth-1", .favorite(.change))))
    #expect(feed.view.text.contains("♥ 1"))
    let refusal = feed.send(.row(.child("moth-1", .favorite(.change))))
    #expect(refusal == Refusal("the server has not answered yet"))
    feed.send(.row(.child("moth-1", .favorite(.answered(.failure(.failed(status: 500)))))))
    #expect(feed.view.text.contains("♥ 0"))
  }

  @Test("asks before it removes an article")
  func remove() {
    var view = ProgramState(ArticleView("moth-1", in: context(of: moth.author)))
    view.send(.loaded(.success(moth)))
    #expect(!view.takeEffect().isNone)
    #expect(!view.view.markup.html.contains("<dialog"))
    view.send(.dialog(.show("Delete?")))
    #expect(view.view.markup.html.contains("<dialog"))
    view.send(.dialog(.child(.cancel)))
    #expect(!view.view.markup.html.contains("<dialog"))
    #expect(view.takeEffect().isNone)
    view.send(.dialog(.show("Delete?")))
    view.send(.dialog(.child(.confirm)))
    #expect(!view.takeEffect().isNone)
    view.send(.removed(.failure(.refused(["article forbidden"]))))
    #expect(view.view.markup.text.contains("article forbidden"))
  }

  @Test("has buttons for the author, and others for readers")
  func buttons() {
    func text(in context: PageContext) -> String {
      var view = ProgramState(ArticleView("moth-1", in: context))
      view.send(.loaded(.success(moth)))
      return view.view.markup.text
    }
    #expect(text(in: context(of: moth.author)).contains("Edit Article"))
    #expect(!text(in: context(of: moth.author)).contains("Follow alan"))
    #expect(text(in: context(of: moth.author)).contains("Delete Article"))
    #expect(text(in: adas).contains("Follow alan"))
    #expect(!text(in: adas).contains("Edit Article"))
    #expect(!text(in: adas).contains("Delete Article"))
    #expect(text(in: anonymous).contains("Favorite Article (0)"))
  }

  @Test("collects tags once each, and sends one that was not added")
  func tags() {
    var editor = ProgramState(Editor(nil, in: adas))
    #expect(editor.send(.addTag) == Refusal("a tag must not be blank"))
    for tag in ["moths", " moths ", "night"] {
      editor.send(.tag(tag))
      editor.send(.addTag)
    }
    editor.send(.removeTag("night"))
    editor.send(.tag("day"))
    editor.send(.submit)
    #expect(editor.state.draft?.tags == ["moths", "day"])
    #expect(editor.send(.submit) == Refusal("the server has not answered yet"))
    editor.send(.published(.failure(.refused(["title can't be blank"]))))
    #expect(editor.view.markup.text.contains("title can't be blank"))
  }

  @Test("fills the editor with the article of its address")
  func edit() {
    var editor = ProgramState(Editor("moth-1", in: adas))
    #expect(editor.send(.title("x")) == Refusal("the article is not there yet"))
    editor.send(.loaded(.failure(.missing)))
    #expect(editor.view.markup.text == "The server has no such page.Try again")
    editor.send(.retry)
    editor.send(.loaded(.success(moth)))
    #expect(editor.state.draft?.title == "Moth moth-1")
  }

  @Test("adds comments at the top, and removes the reader's own")
  func comments() {
    let (own, other) = (ArticleComment(id: 1, body: "mine", author: ada.profile), moth.author)
    var section = ProgramState(CommentSection("moth-1", in: adas))
    section.send(.loaded(.success([ArticleComment(id: 2, body: "his", author: other)])))
    section.send(.text("mine"))
    section.send(.submit)
    #expect(section.send(.submit) == Refusal("the server has not answered yet"))
    section.send(.added(.success(own)))
    #expect(section.state.text == "")
    #expect(section.state.rows.view.map { $0.key } == [1, 2])
    #expect(
      section.send(.row(.child(2, .remove))) == Refusal("a comment must be removed by its author")
    )
    section.send(.row(.child(1, .remove)))
    section.send(.row(.child(1, .removed(.failure(.missing)), of: ChildID(slot: 1, serial: 1))))
    #expect(section.view.markup.text.contains("The server has no such page."))
    section.send(.row(.child(1, .remove)))
    section.send(.row(.child(1, .removed(.success(true)), of: ChildID(slot: 1, serial: 1))))
    #expect(section.state.rows.view.map { $0.key } == [2])
  }

  @Test("keeps the text of a comment that was not added")
  func failedComment() {
    var section = ProgramState(CommentSection("moth-1", in: adas))
    section.send(.loaded(.success([])))
    section.send(.text("mine"))
    section.send(.submit)
    section.send(.added(.failure(.unreachable(.interrupted))))
    #expect(section.state.text == "mine")
    #expect(section.state.sent == nil)
    #expect(section.view.markup.text.contains("Unable to connect: the connection was interrupted."))
  }

  @Test("keeps what is written while a comment is sent", arguments: [true, false])
  func nextComment(isAdded: Bool) {
    var section = ProgramState(CommentSection("moth-1", in: adas))
    section.send(.loaded(.success([])))
    section.send(.text("mine"))
    section.send(.submit)
    #expect(section.state.text == "")
    section.send(.text("and the next"))
    #expect(section.send(.submit) == Refusal("the server has not answered yet"))
    #expect(section.view.unsent == .comment("mine\nand the next"))
    let comment = ArticleComment(id: 1, body: "mine", author: ada.profile)
    section.send(.added(isAdded ? .success(comment) : .failure(.failed(status: 500))))
    #expect(section.state.text == (isAdded ? "and the next" : "mine\nand the next"))
    #expect(section.view.unsent == .comment(section.state.text))
  }

  @Test("names each field by a label")
  func labels() {
    let form = SignIn(isNew: true, in: anonymous)
    let html = form.markup(of: form.initial).html
    for label in ["Username", "Email", "Password"] {
      #expect(html.contains("<label class=\"field\"><span>\(label)</span><input"))
    }
  }

  @Test(
    "marks the list that is shown among the others",
    arguments: [
      (Listing.Source.all, "Global Feed"), (.feed, "Your Feed"), (.tag("night"), "# night"),
      (.author("ada"), "My Articles"), (.favorites("ada"), "Favorited Articles"),
    ]
  )
  func tabs(source: Listing.Source, title: String) {
    let html = ProgramState(ArticleFeed(Listing(source), in: adas)).view.html
    #expect(html.contains("aria-current=\"page\">\(title)</a>"))
    #expect(html.split(separator: "aria-current").count == 2)
  }

  @Test("shows a person, whom others can follow")
  func profile() {
    func header(in context: PageContext) -> ProgramState<ProfileHeader> {
      var header = ProgramState(ProfileHeader("alan", in: context))
      header.send(.loaded(.success(moth.author)))
      return header
    }
    var other = header(in: adas)
    other.send(.follow(.change))
    #expect(other.view.text.contains("Unfollow alan"))
    #expect(header(in: context(of: moth.author)).view.text.contains("Edit Profile Settings"))
    #expect(header(in: anonymous).view.text.contains("Follow alan"))
  }

  @Test("speaks the language of its texts")
  func texts() {
    let german = Texts { phrase in
      switch phrase {
      case .globalFeed: "Alle"
      case .loading: "Wird geladen ..."
      case .noArticles: "Noch keine Artikel."
      default: phrase.english
      }
    }
    var feed = ProgramState(ArticleFeed(Listing(.all), in: PageContext(silent, german)))
    #expect(feed.view.text == "AlleWird geladen ...")
    feed.send(.loaded(.success(ArticleList(articles: [], count: 0))))
    #expect(feed.view.text == "AlleNoch keine Artikel.")
  }
}

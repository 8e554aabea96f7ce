import ComponentServices
import ComponentTesting
import Markup
import Testing

@testable import ComponentKit
@testable import Conduit

@Suite("An answer that comes after its page is gone")
struct LateAnswerTests {
  /// All of the application that a later event can depend on.
  ///
  /// The page has no state of its own to compare; its view shows all of it, with the fields of its
  /// form, and the number of the visit.
  private struct Key: Hashable, Sendable {
    let session: ConduitApp.Session
    let route: Route
    let visits: Int
    let page: String
  }

  private static func key(_ state: ConduitApp.State) -> Key {
    Key(
      session: state.session,
      route: state.route,
      visits: state.page.id.serial,
      page: state.page.view.markup.html
    )
  }

  /// Explores leaving, returning, sending a form and answering, in every order, for three visits.
  private static func explore(
    _ messages: @escaping (Route) -> [ConduitApp.Message]
  ) -> Exploration<ProgramState<ConduitApp>> {
    Exploration(
      from: ProgramState(ConduitApp(server: silent, storage: StorageTable().storage)),
      state: { key($0.state) },
      messages: { $0.visits < 4 && $0.session == .anonymous ? messages($0.route) : [] },
      answers: [
        storage,
        answers("log-in", [ada]) { .signIn(.answered($0)) },
        answers("right/tags", [["moths"]]) { .home(.right(.loaded($0))) },
        answers("left/0/articles", [ArticleList(articles: [moth], count: 1)]) {
          .home(.left(.child(.loaded($0), of: ChildID(serial: 0))))
        },
      ]
    )
  }

  private static let storage: WorkAnswers<Key, ConduitApp.Message> = [
    WorkAnswers("session") { _ in [.message(.session(.restored(nil)))] },
    WorkAnswers("keep") { _ in [.message(.session(.kept(.written)))] },
  ]

  /// The answers of the work of each visit: values, or a failure.
  private static func answers<Value: Sendable>(
    _ name: String,
    _ values: [Value],
    _ message: @escaping @Sendable (Answer<Value>) -> PageMessage
  ) -> WorkAnswers<Key, ConduitApp.Message> {
    WorkAnswers(EffectID("page/0/\(name)")) { key in
      ([.failure(.missing)] + values.map { .success($0) }).map {
        .message(.page(.child(message($0), of: ChildID(serial: key.visits))))
      }
    }
  }

  /// Decides that no answer is refused: the answer of a page that is gone has the identity of that page.
  private static func decide(_ space: Exploration<ProgramState<ConduitApp>>, _ name: String) {
    #expect(space.cut == nil)
    #expect(space.undeclared == [])
    #expect(space.stateCount > 20)
    let verdicts = [
      space.verdict(
        on: .never("an answer of work is refused") {
          if case .answer = $0.event { $0.refusal != nil } else { false }
        }
      ),
      space.cancelledWorkIsNeverHeard(EffectID("page/0/\(name)")) {
        if case .go = $0 { true } else { false }
      },
    ]
    for verdict in verdicts { #expect(verdict.holds, "\(verdict)") }
  }

  @Test("never logs anybody in, for all orders of three visits")
  func login() {
    let space = Self.explore { _ in
      [.go(.login), .go(.register), .page(.child(.signIn(.submit)))]
    }
    Self.decide(space, "log-in")
  }

  @Test("never shows another list, for all orders of three visits")
  func lists() {
    let space = Self.explore { $0 == .home ? [.go(.login)] : [.go(.home)] }
    Self.decide(space, "left/0/articles")
  }
}

import ComonadLaws
import ComponentHost
import ComponentKit
import ComponentTesting
import Locks
import Markup
import Testing

/// Mistakes of a program of markup, each found by another kind of test: a person must be able to read
/// what the test prints.
@Suite("A mistake in a program of markup")
struct MistakeTests {
  @Test("is reported in at most forty lines, by what is on the screen", arguments: Mistakes.all)
  func report(mistake: Mistakes.Found) throws {
    let text = mistake.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40, "\(text)")
    for part in mistake.parts { #expect(text.contains(part), "\(part) is missing in\n\(text)") }
    for part in ["Markup(", "Element(", "Node(", "ComponentTestingTests.", "Shelf."] {
      #expect(!text.contains(part), "\(part) is in\n\(text)")
    }
  }

  @Test("is no mistake in the right program")
  func right() {
    for found in Mistakes.all {
      #expect(found.text(nil).isEmpty, "\(found.name)\n\(found.text(nil))")
    }
  }
}

@Suite("A host of a program of markup")
struct PrintedViewTests {
  @Test("prints what changes on the screen where the state is hidden")
  func changes() {
    let lines = Locked<[String]>([])
    let printing = Middleware<Elm<Shelf>>.printingChanges(of: \.view) { line in
      lines.withLock { $0.append(line) }
    }
    let host = ProgramHost(Component<Elm<Shelf>>(Shelf()), middleware: [printing])
    host.send(.read(title: "Emma"))
    #expect(
      lines.withLock { $0 } == [
        "read(title: \"Emma\")", "  {[ ] → [x]} Emma [Remove]", "  5 books, {0 → 1} read",
      ]
    )
  }
}

/// The mistakes, and the tests that find them.
enum Mistakes {
  struct Found: CustomTestStringConvertible, Sendable {
    let name: String
    let mistake: Shelf.Mistake
    let parts: [String]
    let run: @Sendable (Shelf) -> String

    var testDescription: String { name }

    func text() -> String { run(Shelf(mistake: mistake)) }
    func text(_ mistake: Shelf.Mistake?) -> String { run(Shelf(mistake: mistake)) }

    init(
      _ name: String,
      _ mistake: Shelf.Mistake,
      _ parts: String...,
      run: @escaping @Sendable (Shelf) -> String
    ) {
      (self.name, self.mistake, self.parts, self.run) = (name, mistake, parts, run)
    }
  }

  static let all: [Found] = [
    Found(
      "expected view",
      .count,
      "-   <p role=\"status\">5 books",
      "+   <p role=\"status\">4 books"
    ) {
      tested($0) { tester in
        tester.press("Ulysses")
        tester.expect(view: Shelf().markup(of: tester.state))
      }
    },
    Found(
      "expected view that looks alike",
      .control,
      "button \"Remove\" sends on click: remove(title: \"Emma\")"
    ) {
      tested($0) { $0.expect(view: Shelf().markup(of: $0.state)) }
    },
    Found("work left over", .cancellation, "Work still runs", "+ find") { shelf in
      tested(shelf) { tester in
        tester.ignoring(.effects).send(.find("a"))
        tester.send(.find(""))
      }
    },
    Found("own message", .silence, "- found([\"Dune\"], for: \"a\")", "+ find(\"a\")") { shelf in
      guard shelf.mistake != nil else { return "" }
      return tested(shelf) { tester in
        tester.ignoring(.effects, .work).send(.find("a"))
        tester.work("find").send(.found([], for: "a"))
        tester.receive(.found(["Dune"], for: "a"))
      }
    },
    Found("always", .staleRow, "{[ ] → [x]} Emma [Remove]", "5 books, {0 → 1} read") {
      shelf in
      let messages = [Shelf.Message.read(title: "Dune"), .read(title: "Emma")]
      return text(
        space(shelf, messages).failure(
          of: .always("as many boxes are checked as books are read") { moment in
            moment.view.html.split(separator: "checked").count - 1
              == moment.after.state.books.count { $0.isRead }
          }
        )
      )
    },
    Found(
      "eventually, after ten steps",
      .silence,
      "12. message find(\"a\") | Find {[] → [a]}\n  for ever again:\n  13. work find sends",
      "{5 → 6} books, 0 read"
    ) { shelf in
      // Everybody reads each book once, and seeks a word at the end.
      let space = Exploration(
        from: Component<React<Shelf>>(shelf),
        state: { $0.state },
        messages: { state in
          if !state.draft.isEmpty { return [.add] }
          if state.books.count < 7 { return [.write("Kim \(state.books.count)")] }
          let unread = state.books.filter { !$0.isRead }.map { Shelf.Message.read(title: $0.title) }
          return unread.isEmpty && state.word.isEmpty ? [.find("a")] : unread
        },
        answers: [WorkAnswers("find") { [.message(.found([], for: $0.word))] }]
      )
      let isFinding = TemporalProperty<Component<React<Shelf>>>("a word is sought") {
        !$0.work.isEmpty
      }
      return text(space.failure(of: .always(isFinding.implies(.eventually(.not(isFinding))))))
    },
    Found("agreement", .lostUpdate, "but the other one\n     + [ ] Dune [Remove]") { shelf in
      let messages = [Shelf.Message.write("Kim"), .add, .remove(title: "Emma"), .undo]
      let verdict = space(shelf, messages).agrees(
        with: Exploration(
          from: Component<Elm<Shelf>>(Shelf()),
          by: messages,
          limit: ExplorationLimit(depth: 5)
        )
      )
      return verdict.holds ? "" : "\(verdict)"
    },
    Found(
      "saved states",
      .restoring,
      "but if the state after 1 is saved and restored\n     {[x] → [ ]} Emma"
    ) {
      shelf in
      let messages = [Shelf.Message.read(title: "Emma"), .undo]
      let space = Exploration(of: shelf, by: messages)
      let verdict = space.restoredStatesBehaveAlike { restored in
        var state = restored.state
        if shelf.mistake == .restoring {
          state.books = state.books.map { Shelf.Book(title: $0.title) }
        }
        return ProgramState(shelf, state: state)
      }
      return verdict.holds ? "" : "\(verdict)"
    },
    Found("complete suite", .lostUpdate, "after write(\"Kim\"); ", "- [ ] Dune [Remove]") { shelf in
      let messages = [Shelf.Message.write("Kim"), .add, .remove(title: "Emma"), .undo]
      let suite = space(Shelf(), messages, depth: nil).completeSuite()
      return suite.fault(in: Component<React<Shelf>>(shelf)).map { "\($0)" } ?? ""
    },
    Found(
      "random histories",
      .count,
      "messages: read(title: \"",
      "- 5 books, 1 read",
      "+ 4 books, 1 read"
    ) { shelf in
      text(
        disagreement(
          "Shelf",
          of: { Component<Redux<Shelf>>(shelf) },
          with: { Component<React<Shelf>>(Shelf()) },
          messages: .element(of: [.read(title: "Emma"), .remove(title: "Dune"), .undo])
        )
      )
    },
    Found("rule", .refusal, "messages: add", "+ [ ] [Remove]") { shelf in
      text(
        violation(
          "each book has a title",
          of: { Component<Redux<Shelf>>(shelf) },
          messages: .element(of: [.write(""), .write("Kim"), .add]),
          where: { shelf in shelf.state.books.allSatisfy { !$0.title.isEmpty } }
        )
      )
    },
    Found("race", .race, "work find sends found([\"a\"], for: \"a\") | no hits → a") { shelf in
      let space = Exploration(
        from: Component<React<Shelf>>(shelf),
        by: [.find("a"), .find("b")],
        answers: [WorkAnswers("find") { [.message(.found([$0.word], for: $0.word))] }],
        limit: ExplorationLimit(depth: 4)
      )
      return text(
        space.failure(
          of: .never("the hits are those of an older word") { moment in
            if case .found(let hits, _)? = moment.message {
              !hits.contains(moment.after.state.word)
            } else {
              false
            }
          }
        )
      )
    },
    Found("page", .name, "button at [1, 1]: a control must have a name; give it a text or a label")
    { shelf in
      shelf.markup(of: shelf.initial).node.accessibilityFlaws().map { "\($0)" }
        .joined(separator: "\n")
    },
  ]

  /// The failures of a test.
  private static func tested(_ shelf: Shelf, _ test: (Tester<React<Shelf>>) -> Void) -> String {
    let tester = Tester(Component<React<Shelf>>(shelf))
    test(tester)
    tester.finish()
    return tester.failures.map(\.text).joined(separator: "\n")
  }

  private static func text(_ failure: TestFailure?) -> String { failure?.text ?? "" }

  private static func space(
    _ shelf: Shelf,
    _ messages: [Shelf.Message],
    depth: Int? = 5
  ) -> Exploration<Component<React<Shelf>>> {
    Exploration(
      from: Component<React<Shelf>>(shelf),
      by: messages,
      limit: ExplorationLimit(depth: depth)
    )
  }
}

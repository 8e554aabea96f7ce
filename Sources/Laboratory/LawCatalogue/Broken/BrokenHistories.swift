public import ComonadLaws
import ComponentKit

/// The histories that go wrong in one way each.
public let brokenHistories: [BrokenInstance] = [
  broken(
    "Y1",
    "a message that the program refuses is counted all the same",
    operation: "send",
    caughtBy: ["history.present", "history.refusal"]
  ) { countsRefusals() },
  broken(
    "Y2",
    "to undo goes back by two messages",
    operation: "undo",
    caughtBy: ["history.undo-redo", "history.redo-undo"]
  ) {
    specimen { past, move in
      if case .undo = move, past.view.place > 1 { past.send(.undo) }
      return past.send(move)
    }
  },
  broken(
    "Y3",
    "to do again goes to the last message",
    operation: "redo",
    caughtBy: ["history.undo-redo"]
  ) {
    specimen { past, move in
      guard case .redo = move, past.view.canRedo else { return past.send(move) }
      return past.send(.jump(to: past.view.places.upperBound))
    }
  },
  broken(
    "Y4",
    "a jump stops one message short",
    operation: "jump",
    caughtBy: ["history.undo", "history.jump"]
  ) {
    specimen { past, move in
      guard case .jump(let place) = move, past.view.places.contains(place) else {
        return past.send(move)
      }
      return past.send(.jump(to: max(0, place - 1)))
    }
  },
  broken(
    "Y5",
    "a jump goes on from where it starts",
    operation: "jump",
    caughtBy: ["history.undo", "history.jump-jump"]
  ) {
    specimen { past, move in
      guard case .jump(let place) = move else { return past.send(move) }
      let (here, places) = (past.view.place, past.view.places)
      guard places.contains(place) else { return past.send(move) }
      return past.send(.jump(to: (here + place) % places.count))
    }
  },
  broken(
    "Y6",
    "a future that is left is forgotten",
    operation: "send",
    caughtBy: ["history.branch", "history.branch-branch"]
  ) {
    FaultyPast().specimen(view: { past in
      let view = past.view
      return HistoryView(
        present: view.present,
        place: view.place,
        places: view.places,
        branches: []
      )
    })
  },
  broken(
    "Y7",
    "a branch that is chosen takes the place of the future that stood there",
    operation: "branch",
    caughtBy: ["history.branch-branch"]
  ) { losesWhatABranchReplaces() },
  broken(
    "Y8",
    "to forget keeps the past",
    operation: "forget",
    caughtBy: ["history.forget"]
  ) {
    specimen { past, move in
      if case .forget = move { nil } else { past.send(move) }
    }
  },
]

/// A program with a history.
private typealias Past = Component<Elm<History<Keypad>>>

/// A history that somebody comes between.
private final class FaultyPast {
  var past = Past(History(Keypad()))

  /// What was refused so far, or is hidden.
  var count = 0

  /// What the history does, where nothing else is said.
  func specimen(
    view: @escaping (Past) -> HistoryView<Panel> = { $0.view },
    send: @escaping (inout Past, HistoryMessage<Keypad.Message>) -> Refusal? = { $0.send($1) }
  ) -> ComponentUnderTest<HistoryMessage<Keypad.Message>, HistoryView<Panel>> {
    ComponentUnderTest(
      send: { send(&self.past, $0) },
      sendAll: { for message in $0 { _ = send(&self.past, message) } },
      view: { view(self.past) },
      draw: { view(self.past) }
    )
  }
}

/// The specimen of a history in which moves go wrong.
private func specimen(
  send: @escaping (inout Past, HistoryMessage<Keypad.Message>) -> Refusal?
) -> ComponentUnderTest<HistoryMessage<Keypad.Message>, HistoryView<Panel>> {
  FaultyPast().specimen(send: send)
}

/// Shows one message more for each that was refused.
private func countsRefusals() -> ComponentUnderTest<
  HistoryMessage<Keypad.Message>, HistoryView<Panel>
> {
  let faulty = FaultyPast()
  return faulty.specimen(
    view: { past in
      let view = past.view
      return HistoryView(
        present: view.present,
        place: view.place,
        places: view.places.lowerBound...(view.places.upperBound + faulty.count),
        branches: view.branches
      )
    },
    send: { past, move in
      let refusal = past.send(move)
      if case .message = move, refusal != nil { faulty.count += 1 }
      return refusal
    }
  )
}

/// Shows no branch once one has been chosen.
private func losesWhatABranchReplaces()
  -> ComponentUnderTest<HistoryMessage<Keypad.Message>, HistoryView<Panel>>
{
  let faulty = FaultyPast()
  return faulty.specimen(
    view: { past in
      let view = past.view
      return HistoryView(
        present: view.present,
        place: view.place,
        places: view.places,
        branches: Array(view.branches.prefix(faulty.count > 0 ? 0 : .max))
      )
    },
    send: { past, move in
      let refusal = past.send(move)
      if refusal == nil {
        if case .branch = move { faulty.count = 1 }
        if case .message = move { faulty.count = 0 }
      }
      return refusal
    }
  )
}

/// The instance of a fault, with the laws that must catch it.
private func broken(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  make:
    @escaping @Sendable () -> ComponentUnderTest<HistoryMessage<Keypad.Message>, HistoryView<Panel>>
) -> BrokenInstance {
  BrokenInstance(
    Instance(
      "History.\(name)",
      historyLaws(Keypad(), messages: Keypad.messages, make),
      line: line
    ),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

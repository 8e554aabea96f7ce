import ComonadLab
import ComonadLaws

/// A program with a history.
private typealias Past = Component<Elm<History<Keypad>>>

private let history = FaultFamily("History", Driver<Past>()) { driver in
  historyLaws(Keypad(), messages: Keypad.messages) { driver.specimen(of: Past(History(Keypad()))) }
}

/// The histories that go wrong in one way each.
let brokenHistories: [BrokenInstance] = [
  history("Y1", "send", "a message that the program refuses is counted all the same") {
    $0.view = { past in
      let view = past.child.view
      return HistoryView(
        present: view.present,
        place: view.place,
        places: view.places.lowerBound...(view.places.upperBound + past.count),
        branches: view.branches
      )
    }
    $0.send = { past, move in
      let refusal = past.send(move)
      if case .message = move, refusal != nil { past.count += 1 }
      return refusal
    }
  }.caught(by: "history.present", "history.tree"),
  history("Y2", "undo", "undo goes back by two messages") {
    $0.send = { past, move in
      if case .undo = move, past.child.view.place > 1 { past.send(.undo) }
      return past.send(move)
    }
  }.caught(by: "history.undo-redo", "history.redo-undo"),
  history("Y4", "jump", "a jump stops one message short") {
    $0.send = { past, move in
      guard case .jump(let place) = move, past.child.view.places.contains(place) else {
        return past.send(move)
      }
      return past.send(.jump(to: max(0, place - 1)))
    }
  }.caught(by: "history.tree"),
  history("Y8", "forget", "forget keeps the past") {
    $0.send = { past, move in
      if case .forget = move { nil } else { past.send(move) }
    }
  }.caught(by: "history.tree"),
]

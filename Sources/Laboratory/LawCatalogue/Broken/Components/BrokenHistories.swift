import ComonadLab
import ComonadLaws

/// A program with a history.
private typealias Past = Component<Elm<History<Keypad>>>

private let history = FaultFamily("History", Driver<Past>()) { driver in
  historyLaws(Keypad(), messages: Keypad.messages) { driver.specimen(of: Past(History(Keypad()))) }
}

private let jump = history.faults(of: "jump", \.send)

/// The histories that go wrong in one way each.
let brokenHistories: [BrokenInstance] = [
  history("Y1", "send", "a message that the program refuses is counted all the same") {
    $0.view = { past in
      past.child.view.changed(places: { $0.lowerBound...($0.upperBound + past.count) })
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
  history("Y3", "redo", "redo goes to the last message") {
    $0.send = { past, move in
      guard case .redo = move, past.child.view.canRedo else { return past.send(move) }
      return past.send(.jump(to: past.child.view.places.upperBound))
    }
  }.caught(by: "history.undo-redo"),
  jump("Y4", "a jump stops one message short") { past, move in
    guard case .jump(let place) = move, past.child.view.places.contains(place) else {
      return past.send(move)
    }
    return past.send(.jump(to: max(0, place - 1)))
  }.caught(by: "history.tree"),
  jump("Y5", "a jump adds to the place where it starts") { past, move in
    let view = past.child.view
    guard case .jump(let place) = move, view.places.contains(place) else { return past.send(move) }
    return past.send(.jump(to: (view.place + place) % view.places.count))
  }.caught(by: "history.tree"),
  history("Y6", "send", "a future that is left is dropped") {
    $0.view = { $0.child.view.changed(branches: { _ in [] }) }
  }.caught(by: "history.tree"),
  history("Y7", "branch", "a branch that is chosen replaces the future there") {
    $0.view = { past in past.child.view.changed(branches: { past.isMarked ? [] : $0 }) }
    $0.send = { past, move in
      let refusal = past.send(move)
      if refusal == nil {
        if case .branch = move { past.isMarked = true }
        if case .message = move { past.isMarked = false }
      }
      return refusal
    }
  }.caught(by: "history.tree"),
  history("Y9", "redo", "redo goes on by two messages while there are branches") {
    $0.send = { past, move in
      let refusal = past.send(move)
      if case .redo = move, refusal == nil, !past.child.view.branches.isEmpty { past.send(.redo) }
      return refusal
    }
  }.caught(by: "history.tree"),
  history("Y8", "forget", "forget keeps the past") {
    $0.send = { past, move in
      if case .forget = move { nil } else { past.send(move) }
    }
  }.caught(by: "history.tree"),
]

extension HistoryView {
  /// Returns the view with other places and branches.
  fileprivate func changed(
    places change: (ClosedRange<Int>) -> ClosedRange<Int> = { $0 },
    branches changeBranches: ([HistoryBranch]) -> [HistoryBranch] = { $0 }
  ) -> HistoryView {
    HistoryView(
      present: present,
      place: place,
      places: change(places),
      branches: changeBranches(branches)
    )
  }
}

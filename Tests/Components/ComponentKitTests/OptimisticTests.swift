import Comonads
import ComponentKit
import FreeMonad
import ReplicaSync
import Testing

/// Counters by name: a step changes one of them, and a removal makes nothing of a step beside it.
private struct Shelf: Program {
  enum Message: Hashable {
    case put(Int)
    case take(Int)
    case clear(Int)
  }

  let initial = [0: 1, 1: 1]

  func refusal(of message: Message, in shelf: [Int: Int]) -> Refusal? {
    switch message {
    case .put(let name), .clear(let name): shelf[name] == nil ? Refusal("\(name) is gone") : nil
    case .take(let name): (shelf[name] ?? 0) > 0 ? nil : Refusal("there is no \(name)")
    }
  }

  func update(_ shelf: inout [Int: Int], by message: Message) -> Effect<Message> {
    switch message {
    case .put(let name): shelf[name, default: 0] += 1
    case .take(let name): shelf[name, default: 0] -= 1
    case .clear(let name): shelf[name] = nil
    }
    return .work(Work("note") { _ in .none })
  }

  func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at shelf: [Int: Int]
  ) -> Message? {
    switch (message, other) {
    case (.put(let name), .clear(let gone)), (.take(let name), .clear(let gone)),
      (.clear(let name), .clear(let gone)):
      name == gone ? nil : message
    default: message
    }
  }

  func view(_ shelf: [Int: Int], send: @escaping (Message) -> Void) -> String {
    shelf.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

@Suite("The optimistic architecture")
struct OptimisticTests {
  @Test("shows a message at once, confirms it, and rebases it over those of others")
  func confirmed() {
    var shelf = Component<Optimistic<Shelf>>(Shelf())
    #expect(shelf.send(.put(0)) == nil && shelf.send(.take(1)) == nil)
    #expect(shelf.view == "0: 2, 1: 0")
    #expect(shelf.state.confirmed == [0: 1, 1: 1] && shelf.state.pending == [.put(0), .take(1)])
    #expect(shelf.receive(.theirs(.clear(1))) == [.take(1)])
    #expect(shelf.view == "0: 2" && shelf.state.pending == [.put(0), nil])
    #expect(shelf.receive(.mine(.put(0))) == [])
    #expect(shelf.state.confirmed == [0: 2] && shelf.state.pending == [nil])
    #expect(shelf.receive(.mine(nil)) == [] && shelf.state.pending == [])
    #expect(shelf.send(.take(1))?.reason == "there is no 1")
    #expect(shelf.state.pending == [] && shelf.view == "0: 2")
  }

  @Test("makes what is pending again after a refusal, and tells what is lost")
  func refused() {
    var shelf = Component<Optimistic<Shelf>>(Shelf())
    for message in [Shelf.Message.put(0), .take(0), .take(0), .put(1)] { shelf.send(message) }
    #expect(shelf.receive(.refused(.put(0))) == [.put(0), .take(0)])
    #expect(shelf.state.confirmed == [0: 1, 1: 1])
    #expect(shelf.state.pending == [.take(0), nil, .put(1)])
    #expect(shelf.view == "0: 0, 1: 2")
  }

  @Test("asks for the effects of its own messages, once, and for those of nobody else")
  func effects() {
    var shelf = Component<Optimistic<Shelf>>(Shelf())
    shelf.send(.put(0))
    #expect(!shelf.takeEffect().isNone)
    _ = shelf.receive(.theirs(.put(0)))
    _ = shelf.receive(.mine(.put(0)))
    #expect(shelf.takeEffect().isNone)
    shelf.send(.put(1))
    _ = shelf.receive(.refused(.put(1)))
    #expect(!shelf.takeEffect().isNone)
  }

  @Test("moves by programs that read what is pending, as its messages and events do")
  func movements() {
    var (moved, sent) = (
      Component<Optimistic<Shelf>>(Shelf()), Component<Optimistic<Shelf>>(Shelf())
    )
    moved.move(by: .make(.put(0)).flatMap { .receive(.theirs(.clear(1))) })
    moved.move(by: Sync { if $0.shape.pending.count == 1 { $0.make(.put(0)) } })
    sent.send(.put(0))
    _ = sent.receive(.theirs(.clear(1)))
    sent.send(.put(0))
    #expect(moved == sent && moved.state.pending == [.put(0), .put(0)])
    var presses: [Optimistic<Shelf>.Movement] = []
    _ = moved.interface.view { presses.append($0) }
    #expect(presses.isEmpty)
  }

  @Test("is the program of one person, as shown and as confirmed")
  func ladder() {
    var shelf = Component<Optimistic<Shelf>>(Shelf())
    shelf.send(.put(0))
    #expect(shelf.shown(in: Redux<Shelf>.self).view == "0: 2, 1: 1")
    #expect(shelf.confirmed(in: React<Shelf>.self).view == "0: 1, 1: 1")
    #expect(!shelf.shown(in: Elm<Shelf>.self).programState.effect.isNone)
    #expect(shelf.confirmed(in: Elm<Shelf>.self).programState.effect.isNone)
    var confirmed = shelf.confirmed(in: Elm<Shelf>.self)
    _ = shelf.receive(.theirs(.clear(1)))
    confirmed.send(.clear(1))
    #expect(shelf.confirmed(in: Elm<Shelf>.self).view == confirmed.view)
  }

  @Test("changes what is shown in place, but for the first pending message")
  func places() {
    var rows = Component<Optimistic<Rows>>(Rows())
    let first = rows.view
    rows.send(1)
    let shown = rows.view
    #expect(shown != first)
    rows.send(2)
    #expect(rows.view == shown)
    _ = rows.receive(.mine(1))
    rows.send(3)
    #expect(rows.view == shown)
    _ = rows.receive(.mine(2))
    _ = rows.receive(.mine(3))
    #expect(rows.view == shown)
    _ = rows.receive(.theirs(4))
    #expect(rows.view == shown && rows.state.confirmed[4] == 1)
  }

  @Test("rebases in steps that grow with what is pending alone", arguments: [10, 100, 1_000])
  func growth(count: Int) {
    final class Steps { var count = 0 }
    struct Counted: Rebasing {
      let steps: Steps
      func make(_ step: Int, in sum: inout Int) -> Bool {
        steps.count += 1
        sum += step
        return true
      }
    }
    let steps = Steps()
    var sum = ReplicaState(0, rule: Counted(steps: steps))
    for step in 0..<count { sum.make(step) }
    steps.count = 0
    sum.receive(.theirs(7))
    #expect(steps.count <= 3 * count + 1)
    steps.count = 0
    sum.receive(.mine(0))
    #expect(steps.count == 1)
  }

  @Test("has owners below, who see what is shown; what others do begins their logs anew")
  func owners() {
    typealias Program = Optimistic<Shelf>.Program
    var shared = SharedProgram(Program(Shelf()))
    let whole = shared.owner(in: Optimistic<Shelf>.self)
    let redux = shared.owner(in: Redux<Program>.self)
    let elm = shared.owner(in: Elm<Program>.self)
    shared.send(.put(0))
    shared.move(elm, by: .send(.put(1)))
    #expect(shared[redux].actions() == [.put(0), .put(1)])
    shared.move(whole, by: .receive(.theirs(.clear(1))))
    #expect(shared[elm].view == "0: 2" && shared[whole].state.pending == [.put(0), nil])
    #expect(shared[redux].actions() == [])
    shared.move(whole, by: .make(.take(0)))
    #expect(shared[redux].actions() == [.take(0)] && shared[elm].view == "0: 1")
  }
}

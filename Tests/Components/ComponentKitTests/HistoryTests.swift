import CofreeFree
import TestSupport
import Testing

@testable import ComponentKit

/// A program that reports each update to a tally.
private struct Tallied: Program {
  final class Tally { var updates = 0 }

  let tally = Tally()
  let initial = 0
  func update(_ sum: inout Int, by message: Int) {
    tally.updates += 1
    sum = sum &* 31 &+ message
  }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
}

@Suite("A history")
struct HistoryTests {
  private typealias Counting = Component<Elm<History<Stepper>>>

  private func titles<A: ProgramArchitecture<History<Stepper>>>(
    _: A.Type,
    _ moves: [HistoryMessage<Stepper.Message>]
  ) -> [String] {
    var component = Component<A>(History(Stepper()))
    return moves.map { move in
      component.send(move).map(\.reason) ?? component.view.present.title
    }
  }

  @Test("goes back, forth and to any place in every architecture")
  func architectures() {
    let moves: [HistoryMessage<Stepper.Message>] = [
      .undo, .message(.decrement), .message(.increment), .message(.increment), .redo, .undo, .redo,
      .jump(to: 0), .message(.reset), .jump(to: 3), .branch(0), .branch(7), .branch(1), .forget,
      .undo,
    ]
    let expected = [
      "the history must have a message to undo; got none", "the count is zero already", "1", "2",
      "the history must have a message to do again; got none", "1", "2", "0", "0",
      "place must be between 0 and 1; got 3", "2", "branch must be one of 1 at this place; got 7",
      "0", "0", "the history must have a message to undo; got none",
    ]
    #expect(titles(React<History<Stepper>>.self, moves) == expected)
    #expect(titles(Redux<History<Stepper>>.self, moves) == expected)
    #expect(titles(Elm<History<Stepper>>.self, moves) == expected)
    #expect(titles(Halogen<History<Stepper>>.self, moves) == expected)
  }

  @Test("lets the views of old places send new messages")
  func views() {
    var sent: [HistoryMessage<Stepper.Message>] = []
    Counting(History(Stepper())).view { sent.append($0) }.present.press(.reset)
    #expect(sent == [.message(.reset)])
  }

  @Test("answers queries from the shown state, and drops their changes")
  func queries() {
    var component = Component<Halogen<History<Stepper>>>(History(Stepper(initial: 4)))
    component.send(.message(.increment))
    component.send(.undo)
    #expect(component.ask(Stepper.Query.count) == 4)
    component.move(by: .tell(.query(.double)))
    #expect(component.ask(Stepper.Query.count) == 4)
  }

  @Test("finds every branch that was left, by its name", arguments: 1...20)
  func branches(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var component = Component<React<History<Adding>>>(History(Adding()))
    var ends: [Int: [Int]] = [:]
    for step in 0..<300 {
      let places = component.view.places
      let line = component.state.messages
      let isFork = component.view.canRedo
      let branches = component.view.branches
      switch random.next(below: 8) {
      case 0...3:
        component.send(.message(step))
        if isFork { ends[component.view.branches.last?.name ?? -1] = line }
      case 4, 5: component.send(.jump(to: random.next(below: places.count)))
      case 6 where !branches.isEmpty:
        let branch = branches[random.next(below: branches.count)]
        component.send(.branch(branch.name))
        #expect(component.state.messages == ends[branch.name])
        #expect(component.view.place == branch.end)
        ends[component.view.branches.last?.name ?? -1] = line
      default: component.send(.undo)
      }
      component.state.checkInvariants()
      let place = component.view.place
      #expect(component.view.present == component.state.messages.prefix(place).reduce(0, +))
    }
    #expect(ends.count > 5 && ends[-1] == nil)
  }

  @Test("keeps as many messages as its limit, and folds the oldest into the first state")
  func limit() {
    var component = Component<React<History<Adding>>>(History(Adding(), limit: 100))
    for message in 1...1_000 { component.send(.message(message)) }
    let places = component.view.places
    #expect(places.upperBound == 1_000)
    #expect((100...116).contains(places.count - 1))
    component.send(.jump(to: places.lowerBound))
    #expect(component.view.present == (0...places.lowerBound).reduce(0, +))
    #expect(component.send(.undo)?.reason == "the history must have a message to undo; got none")
    component.send(.jump(to: 1_000))
    #expect(component.view.present == 500_500)
  }

  @Test("drops branches whose place is folded, and the oldest beyond their limits")
  func branchLimit() {
    var component = Component<React<History<Adding>>>(
      History(Adding(), limit: 20, branchLimit: 3)
    )
    for message in 0..<6 {
      component.send(.message(message))
      component.send(.message(message))
      component.send(.undo)
    }
    component.send(.message(9))
    #expect(component.view.branches.map(\.name) == [3, 4, 5])
    for message in 0..<40 { component.send(.message(message)) }
    #expect(component.view.branches.isEmpty)
    component.send(.jump(to: component.view.places.upperBound - 15))
    component.send(.message(1))
    for message in 0..<9 { component.send(.message(message)) }
    component.send(.jump(to: component.view.places.upperBound - 10))
    component.send(.message(1))
    #expect(component.view.branches.map { $0.end - $0.place } == [10])
  }

  @Test("keeps the state once every 64 messages", arguments: [10, 1_000, 50_000])
  func states(count: Int) {
    var component = Component<React<History<Adding>>>(History(Adding(), limit: .max))
    for message in 0..<count { component.send(.message(message)) }
    #expect(component.state.segments.count == (count + 63) / 64)
  }

  @Test("keeps the state more often where its limit is small", arguments: [1, 5, 100, 4_095])
  func spacing(limit: Int) {
    let spacing = History(Adding(), limit: limit).spacing
    #expect(spacing * spacing <= limit && (spacing + 1) * (spacing + 1) > limit)
  }

  @Test("jumps with fewer updates than a segment has messages", arguments: [3] as [UInt64])
  func updates(seed: UInt64) {
    let program = Tallied()
    var component = Component<Elm<History<Tallied>>>(History(program, limit: .max))
    for message in 0..<10_000 { component.send(.message(message)) }
    #expect(program.tally.updates == 10_000)
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      program.tally.updates = 0
      component.send(.jump(to: random.next(below: 10_001)))
      #expect(program.tally.updates < 64)
    }
  }

  @Test("takes work proportional to its messages")
  func messageGrowth() {
    func run(_ count: Int) {
      var component = Component<Elm<History<Adding>>>(History(Adding()))
      for message in 0..<count { component.send(.message(message)) }
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
  }

  @Test("jumps with work that hardly depends on its messages")
  func jumpGrowth() {
    func long(_ size: Int) -> Component<Elm<History<Adding>>> {
      var component = Component<Elm<History<Adding>>>(History(Adding(), limit: .max))
      for message in 0..<size { component.send(.message(message)) }
      return component
    }
    let (short, whole) = (long(1_000), long(64_000))
    func jump(_ size: Int) {
      var component = size == 1_000 ? short : whole
      var random = SplitMix(seed: 5)
      for _ in 0..<2_000 { component.send(.jump(to: random.next(below: size))) }
    }
    #expect(growthExponent(to: 64_000, over: 64, of: jump) <= 0.4)
  }

  @Test("copies the state only where it keeps one")
  func copies() {
    var component = Component<React<History<Rows>>>(History(Rows()))
    var addresses: [Int] = []
    for message in 0..<900 {
      component.send(.message(message))
      addresses.append(component.view.present)
    }
    let moves = zip(addresses, addresses.dropFirst()).count { $0 != $1 }
    #expect(moves <= 900 / 64 + 1)
  }

  @Test("has positive limits")
  func limits() async {
    await #expect(processExitsWith: .failure) { _ = History(Adding(), limit: 0) }
    await #expect(processExitsWith: .failure) { _ = History(Adding(), branchLimit: 0) }
  }
}

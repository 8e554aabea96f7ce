import ComponentKit
import TestSupport
import Testing

/// A simple model of a history: a log, a place in it, and later messages that are not kept.
private struct Model {
  var log: [Int] = []
  var place = 0
  var passing: [Int] = []

  static func isKept(_ message: Int) -> Bool { message % 3 == 0 }

  var sum: [Int] { log.prefix(place) + passing }
  var undoPlace: Int? { log.prefix(place).lastIndex(where: Self.isKept) }

  mutating func send(_ message: Int) {
    if place < log.count {
      if !Self.isKept(message) { return passing.append(message) }
      log = sum
    }
    log.append(message)
    place = log.count
    passing = []
  }

  mutating func go(to place: Int) {
    self.place = place
    passing = []
  }

  mutating func redo() {
    go(to: log.indices.first { $0 > place && Self.isKept(log[$0]) } ?? log.count)
  }
}

/// A program that shows all that it was sent, in order.
private struct Listing: Program {
  let initial: [Int] = []
  func update(_ list: inout [Int], by message: Int) { list.append(message) }
  func view(_ list: [Int], send: @escaping (Int) -> Void) -> [Int] { list }
}

@Suite("A history that keeps some messages")
struct HistoryKeepingTests {
  private typealias Listed = History<Listing>

  private func history<A: ProgramArchitecture<Listed>>(
    _: A.Type,
    limit: Int = 10_000
  )
    -> Component<A>
  {
    Component<A>(History(Listing(), limit: limit, keeping: Model.isKept))
  }

  @Test("behaves as a plain log, for random messages and moves", arguments: 1...40)
  func model(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var model = Model()
    var component = history(React<Listed>.self)
    for step in 0..<200 {
      switch random.next(below: 8) {
      case 0...2:
        let message = step * 3 + random.next(below: 2)
        model.send(message)
        component.send(.message(message))
      case 3, 4:
        #expect((component.send(.undo) == nil) == (model.undoPlace != nil))
        if let place = model.undoPlace { model.go(to: place) }
      case 5, 6:
        #expect((component.send(.redo) == nil) == (model.place < model.log.count))
        if model.place < model.log.count { model.redo() }
      default:
        let place = random.next(below: model.log.count + 1)
        model.go(to: place)
        component.send(.jump(to: place))
      }
      #expect(component.view.present == model.sum)
      #expect(component.view.place == model.place)
      #expect(component.view.places == 0...model.log.count)
      #expect(component.view.canUndo == (model.undoPlace != nil))
      #expect(component.view.canRedo == (model.place < model.log.count))
      #expect(component.state.messages == model.log)
      component.state.checkInvariants()
    }
  }

  @Test("begins a new branch at a kept message, with the passing messages before it")
  func branch() {
    var component = history(React<Listed>.self)
    for message in [3, 6] { component.send(.message(message)) }
    component.send(.undo)
    for message in [1, 2, 9] { component.send(.message(message)) }
    #expect(component.view.present == [3, 1, 2, 9])
    #expect(component.state.messages == [3, 1, 2, 9])
    component.send(.undo)
    #expect(component.view.present == [3, 1, 2])
    component.send(.branch(component.view.branches[0].name))
    #expect(component.view.present == [3, 6])
  }

  @Test("does not exceed its limit, for any number of passing messages")
  func limit() {
    var component = history(React<Listed>.self, limit: 10)
    for message in [3, 6, 9] { component.send(.message(message)) }
    component.send(.undo)
    for _ in 0..<11 { component.send(.message(1)) }
    #expect(component.view.places == 0...13)
    for _ in 0..<1_000 { component.send(.message(1)) }
    #expect(component.view.places.count < 30)
    #expect(!component.view.canUndo)
  }
}

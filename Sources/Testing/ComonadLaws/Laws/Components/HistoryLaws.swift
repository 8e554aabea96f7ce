public import ComponentKit

/// Returns the laws of a program with a history: messages lead to the same states as without
/// one, and moves go to the places of a plain tree of messages.
///
/// They hold of a history that keeps every message, and more of them than a case has.
///
/// - Parameters:
///   - program: Makes the program, without its history.
///   - messages: The generator of the messages sent to the program.
///   - make: Makes a new component of the program with its history.
/// - Returns: The suite.
public func historyLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  _ make:
    @escaping @Sendable () -> ComponentUnderTest<HistoryMessage<P.Message>, HistoryView<P.View>>
) -> Suite where P.View: Observed {
  typealias Move = HistoryMessage<P.Message>
  let histories = Variable("messages", messages.array(upTo: 9))
  let moves = Variable("moves", historyMoves(of: messages))
  // The view after two moves is the one before them, if the first of them is accepted.
  let leadsBack = { @Sendable (moves: [Move], there: Move, back: Move) -> Claim in
    let subject = make().after(moves)
    let before = subject.view()
    guard subject.send(there) == nil else { return .holds }
    let refusal = subject.send(back)
    return .same(refusal == nil, true).and(.same(subject.view(), before))
  }
  return Suite("history") {
    law("present", "after n accepted messages the view is that of the program alone")
      .states("c.view == HistoryView(present: plain.view, place: n, places: 0...n, branches: [])")
      .forAll(histories) { messages in
        let (subject, plain) = (make(), ComponentUnderTest(plain: program()))
        let refusals = messages.map { plain.send($0)?.reason }
        let found = messages.map { subject.send(.message($0))?.reason }
        let count = refusals.count { $0 == nil }
        let expected = HistoryView(
          present: plain.view(),
          place: count,
          places: 0...count,
          branches: []
        )
        return .same(found, refusals).and(.same(subject.view(), expected))
      }
    law("undo-redo", "undoing a message and redoing it changes nothing")
      .states("c.send(.undo) == nil implies c.send(.redo) leads back")
      .forAll(moves) { moves in leadsBack(moves, .undo, .redo) }
    law("redo-undo", "redoing a message and undoing it changes nothing")
      .states("c.send(.redo) == nil implies c.send(.undo) leads back")
      .forAll(moves) { moves in leadsBack(moves, .redo, .undo) }
    law(
      "tree",
      "each move leads where it leads in a plain tree of messages, or is refused there, too"
    )
    .states("c.send(move) == tree.send(move); c.view == tree.view, for each move")
    .forAll(moves) { moves in
      let (subject, plain) = (make(), PlainHistory(program()).underTest)
      let readings = moves.map { move in
        (subject.send(move) == nil, subject.view(), plain.send(move) == nil, plain.view())
      }
      return .same(readings.map(\.0), readings.map(\.2))
        .and(.same(readings.map(\.1), readings.map(\.3)))
    }
    .worth(4)
  }
}

/// Returns the generator of moves, of which most are messages and some are refused.
private func historyMoves<Message>(
  of messages: Generator<Message>
) -> Generator<[HistoryMessage<Message>]> {
  let message = messages.map { HistoryMessage.message($0) }
  return Generator<HistoryMessage<Message>>.frequency([
    (5, message),
    (3, Generator { _ in .undo }),
    (2, Generator { _ in .redo }),
    (2, Generator.integers(in: 0...6).map { .jump(to: $0) }),
    (2, Generator.integers(in: 0...2).map { .branch($0) }),
    (1, Generator { _ in .forget }),
  ]).longHistories(
    after: Generator { draws in draws.draw(below: 2) == 0 ? 3 : 10 }.flatMap(message.array(count:))
  )
}

extension HistoryView: Observed where View: Observed {
  /// Writes the view of the program, the place, the places and the branches.
  public func show(in reading: inout ObservedText) {
    reading.bracket { reading in
      reading.add(part: ".present", present)
      reading.add(part: ".place", place)
      reading.add(part: ".places", [places.lowerBound, places.upperBound])
      reading.add(part: ".branches", branches.map { [$0.name, $0.place, $0.end] })
    }
  }
}

/// A history as the paths of a tree: the one that is shown, and those that were left.
private struct PlainHistory<P: Program> {
  typealias Path = [(number: Int, message: P.Message)]

  private let program: P
  private var start: P.State
  private var first = 0
  private var path: Path = []
  private var place = 0
  private var name = 0
  private var left: [(name: Int, place: Int, path: Path)] = []
  private var names = 1
  private var numbers = 0

  init(_ program: P) {
    self.program = program
    start = program.initial
  }

  var underTest: ComponentUnderTest<HistoryMessage<P.Message>, HistoryView<P.View>> {
    ComponentUnderTest(
      self,
      step: { $0.take($1) ? nil : Refusal("refused") },
      view: { history, _ in
        history.view
      }
    )
  }

  private var present: P.State {
    path[..<place].reduce(into: start) { program.step(&$0, by: $1.message) }
  }

  /// The branches from a place of the path that is shown.
  private var branches: [(name: Int, place: Int, path: Path)] {
    left.filter { branch in
      path.prefix(branch.place).map(\.number) == branch.path.prefix(branch.place).map(\.number)
    }
  }

  private var view: HistoryView<P.View> {
    HistoryView(
      present: program.view(present) { _ in },
      place: first + place,
      places: first...(first + path.count),
      branches: branches.map {
        HistoryBranch(name: $0.name, place: first + $0.place, end: first + $0.path.count)
      }
    )
  }

  /// Takes a move, and returns whether it is accepted.
  private mutating func take(_ move: HistoryMessage<P.Message>) -> Bool {
    switch move {
    case .message(let message), .fromEffect(let message, _):
      var state = present
      guard program.step(&state, by: message) == nil else { return false }
      if place < path.count {
        leave(for: names)
        names += 1
      }
      path = path[..<place] + [(numbers, message)]
      numbers += 1
      place += 1
    case .undo: return take(.jump(to: first + place - 1))
    case .redo: return take(.jump(to: first + place + 1))
    case .jump(let target):
      guard (first...(first + path.count)).contains(target) else { return false }
      place = target - first
    case .branch(let chosen):
      guard let branch = branches.first(where: { $0.name == chosen }) else { return false }
      left.removeAll { $0.name == chosen }
      place = branch.place
      leave(for: chosen)
      path = branch.path
      place = path.count
    case .forget:
      self = PlainHistory(program, start: present, first: first + place)
    }
    return true
  }

  private init(_ program: P, start: P.State, first: Int) {
    self.init(program)
    self.start = start
    self.first = first
  }

  /// Leaves the path, for one of another name.
  private mutating func leave(for other: Int) {
    left.append((name, place, path))
    name = other
  }
}

public import ComponentKit

/// Returns the laws of a program with a history: messages lead to the same states as without
/// one, and the program can return to every place.
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
  typealias Subject = ComponentUnderTest<Move, HistoryView<P.View>>
  let histories = Variable("messages", messages.array(upTo: 9))
  let anyMoves = historyMoves(of: messages)
  let moves = Variable("moves", anyMoves)
  let place = { @Sendable (name: String, subject: Subject, draws: Draws) in
    draws.draw(name, .integers(in: subject.view().places))
  }
  // The view after two moves is the one before them, if the first of them is accepted.
  let leadsBack = { @Sendable (moves: [Move], there: Move, back: Move) -> Claim in
    let subject = make().after(moves)
    let before = subject.view()
    guard subject.send(there) == nil else { return .holds }
    let refusal = subject.send(back)
    return .same(refusal == nil, true).and(.same(subject.view(), before))
  }
  // A subject whose future was left by a message, and the view at the end of that future.
  let branched = { @Sendable (draws: Draws) -> (Subject, HistoryView<P.View>)? in
    let subject = make().after(moves.draw(draws))
    _ = subject.send(.jump(to: subject.view().places.upperBound))
    let before = subject.view()
    _ = subject.send(.jump(to: place("k", subject, draws)))
    let isBranched =
      subject.view().canRedo && subject.send(.message(draws.draw("m", messages))) == nil
    draws.cover("branched", atLeast: 0.1, when: isBranched)
    return isBranched ? (subject, before) : nil
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
    law("undo", "undoing is a jump to the place before")
      .states("c.send(.undo) is c.send(.jump(to: c.view.place - 1))")
      .forAll(moves) { moves in
        let (one, other) = (make().after(moves), make().after(moves))
        let undone = one.send(.undo)
        let gone = other.send(.jump(to: other.view().place - 1))
        return .same(undone == nil, gone == nil).and(.same(one.view(), other.view()))
      }
    law("jump", "the view at place k is that after the first k accepted messages")
      .states("c.send(.jump(to: k)); c.view.present == plain.views[k]")
      .forAll { draws in
        let subject = make()
        let accepted = histories.draw(draws).filter { subject.send(.message($0)) == nil }
        let place = place("k", subject, draws)
        _ = subject.send(.jump(to: place))
        let plain = ComponentUnderTest(plain: program()).after(Array(accepted.prefix(place)))
        return .same(subject.view().place, place)
          .and(.same(subject.view().present, plain.view()))
      }
    law("jump-jump", "the result of a jump does not depend on its start")
      .states("c.send(.jump(to: j)); c.send(.jump(to: k)) is c.send(.jump(to: k))")
      .forAll { draws in
        let moves = moves.draw(draws)
        let (one, other) = (make().after(moves), make().after(moves))
        _ = one.send(.jump(to: place("j", one, draws)))
        let place = place("k", other, draws)
        _ = one.send(.jump(to: place))
        _ = other.send(.jump(to: place))
        return .same(one.view(), other.view())
      }
    law("refusal", "a move that is refused changes nothing, and is not logged")
      .states("c.send(move) != nil implies c.view is as before")
      .forAll { draws in
        let subject = make().after(moves.draw(draws))
        let before = subject.view()
        let move = draws.draw("move") { draws in
          anyMoves.make(draws).last ?? Move.jump(to: before.places.upperBound + 1)
        }
        let isRefused = subject.send(move) != nil
        draws.cover("refused", atLeast: 0.05, when: isRefused)
        return isRefused ? .same(subject.view(), before) : .holds
      }
    law("forget", "forgetting keeps the present view, and removes the history")
      .states("c.send(.forget); c.view has c.view.place as its only place, and shows what it did")
      .forAll(moves) { moves in
        let subject = make().after(moves)
        let before = subject.view()
        _ = subject.send(.forget)
        let expected = HistoryView(
          present: before.present,
          place: before.place,
          places: before.place...before.place,
          branches: []
        )
        return .same(subject.view(), expected)
      }
    law("branch", "a branch that was left can be chosen again, at its end")
      .states(
        "c.send(.message(m)) after .jump(to: k), then .branch(c.view.branches.last) leads back"
      )
      .forAll { draws in
        guard let (subject, before) = branched(draws) else { return .holds }
        let left = subject.view().branches.last
        _ = subject.send(.branch(left?.name ?? -1))
        return .same(left?.end, before.places.upperBound)
          .and(.sameEnd(subject.view(), before))
      }
    law("branch-branch", "choosing a branch keeps the one that was left as a branch")
      .states("c.send(.branch(b)); c.send(.branch(c.view.branches.last)) leads back to the end")
      .forAll { draws in
        guard let (subject, _) = branched(draws) else { return .holds }
        let before = subject.view()
        guard let left = before.branches.last else { return .same(0, 1) }
        _ = subject.send(.branch(left.name))
        _ = subject.send(.branch(subject.view().branches.last?.name ?? -1))
        return .sameEnd(subject.view(), before)
      }
  }
}

/// Returns the generator of moves, of which most are messages and some are refused.
private func historyMoves<Message>(
  of messages: Generator<Message>
) -> Generator<[HistoryMessage<Message>]> {
  Generator<HistoryMessage<Message>>.frequency([
    (5, messages.map { .message($0) }),
    (2, Generator { _ in .undo }),
    (1, Generator { _ in .redo }),
    (2, Generator.integers(in: 0...6).map { .jump(to: $0) }),
    (1, Generator.integers(in: 0...2).map { .branch($0) }),
  ]).array(upTo: 9)
}

extension Claim {
  /// Returns the claim that a view is the same as one at the end of its history.
  fileprivate static func sameEnd<View: Observed>(
    _ after: HistoryView<View>,
    _ before: HistoryView<View>
  ) -> Claim {
    same([after.place, after.places.upperBound], [before.place, before.place])
      .and(.same(after.present, before.present))
  }
}

extension HistoryView: Observed where View: Observed {
  /// Writes the view of the program, the place, the places and the branches.
  public func show(in reading: inout Reading) {
    reading.bracket { reading in
      reading.add(part: ".present", present)
      reading.add(part: ".place", place)
      reading.add(part: ".places", [places.lowerBound, places.upperBound])
      reading.add(part: ".branches", branches.map { [$0.name, $0.place, $0.end] })
    }
  }
}

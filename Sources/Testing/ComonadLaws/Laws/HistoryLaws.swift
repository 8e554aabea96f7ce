public import ComponentKit

/// Returns the laws of a program with a history: where a message leads is where it leads without
/// one, and every place can be gone back to.
///
/// - Parameters:
///   - program: Makes the program, without its history.
///   - messages: The generator of the messages sent to the program.
///   - make: Makes a new component of the program with its history.
/// - Returns: The suite.
public func historyLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  _ make: @escaping @Sendable () -> Specimen<HistoryMessage<P.Message>, HistoryView<P.View>>
) -> Suite where P.View: Observed {
  let kit = HistoryLawKit(program: program, message: messages, make: make)
  return Suite("history", kit.moveLaws + kit.branchLaws)
}

extension HistoryView: Observed where View: Observed {
  /// Writes what the program shows, the place, the places and the branches.
  public func show(in reading: inout Reading) {
    reading.bracket { reading in
      reading.add(part: ".present", present)
      reading.add(part: ".place", place)
      reading.add(part: ".places", [places.lowerBound, places.upperBound])
      reading.add(part: ".branches", branches.map { [$0.name, $0.place, $0.end] })
    }
  }
}

/// What the laws of a history draw.
private struct HistoryLawKit<P: Program & SendableMetatype>: Sendable where P.View: Observed {
  typealias Move = HistoryMessage<P.Message>
  typealias Subject = Specimen<Move, HistoryView<P.View>>

  let program: @Sendable () -> P
  let message: Generator<P.Message>
  let make: @Sendable () -> Subject

  var messages: Generator<[P.Message]> { message.array(upTo: 9) }

  /// Moves, of which most are messages and some are refused.
  var moves: Generator<[Move]> {
    Generator<Move>.frequency([
      (5, message.map { .message($0) }),
      (2, Generator { _ in .undo }),
      (1, Generator { _ in .redo }),
      (2, Generator.integers(in: 0...6).map { .jump(to: $0) }),
      (1, Generator.integers(in: 0...2).map { .branch($0) }),
    ]).array(upTo: 9)
  }

  /// A subject that some moves have been made with.
  func subject(after moves: [Move]) -> Subject {
    let subject = make()
    subject.sendEach(moves)
    return subject
  }

  /// A place of a subject.
  func place(_ name: String, of subject: Subject, _ draws: Draws) -> Int {
    draws.draw(name, .integers(in: subject.view().places))
  }

  /// Sends messages to a plain state too, and returns those that were accepted.
  func accepted(_ messages: [P.Message], by subject: Subject) -> [P.Message] {
    messages.filter { subject.send(.message($0)) == nil }
  }

  /// What the program shows without a history.
  func plain(_ messages: some Collection<P.Message>) -> P.View {
    let plain = Specimen(plain: program())
    plain.sendEach(Array(messages))
    return plain.view()
  }
}

// MARK: - Going back and forth

extension HistoryLawKit {
  var moveLaws: [Law] {
    [
      Law(
        "history.present",
        "c.view == HistoryView(present: plain.view, place: n, places: 0...n, branches: [])",
        "after n accepted messages and no other move, the program shows what it shows without one"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let subject = make()
        let plain = Specimen(plain: program())
        var count = 0
        for message in messages {
          let refusal = plain.send(message)
          count += refusal == nil ? 1 : 0
          let verdict = draws.same(subject.send(.message(message))?.reason, refusal?.reason)
          guard case .holds = verdict else { return verdict }
        }
        let expected = HistoryView(
          present: plain.view(),
          place: count,
          places: 0...count,
          branches: []
        )
        return draws.same(subject.view(), expected)
      },
      Law(
        "history.undo-redo",
        "c.send(.undo) == nil implies c.send(.redo) leads back",
        "to undo a message and do it again changes nothing"
      ) { draws in leadsBack(draws, .undo, .redo) },
      Law(
        "history.redo-undo",
        "c.send(.redo) == nil implies c.send(.undo) leads back",
        "to do a message again and undo it changes nothing"
      ) { draws in leadsBack(draws, .redo, .undo) },
      Law(
        "history.undo",
        "c.send(.undo) is c.send(.jump(to: c.view.place - 1))",
        "to undo is to go to the place before"
      ) { draws in
        let moves = draws.draw("moves", moves)
        let (one, other) = (subject(after: moves), subject(after: moves))
        let undone = one.send(.undo)
        let gone = other.send(.jump(to: other.view().place - 1))
        let verdict = draws.same(undone == nil, gone == nil)
        guard case .holds = verdict else { return verdict }
        return draws.same(one.view(), other.view())
      },
      Law(
        "history.jump",
        "c.send(.jump(to: k)); c.view.present == plain.views[k]",
        "at place k the program shows what its first k accepted messages show"
      ) { draws in
        let subject = make()
        let messages = accepted(draws.draw("messages", messages), by: subject)
        let place = place("k", of: subject, draws)
        _ = subject.send(.jump(to: place))
        let verdict = draws.same(subject.view().place, place)
        guard case .holds = verdict else { return verdict }
        return draws.same(subject.view().present, plain(messages.prefix(place)))
      },
      Law(
        "history.jump-jump",
        "c.send(.jump(to: j)); c.send(.jump(to: k)) is c.send(.jump(to: k))",
        "where a jump leads does not depend on where it starts"
      ) { draws in
        let moves = draws.draw("moves", moves)
        let (one, other) = (subject(after: moves), subject(after: moves))
        _ = one.send(.jump(to: place("j", of: one, draws)))
        let place = place("k", of: other, draws)
        _ = one.send(.jump(to: place))
        _ = other.send(.jump(to: place))
        return draws.same(one.view(), other.view())
      },
      Law(
        "history.refusal",
        "c.send(move) != nil implies c.view is as before",
        "a move that is refused changes nothing, and is not logged"
      ) { draws in
        let subject = subject(after: draws.draw("moves", moves))
        let before = subject.view()
        let move = draws.draw("move") { draws in
          moves.make(draws).last ?? Move.jump(to: before.places.upperBound + 1)
        }
        let isRefused = subject.send(move) != nil
        draws.cover("refused", atLeast: 0.05, when: isRefused)
        return isRefused ? draws.same(subject.view(), before) : .holds
      },
      Law(
        "history.forget",
        "c.send(.forget); c.view has c.view.place as its only place, and shows what it did",
        "to forget keeps what is shown, and nothing else"
      ) { draws in
        let subject = subject(after: draws.draw("moves", moves))
        let before = subject.view()
        _ = subject.send(.forget)
        let expected = HistoryView(
          present: before.present,
          place: before.place,
          places: before.place...before.place,
          branches: []
        )
        return draws.same(subject.view(), expected)
      },
    ]
  }

  /// Compares what is shown with what was shown before two moves, if the first is accepted.
  private func leadsBack(_ draws: Draws, _ there: Move, _ back: Move) -> Verdict {
    let subject = subject(after: draws.draw("moves", moves))
    let before = subject.view()
    guard subject.send(there) == nil else { return .holds }
    let refusal = subject.send(back)
    let verdict = draws.same(refusal == nil, true)
    guard case .holds = verdict else { return verdict }
    return draws.same(subject.view(), before)
  }
}

// MARK: - Branches

extension HistoryLawKit {
  var branchLaws: [Law] {
    [
      Law(
        "history.branch",
        "c.send(.message(m)) after .jump(to: k), then .branch(c.view.branches.last) leads back",
        "a future that is left for another one can be chosen again, at its end"
      ) { draws in
        guard let (subject, before) = branched(draws) else { return .holds }
        let left = subject.view().branches.last
        let verdict = draws.same(left?.end, before.places.upperBound)
        guard case .holds = verdict else { return verdict }
        _ = subject.send(.branch(left?.name ?? -1))
        let after = subject.view()
        let placed = draws.same(
          [after.place, after.places.upperBound],
          [before.place, before.place]
        )
        guard case .holds = placed else { return placed }
        return draws.same(after.present, before.present)
      },
      Law(
        "history.branch-branch",
        "c.send(.branch(b)); c.send(.branch(c.view.branches.last)) leads back to the end",
        "a future that is left for a branch is a branch itself"
      ) { draws in
        guard let (subject, _) = branched(draws) else { return .holds }
        let before = subject.view()
        guard let left = before.branches.last else { return draws.same(0, 1) }
        _ = subject.send(.branch(left.name))
        _ = subject.send(.branch(subject.view().branches.last?.name ?? -1))
        let after = subject.view()
        let placed = draws.same(
          [after.place, after.places.upperBound],
          [before.place, before.place]
        )
        guard case .holds = placed else { return placed }
        return draws.same(after.present, before.present)
      },
    ]
  }

  /// A subject whose future was left by a message, and what was shown at the end of that future.
  private func branched(_ draws: Draws) -> (Subject, HistoryView<P.View>)? {
    let subject = subject(after: draws.draw("moves", moves))
    _ = subject.send(.jump(to: subject.view().places.upperBound))
    let before = subject.view()
    _ = subject.send(.jump(to: place("k", of: subject, draws)))
    let isBranched =
      subject.view().canRedo && subject.send(.message(draws.draw("m", message))) == nil
    draws.cover("branched", atLeast: 0.1, when: isBranched)
    return isBranched ? (subject, before) : nil
  }
}

import ComponentKit

extension Workbench {
  /// Starts a piece of work, or lets it wait, as its policy says.
  mutating func begin(_ work: Work<Message>, _ cause: Cause, _ chain: Int?) {
    guard let id = work.id else { return add(work, .underWay, cause, chain) }
    let others = pieces.filter { $0.id == id }
    switch work.policy {
    case .parallel:
      add(work, .underWay, cause, chain)
    case .latest:
      end(others)
      lastStart[id] = nil
      add(work, .underWay, cause, chain)
    case .queue:
      let isFree = !others.contains { $0.stage == .underWay }
      add(work, isFree ? .underWay : .queued, cause, chain)
    case .drop:
      if others.isEmpty {
        add(work, .underWay, cause, chain)
      } else {
        happenings.append((.drop(id), cause))
      }
    case .debounce(let time):
      end(others.filter { $0.stage != .underWay })
      add(work, .waiting(now.advanced(by: time)), cause, chain)
    case .throttle(let time):
      let last = lastStart[id]
      let next = last?.time.advanced(by: time) ?? now
      end(next <= now ? others : others.filter { $0.stage != .underWay })
      add(work, next <= now ? .underWay : .waiting(next), cause, chain, wait: last?.wait)
    }
  }

  private mutating func add(
    _ work: Work<Message>,
    _ stage: Stage,
    _ cause: Cause,
    _ chain: Int?,
    wait: Int? = nil
  ) {
    let number = newNumber()
    let piece = Piece(
      number: number,
      work: work,
      chain: chain,
      cause: cause,
      stage: stage,
      wait: wait ?? number
    )
    pieces.append(piece)
    if let chain { chains[chain]?.pending += 1 }
    if stage == .underWay {
      noteStart(piece)
    } else if let id = work.id {
      happenings.append((.wait(id), cause))
    }
  }

  private mutating func noteStart(_ piece: Piece) {
    if let id = piece.id, case .throttle = piece.work.policy {
      lastStart[id] = (now, newNumber())
    }
    happenings.append((.start(piece.id), piece.cause))
  }

  /// Starts what has waited; what has waited for a time takes the place of what is under way.
  mutating func start(_ number: Int) {
    guard let index = pieces.firstIndex(where: { $0.number == number }) else { return }
    let piece = pieces[index]
    pieces[index].stage = .underWay
    if case .waiting = piece.stage {
      end(pieces.filter { $0.id == piece.id && $0.number != number })
    }
    noteStart(piece)
  }

  /// Notes that a piece of work has ended by itself; what waits for it goes on.
  mutating func finish(_ number: Int) {
    guard let index = pieces.firstIndex(where: { $0.number == number }) else { return }
    let piece = pieces.remove(at: index)
    cues.removeAll { $0.piece == number }
    let isFree = !pieces.contains { $0.id == piece.id && $0.stage == .underWay }
    if piece.id != nil, isFree,
      let next = pieces.first(where: { $0.id == piece.id && $0.stage == .queued })
    {
      start(next.number)
    }
    if let chain = piece.chain { departures.append((chain, piece.cause)) }
    goOn()
  }

  /// Ends pieces of work, the oldest first.
  private mutating func end(_ ended: [Piece]) {
    let numbers = Set(ended.map(\.number))
    pieces.removeAll { numbers.contains($0.number) }
    cues.removeAll { numbers.contains($0.piece) }
    for piece in ended {
      piece.cancellation?.cancel()
      if let chain = piece.chain { departures.append((chain, piece.cause)) }
    }
  }

  /// Ends all work of some names, also what was to come later in a chain.
  ///
  /// What comes after the cancelling effect itself is spared: it is asked for later.
  mutating func cancel(_ names: CancelledNames, _ cause: Cause, sparing chain: Int?) {
    happenings.append((.cancel(names.id), cause))
    var spared: Set<Int> = []
    var next = chain
    while let number = next {
      spared.insert(number)
      next = chains[number]?.parent
    }
    for number in chains.keys where !spared.contains(number) {
      let rest = chains[number]?.rest ?? []
      chains[number]?.rest = rest.map { $0.without(names) }
    }
    end(pieces.filter { names.contains($0.work.id) })
    for name in lastStart.keys where names.contains(name) { lastStart[name] = nil }
  }
}

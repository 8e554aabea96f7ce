// MARK: - Effects

extension EffectScheduler {
  /// Begins an effect; returns whether it has ended already.
  @inlinable
  mutating func begin(_ effect: Effect<Message>, in stage: Ticket?, depth: Int = 0) -> Bool {
    Effect<Message>.checkNesting(depth)
    switch effect {
    case .none: return true
    case .message(let message):
      commands.append(.enqueue(message, origin: origin))
    case .cancel(let id): cancel(id, isOnly: false, within: stage)
    case .cancelOnly(let id): cancel(id, isOnly: true, within: stage)
    case .work(let work): return request(work, in: stage)
    case .merge(let effects):
      let ticket = open([], in: stage)
      for effect in effects {
        stages[ticket]?.pending += 1
        if begin(effect, in: ticket, depth: depth + 1) { stages[ticket]?.pending -= 1 }
      }
      return stages[ticket]?.pending == 0 && goOn(ticket)
    case .concatenate(let effects): return goOn(open(effects[...], in: stage), depth: depth + 1)
    }
    return true
  }

  @usableFromInline
  mutating func open(_ rest: ArraySlice<Effect<Message>>, in parent: Ticket?) -> Ticket {
    lastTicket += 1
    stages[lastTicket] = EffectStage(rest: rest, parent: parent, origin: origin)
    return lastTicket
  }

  /// Notes an event for tests.
  @inlinable
  mutating func note(_ event: EffectEvent) {
    #if !hasFeature(Embedded)
    if notesEvents { commands.append(.note(event, origin: origin)) }
    #endif
  }

  /// Starts the next parts of a stage, up to one that takes time; returns whether all have ended.
  @usableFromInline
  mutating func goOn(_ stage: Ticket, depth: Int = 0) -> Bool {
    if let begun = stages[stage] { origin = begun.origin }
    while let next = stages[stage]?.rest.popFirst() {
      if begin(next, in: stage, depth: depth) { continue }
      stages[stage]?.pending = 1
      return false
    }
    stages[stage] = nil
    return true
  }

  /// Notes that a part of a stage has ended.
  @inlinable
  mutating func depart(_ stage: Ticket?) {
    if let stage { departures.append(stage) }
  }

  /// Continues the stages whose parts have ended, until only parts that take time are left.
  ///
  /// The work after one end begins before the work after the next, however deep it is nested.
  @inlinable
  mutating func settle() {
    var next = 0
    while next < departures.count {
      var ended: Ticket? = departures[next]
      next += 1
      while let ticket = ended {
        stages[ticket]?.pending -= 1
        guard let stage = stages[ticket], stage.pending == 0, goOn(ticket) else { break }
        ended = stage.parent
      }
    }
    departures.removeAll()
  }
}

// MARK: - Work

extension EffectScheduler {
  /// Requests work, as its policy says; returns whether it has ended already, since it was dropped.
  @inlinable
  mutating func request(_ work: Work<Message>, in stage: Ticket?) -> Bool {
    guard let id = work.id else {
      run(admit(work, in: stage, isStarted: true), work)
      return false
    }
    let line = lines[id] ?? WorkLine()
    switch work.policy {
    case .parallel: break
    case .latest: replaceAll(line, of: id)
    case .queue:
      if line.running.isEmpty { break }
      let ticket = admit(work, in: stage, isStarted: false)
      lines[id]?.queued.append(ticket)
      note(.wait(id))
      return false
    case .drop:
      if line.isIdle { break }
      note(.drop(id))
      return true
    case .debounce(let time):
      delay(work, of: id, in: stage)
      waitAgain(line, time, id)
      return false
    case .cancelAndDebounce(let time):
      replaceAll(line, of: id)
      delay(work, of: id, in: stage)
      wait(time, id)
      return false
    case .debounceFirst(let time):
      if line.wait == nil {
        supersede(id)
        wait(time, id)
        break
      }
      waitAgain(line, time, id)
      note(.drop(id))
      return true
    case .throttle(let time):
      if line.wait == nil {
        supersede(id)
        wait(time, id)
        break
      }
      delay(work, of: id, in: stage)
      return false
    }
    run(admit(work, in: stage, isStarted: true), work)
    return false
  }

  @inlinable
  mutating func admit(_ work: Work<Message>, in stage: Ticket?, isStarted: Bool) -> Ticket {
    lastTicket += 1
    works[lastTicket] = ScheduledWork(
      work: work,
      stage: stage,
      origin: origin,
      isStarted: isStarted
    )
    return lastTicket
  }

  @inlinable
  mutating func run(_ ticket: Ticket, _ work: Work<Message>) {
    note(.start(work.id))
    if let id = work.id { lines[id, default: WorkLine()].running.append(ticket) }
    commands.append(.start(ticket, work))
  }

  /// Starts work that was queued or delayed.
  mutating func restart(_ ticket: Ticket, _ work: Work<Message>) {
    works[ticket]?.isStarted = true
    if let scheduled = works[ticket] { origin = scheduled.origin }
    run(ticket, work)
  }

  /// Starts the work when the name's wait is over, in place of the work that waited before.
  @usableFromInline
  mutating func delay(_ work: Work<Message>, of id: EffectID, in stage: Ticket?) {
    let ticket = admit(work, in: stage, isStarted: false)
    if let superseded = lines[id, default: WorkLine()].delayed { end([superseded]) }
    lines[id, default: WorkLine()].delayed = ticket
    note(.wait(id))
  }

  @usableFromInline
  mutating func wait(_ time: Duration, _ id: EffectID) {
    lastTicket += 1
    waits[lastTicket] = id
    lines[id, default: WorkLine()].wait = lastTicket
    commands.append(.wait(time, lastTicket))
  }

  /// Waits from now on, instead of the wait before.
  @usableFromInline
  mutating func waitAgain(_ line: WorkLine, _ time: Duration, _ id: EffectID) {
    if let wait = line.wait { end([wait]) }
    wait(time, id)
  }

  @usableFromInline
  mutating func startQueued(_ id: EffectID) {
    while let ticket = lines[id]?.queued.popFirst() {
      guard let scheduled = works[ticket] else { continue }
      return restart(ticket, scheduled.work)
    }
  }

  /// Removes a name without work and waits.
  @inlinable
  mutating func tidy(_ id: EffectID) {
    if let line = lines[id], line.isIdle, line.wait == nil { lines[id] = nil }
  }
}

// MARK: - Ends

extension EffectScheduler {
  /// Ends the work of some names, and removes it from the effects that have not begun.
  ///
  /// The effects after the cancellation in its own sequence are younger, and stay.
  @usableFromInline
  mutating func cancel(_ id: EffectID, isOnly: Bool, within stage: Ticket?) {
    let names = CancelledNames(id, isOnly: isOnly)
    note(.cancel(names.id))
    var ended = names.contains(nil) ? works.keys.filter { works[$0]?.work.id == nil } : []
    for name in lines.keys.filter({ names.contains($0) }) {
      ended += lines.removeValue(forKey: name)?.tickets ?? []
    }
    end(ended)
    var own: [Ticket] = []
    var next = stage
    while let ticket = next {
      own.append(ticket)
      next = stages[ticket]?.parent
    }
    for (ticket, begun) in stages where !own.contains(ticket) {
      stages[ticket]?.rest = begun.rest.map { $0.without(names) }[...]
    }
  }

  /// Ends running and queued work, so that new work of the name can take its place.
  @usableFromInline
  mutating func supersede(_ id: EffectID) {
    guard var line = lines[id] else { return }
    let ended = line.running + line.queued
    line.running = []
    line.queued = []
    lines[id] = line
    end(ended)
  }

  /// Ends all work of a name, and its wait, so that new work takes their place.
  @inlinable
  mutating func replaceAll(_ line: WorkLine, of id: EffectID) {
    lines[id] = nil
    end(line.tickets)
  }

  /// Ends pieces of work and waits, the oldest first.
  @inlinable
  mutating func end(_ tickets: [Ticket]) {
    for ticket in tickets.sorted() {
      if waits.removeValue(forKey: ticket) != nil { commands.append(.cancel(ticket)) }
      guard let scheduled = works.removeValue(forKey: ticket) else { continue }
      if scheduled.isStarted { commands.append(.cancel(ticket)) }
      depart(scheduled.stage)
    }
  }
}

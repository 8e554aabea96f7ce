// Reading a scheduler: for tests, and for drivers that show the work.

#if !hasFeature(Embedded)

/// How far a piece of work is.
package enum WorkStage: Equatable {
  /// The work runs.
  case running
  /// The work starts when the running work of its name has ended.
  case queued
  /// The work starts when a wait, of which this is the number, has ended.
  case delayed(Int)
}

extension EffectScheduler {
  /// The numbers of all work that has not ended, in the order in which it was asked for.
  ///
  /// - Complexity: O(n log n) for n pieces of work.
  package var tickets: [Ticket] { works.keys.sorted() }

  /// Returns the work of a number, until it ends.
  package func work(of ticket: Ticket) -> ScheduledWork<Message>? { works[ticket] }

  /// Returns how far the work of a number is, until it ends.
  package func stage(of ticket: Ticket) -> WorkStage? {
    guard let scheduled = works[ticket] else { return nil }
    if scheduled.isStarted { return .running }
    guard let id = scheduled.work.id, let line = lines[id], line.delayed == ticket,
      let wait = line.wait
    else { return .queued }
    return .delayed(wait)
  }
}

// MARK: - Invariants

extension EffectScheduler {
  /// Returns the invariants that do not hold; each random test expects none.
  ///
  /// - Complexity: O(n²) for n pieces of work.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ rule: String) {
      if !holds { broken.append(rule) }
    }
    for (id, line) in lines {
      expect(
        !line.isIdle || line.wait != nil,
        "a line must hold work or a wait; got \(id) with none"
      )
      expect(line.queued.isEmpty || !line.running.isEmpty, "queued work must wait for running work")
      expect(line.delayed == nil || line.wait != nil, "delayed work must wait for a wait")
      for ticket in line.running {
        expect(works[ticket]?.isStarted == true, "running work must have been started")
      }
      for ticket in line.queued + [line.delayed].compactMap({ $0 }) {
        expect(works[ticket]?.isStarted == false, "waiting work must not have been started")
      }
      if let wait = line.wait {
        expect(waits[wait] == id, "a wait must carry the name of its line")
      }
    }
    for (ticket, scheduled) in works {
      expect(ticket <= lastTicket, "a ticket must have been given out")
      if let stage = scheduled.stage {
        expect(stages[stage] != nil, "work must belong to a stage that has not ended")
      }
      guard let id = scheduled.work.id else {
        expect(scheduled.isStarted, "work without a name must not wait")
        continue
      }
      let places = (lines[id]?.tickets ?? []).count { $0 == ticket }
      expect(places == 1, "work must be in its line once; got \(places) times")
    }
    for (wait, id) in waits {
      expect(lines[id]?.wait == wait, "a wait must belong to a line")
      expect(works[wait] == nil, "a wait and work must not share a ticket")
    }
    for (ticket, stage) in stages {
      expect(stage.pending > 0, "a stage must wait for a part; got \(ticket) with none")
      let parts =
        works.values.count { $0.stage == ticket } + stages.values.count { $0.parent == ticket }
      expect(
        stage.pending == parts,
        "a stage must count its parts; got \(stage.pending) of \(parts)"
      )
      if let parent = stage.parent {
        expect(stages[parent] != nil, "a stage must not outlive its parent")
      }
    }
    for ticket in stopping {
      expect(works[ticket] == nil && waits[ticket] == nil, "cancelled work must not run")
    }
    expect(departures.isEmpty, "no end of a part may be left")
    return broken + inputs.checkInvariants()
  }
}

extension InputQueue {
  /// Returns the invariants that do not hold; each random test expects none.
  package func checkInvariants() -> [String] { inputs.checkInvariants() }
}

extension Queue {
  func checkInvariants() -> [String] {
    head == 0 || head < elements.count ? [] : ["an empty queue must begin anew"]
  }
}

#endif

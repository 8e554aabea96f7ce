@testable package import ComponentKit

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
    let workStages = works.values.map(\.stage)
    for (ticket, stage) in stages {
      expect(stage.pending > 0, "a stage must wait for a part; got \(ticket) with none")
      let parts =
        workStages.count { $0 == ticket } + stages.values.count { $0.parent == ticket }
      expect(
        stage.pending == parts,
        "a stage must count its parts; got \(stage.pending) of \(parts)"
      )
      if let parent = stage.parent {
        expect(stages[parent] != nil, "a stage must not outlive its parent")
      }
    }
    expect(departures.isEmpty, "no end of a part may be left")
    return broken
  }
}

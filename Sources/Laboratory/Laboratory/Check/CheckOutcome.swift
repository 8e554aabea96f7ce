import CommandLineSupport
import ComponentKit
import ComponentTesting
import EmbeddedText
import SharedLaboratory

/// A property's name and the verdict on it.
struct NamedVerdict<P: Program> {
  let name: String
  let verdict: Verdict<ProgramState<P>>

  /// The verdict in one word.
  var word: String {
    switch (verdict.outcome, verdict.strength) {
    case (.refuted, _): "refuted"
    case (.inconclusive, _): "inconclusive"
    case (.holds, .decided): "decided"
    case (.holds, .bounded): "bounded"
    case (.holds, .sampled): "sampled"
    }
  }
}

/// The verdicts on the properties of a program, and the size of its space.
struct CheckOutcome<P: Program> where P.Message: Hashable {
  let notation: CheckNotation<P>
  let space: Exploration<ProgramState<P>>
  let verdicts: [NamedVerdict<P>]

  /// The histories whose part of the space is reported, if there are any.
  var histories: [[P.Message]]?

  /// The exit status: that of the worst verdict.
  var status: ExitCode {
    let words = verdicts.map(\.word)
    if words.contains("refuted") { return .disagreement }
    return words.contains("inconclusive") ? .inconclusive : .success
  }

  /// The report for a person.
  func text(for console: Console) -> String {
    let size = "\(space.stateCount.counted("state")), \(space.stepCount.counted("step"))"
    let end =
      space.cut.map { "stopped at \($0), so up to \(space.completeDepth.counted("event"))" }
      ?? "all visited"
    var lines = ["\(notation.name): \(size), \(end)"]
    for item in verdicts {
      lines.append("  \(console.bold(item.word.padded(to: 14)))\(item.name)")
      switch item.verdict.outcome {
      case .holds: lines.append("                \(item.verdict.claim)")
      case .inconclusive(let reason): lines.append("                \(reason)")
      case .refuted(let trace):
        lines.append("                \(item.verdict.claim)")
        lines += trace.lines.map { "    \($0.showingControls)" }
        let command = notation.again(trace.events.compactMap(\.message))
        lines.append("    again: \(command.showingControls)")
      }
    }
    if let coverage {
      lines.append("  \(console.bold("covered".padded(to: 14)))\(coverage)")
      let missing = coverage.missing.prefix(10).map { line(for: $0) }
      lines += missing.map { "    not reached: \($0.showingControls)" }
      let rest = coverage.missing.count - missing.count
      if rest > 0 { lines.append("    and \(rest) more") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The part of the space that the histories reach, where states that nothing distinguishes are one.
  private var coverage: SpaceCoverage<P.Message>? {
    events.map { space.coverage(of: $0, showing: shown) }
  }

  /// The view of a state as text.
  private func shown(_ subject: ProgramState<P>) -> String { notation.text(subject.view) }

  /// The events of the histories.
  private var events: [[RunEvent<P.Message>]]? {
    histories?.map { space.events(sending: $0) }
  }

  /// A history as a script writes it; events without a message stand in brackets.
  private func line(for history: [RunEvent<P.Message>]) -> String {
    history.map { event in event.message.map { notation.line($0) } ?? "(\(event))" }
      .joined(separator: "; ")
  }

  /// The space as a picture, where states that nothing distinguishes are one.
  func diagram() throws(Failure) -> Diagram {
    let minimal = space.minimalSpace(reachedBy: events ?? [], showing: shown)
    let limit = SpaceDrawing.limit
    guard minimal.states.count <= limit else {
      let count = minimal.states.count
      throw Failure(.usage, "--draw takes at most \(limit) states; \(notation.name) has \(count)")
    }
    let nodes = minimal.states.map { state in
      let lines = shown(state.subject).printableLines
      var notes = state.count > 1 ? ["\(state.count) states alike"] : []
      if histories != nil, !state.isReached { notes.append("not reached") }
      return Diagram.Node(
        lines: lines.prefix(12).map { $0.cut(to: 40) },
        notes: notes,
        rank: state.depth,
        isCut: histories != nil && !state.isReached,
        details: lines.joined(separator: "\n")
      )
    }
    return Diagram(
      title: "\(notation.name): \(minimal.states.count.counted("state"))",
      caption: "thick border: the start; dashed arrow: refused"
        + (histories == nil ? "" : "; dotted border, and \u{2717}: not reached"),
      nodes: nodes,
      arrows: arrows(minimal)
    )
  }

  /// The steps as arrows, one for all events that lead from one state to another.
  private func arrows(_ minimal: MinimalSpace<ProgramState<P>>) -> [Diagram.Arrow] {
    var arrows: [Diagram.Arrow] = []
    for step in minimal.steps {
      let mark = histories == nil || step.isReached ? "" : "\u{2717} "
      let label = mark + line(for: [step.event]).showingControls.cut(to: 32)
      let isDashed = step.refusal != nil
      let same = arrows.firstIndex {
        $0.source == step.source && $0.target == step.target && $0.isDashed == isDashed
      }
      if let same {
        arrows[same].labels.append(label)
      } else {
        arrows.append(
          Diagram.Arrow(
            source: step.source,
            target: step.target,
            labels: [label],
            isDashed: isDashed,
            details: step.refusal?.reason.showingControls ?? ""
          )
        )
      }
    }
    return arrows
  }

  /// The report as one line of JSON.
  var json: String {
    JSONText([
      "program": notation.name, "states": space.stateCount, "steps": space.stepCount,
      "depth": space.completeDepth,
      "cut": space.cut.map { $0 as any JSONConvertible } ?? JSONText.null,
      "properties": verdicts.map { json($0) },
      "covered": coverage.map { json($0) },
    ]).json
  }

  private func json(_ item: NamedVerdict<P>) -> JSONText {
    var reason: String?
    if case .inconclusive(let text) = item.verdict.outcome { reason = text }
    let trace = item.verdict.trace
    return JSONText([
      "name": item.name, "claim": item.verdict.claim, "verdict": item.word,
      "strength": "\(item.verdict.strength)", "reason": reason,
      "trace": trace.map { $0.moments.map { json($0) } }, "loop": trace?.loopStart,
    ])
  }

  private func json(_ coverage: SpaceCoverage<P.Message>) -> JSONText {
    func json(_ part: SpaceCoverage<P.Message>.Part) -> JSONText {
      JSONText(["reached": part.reached, "count": part.count])
    }
    return JSONText([
      "states": json(coverage.states), "steps": json(coverage.steps),
      "refusals": json(coverage.refusals), "missing": coverage.missing.map { line(for: $0) },
    ])
  }

  private func json(_ moment: Moment<ProgramState<P>>) -> JSONText {
    JSONText([
      "event": "\(moment.event)", "refused": moment.refusal?.reason,
      "view": notation.text(moment.view),
    ])
  }
}

// MARK: - Traces

extension Trace {
  /// The run as boxes with views, and arrows with events.
  func diagram<P>(_ notation: CheckNotation<P>) -> Diagram where Subject == ProgramState<P> {
    let nodes = moments.enumerated().map { rank, moment in
      let lines = notation.text(moment.view).printableLines
      return Diagram.Node(
        lines: lines.prefix(12).map { $0.cut(to: 40) },
        rank: rank,
        details: lines.joined(separator: "\n")
      )
    }
    var arrows = zip(1..., moments.dropFirst()).map { number, moment in
      Diagram.Arrow(
        source: number - 1,
        target: number,
        labels: ["\(moment.event)".showingControls.cut(to: 40)],
        isDashed: moment.refusal != nil,
        details: moment.refusal?.reason.showingControls ?? ""
      )
    }
    if let loopStart {
      let (source, target) = (moments.count - 1, loopStart - 1)
      arrows.append(Diagram.Arrow(source: source, target: target, labels: ["for ever again"]))
    }
    return Diagram(
      title: "\(notation.name): a run that breaks a property, \(events.count.counted("event"))",
      caption: "thick border: the start; dashed arrow: refused",
      nodes: nodes,
      arrows: arrows
    )
  }
}

import CommandLineSupport
import EmbeddedText
import SharedLaboratory
import TerminalHost

/// What was found about merging a program, in texts.
struct MergeReport {
  /// Messages that do not merge.
  struct Fault {
    let way: [String]
    let view: String
    let sent: [String]
    let columns: [[(message: String, view: String)]]
    let isSameState: Bool

    /// Whether both are about the same messages in the same state.
    func isSame(as other: Fault) -> Bool { way == other.way && sent == other.sent }
  }

  /// What a table makes of two messages.
  struct Change {
    let earlier, later: String
    let cases: [String]
  }

  /// Two messages for which no table has an entry, and states that exclude all.
  struct Gap {
    let earlier, later: String
    let states: [(way: [String], view: String)]
  }

  let name: String
  let states: Int
  let isCut: Bool
  let messages: [String]
  let server, peers: Fault?

  /// The entries of a table that fits better; nil where none was searched.
  let changes: [Change]?

  let gaps: [Gap]

  /// A rule for people without a server.
  enum PeerRule {
    case found(cases: [String])
    case none
    case stopped(after: Int)
  }

  /// What a search of such a rule has found; nil where none was needed.
  let peerRule: PeerRule?

  /// Whether what people do through a server cannot be merged by the rule of the program.
  var isRefuted: Bool { server != nil }

  private func word(_ fault: Fault?) -> String {
    fault != nil ? "refuted" : isCut ? "bounded" : "decided"
  }
}

// MARK: - For a person

extension MergeReport {
  func text(_ console: Console) -> String {
    let end = isCut ? "stopped there" : "all visited"
    var lines = [
      "\(name): \(states.counted("state")), \(end), \(messages.count.counted("message"))"
    ]
    let within = isCut ? "in the states that were visited, " : ""
    lines += verdict(server, "through a server", console) {
      within + "two messages lead to one state, whichever is first"
    }
    if let server, let peers, server.isSame(as: peers) {
      lines += [
        "", "  \(console.bold(word(peers).padded(to: 10)))between people, by the same messages",
      ]
    } else {
      lines += verdict(peers, "between people", console) {
        within + "three messages agree besides on what becomes of them"
      }
    }
    if let changes { lines += describe(changes) }
    lines += gaps.flatMap { describe($0) } + describe(peerRule)
    return lines.map { $0.showingControls + "\n" }.joined()
  }

  private func verdict(
    _ fault: Fault?,
    _ title: String,
    _ console: Console,
    claim: () -> String
  ) -> [String] {
    let lines = fault.map { describe($0, width: console.width - 4) } ?? [claim()]
    return ["", "  \(console.bold(word(fault).padded(to: 10)))\(title)"] + lines.map { "    \($0)" }
  }

  /// The messages in both orders side by side, with the view after each.
  private func describe(_ fault: Fault, width: Int) -> [String] {
    let place =
      fault.way.isEmpty ? "at the beginning" : "after \(fault.way.joined(separator: "; "))"
    let ends = fault.columns.map { $0.last?.view }
    let states =
      fault.isSameState
      ? "the states agree"
      : ends[0] == ends[1] ? "the states differ, although they look the same" : "the states differ"
    let verdict = fault.sent.count > 2 ? "the cube fails, and \(states)" : states
    let heights = fault.columns[0].indices.map { step in
      fault.columns.map { $0[step].view.printableLines.count }.max() ?? 0
    }
    let blocks = fault.columns.map { column in
      zip(column, heights).flatMap { step, height in
        let view = step.view.printableLines.map { "  \($0)" }
        return ["▸ \(step.message)"] + view + Array(repeating: "", count: height - view.count)
      }
    }
    var columns = Columns(["one order", "the other"], limit: max(40, width))
    return ["\(verdict), \(place):"] + fault.view.printableLines.map { "  \($0)" }
      + (columns.lines(of: blocks) ?? blocks.flatMap { $0 })
  }

  /// The table, to be copied.
  private func describe(_ changes: [Change]) -> [String] {
    if changes.isEmpty {
      return gaps.isEmpty ? ["", "Without a rule of its own the program would merge."] : []
    }
    let head =
      gaps.isEmpty
      ? "With this rule they merge through a server; no other changes fewer messages:"
      : "As far as a rule by messages goes, this one changes as few as possible:"
    return ["", head, "", "  switch (message, other, side) {"]
      + changes.flatMap { $0.cases.map { "  \($0)" } } + ["  default: message", "  }"]
  }

  private func describe(_ rule: PeerRule?) -> [String] {
    switch rule {
    case nil: []
    case PeerRule.none?: ["", "No rule by messages merges them between people."]
    case .stopped(let tables)?:
      [
        "",
        "Between people, none of the \(tables) rules merges them that change the fewest messages.",
      ]
    case .found(let cases)?:
      ["", "With this rule they merge between people; no other changes fewer messages:", ""]
        + ["  switch (message, other) {"] + cases.map { "  \($0)" }
        + ["  default: message", "  }"]
    }
  }

  private func describe(_ gap: Gap) -> [String] {
    let reason =
      gap.states.count == 1
      ? "none of the messages fits, nor nothing:"
      : "a rule must look at the state, since what fits in one of these fits not in all:"
    return ["", "\(gap.earlier), and then \(gap.later): \(reason)"]
      + gap.states.flatMap { state in
        [
          "  \(state.way.isEmpty ? "at the beginning" : "after " + state.way.joined(separator: "; "))"
        ]
          + state.view.printableLines.map { "    \($0)" }
      }
  }
}

// MARK: - For a program

extension MergeReport {
  var json: String {
    JSONText([
      "program": name, "states": states, "isCut": isCut, "messages": messages,
      "server": json(server), "peers": json(peers), "table": changes.map { $0.map(json) },
      "gaps": gaps.map(json), "peerRule": json(peerRule),
    ]).json
  }

  private func json(_ fault: Fault?) -> JSONText {
    guard let fault else { return JSONText(["verdict": word(nil)]) }
    let columns = fault.columns.map { column in
      column.map { JSONText(["message": $0.message, "view": $0.view]) }
    }
    return JSONText([
      "verdict": word(fault), "way": fault.way, "messages": fault.sent,
      "isSameState": fault.isSameState, "columns": columns,
    ])
  }

  private func json(_ change: Change) -> JSONText {
    JSONText(["earlier": change.earlier, "later": change.later, "cases": change.cases])
  }

  private func json(_ rule: PeerRule?) -> JSONText {
    switch rule {
    case nil: JSONText("null")
    case PeerRule.none?: JSONText(["search": "none"])
    case .stopped(let tables)?: JSONText(["search": "stopped", "tables": tables])
    case .found(let cases)?: JSONText(["search": "found", "cases": cases])
    }
  }

  private func json(_ gap: Gap) -> JSONText {
    let states = gap.states.map { JSONText(["way": $0.way, "view": $0.view]) }
    return JSONText(["earlier": gap.earlier, "later": gap.later, "states": states])
  }
}

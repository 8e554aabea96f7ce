import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// What was found about merging a program.
struct MergeReport<P: Program & Sendable> where P.Message: Sendable {
  /// The program, and what is known about it.
  let parts: ExperimentParts<P>

  /// The states that were visited.
  let space: MergeSpace<P>

  /// The first messages that do not merge through a server, and between people.
  let server, peers: MergeFault<P>?

  /// A table that fits better; nil where none was searched.
  let table: MergeTable?

  /// The result of a search of a rule for people without a server; nil where none was needed.
  let peerRule: PeerSearch?

  /// Whether what people do through a server cannot be merged by the rule of the program.
  var isRefuted: Bool { server != nil }

  private func word(_ fault: MergeFault<P>?) -> String {
    fault != nil ? "refuted" : space.isCut ? "bounded" : "decided"
  }

  /// A message as a line, or the word for one that has become nothing.
  private func line(_ message: P.Message?) -> String {
    message.map { parts.line(for: $0) } ?? "nothing"
  }

  /// The line of a message that is given by its number.
  private func line(_ number: Int) -> String { line(space.messages[number]) }

  private func text(_ state: P.State) -> String { parts.text(parts.program, state) }

  /// Where messages lead, in words.
  private func place(_ way: [P.Message]) -> String {
    way.isEmpty ? "at the beginning" : "after \(way.map { line($0) }.joined(separator: "; "))"
  }
}

// MARK: - For a person

extension MergeReport {
  func text(_ console: Console) -> String {
    let end = space.isCut ? "stopped there" : "all visited"
    let messages = space.messages.count.counted("message")
    var lines = ["\(parts.name): \(space.count.counted("state")), \(end), \(messages)"]
    let within = space.isCut ? "in the states that were visited, " : ""
    lines += verdict(server, "through a server", console) {
      within + "two messages lead to one state, whichever is first"
    }
    if let server, let peers, isSame(server, peers) {
      lines += [
        "", "  \(console.bold(word(peers).padded(to: 10)))between people, by the same messages",
      ]
    } else {
      lines += verdict(peers, "between people", console) {
        within + "three messages agree besides on what becomes of them"
      }
    }
    if let table { lines += describe(table) + table.gaps.flatMap { describe($0) } }
    lines += describe(peerRule)
    return lines.map { $0.showingControls + "\n" }.joined()
  }

  /// Whether both are about the same messages in the same state.
  private func isSame(_ one: MergeFault<P>, _ other: MergeFault<P>) -> Bool {
    [one.way, one.sent].map { $0.map { line($0) } }
      == [other.way, other.sent].map { $0.map { line($0) } }
  }

  private func verdict(
    _ fault: MergeFault<P>?,
    _ title: String,
    _ console: Console,
    claim: () -> String
  ) -> [String] {
    let lines = fault.map { describe($0, width: console.width - 4) } ?? [claim()]
    return ["", "  \(console.bold(word(fault).padded(to: 10)))\(title)"] + lines.map { "    \($0)" }
  }

  /// The messages in both orders side by side, with the view after each.
  private func describe(_ fault: MergeFault<P>, width: Int) -> [String] {
    let columns = fault.columns.map { column in
      column.map { (message: line($0.message), view: text($0.state).printableLines) }
    }
    let ends = columns.map { $0.last?.view }
    let states =
      fault.isSameState
      ? "the states agree"
      : ends[0] == ends[1] ? "the states differ, although they look the same" : "the states differ"
    let verdict = fault.sent.count > 2 ? "the cube fails, and \(states)" : states
    let heights = columns[0].indices.map { step in
      columns.map { $0[step].view.count }.max() ?? 0
    }
    let blocks = columns.map { column in
      zip(column, heights).flatMap { step, height in
        let view = step.view.map { "  \($0)" }
        return ["▸ \(step.message)"] + view + Array(repeating: "", count: height - view.count)
      }
    }
    var table = Columns(["one order", "the other"], limit: max(40, width))
    return ["\(verdict), \(place(fault.way)):"]
      + text(fault.state).printableLines.map { "  \($0)" }
      + (table.lines(of: blocks) ?? blocks.flatMap { $0 })
  }

  /// The table, to be copied.
  private func describe(_ table: MergeTable) -> [String] {
    if table.changes.isEmpty {
      return table.gaps.isEmpty ? ["", "Without a rule of its own the program would merge."] : []
    }
    let head =
      table.gaps.isEmpty
      ? "With this rule they merge through a server; no other changes fewer messages:"
      : "As far as a rule by messages goes, this one changes as few as possible:"
    return ["", head, "", "  switch (message, other, side) {"]
      + table.changes.flatMap { cases($0) }.map { "  \($0)" } + ["  default: message", "  }"]
  }

  private func describe(_ rule: PeerSearch?) -> [String] {
    switch rule {
    case nil: []
    case PeerSearch.none?: ["", "No rule by messages merges them between people."]
    case .stopped(let tables)?:
      [
        "",
        "Between people, none of the \(tables) rules merges them that change the fewest messages.",
      ]
    case .found(let changes)?:
      ["", "With this rule they merge between people; no other changes fewer messages:", ""]
        + ["  switch (message, other) {"] + cases(changes).map { "  \($0)" }
        + ["  default: message", "  }"]
    }
  }

  private func describe(_ gap: MergeTable.Gap) -> [String] {
    let reason =
      gap.isFinal
      ? "none of the messages fits, nor nothing:"
      : "a rule must look at the state, since what fits in one of these fits not in all:"
    let (earlier, later) = (line(gap.messages.earlier), line(gap.messages.later))
    return ["", "\(earlier), and then \(later): \(reason)"]
      + gap.states.map { space.place($0) }.flatMap { way, state in
        ["  \(place(way))"] + text(state).printableLines.map { "    \($0)" }
      }
  }
}

// MARK: - For a program

extension MergeReport {
  var json: String {
    JSONText([
      "program": parts.name, "states": space.count, "isCut": space.isCut,
      "messages": space.messages.map { line($0) }, "server": json(server), "peers": json(peers),
      "table": table.map { $0.changes.map(json) }, "gaps": (table?.gaps ?? []).map(json),
      "peerRule": json(peerRule),
    ]).json
  }

  private func json(_ fault: MergeFault<P>?) -> JSONText {
    guard let fault else { return JSONText(["verdict": word(nil)]) }
    let columns = fault.columns.map { column in
      column.map { JSONText(["message": line($0.message), "view": text($0.state)]) }
    }
    return JSONText([
      "verdict": word(fault), "way": fault.way.map { line($0) },
      "messages": fault.sent.map { line($0) }, "isSameState": fault.isSameState,
      "columns": columns,
    ])
  }

  private func json(_ entry: MergeTable.Entry) -> JSONText {
    JSONText([
      "earlier": line(entry.earlier.message), "later": line(entry.later.message),
      "cases": cases(entry),
    ])
  }

  private func json(_ rule: PeerSearch?) -> JSONText {
    switch rule {
    case nil: JSONText("null")
    case PeerSearch.none?: JSONText(["search": "none"])
    case .stopped(let tables)?: JSONText(["search": "stopped", "tables": tables])
    case .found(let changes)?: JSONText(["search": "found", "cases": cases(changes)])
    }
  }

  private func json(_ gap: MergeTable.Gap) -> JSONText {
    let states = gap.states.map { space.place($0) }.map { way, state in
      JSONText(["way": way.map { line($0) }, "view": text(state)])
    }
    let (earlier, later) = (line(gap.messages.earlier), line(gap.messages.later))
    return JSONText(["earlier": earlier, "later": later, "states": states])
  }
}

// MARK: - Rules as Swift, to be copied

extension MergeReport {
  /// The cases of an entry of a table.
  private func cases(_ entry: MergeTable.Entry) -> [String] {
    func change(_ one: (message: Int, becomes: Int?), _ other: Int, _ side: String) -> String? {
      if one.becomes == one.message { return nil }
      return "case (\(source(one.message)), \(source(other)), .\(side)): \(source(one.becomes))"
    }
    return [
      change(entry.earlier, entry.later.message, "earlier"),
      change(entry.later, entry.earlier.message, "later"),
    ].compactMap { $0 }
  }

  /// The cases of a table for people without a server.
  private func cases(_ changes: [PeerChange]) -> [String] {
    changes.map { change in
      "case (\(source(change.message)), \(source(change.other))): \(source(change.becomes))"
    }
  }

  /// A message, given by its number, as Swift would write it, where it is a case of an enumeration or a
  /// literal.
  private func source(_ number: Int?) -> String {
    guard let number else { return "nil" }
    let message = space.messages[number]
    let mirror = Mirror(reflecting: message)
    guard mirror.displayStyle == .enum else { return String(reflecting: message) }
    guard let payload = mirror.children.first, let name = payload.label else {
      return "." + (String(reflecting: message).split(separator: ".").last ?? "")
    }
    let text = String(reflecting: payload.value)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return "." + name + (isTuple ? text : "(" + text + ")")
  }
}

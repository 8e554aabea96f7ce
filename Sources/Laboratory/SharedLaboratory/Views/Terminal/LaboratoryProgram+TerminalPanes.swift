import ComponentKit
import EmbeddedText
import Markup

// The panes of a terminal beside the space: what each architecture shows, the log, laws and costs.

extension LaboratoryProgram {
  // MARK: - What each architecture shows

  /// A row for each architecture, with its part of the same space.
  func sights(_ state: State, _ layout: TerminalLayout) -> View {
    let rows = state.views.sights.enumerated().map { number, it in
      let (name, sight) = it
      let text = shown(sight(), by: name, state).cut(to: max(4, layout.inner - 13))
      return View.div(
        [
          .style("white-space", "pre"), .attribute("tabindex", "-1"), .onClick(.member(number)),
        ],
        [
          .span(
            [
              .style("color", name.hue),
              .style("font-weight", number == state.member ? "bold" : "normal"),
            ],
            [.text("\(number + 1) \(name.typeName)".padded(to: 11))]
          ), .text(text),
        ]
      )
    }
    return .frame("One program, four owners", rows)
  }

  /// What an architecture shows beside its view, in a line.
  private func shown(_ sight: Sight, by name: ArchitectureName, _ state: State) -> String {
    switch sight {
    case .view:
      let next = state.neighbourhood.space?.messages.map { $0.inOneLine } ?? []
      return next.isEmpty ? "its view" : "next: \(next.joined(separator: ", "))"
    case .actions(let actions):
      let last = actions.suffix(12).map { $0.inOneLine }.joined(separator: " \u{203A} ")
      return actions.isEmpty ? "log: nothing yet" : "log: \(last)"
    case .states:
      guard let space = state.neighbourhood.space else { return "any state" }
      return "every state: \(space.places.count) within \(space.depth.counted("step"))"
    case .answers(let answers):
      let texts = answers.map {
        "\($0.refusal == nil ? "\u{2713}" : "\u{2717}") \($0.request.inOneLine)"
      }
      return texts.isEmpty ? "answers to queries" : "answers: \(texts.joined(separator: " "))"
    }
  }

  // MARK: - The log

  /// The entries around the present one, and the branches that were left.
  func log(inTerminal state: State, _ layout: TerminalLayout) -> View {
    let timeline = state.timeline
    let (place, places) = (timeline.place, timeline.places)
    let count = layout.log
    let first = max(places.lowerBound, min(place - count / 2, places.upperBound - count + 1))
    let range = first...min(places.upperBound, first + count - 1)
    let others = timeline.branches.count
    let notice = others == 0 ? "" : "\(others) other \(others == 1 ? "branch" : "branches")"
    return .frame(
      "Log",
      [
        .div(
          [],
          [
            // They stay, so that their numbers in a pipe do; a press at the end is refused.
            .push("Back", .travel(.undo)), .push("Forth", .travel(.redo)), " ",
            .words("small", notice),
          ]
        ),
        .div(
          [
            .role("listbox"), .label("log"),
            .on(.keyDown) { Self.message(forKeyOfLog: $0, count: places.count) },
          ],
          range.flatMap { lines(at: $0, state, layout) }
        ),
      ]
    )
  }

  /// A place of the log, and the branches that were left after it.
  private func lines(at number: Int, _ state: State, _ layout: TerminalLayout) -> [View] {
    let timeline = state.timeline
    let first = timeline.places.lowerBound
    let isHere = number == timeline.place
    let line = number == first ? "the start" : timeline.messages[number - first - 1].line.inOneLine
    let text = "\(isHere ? ">" : " ") \(number) \(line)".cut(to: max(4, layout.inner))
    let isLater = number > timeline.place
    let entry = View.div(
      [
        .role("option"), .style("white-space", "pre"), .onClick(.travel(.jump(to: number))),
        .focusable(isHere), .focused(isHere && state.focus == .log), .aria("selected", isHere),
      ],
      [
        isHere
          ? .span(
            [
              .style("font-weight", "bold"), .style("background", "var(--wash)"),
            ],
            [.text(text.padded(to: layout.inner))]
          ) : isLater ? .words("small", text) : .text(text)
      ]
    ).keyed(Key(number))
    return [entry]
      + timeline.branches.filter { $0.place == number }.suffix(2).map { branch in
        let lines = timeline.messages(of: branch).map { $0.line.inOneLine }.joined(separator: "; ")
        return .div(
          [
            .style("white-space", "pre"), .attribute("tabindex", "-1"),
            .onClick(.travel(.branch(branch.name))),
          ],
          [.words("small", "    or \(lines)".cut(to: max(8, layout.inner)))]
        ).keyed(Key(-1 - branch.name))
      }
  }

  // MARK: - Laws and costs

  func laws(inTerminal state: State) -> View {
    .frame(
      "Laws",
      [
        .div([], [.push("Check", .checkLaws), " ", .words("small", "l")]),
        .div(
          [.role("status")],
          [.text(state.lawNotice == "" ? "not checked yet" : state.lawNotice)]
        ),
      ]
        + state.laws.map { pair in
          .div(
            [],
            [
              .words("strong", pair.name), " ",
              .words("small", pair.instances.joined(separator: ", ")),
            ]
          )
        }
    )
  }

  func costs(inTerminal state: State) -> View {
    let costs = state.costs
    let runners = costs.samples.isEmpty ? [] : costs.runners
    return .frame(
      "Costs",
      [
        .div(
          [],
          [
            costs.isRunning ? .push("Stop", .close) : .push("Measure", .measure), " ",
            .words("small", "c"),
          ]
        ),
        .div(
          [.role("status")],
          [.text(state.costNotice == "" ? "not measured yet" : state.costNotice)]
        ),
        runners.isEmpty
          ? .nothing
          : .table(
            [],
            [
              .tr([], ["", "ns", "times"].map { .words("th", $0) })
            ]
              + runners.map { runner in
                .tr(
                  [],
                  [
                    .words("th", runner.title), .words("td", costs.nanoseconds(runner).measured),
                    .words("td", costs.ratio(runner).middle.measured),
                  ]
                )
              }
          ),
      ]
    )
  }
}

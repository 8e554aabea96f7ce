import ComponentKit
import Laboratory
import Markup
import SamplePrograms
import TerminalHost
import TestSupport
import Testing

@testable import SharedLaboratory

@Suite("Laboratory")
struct LaboratoryProgramTests {
  private let laboratory = LaboratoryProgram(
    [.counter, .tasks, .life],
    tools: .none
  )

  /// The laboratory after messages, with the messages that it sends itself.
  private func opened<A: ProgramArchitecture<LaboratoryProgram>>(
    _ messages: [LaboratoryProgram.Message],
    in _: A.Type
  ) -> Component<A> {
    var component = Component<A>(laboratory)
    for message in messages {
      component.send(message)
      component.deliverOwn()
    }
    return component
  }

  private func opened(
    _ messages: [LaboratoryProgram.Message]
  ) -> Component<React<LaboratoryProgram>> {
    opened(messages, in: React<LaboratoryProgram>.self)
  }

  private func state(_ messages: LaboratoryProgram.Message...) -> LaboratoryProgram.State {
    opened(messages).state
  }

  /// The lines of the log.
  private func log(_ state: LaboratoryProgram.State) -> [String] {
    state.timeline.messages.map(\.line)
  }

  private let terminal = LaboratoryProgram.Message.resized(.init(columns: 80, rows: 24))

  @Test("runs in every architecture as the programs that it shows, in a terminal and on a page")
  func architectures() {
    let messages: [LaboratoryProgram.Message] = [
      .typed("+ + +"), .send, .member(1), .depth(3), .visit(2), .typed("-"), .send,
      .travel(.undo), .step(-1), .openNext(1), .openNext(-1), .typed("x"), .send, terminal,
    ]
    /// The pages at the start and after each message.
    func pages<A: ProgramArchitecture<LaboratoryProgram>>(_: A.Type) -> [String] {
      var component = opened([], in: A.self)
      return [component.view.html]
        + messages.map { message in
          component.send(message)
          component.deliverOwn()
          return component.view.html
        }
    }
    let elm = pages(Elm<LaboratoryProgram>.self)
    #expect(Set(elm).count > messages.count / 2)
    for architecture in everyArchitecture(of: LaboratoryProgram.self).dropFirst() {
      for (place, page) in pages(architecture).enumerated() {
        #expect(page == elm[place], "\(architecture) after \(place) messages")
      }
    }
  }

  @Test("sends a press in any view to all four")
  func presses() throws {
    var component = opened([])
    for number in 0..<4 {
      let views = component.state.views.markups()
      #expect(Set(views.map(\.node.html)).count == 1)
      let press = try #require(views[number].message(for: .click, at: [2]))
      #expect(press.line == "+")
      component.send(.sent(press))
    }
    #expect(log(component.state) == ["+", "+", "+", "+"])
    #expect(component.state.actions == ["+", "+", "+", "+"])
    #expect(component.view.text.contains("One program, four owners."))
  }

  @Test("moves a copy to any state, of which the program and its owners see nothing")
  func copies() throws {
    var component = opened([.typed("+"), .send])
    func copy() -> Markup<ProgramMessage> { component.state.copy?.view { _ in } ?? .nothing }
    // It is made when it is asked for, and stays where it is when the program moves.
    #expect(component.state.copy.map { _ in 1 } == nil)
    component.send(.moveCopy(0))
    #expect(copy().text.contains("1"))
    component.send(.travel(.undo))
    #expect(copy().text.contains("1") && component.state.views.markups()[2].text.contains("0"))
    component.send(.travel(.redo))
    let places = try #require(component.state.neighbourhood.space?.places)
    let two = try #require(places.firstIndex { $0.view == "2" })
    component.send(.moveCopy(two))
    #expect(copy().text.contains("2"))
    component.send(.copy(try #require(copy().message(for: .click, at: [2]))))
    #expect(copy().text.contains("3"))
    #expect(log(component.state) == ["+"])
    #expect(component.state.actions == ["+"])
    #expect(component.state.views.markups().allSatisfy { $0.text.contains("1") })
    // A copy of another program takes no messages of this one.
    let press = try #require(copy().message(for: .click, at: [2]))
    component.send(.open(2))
    #expect(component.state.copy.map { _ in 1 } == nil)
    component.send(.moveCopy(0))
    let refusal = component.send(.copy(press))
    #expect(refusal == Refusal("message must be one of life; got \"+\""))
  }

  @Test("refuses in a copy what the program refuses in that state, and does no work of it")
  func refusedCopies() throws {
    let heat = try #require(Experiment.kettle.read("heat").first)
    var component = Component<React<LaboratoryProgram>>(.kettle)
    component.send(.moveCopy(0))
    #expect(component.send(.copy(heat)) == nil)
    #expect(component.send(.copy(heat)) == Refusal("the kettle is not cold"))
    #expect(log(component.state) == [])
    #expect(component.state.copy?.view { _ in }.text.contains("heating") == true)
  }

  @Test("takes messages of its own program only")
  func foreign() throws {
    let press = try #require(Experiment.counter.read("+").first)
    let state = state(.open(2), .sent(press))
    #expect(state.notice == "+ is refused: message must be one of life; got \"+\"")
    #expect(log(state) == [])
  }

  @Test("stops a line at the message that is refused, and gives it back")
  func refusals() {
    var state = state(.open(1), .typed("add(title: \"tea\"); toggle(number: 2); undo"), .send)
    #expect(log(state) == ["add(title: \"tea\")"])
    #expect(state.line == "add(title: \"tea\"); toggle(number: 2); undo")
    #expect(state.notice?.contains("toggle(number: 2) is refused: number must") == true)
    state = self.state(.open(1), .typed("tickle"), .send)
    #expect(state.notice?.contains("there is no tickle") == true)
    #expect(state.line == "tickle")
    state = self.state(.open(1), .typed("add(title: \"tea\")"), .send)
    #expect(state.line == "" && state.notice == nil)
  }

  @Test("shows the results of messages, and does not send them")
  func neighbourhood() throws {
    let state = state(.typed("+ +"), .send)
    let near = try #require(state.neighbourhood.space)
    #expect(near.messages == ["+", "-"])
    #expect(near.places.map(\.view) == ["2", "3", "1", "4", "0"])
    #expect(near.depth == 2)
    #expect(state.neighbourhood.messages(to: 4).map(\.line) == ["-", "-"])
    #expect(state.requests == ["+", "-"])
    let visited = self.state(.typed("+ +"), .send, .visit(4))
    #expect(log(visited) == ["+", "+", "-", "-"])
    #expect(self.state(.visit(99)).timeline.place == 0)
  }

  @Test("shows the way from the start above the present state, without detours")
  func way() throws {
    func diagram(_ messages: [LaboratoryProgram.Message]) throws -> NeighbourhoodDiagram {
      try #require(opened(messages).state.neighbourhood.picture).shown
    }
    func way(_ shown: NeighbourhoodDiagram) -> [[String]] {
      zip(shown.diagram.arrows, shown.arrowsOnWay).filter { $1 }.map { arrow, _ in
        [arrow.source, arrow.target].flatMap { shown.diagram.nodes[$0].lines } + arrow.labels
      }.sorted { $0[0] < $1[0] }
    }
    #expect(try way(diagram([])) == [])
    // A state that is near is one box, also if it is on the way.
    let near = try diagram([.typed("+ + - + -"), .send])
    #expect(way(near) == [["0", "1", "+"]])
    #expect(near.diagram.nodes.map(\.rank) == [1, 2, 0, 3, 3])
    // Of a long way the start and its end are shown, and how many messages are between them.
    let far = try diagram([.typed("+ + + + + + + +"), .send, .depth(1)])
    #expect(way(far) == [["0", "6", "6 messages"], ["6", "7", "+"], ["7", "8", "+"]])
    #expect(far.targets.contains(.past(0)) && far.targets[0] == .place(0))
    #expect(log(state(.typed("+ +"), .send, .travel(.jump(to: 0)))) == ["+", "+"])
    // In a terminal no picture is drawn, and no way is looked for.
    #expect(state(.typed("+"), .send, terminal).neighbourhood.around?.past.isEmpty == true)
  }

  @Test("folds far states into a count, so that none is lost", arguments: 1...5)
  func folding(depth: Int) throws {
    let line = "add(title: \"tea\"); add(title: \"milk\")"
    let state = state(.open(1), .typed(line), .send, .depth(depth))
    let (space, shown) = try (
      #require(state.neighbourhood.space), #require(state.neighbourhood.picture).shown
    )
    let places = shown.targets.count { if case .place = $0 { true } else { false } }
    let folded = shown.diagram.nodes.flatMap(\.notes).compactMap {
      $0.hasSuffix(" more") ? Int($0.dropLast(5)) : nil
    }
    #expect(places + folded.reduce(0, +) == space.places.count)
    #expect(
      space.places.indices.allSatisfy { place in
        space.places[place].depth > 1 || shown.targets.contains(.place(place))
      }
    )
    #expect(shown.diagram.nodes.count <= 60)
    if depth == 3 { #expect(!folded.isEmpty) }
  }

  @Test("drags and enlarges the picture, and goes back to the present state")
  func viewport() throws {
    func move(_ messages: [LaboratoryProgram.Message]) throws -> String {
      let html = opened(messages).view.html
      let found = try #require(html.firstMatch(of: /translate\([^"]*scale\([^"]*\)/))
      return String(found.output)
    }
    let start = try move([])
    #expect(start.hasSuffix("scale(1.00)"))
    let trembling: [LaboratoryProgram.Message] = [
      .drag(.began(x: 9, y: 9)), .drag(.moved(x: 10, y: 10)), .drag(.ended),
    ]
    #expect(try move(trembling) == start && !opened(trembling).state.viewport.isDragged)
    let drag: [LaboratoryProgram.Message] = [
      .drag(.began(x: 9, y: 9)), .drag(.moved(x: 49, y: 19)), .drag(.ended),
    ]
    #expect(try move(drag) != start && opened(drag).state.viewport.isDragged)
    #expect(try move(drag + [.drag(.moved(x: 99, y: 99))]) == move(drag))
    #expect(try move(drag + [.zoom(0)]) == start)
    #expect(try move(drag + [.point(0)]) == start)
    #expect(try move([.zoom(1)]).hasSuffix("scale(1.40)"))
    #expect(try move(Array(repeating: .zoom(-1), count: 9)).hasSuffix("scale(0.35)"))
    #expect(try move([.typed("+"), .send, .zoom(1), .zoom(-1)]) == move([.typed("+"), .send]))
  }

  @Test("shows the log of Redux at the present place")
  func actions() {
    #expect(state(.typed("+ - +"), .send).actions == ["+", "-", "+"])
    #expect(state(.typed("+ - +"), .send, .travel(.undo)).actions == ["+", "-"])
  }

  @Test("keeps the abandoned branches, and goes there in turn")
  func branches() {
    #expect(state(.nextBranch).notice == "the history has no other branch")
    var component = opened([])
    for line in ["+ + +", "-", "- -"] {
      component.send(.travel(.jump(to: min(1, component.state.timeline.place))))
      for message in [LaboratoryProgram.Message.typed(line), .send] {
        component.send(message)
        component.deliverOwn()
      }
    }
    #expect(log(component.state) == ["+", "-", "-"])
    var seen: [[String]] = []
    for _ in 0..<3 {
      let timeline = component.state.timeline
      seen.append(
        timeline.branches.map { branch in
          "\(branch.place): \(timeline.messages(of: branch).map(\.line).joined(separator: "; "))"
        }
      )
      component.send(.nextBranch)
      #expect(component.state.notice == nil)
    }
    #expect(seen == [["1: +; +", "1: -"], ["1: -", "1: -; -"], ["1: -; -", "1: +; +"]])
    #expect(log(component.state) == ["+", "-", "-"])
  }

  @Test("is saved with its log, and loads all of it or nothing")
  func saving() throws {
    let before = state(
      .open(1),
      .typed("add(title: \"tea\"); add(title: \"milk\")"),
      .send,
      .step(-1),
      .typed("ad")
    )
    let text = laboratory.save(before)
    let after = try #require(laboratory.load(text, version: 1))
    #expect(laboratory.save(after) == text)
    #expect(
      log(after) == ["add(title: \"tea\")", "add(title: \"milk\")"] && after.timeline.place == 1
    )
    #expect(after.views.markups()[0].node == before.views.markups()[0].node)
    let damaged = [
      text.replacing("add(title: \\\"tea\\\")", with: "toggle(number: 9)"),
      text.replacing("tasks", with: "task"),
      text.replacing("\"place\":1", with: "\"place\":3"), "garbage", "{",
    ]
    for text in damaged { #expect(laboratory.load(text, version: 1) == nil) }
    #expect(laboratory.load(text, version: 0) == nil)
  }

  @Test("measures what messages cost, and reports laws that were checked")
  func findings() throws {
    for experiment in laboratory.experiments {
      let sample = try #require(experiment.sample)
      var time = 0.0
      let measured = sample(1) {
        time += 1
        return time
      }
      #expect(measured.times.map(\.milliseconds) == [1, 1, 1, 1, 1])
    }
    var costs = Costs()
    for ratio in [1.0, 1, 1] {
      var sample = CostSample(rounds: 1, messages: 2)
      for (runner, times) in zip(Runner.allCases, [1, 1, 1.56, 0.99, 12]) {
        sample.add(runner, (times * ratio * 4.08e-6, 1))
      }
      costs.samples.append(sample)
    }
    #expect(costs.nanoseconds(.plain).measured == "2.0")
    let ratios = costs.runners.map { "\($0.title) \(costs.ratio($0).middle.measured)" }
    #expect(ratios == ["plain reducer 1.0", "Elm 1.0", "Redux 1.6", "React 0.99", "Halogen 12"])
    // What is added goes with the ratio, and no figure has more digits than were measured.
    #expect((costs.added(.halogen) / 2.04).measured == "11" && costs.added(.react) == 0)
    let figures = [0.083, 0.997, 5.24, 9.96, 14.3, 99.7, 1_405, 99_600]
    #expect(
      figures.map(\.measured) == ["0.08", "1.0", "5.2", "10", "14", "100", "1400", "100000"]
    )
    #expect(state(.checkLaws).lawNotice == "laws cannot be checked here")
    let pair = LawSummary.Pair(
      name: "Moore-Free",
      architecture: "Elm",
      instances: ["Moore"],
      laws: 3,
      cases: 75,
      failures: 1
    )
    let checked = state(.law(.checked(1, of: 3)), .law(.finished(pair, broken: ["Moore: first"])))
    #expect(checked.lawNotice == "2 of 3 laws hold in 75 cases; broken: Moore: first")
    #expect(state(.close).lawNotice == "")
  }

  /// A program whose field asks for the focus as long as it is there.
  private struct Eager: MarkupProgram, Sendable {
    let initial = ""
    func update(_ text: inout String, by message: String) { text = message }
    func markup(of text: String) -> Markup<String> {
      .input([.label("eager"), .focused(), .value(text), .onInput { $0 }])
    }
  }

  @Test("writes a line at m, and leaves any field by Escape, also beside a field with autofocus")
  func writing() {
    let laboratory = LaboratoryProgram(
      [Experiment(Eager()), .counter],
      tools: .none
    )
    func cursors(_ keys: String) -> [CellPosition?] {
      let steps = keys.map { $0 == "." ? .show : TerminalStep.key($0 == "^" ? "Escape" : "\($0)") }
      let frames = Terminal.record(
        Component<Elm<LaboratoryProgram>>(laboratory),
        on: TerminalSize(columns: 60, rows: 16),
        by: steps,
        resized: { .resized(.init(columns: $0.columns, rows: $0.rows)) }
      )
      return frames.map(\.cursor)
    }
    // The field of the program has the focus, then none, then that of the laboratory, and so on.
    let rows = cursors(".^.m.^.m.x.^.").map { $0?.row }
    #expect(rows == [3, nil, 15, nil, 15, 15, nil])
  }
}

extension LaboratoryProgram.State {
  /// The log of Redux.
  var actions: [String] {
    for case .actions(let actions) in views.sights.map({ $0.sight() }) { return actions }
    return []
  }

  /// The requests whose answers Halogen shows.
  fileprivate var requests: [String] {
    for case .answers(let answers) in views.sights.map({ $0.sight() }) {
      return answers.map(\.request)
    }
    return []
  }
}

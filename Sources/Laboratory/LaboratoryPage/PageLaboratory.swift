import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup
import SamplePrograms
import WebHost

/// The laboratory of the page: a program that shows other programs, and their spaces.
///
/// It runs in every architecture, as those that it shows.
struct PageLaboratory: MarkupProgram, ActiveProgram {
  /// The state of the laboratory.
  struct State {
    /// The log: the beginning, and each message with the program after it.
    var entries: [Entry]
    /// The number of messages that have led to the shown state.
    var place = 0
    /// The text of the field.
    var line = ""
    /// The notice about the last message.
    var notice: Problem?
    /// How many messages deep the space is drawn.
    var depth = 2
    /// The space around the present state, and its picture, unless that is too much to draw.
    var neighbourhood: NeighbourhoodPicture?
    /// The box of the picture that the keyboard is at, and whether it has the focus.
    var cursor = 0
    /// The part of the page that has the focus.
    var focus = Focus.free
    /// The samples.
    var costs = Costs()
  }

  /// A part of the page that the program gives the focus.
  enum Focus { case free, log, space }

  /// The actions of a person, and the messages of effects.
  enum Message: Sendable {
    /// A message of the program that is explored.
    case sent(String)
    /// The line is changed, or sent.
    case typed(String)
    case send
    /// Another program is chosen.
    case program(String)
    /// The program starts again.
    case restart
    /// A move in the log, by a press or by a key.
    case travel(Int)
    case step(Int)
    /// The space is drawn to another depth.
    case depth(Int)
    /// A box of the picture is gone to, or pointed at.
    case visit(Int)
    case point(Int)
    /// The measurement is to start, continues, or is over.
    case measure
    case sampled(CostSample)
    case stop
  }

  /// The report on the laws that `lab web` put into the page.
  let laws = Page.data(named: "laws").flatMap { LawSummary($0) }

  var initial: State { State(SampleState(Counter())) }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    state.focus = .free
    switch message {
    case .sent(let line): state.send(line)
    case .typed(let line): state.line = line
    case .send:
      state.send(state.line)
      if state.notice == nil { state.line = "" }
    case .program(let name):
      guard let program = PagePrograms.named(name) else { break }
      let depth = state.depth
      state = State(program, depth: depth)
      return .cancel("costs")
    case .restart:
      guard let program = PagePrograms.named(state.sample.name) else { break }
      let costs = state.costs
      state = State(program, depth: state.depth)
      state.costs = costs
    case .travel(let place): state.travel(to: place)
    case .step(let step):
      state.travel(to: state.place + step)
      state.focus = .log
    case .depth(let depth):
      state.depth = min(max(depth, 1), 5)
      state.look()
    case .visit(let place): state.visit(place)
    case .point(let step):
      state.cursor = min(max(state.cursor + step, 0), (state.neighbourhood?.labels.count ?? 1) - 1)
      state.focus = .space
    case .measure:
      state.costs = Costs(isRunning: true)
      return Costs.sample(of: state.sample.name, after: nil)
    case .sampled(let sample):
      guard state.costs.isRunning else { break }
      state.costs.samples.append(sample)
      state.costs.isRunning = state.costs.samples.count < Costs.count
      return state.costs.isRunning ? Costs.sample(of: state.sample.name, after: sample) : .none
    case .stop:
      state.costs.isRunning = false
      return .cancel("costs")
    }
    return .none
  }
}

// MARK: - Moving

extension PageLaboratory.State {
  /// Begins with a program.
  init(_ sample: AnySampleState, depth: Int = 2) {
    let program = AllArchitectures(sample)
    let start = Entry(line: "", program: program)
    let picture = NeighbourhoodPicture(around: program, depth: depth)
    self.init(entries: [start], depth: depth, neighbourhood: picture)
  }

  /// The program as it is shown.
  var present: AllArchitectures { entries[place].program }

  /// The program that is explored.
  var sample: AnySampleState { present.sample }

  /// Sends a line to all four, and drops the messages that were undone.
  mutating func send(_ line: String) {
    let sending = present.sent(line)
    if !sending.entries.isEmpty {
      entries.removeSubrange((place + 1)...)
      entries += sending.entries
      place = entries.count - 1
      look()
    }
    notice = sending.problem
  }

  /// Goes to the state of the program after so many messages.
  mutating func travel(to place: Int) {
    let place = min(max(place, 0), entries.count - 1)
    notice = nil
    guard place != self.place else { return }
    self.place = place
    look()
  }

  /// Goes to a place of the space, by the messages that lead there.
  mutating func visit(_ number: Int) {
    guard let space = neighbourhood?.space, number < space.places.count else { return }
    for line in space.path(to: number) {
      send(line)
      guard notice == nil else { return }
    }
    focus = .space
  }

  /// Explores from the state of the program.
  mutating func look() {
    cursor = 0
    neighbourhood = NeighbourhoodPicture(around: present, depth: depth)
  }
}

package import ComponentKit
import EmbeddedText
import Markup

// The message of each action, and its effects.

extension LaboratoryProgram {
  package var initial: State { state(first.experiment) }

  /// The program that is explored; its view's messages pass through `sent`, which shows refusals.
  package var children: [Part<State, Message>] {
    [
      Part("slot", as: Message.fromEffect) {
        $1(&$0.slot)
      } from: {
        if case .fromEffect(let message) = $0 { message } else { nil }
      },
      Part("copy", as: Message.copy) {
        $0.copy?.access($1)
      } from: {
        if case .copy(let message) = $0 { message } else { nil }
      },
      Part("people", as: Message.people) {
        $0.people?.access($1)
      } from: {
        if case .people(let message) = $0 { message } else { nil }
      },
    ]
  }

  /// The state in which a program begins.
  func state(_ number: Int) -> State {
    let slot = ChildSlot(number) { [experiments] number in
      Explored(History(ChildProgram(experiments[number].start()), limit: 100_000))
    }
    var state = State(slot: slot, number: number, member: first.member)
    state.laws = tools.report?.pairs ?? []
    state.look()
    return state
  }

  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    state.prepare(for: message)
    switch message {
    case .sent(let message): send(.child(.message(message)), &state)
    case .fromEffect: state.look()
    case .copy, .people: break
    case .moveCopy(let place):
      state.copy = state.views.copy(state.neighbourhood.messages(to: place))
    case .startPeople:
      state.screen.pane = .people
      state.people = state.views.people()
    case .decideMerging: state.verdicts = state.views.merging?() ?? []
    case .write: state.focus = .line
    case .typed(let line): state.line = line
    case .wrote: state.focus = .free
    case .send: return sendLine(&state)
    case .sendRest: return sendRest(&state)
    case .open(let number): return open(number, &state)
    case .openNext(let step): return open(state.number + step, &state)
    case .member(let number):
      guard number < ArchitectureName.allCases.count else { break }
      state.member = number
    case .travel(let move): send(.child(move), &state)
    case .nextBranch:
      guard let branch = state.timeline.branches.first else {
        state.notice = "the history has no other branch"
        break
      }
      send(.child(.branch(branch.name)), &state)
    case .step(let step):
      defer { state.focus = .log }
      let places = state.timeline.places
      let place = min(max(state.timeline.place + step, places.lowerBound), places.upperBound)
      send(.child(.jump(to: place)), &state)
    case .depth(let depth):
      state.depth = min(max(depth, 1), 5)
      state.look()
    case .visit(let place): return visit(place, &state)
    case .point(let box): state.point(at: box)
    case .zoom(let steps): state.viewport.zoom(by: steps)
    case .drag(let drag): state.viewport.take(drag)
    case .help: state.showsHelp.toggle()
    case .close:
      state.showsHelp = false
      return stop(&state)
    case .measure:
      state.screen.pane = .costs
      return measure(&state)
    case .sampled(let sample): return add(sample, &state)
    case .checkLaws:
      state.screen.pane = .laws
      return check(&state)
    case .law(let progress): show(progress, &state)
    case .resized(let room):
      state.room = room
      state.look()
    case .screen(let message): return update(&state, by: message)
    }
    return .none
  }
}

// MARK: - The program that is explored

extension LaboratoryProgram {
  /// Sends the program a message or a move, and shows why it is refused.
  private func send(_ message: SlotMessage<Int, ExploredMessage>, _ state: inout State) {
    if let refusal = state.slot.send(message) {
      state.notice =
        switch message {
        case .child(.message(let message), _): "\(message.line) is refused: \(refusal.reason)"
        default: refusal.reason
        }
    } else {
      state.look()
    }
  }

  /// Begins with a program; the work of the one before ends, and results for another one go.
  private func open(_ number: Int, _ state: inout State) -> Effect<Message> {
    let number = (number + experiments.count) % experiments.count
    let stopping = number == state.number ? .none : stop(&state)
    state.number = number
    state.rest = []
    send(.replace(number), &state)
    (state.copy, state.people, state.verdicts) = (nil, nil, [])
    return stopping
  }

  /// Sends the messages of the line; it comes back, to be corrected, if one of them is refused.
  private func sendLine(_ state: inout State) -> Effect<Message> {
    do throws(TextFlaw) {
      state.rest = try experiments[state.number].read(state.line)[...]
      state.unsent = state.line
      state.line = ""
      return sendRest(&state)
    } catch {
      state.notice = error.description
      return .none
    }
  }

  /// Sends the next of several messages, and requests the one after it.
  ///
  /// A message that the program sends itself waits before that one in the scheduler of the host.
  private func sendRest(_ state: inout State) -> Effect<Message> {
    guard let message = state.rest.popFirst() else { return .none }
    send(.child(.message(message)), &state)
    guard state.notice == nil else {
      state.rest = []
      state.line = state.unsent ?? state.line
      return .none
    }
    return state.rest.isEmpty ? .none : .message(.sendRest)
  }

  /// Goes to a place of the space, by the messages that lead there.
  private func visit(_ place: Int, _ state: inout State) -> Effect<Message> {
    state.focus = .space
    state.unsent = nil
    state.rest = state.neighbourhood.messages(to: place)[...]
    return sendRest(&state)
  }
}

extension LaboratoryProgram.State {
  /// Forgets what an action of a person ends: the notice, and the focus unless a line is written.
  fileprivate mutating func prepare(for message: LaboratoryProgram.Message) {
    switch message {
    case .fromEffect, .sampled, .law, .resized, .sendRest, .wrote, .zoom, .drag: return
    case .typed, .send: if focus != .line { focus = .free }
    case .screen(.walk), .screen(.closePalette): focus = .free
    default:
      focus = .free
      screen.row = 0
    }
    notice = nil
  }
}

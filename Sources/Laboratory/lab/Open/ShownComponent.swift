import ComponentHost
import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// A program in an architecture.
struct ShownComponent<Base: ScriptedProgram>: ShownProgram {
  let architecture: ArchitectureName
  var component: any Child<HistoryMessage<Base.Message>, Timeline<Base>>
  var asked = Effect<HistoryMessage<Base.Message>>.none

  /// Starts the program, or continues a timeline, and sends the messages that the program sends
  /// itself.
  init(_ architecture: ArchitectureName, at timeline: Timeline<Base>? = nil) {
    self.architecture = architecture
    let history = History(Base(every: { .every($0, send: $1) }))
    component = architecture.start(
      Restorable(base: history, initial: timeline ?? history.initial, isContinued: timeline != nil)
    )
    deliverOwn()
  }
}

// MARK: - Reading

extension ShownProgram {
  /// The word by which the program is chosen.
  var program: String { Base.name }

  /// The markup of the program.
  var markup: Markup<AnyMessage> {
    Base().markup(of: timeline.present).map { AnyMessage(line: Base.line(for: $0), message: $0) }
  }

  /// The program's states and messages.
  var timeline: Timeline<Base> { component.view }

  /// The number of messages that have led to the shown state.
  var place: Int { timeline.place }

  /// The messages that led here and those that follow, with the number of the first.
  var log: (first: Int, lines: [String]) {
    (timeline.places.lowerBound + 1, timeline.messages.map { Base.line(for: $0) })
  }

  /// The branches of the history that are not shown, the one that was left first in front.
  var branches: [HistoryBranch] { timeline.branches }

  /// Returns the messages of a branch, from where it differs.
  func lines(of branch: HistoryBranch) -> [String] {
    var there = timeline
    History(Base()).update(&there, by: .branch(branch.name))
    return there.messages.dropFirst(branch.place - there.places.lowerBound).map {
      Base.line(for: $0)
    }
  }

  /// The names of the law kit's instances of the program in its architecture.
  var lawNames: [String] { architecture.lawInstances + ["\(architecture.typeName).\(Base.self)"] }

  /// Returns the program with its history in another architecture.
  func moved(to architecture: ArchitectureName) -> any ShownProgram {
    ShownComponent<Base>(architecture, at: timeline)
  }
}

// MARK: - Moving

extension ShownProgram {
  /// Sends a message of the program's own view, and returns why it was refused, if it was.
  mutating func send(_ message: AnyMessage) -> String? {
    guard let message = message.message as? Base.Message else {
      return "message must be one of \(Base.name); got \(message.line.quoted)"
    }
    return send([message])
  }

  /// Sends the messages of a line of a script, and returns its error, if it has one.
  mutating func send(line: String) -> String? {
    do {
      return send(try Base.messages(of: line))
    } catch {
      return error.reason
    }
  }

  /// Sends a message of an effect, and returns why it was refused, if it was.
  mutating func receive(_ message: EffectMessage) -> String? {
    guard let message = message.message as? HistoryMessage<Base.Message> else { return nil }
    return send(message)
  }

  /// Moves in the history, or returns why the history refuses the move.
  mutating func travel(_ move: HistoryMove) -> String? {
    switch move {
    case .back: send(.undo)
    case .forth: send(.redo)
    case .to(let place): send(.jump(to: place))
    case .branch(let name): send(.branch(name))
    case .nextBranch:
      if let branch = branches.first {
        send(.branch(branch.name))
      } else {
        "the history has no other branch"
      }
    }
  }

  private mutating func send(_ messages: [Base.Message]) -> String? {
    for message in messages {
      if let error = Base().rangeError(of: message, in: timeline.present) { return error.reason }
      if let reason = send(.message(message)) { return reason }
    }
    return nil
  }

  private mutating func send(_ message: HistoryMessage<Base.Message>) -> String? {
    let refusal = component.send(message)
    deliverOwn()
    return refusal?.reason
  }

  /// Sends the messages that the program sends itself, and keeps the other effects.
  fileprivate mutating func deliverOwn() {
    var waiting: ArraySlice<HistoryMessage<Base.Message>> = []
    repeat {
      if let message = waiting.popFirst() { component.send(message) }
      var effect = component.takeEffect()
      waiting += effect.takeFirstMessages()
      asked.add(effect)
    } while !waiting.isEmpty
  }
}

// MARK: - Effects

extension ShownProgram {
  /// Returns the effects that the program requests, once.
  mutating func takeEffect() -> Effect<EffectMessage> {
    defer { asked = .none }
    return asked.map { EffectMessage(message: $0) }
  }
}

extension Effect {
  /// Takes out the messages that wait for no work.
  fileprivate mutating func takeFirstMessages() -> [Message] {
    switch self {
    case .none, .work, .cancel, .cancelOnly: return []
    case .message(let message):
      self = .none
      return [message]
    case .merge(var effects):
      let messages = effects.indices.flatMap { effects[$0].takeFirstMessages() }
      self = .merge(effects)
      return messages
    case .concatenate(var effects):
      var messages: [Message] = []
      for index in effects.indices {
        messages += effects[index].takeFirstMessages()
        guard effects[index].isNone else { break }
      }
      self = .concatenate(effects)
      return messages
    }
  }
}

// MARK: - The log of Redux

extension ShownProgram {
  /// The actions that were logged since the program came into the architecture.
  var actions: [String] {
    let redux = component as? Component<Redux<Restorable<History<Base>>>>
    return (redux?.actions() ?? []).map { action in
      switch action {
      case .message(let message), .fromEffect(let message, _): Base.line(for: message)
      case .undo: "(back)"
      case .redo: "(forth)"
      case .jump(let place): "(to \(place))"
      case .branch(let name): "(branch \(name))"
      case .forget: "(forget)"
      }
    }
  }
}

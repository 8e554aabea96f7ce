import ComponentKit
import Markup
import SamplePrograms

/// A program in an architecture.
struct ProgramBench<A: ProgramArchitecture, Base: ScriptedProgram>: Bench
where A.Program == Traveller<Base> {
  let architecture: ArchitectureName
  private var component: Component<A>

  /// What the program asks to be done outside.
  private var asked = Effect<HistoryMessage<Base.Message>>.none

  /// Starts a program, and sends the messages that it sends itself.
  init(_ architecture: ArchitectureName, _ program: Traveller<Base>) {
    self.architecture = architecture
    component = Component(program)
    deliverOwn()
  }

  var program: String { Base.name }

  private var timeline: Timeline<Drawn<Base>> { component.view }

  var markup: Markup<Posted> {
    Base().markup(of: timeline.present).map { Posted(line: Base.line(for: $0), message: $0) }
  }

  var log: (first: Int, lines: [String]) {
    (timeline.places.lowerBound + 1, timeline.messages.map { Base.line(for: $0) })
  }

  var ways: [HistoryBranch] { timeline.branches }

  func lines(of way: HistoryBranch) -> [String] {
    var there = timeline
    History(Drawn(Base())).update(&there, by: .branch(way.name))
    return there.messages.dropFirst(way.place - there.places.lowerBound).map { Base.line(for: $0) }
  }

  var place: Int { timeline.place }

  var lawNames: [String] { architecture.pair.instances + ["\(architecture.typeName).\(Base.self)"] }

  func moved(to architecture: ArchitectureName) -> any Bench {
    architecture.bench(of: Traveller<Base>(at: timeline))
  }
}

// MARK: - Moving

extension ProgramBench {
  mutating func send(_ message: Posted) -> String? {
    guard let message = message.message as? Base.Message else {
      return "message must be one of \(Base.name); got \(message.line.quoted)"
    }
    return send([message])
  }

  mutating func send(line: String) -> String? {
    var messages: [Base.Message] = []
    do {
      for piece in Base.pieces(of: line) { messages += try Base.parse(piece) }
    } catch {
      return error.reason
    }
    return send(messages)
  }

  mutating func hear(_ message: Heard) -> String? {
    guard let message = message.message as? HistoryMessage<Base.Message> else { return nil }
    return send(message)
  }

  mutating func travel(_ travel: Travel) -> String? {
    switch travel {
    case .back: send(.undo)
    case .forth: send(.redo)
    case .to(let place): send(.jump(to: place))
    case .way(let name): send(.branch(name))
    case .nextWay:
      if let way = ways.first { send(.branch(way.name)) } else { "no way was left for another" }
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

  /// Sends the messages that the program sends itself, and keeps what else it asks for.
  private mutating func deliverOwn() {
    var waiting: ArraySlice<HistoryMessage<Base.Message>> = []
    repeat {
      if let message = waiting.popFirst() { component.send(message) }
      var effect = component.takeEffect()
      waiting += effect.takeFirstMessages()
      asked.add(effect)
    } while !waiting.isEmpty
  }
}

// MARK: - What is to be done outside

extension ProgramBench {
  mutating func takeEffect() -> Effect<Heard> {
    defer { asked = .none }
    return asked.map { Heard(message: $0) }
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

// MARK: - The space

extension ProgramBench {
  var prospect: Prospect {
    switch architecture {
    case .elm:
      Prospect(
        title: "Moore: the next messages",
        branches: component.branches(depth: 2, limit: 4)
      )
    case .halogen:
      Prospect(
        title: "Cofree: the next requests",
        branches: component.branches(depth: 2, limit: 4)
      )
    case .react:
      Prospect(
        title: "Store: the neighbours",
        branches: component.branches(depth: 1, limit: 12)
      )
    case .redux: Prospect(title: "Ledger: the actions so far", actions: actions)
    }
  }

  /// The actions that were logged since the program came into the architecture.
  private var actions: [String] {
    guard let redux = self as? ProgramBench<Redux<Traveller<Base>>, Base> else { return [] }
    return redux.component.actions().map { action in
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

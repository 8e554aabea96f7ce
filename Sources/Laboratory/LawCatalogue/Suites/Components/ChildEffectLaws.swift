import ComonadLab
import ComonadLaws
import Locks

/// What happens to children that request effects, whatever they are composed by.
enum ChildStep: Sendable {
  /// A child is made in a place, and replaces one that is there if the composition allows it.
  case make(Int, Trit)

  /// The child at a place is taken away.
  case drop(Int)

  /// A child gets a message.
  case child(Int, EffectfulProgram.Message)

  /// Work that was started at some time sends what it has to send, however late.
  case answer(Int)

  /// A new host begins, without any work.
  case resume
}

/// A composition of children as the laws compare it.
struct ChildrenUnderTest<Message> {
  let component: ComponentUnderTest<Message, String>
  let resume: () -> Void
}

extension Work where Message: Sendable {
  /// The messages that the work sends at once.
  fileprivate var messages: [Message] {
    let sent = Locked<[Message]>([])
    let outlet = Outlet<Message>(
      send: { message in sent.withLock { $0.append(message) } },
      finish: {},
      fail: { _ in }
    )
    start(outlet).cancel()
    return sent.withLock { $0 }
  }
}

/// Returns the laws of the effects of children: work belongs to the child that requested it, ends
/// with it, and sends nothing to the child after it.
///
/// - Parameters:
///   - name: The name of the suite.
///   - places: The places of the children.
///   - steps: The generator of what happens.
///   - model: Makes plain children, each with a number of its own.
///   - message: Returns the message for a step, which is neither an answer nor a new host.
///   - text: Returns the place and the message of the child that a message is for.
///   - make: Makes the composition.
/// - Returns: The suite.
func childEffectLaws<Message: Sendable>(
  _ name: String,
  places: Range<Int>,
  steps: Generator<ChildStep>,
  model: @escaping @Sendable () -> PlainChildren,
  message: @escaping @Sendable (ChildStep) -> Message?,
  text: @escaping @Sendable (Message) -> String,
  make: @escaping @Sendable () -> ChildrenUnderTest<Message>
) -> Suite {
  let beginning = places.map { ChildStep.make($0, .one) }
  let steps = Variable("steps", steps.longHistories(after: .constant(beginning)))
  return Suite(name) {
    law("effects", "the work of each child runs until it ends, or the child does")
      .states("s.work(after: steps) == model.work(after: steps), and so for the views")
      .forAll(steps) { steps in
        .same(
          PlainHost(make(), text: text).readings(after: steps, as: message),
          PlainHost(model().underTest, text: \.text).readings(after: steps) { .step($0) }
        )
      }
  }
}

// MARK: - Hosts

/// A host that sends messages at once, and lets work end when a step says so.
private final class PlainHost<Message: Sendable> {
  private let children: ChildrenUnderTest<Message>
  private let text: (Message) -> String
  private var running: [(id: EffectID?, messages: [Message])] = []
  private var started: [[Message]] = []
  private var queue: [Message] = []

  init(_ children: ChildrenUnderTest<Message>, text: @escaping (Message) -> String) {
    self.children = children
    self.text = text
    perform(children.component.takeEffect())
    send([])
  }

  /// Returns what is shown, and what the work that runs would send, after each step.
  func readings(after steps: [ChildStep], as message: (ChildStep) -> Message?) -> [String] {
    [reading]
      + steps.map { step in
        switch step {
        case .answer(let number):
          if !started.isEmpty { send(started[number % started.count]) }
        case .resume:
          running = []
          children.resume()
          perform(children.component.takeEffect())
          send([])
        default: send(message(step).map { [$0] } ?? [])
        }
        return reading
      }
  }

  private var reading: String {
    let work = running.map { $0.messages.map(text).joined(separator: "+") }
    return "\(children.component.view()) \(work.sorted().joined(separator: ", "))"
  }

  private func send(_ messages: [Message]) {
    queue += messages
    while !queue.isEmpty {
      _ = children.component.send(queue.removeFirst())
      perform(children.component.takeEffect())
    }
  }

  private func perform(_ effect: Effect<Message>) {
    switch effect {
    case .none: break
    case .message(let message): queue.append(message)
    case .work(let work):
      if work.id != nil { running.removeAll { $0.id == work.id } }
      running.append((work.id, work.messages))
      started.append(work.messages)
    case .cancel(let scope): running.removeAll { $0.id?.isWithin(scope) ?? false }
    case .cancelOnly(let id): running.removeAll { $0.id == id }
    case .merge(let effects), .concatenate(let effects): for effect in effects { perform(effect) }
    }
  }
}

// MARK: - The model

/// An array of plain children, each with a number that no other child ever gets.
struct PlainChildren {
  /// A message to the children, or to the one with a number, if it is still there.
  enum Message: Sendable {
    case step(ChildStep)
    case late(number: Int, place: Int, EffectfulProgram.Message)

    var text: String {
      guard case .late(_, let place, let message) = self else { return "" }
      return "\(place): \(message)"
    }
  }

  /// Whether a new child replaces the one in its place.
  var replaces = false

  private var children: [(place: Int, number: Int, state: ProgramState<EffectfulProgram>)] = []
  private var next = 0
  private var pending = Effect<Message>.none

  /// Makes children at the beginning.
  init(_ places: Range<Int> = 0..<0, replaces: Bool = false) {
    self.replaces = replaces
    for place in places { make(place, .zero) }
  }

  var underTest: ChildrenUnderTest<Message> {
    let children = Shared(self)
    return ChildrenUnderTest(
      component: ComponentUnderTest(
        send: { message in
          children.value.take(message)
          return nil
        },
        view: { children.value.text },
        takeEffect: {
          defer { children.value.pending = .none }
          return children.value.pending
        }
      ),
      resume: { children.value.resume() }
    )
  }

  private var text: String { shownChildren(children.map { ($0.place, $0.state.state) }) }

  private mutating func take(_ message: Message) {
    switch message {
    case .step(.make(let place, let seed)):
      if replaces { drop(place) }
      make(place, seed)
    case .step(.drop(let place)): drop(place)
    case .step(.child(let place, let message)):
      if let index = children.firstIndex(where: { $0.place == place }) {
        change(index) { _ = $0.step(by: message) }
      }
    case .late(let number, _, let message):
      if let index = children.firstIndex(where: { $0.number == number }) {
        change(index) { _ = $0.step(by: message) }
      }
    case .step(.answer), .step(.resume): break
    }
  }

  private mutating func make(_ place: Int, _ seed: Trit) {
    guard !children.contains(where: { $0.place == place }) else { return }
    children.append((place, next, ProgramState(EffectfulProgram(initial: seed))))
    next += 1
    change(children.count - 1) { _ in }
  }

  private mutating func drop(_ place: Int) {
    guard let index = children.firstIndex(where: { $0.place == place }) else { return }
    pending.add(.cancel(EffectID(children.remove(at: index).number)))
  }

  private mutating func resume() {
    for index in children.indices { change(index) { $0.resume() } }
  }

  /// Changes a child, and adds its effects.
  private mutating func change(
    _ index: Int,
    _ change: (inout ProgramState<EffectfulProgram>) -> Void
  ) {
    change(&children[index].state)
    let (place, number) = (children[index].place, children[index].number)
    pending.add(
      children[index].state.takeEffect().within(EffectID(number))
        .map { .late(number: number, place: place, $0) }
    )
  }
}

/// Returns the text of children that are shown.
func shownChildren(_ children: [(Int, Trit)]) -> String {
  children.map { "\($0):\($1)" }.joined(separator: " ")
}

import ComonadLab
import ComonadLaws
import Locks

@testable import LawCatalogue

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

  /// What a view sends, however late.
  case press(Int)

  /// A new host begins, without any work.
  case resume
}

/// A composition of children as the laws compare it.
struct ChildrenUnderTest<Message> {
  let component: ComponentUnderTest<Message, String>
  let resume: () -> Void

  /// The messages that the present view sends.
  let pressed: () -> [Message]
}

extension ChildrenUnderTest {
  /// Creates the children of a composition, given the text of its view.
  init<C: Child>(_ composition: C, showing text: @escaping (C.View) -> String)
  where C.Message == Message {
    let composition = Shared(composition)
    component = ComponentUnderTest(
      send: { composition.value.send($0) },
      view: { text(composition.value.view) },
      takeEffect: { composition.value.takeEffect() }
    )
    resume = { composition.value.resume() }
    pressed = {
      var sent: [Message] = []
      _ = text(composition.value.view { sent.append($0) })
      return sent
    }
  }
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
/// with it, and sends nothing to the child after it; nor does a view.
///
/// - Parameters:
///   - name: The name of the suite.
///   - places: The places where a child is made at first.
///   - steps: The generator of what happens.
///   - model: Makes plain children, each with a number of its own.
///   - message: Returns the message for a step to a child that is made, dropped or sent something.
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
    law("effects", "the work and the views of each child reach it until it ends, and no other")
      .states("s.work(after: steps) == model.work(after: steps), and so for views and refusals")
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
  private var drawn: [[Message]] = []
  private var queue: [Message] = []
  private var refused = 0

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
        case .press(let number):
          if !drawn.isEmpty { send(drawn[number % drawn.count]) }
        case .resume:
          running = []
          children.resume()
          perform(children.component.takeEffect())
          send([])
        default: send(message(step).map { [$0] } ?? [])
        }
        drawn.append(children.pressed())
        return reading
      }
  }

  private var reading: String {
    let work = running.map { $0.messages.map(text).joined(separator: "+") }
    let view = children.component.view()
    return "\(view) \(work.sorted().joined(separator: ", ")) \(refused) refused"
  }

  private func send(_ messages: [Message]) {
    queue += messages
    while !queue.isEmpty {
      if children.component.send(queue.removeFirst()) != nil { refused += 1 }
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

  /// What a new child does where there is one already.
  enum Kind {
    /// It is refused.
    case list
    /// It replaces the child in its place.
    case slot
    /// It is put behind the last one, which alone is shown and can be taken away; the first stays.
    case stack
  }

  private var kind: Kind

  private var children: [(place: Int, number: Int, state: ProgramState<EffectfulProgram>)] = []
  private var next = 0
  private var pending = Effect<Message>.none

  /// Makes children at the beginning.
  init(_ places: Range<Int> = 0..<0, kind: Kind = .list) {
    self.kind = kind
    for place in places { _ = take(.step(.make(place, .zero))) }
  }

  var underTest: ChildrenUnderTest<Message> {
    let children = Shared(self)
    return ChildrenUnderTest(
      component: ComponentUnderTest(
        send: { children.value.take($0) ? nil : Refusal("the children do not take it") },
        view: { children.value.text },
        takeEffect: {
          defer { children.value.pending = .none }
          return children.value.pending
        }
      ),
      resume: { children.value.resume() },
      pressed: {
        children.value.shown.map { .late(number: $0.number, place: $0.place, .call) }
      }
    )
  }

  /// The children that are shown.
  private var shown: ArraySlice<(place: Int, number: Int, state: ProgramState<EffectfulProgram>)> {
    children.suffix(kind == .stack ? 1 : children.count)
  }

  private var text: String { shownChildren(shown.map { ($0.place, $0.state.state) }) }

  /// Takes a message, and returns whether it is accepted.
  private mutating func take(_ message: Message) -> Bool {
    switch message {
    case .step(.make(var place, let seed)):
      if kind == .slot { _ = drop(place) }
      if kind == .stack { place = children.count }
      guard !children.contains(where: { $0.place == place }) else { return false }
      children.append((place, next, ProgramState(EffectfulProgram(initial: seed))))
      next += 1
      return change(children.count - 1) { _ in true }
    case .step(.drop(let place)): return drop(place)
    case .step(.child(let place, let message)):
      return change(children.firstIndex { $0.place == place }) { $0.step(by: message) == nil }
    case .late(let number, _, let message):
      return change(children.firstIndex { $0.number == number }) { $0.step(by: message) == nil }
    case .step(.answer), .step(.press), .step(.resume): return true
    }
  }

  private mutating func drop(_ place: Int) -> Bool {
    let index =
      kind == .stack
      ? children.indices.dropFirst().last : children.firstIndex { $0.place == place }
    guard let index else { return false }
    pending.add(.cancel(EffectID(children.remove(at: index).number)))
    return true
  }

  private mutating func resume() {
    for index in children.indices {
      _ = change(index) { child in
        child.resume()
        return true
      }
    }
  }

  /// Changes a child, if it is there, and adds its effects.
  private mutating func change(
    _ index: Int?,
    _ change: (inout ProgramState<EffectfulProgram>) -> Bool
  ) -> Bool {
    guard let index, change(&children[index].state) else { return false }
    let (place, number) = (children[index].place, children[index].number)
    pending.add(
      children[index].state.takeEffect().within(EffectID(number))
        .map { .late(number: number, place: place, $0) }
    )
    return true
  }
}

/// Returns the text of children that are shown.
func shownChildren(_ children: [(Int, Trit)]) -> String {
  children.map { "\($0):\($1)" }.joined(separator: " ")
}

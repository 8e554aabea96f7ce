import ComonadLab
import ComonadLaws

/// Returns the laws of two components side by side: each is as it would be alone.
///
/// - Parameters:
///   - left: Makes the component on the left, alone.
///   - right: Makes the component on the right, alone.
///   - messages: The generators of the messages to each of them.
///   - combine: Combines their views.
///   - events: The events of a view.
///   - make: Makes the two side by side.
/// - Returns: The suite.
func besideLaws<LeftMessage, RightMessage, LeftView, RightView, View: Observed>(
  _ left: @escaping @Sendable () -> ComponentUnderTest<LeftMessage, LeftView>,
  _ right: @escaping @Sendable () -> ComponentUnderTest<RightMessage, RightView>,
  messages: (left: Generator<LeftMessage>, right: Generator<RightMessage>),
  combine: @escaping @Sendable (LeftView, RightView) -> View,
  events: @escaping @Sendable (View) -> [() -> Void],
  _ make: @escaping @Sendable () -> ComponentUnderTest<SideMessage<LeftMessage, RightMessage>, View>
) -> Suite {
  typealias Message = SideMessage<LeftMessage, RightMessage>
  let moves = Generator<Message>.oneOf([
    messages.left.map { .left($0) }, messages.right.map { .right($0) },
  ])
  let history = Variable("history", moves.histories)
  return Suite("beside") {
    agreementLaws(
      messages: moves,
      events: events,
      alone: { ComponentUnderTest(left(), right(), combine: combine) },
      make: make
    )
    law("both", "both sides take a joint message if each accepts its part, and otherwise neither")
      .states(
        "s.send(.both(m, n)) == nil  if  s.send(.left(m)) == nil and s.send(.right(n)) == nil"
      )
      .forAll { draws in
        let history = history.draw(draws)
        let first = draws.draw("m", messages.left)
        let second = draws.draw("n", messages.right)
        let (together, apart) = (make(), make())
        together.sendEach(history)
        apart.sendEach(history)
        let before = together.view()
        let refusal = together.send(.both(first, second))
        let refusals = [apart.send(.left(first)), apart.send(.right(second))]
        let isTaken = refusals.allSatisfy { $0 == nil }
        draws.cover("refused", atLeast: 0.1, when: !isTaken)
        return .same(refusal == nil, isTaken)
          .and(.same(together.view(), isTaken ? apart.view() : before))
      }
  }
}

/// Returns the laws of two components of which one is shown: each is as it would be alone.
///
/// - Parameters:
///   - left: Makes the component on the left, alone.
///   - right: Makes the component on the right, alone.
///   - messages: The generators of the messages to each of them.
///   - events: The events of a view.
///   - make: Makes the choice of the two, of which the left one is shown.
/// - Returns: The suite.
func oneOfTwoLaws<LeftMessage, RightMessage, View: Observed>(
  _ left: @escaping @Sendable () -> ComponentUnderTest<LeftMessage, View>,
  _ right: @escaping @Sendable () -> ComponentUnderTest<RightMessage, View>,
  messages: (left: Generator<LeftMessage>, right: Generator<RightMessage>),
  events: @escaping @Sendable (View) -> [() -> Void],
  _ make:
    @escaping @Sendable () -> ComponentUnderTest<SwitchMessage<LeftMessage, RightMessage>, View>
) -> Suite {
  typealias Message = SwitchMessage<LeftMessage, RightMessage>
  let moves = Generator<Message>.oneOf([
    messages.left.map { .left($0) }, messages.right.map { .right($0) },
    Generator<Side>.cases.map { .show($0) }, Generator { _ in .toggle },
  ])
  let history = Variable("history", moves.histories)
  let a = Variable("a", Generator<Side>.cases)
  return Suite("one-of-two") {
    agreementLaws(
      messages: moves,
      events: events,
      alone: { ComponentUnderTest(shown: left(), hidden: right()) },
      make: make
    )
    law("turns", "toggling twice changes nothing, and the side shown last is shown")
      .states(
        "s.send(.toggle); s.send(.toggle); s.send(.show(a)); s.view == s.send(.show(a)); s.view"
      )
      .forAll(history, a) { history, side in
        let (turned, other) = (make(), make())
        turned.sendEach(history)
        other.sendEach(history)
        let before = turned.view()
        turned.sendEach([.toggle, .toggle])
        let after = turned.view()
        turned.sendEach([.show(side.other), .show(side)])
        other.sendEach([.show(side)])
        return .same(after, before).and(.same(turned.view(), other.view()))
      }
  }
}

// MARK: - Implementation

/// Returns the laws that a composition of two components agrees with the two alone.
@LawBuilder
private func agreementLaws<Message, View: Observed>(
  messages: Generator<Message>,
  events: @escaping @Sendable (View) -> [() -> Void],
  alone: @escaping @Sendable () -> ComponentUnderTest<Message, View>,
  make: @escaping @Sendable () -> ComponentUnderTest<Message, View>
) -> [Law] {
  let messages = Variable("messages", messages.histories)
  let event = Variable("event", .integers(in: 0...5))
  law("views", "each side takes its own messages, and has the view that it has alone")
    .states("s.views(after: messages) == views of both sides alone")
    .forAll(messages) { messages in
      .same(make().views(after: messages), alone().views(after: messages))
    }
  law("refusal", "a message is refused for the reason that the side alone gives")
    .states("s.send(.left(m)) == left.send(m) and s.send(.right(m)) == right.send(m)")
    .forAll(messages) { messages in
      let (subject, sides) = (make(), alone())
      return .same(
        messages.map { subject.send($0)?.reason },
        messages.map { sides.send($0)?.reason }
      )
    }
  law("events", "an event of the view reaches its side")
    .states("s.draw().events[n](); s.view == view of the sides alone after their own events")
    .forAll(messages, event) { messages, number in
      sameViews(of: make(), alone()) { component in
        component.sendEach(messages)
        let events = events(component.draw())
        if !events.isEmpty { events[number % events.count]() }
      }
    }
}

extension ComponentUnderTest {
  /// Creates the pair of two components alone; it sends a message to both one by one.
  fileprivate init<LeftMessage, RightMessage, LeftView, RightView>(
    _ left: ComponentUnderTest<LeftMessage, LeftView>,
    _ right: ComponentUnderTest<RightMessage, RightView>,
    combine: @escaping (LeftView, RightView) -> View
  ) where Message == SideMessage<LeftMessage, RightMessage> {
    self.init(
      send: { message in
        switch message {
        case .left(let message): left.send(message)
        case .right(let message): right.send(message)
        case .both(let first, let second): left.send(first) ?? right.send(second)
        }
      },
      view: { combine(left.view(), right.view()) },
      draw: { combine(left.draw(), right.draw()) }
    )
  }

  /// Creates the choice of two components alone, of which it shows one.
  fileprivate init<LeftMessage, RightMessage>(
    shown left: ComponentUnderTest<LeftMessage, View>,
    hidden right: ComponentUnderTest<RightMessage, View>
  ) where Message == SwitchMessage<LeftMessage, RightMessage> {
    let side = Box(Side.left)
    self.init(
      send: { message in
        switch message {
        case .left(let message): return left.send(message)
        case .right(let message): return right.send(message)
        case .show(let shown): side.value = shown
        case .toggle: side.value = side.value.other
        }
        return nil
      },
      view: { side.value == .left ? left.view() : right.view() },
      draw: { side.value == .left ? left.draw() : right.draw() }
    )
  }
}

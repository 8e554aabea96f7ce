public import ComonadLaws
import Comonads
import ComponentKit

/// Components made of two in a wrong way.
public let brokenCompositions: [BrokenInstance] = [
  side(
    "swapsMessages",
    "a message to the left is sent to the right",
    operation: "send",
    caughtBy: ["beside.views", "beside.refusal"]
  ) { pair in
    pair.specimen(send: { message in
      guard case .left(let message) = message else { return pair.child.send(message) }
      return pair.child.send(.right(message))
    })
  },
  side(
    "takesHalf",
    "the left takes its half of a message to both though the right refuses the other",
    operation: "send",
    caughtBy: ["beside.both"]
  ) { pair in
    pair.specimen(send: { message in
      guard case .both(let first, let second) = message else { return pair.child.send(message) }
      return pair.child.send(.left(first)) ?? pair.child.send(.right(second))
    })
  },
  side(
    "isSilent",
    "what the right refuses is not reported",
    operation: "send",
    caughtBy: ["beside.refusal", "beside.both"]
  ) { pair in
    pair.specimen(send: { message in
      let refusal = pair.child.send(message)
      if case .right = message { return nil }
      return refusal
    })
  },
  side(
    "sendsLeft",
    "an event of the right view is sent to the left",
    operation: "view",
    caughtBy: ["beside.events"]
  ) { pair in
    pair.specimen(draw: {
      pair.child.view { message in
        guard case .right(let message) = message else {
          pair.child.send(message)
          return
        }
        pair.child.send(.left(message))
      }
    })
  },
  choice(
    "losesMessages",
    "a message to the hidden side is lost",
    operation: "send",
    caughtBy: ["one-of-two.views", "one-of-two.refusal"]
  ) { app in
    app.specimen(send: { message in
      switch (message, app.child.side) {
      case (.left, .right), (.right, .left): nil
      default: app.child.send(message)
      }
    })
  },
  choice(
    "resets",
    "the side that is hidden begins anew",
    operation: "toggle",
    caughtBy: ["one-of-two.views", "one-of-two.turns"]
  ) { app in
    app.specimen(send: { message in
      if case .toggle = message {
        switch app.child.side {
        case .left: app.child.left = oneKeypad().left
        case .right: app.child.right = oneKeypad().right
        }
      }
      return app.child.send(message)
    })
  },
  choice(
    "turnsOnce",
    "to toggle shows the right side, also where it is shown",
    operation: "toggle",
    caughtBy: ["one-of-two.views", "one-of-two.turns"]
  ) { app in
    app.specimen(send: { message in
      if case .toggle = message { return app.child.send(.show(.right)) }
      return app.child.send(message)
    })
  },
  choice(
    "sendsLeft",
    "an event of the right view is sent to the left",
    operation: "view",
    caughtBy: ["one-of-two.events"]
  ) { app in
    app.specimen(draw: {
      app.child.view { message in
        guard case .right(let message) = message else {
          app.child.send(message)
          return
        }
        app.child.send(.left(message))
      }
    })
  },
  BrokenInstance(
    agreement("SideBySide.swapsBoth", sides, besideMessages, "day") {
      FaultyChild(twoKeypads()) { pair, message in
        guard case .both(let first, let second) = message else { return pair.send(message) }
        return pair.send(.both(second, first))
      }.specimen()
    },
    operation: "movement",
    fault: "the space sends each side what is for the other, where both have a message",
    caughtBy: ["architecture.day"]
  ),
  BrokenInstance(
    agreement("OneOfTwo.stays", choices, oneOfTwoMessages, "switch") {
      FaultyChild(oneKeypad()) { app, message in
        if case .show = message { return nil }
        return app.send(message)
      }.specimen()
    },
    operation: "movement",
    fault: "the space stays where it is when a side is to be shown",
    caughtBy: ["architecture.switch"]
  ),
]

/// A child that somebody drives in a faulty way.
private final class FaultyChild<C: Child> {
  var child: C
  private let receive: (inout C, C.Message) -> Refusal?

  init(_ child: C, receive: @escaping (inout C, C.Message) -> Refusal? = { $0.send($1) }) {
    self.child = child
    self.receive = receive
  }

  /// What the child does, where nothing else is said.
  func specimen(
    send: ((C.Message) -> Refusal?)? = nil,
    draw: (() -> C.View)? = nil
  ) -> ComponentUnderTest<C.Message, C.View> {
    let send = send ?? { self.receive(&self.child, $0) }
    return ComponentUnderTest(
      send: send,
      sendAll: { for message in $0 { _ = send(message) } },
      view: { self.child.view },
      draw: draw ?? { self.child.view { _ = send($0) } }
    )
  }
}

/// The instance of a fault of two side by side.
private func side(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  make: @escaping @Sendable (FaultyChild<TwoKeypads>) -> ComponentUnderTest<KeypadSides, Panel>
) -> BrokenInstance {
  BrokenInstance(
    Instance("SideBySide.\(name)", beside { make(FaultyChild(twoKeypads())) }, line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a fault of one of two.
private func choice(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  make: @escaping @Sendable (FaultyChild<OneKeypad>) -> ComponentUnderTest<KeypadChoice, Panel>
) -> BrokenInstance {
  BrokenInstance(
    Instance("OneOfTwo.\(name)", oneOfTwo { make(FaultyChild(oneKeypad())) }, line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

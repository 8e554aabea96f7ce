import ComonadLab
import ComonadLaws

private let sideBySide = FaultFamily("SideBySide", Driver<TwoKeypads>()) { driver in
  beside { driver.specimen(of: twoKeypads()) }
}

private let sideBySideSend = sideBySide.faults(of: "send", \.send)

private let choice = FaultFamily("OneOfTwo", Driver<OneKeypad>()) { driver in
  oneOfTwo { driver.specimen(of: oneKeypad()) }
}

private let toggle = choice.faults(of: "toggle", \.send)

private let sidesAsDay = FaultFamily("SideBySide", Driver<TwoKeypads>()) { driver in
  agreement(sides, besideMessages, "day") { driver.specimen(of: twoKeypads()) }
}.faults(of: "movement", \.send)

private let choiceAsSwitch = FaultFamily("OneOfTwo", Driver<OneKeypad>()) { driver in
  agreement(choices, oneOfTwoMessages, "switch") { driver.specimen(of: oneKeypad()) }
}.faults(of: "movement", \.send)

/// Components made of two in a wrong way.
let brokenCompositions: [BrokenInstance] = [
  sideBySideSend("swapsMessages", "a message to the left is sent to the right") { pair, message in
    guard case .left(let message) = message else { return pair.send(message) }
    return pair.send(.right(message))
  }.caught(by: "beside.views", "beside.refusal"),
  sideBySideSend(
    "takesHalf",
    "the left takes its half of a message to both, although the right refuses its half"
  ) { pair, message in
    guard case .both(let first, let second) = message else { return pair.send(message) }
    return pair.send(.left(first)) ?? pair.send(.right(second))
  }.caught(by: "beside.views", "beside.refusal"),
  sideBySideSend("isSilent", "a refusal of the right side is not reported") { pair, message in
    let refusal = pair.send(message)
    if case .right = message { return nil }
    return refusal
  }.caught(by: "beside.refusal"),
  sideBySide("sendsLeft", "view", "an event of the right view is sent to the left") {
    $0.sendEvents { if case .right(let message) = $0 { .left(message) } else { $0 } }
  }.caught(by: "beside.events"),
  choice("losesMessages", "send", "a message to the hidden side is lost") {
    $0.send = { app, message in
      switch (message, app.child.side) {
      case (.left, .right), (.right, .left): nil
      default: app.send(message)
      }
    }
  }.caught(by: "one-of-two.views", "one-of-two.refusal"),
  toggle("resets", "a hidden side starts again") { app, message in
    if case .toggle = message {
      switch app.child.side {
      case .left: app.child.left = oneKeypad().left
      case .right: app.child.right = oneKeypad().right
      }
    }
    return app.send(message)
  }.caught(by: "one-of-two.views"),
  toggle("turnsOnce", "a toggle shows the right side, even if it is shown") { app, message in
    if case .toggle = message { return app.send(.show(.right)) }
    return app.send(message)
  }.caught(by: "one-of-two.views"),
  choice("sendsLeft", "view", "an event of the right view is sent to the left") {
    $0.sendEvents { if case .right(let message) = $0 { .left(message) } else { $0 } }
  }.caught(by: "one-of-two.events"),
  sidesAsDay(
    "swapsBoth",
    "the space sends each side the message of the other, if both have one"
  ) { pair, message in
    guard case .both(let first, let second) = message else { return pair.send(message) }
    return pair.send(.both(second, first))
  }.caught(by: "architecture.day"),
  choiceAsSwitch("stays", "the space stays where it is when a side is to be shown") {
    app,
    message in
    if case .show = message { return nil }
    return app.send(message)
  }.caught(by: "architecture.switch"),
]

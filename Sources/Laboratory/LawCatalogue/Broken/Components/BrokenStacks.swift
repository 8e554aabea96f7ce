import ComonadLab
import ComonadLaws

private let navigation = FaultFamily("ScreenStack", Driver<KeypadStack>()) { driver in
  navigationLaws { driver.specimen(of: keypadStack()).showing(panel) }
}

private let navigationSend = navigation.faults(of: "send", \.send)

private let effectfulStack = FaultFamily("ScreenStack", Driver<EffectfulStack>()) {
  navigationEffects($0)
}

/// Stacks that handle their screens in a wrong way.
let brokenStacks: [BrokenInstance] = [
  navigationSend("forgets", "a screen that is shown again begins anew") { stack, message in
    let refusal = stack.send(message)
    if refusal == nil, case .pop = message { stack.send(.replace(stack.child.seed)) }
    return refusal
  }.caught(by: "navigation.views"),
  navigationSend("sendsToTop", "a message to a screen below is sent to the top one") {
    stack,
    message in
    guard case .screen(let depth, let inner, _) = message, stack.child[depth] != nil else {
      return stack.send(message)
    }
    return stack.send(.screen(stack.child.depth, inner))
  }.caught(by: "navigation.views"),
  navigationSend("popsAll", "a pop leads to the root") { stack, message in
    guard case .pop = message, stack.child.depth > 0 else { return stack.send(message) }
    return stack.send(.show([stack.child.seeds[0]]))
  }.caught(by: "navigation.views"),
  navigationSend("showsAnew", "the screens of an address begin anew") { stack, message in
    guard case .show(let seeds) = message, let root = seeds.first else {
      return stack.send(message)
    }
    stack.send(.show([root]))
    stack.send(.replace(root))
    return stack.send(message)
  }.caught(by: "navigation.views"),
  navigationSend("keepsSame", "a screen that is replaced by one of its seed stays as it is") {
    stack,
    message in
    if case .replace(stack.child.seed) = message { return nil }
    return stack.send(message)
  }.caught(by: "navigation.views"),
  navigationSend("isSilent", "a pop of the root is not reported") { stack, message in
    let refusal = stack.send(message)
    if case .pop = message { return nil }
    return refusal
  }.caught(by: "navigation.refusal"),
  navigation("sendsToRoot", "view", "an event of the top screen is sent to the root") {
    $0.sendEvents { if case .screen(_, let message, _) = $0 { .screen(0, message) } else { $0 } }
  }.caught(by: "navigation.events"),
  effectfulStack("keepsWork", "takeEffect", "the work of a screen goes on after its pop") {
    $0.takeEffect = { uncancelled($0.child.takeEffect()) }
  }.caught(by: "navigation.effects"),
  effectfulStack("pressesNext", "view", "a late press goes to the next screen of its depth") {
    $0.pressed = {
      if case .screen(let depth, let message, _) = $0 { .screen(depth, message) } else { $0 }
    }
  }.caught(by: "navigation.effects"),
  effectfulStack("tellsNext", "send", "late messages for a screen go to the next of its depth") {
    $0.send = { stack, message in
      guard case .screen(let depth, let message, _) = message else {
        return stack.send(message)
      }
      return stack.send(.screen(depth, message))
    }
  }.caught(by: "navigation.effects"),
]

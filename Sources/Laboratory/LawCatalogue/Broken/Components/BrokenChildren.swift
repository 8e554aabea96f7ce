import ComonadLab
import ComonadLaws

/// Compositions of children that handle messages in a wrong way.
let brokenChildren: [BrokenInstance] =
  brokenLists + brokenKeyedTrees + brokenChildEffects

// MARK: - Effects

private let effectfulSlot = FaultFamily("OptionalChild", Driver<EffectfulSlot>()) {
  slotEffects($0)
}
private let effectfulList = FaultFamily("KeyedList", Driver<EffectfulList>()) { keyedEffects($0) }
private let effectfulSides = FaultFamily("SideBySide", Driver<EffectfulSides>()) {
  sideEffects($0)
}

private let effectfulParts = FaultFamily("Part", Driver<ProgramState<PartedProgram>>()) {
  partEffects($0)
}
private let listData = FaultFamily("KeyedList", ListData()) { dataLaws($0) }

private let brokenChildEffects: [BrokenInstance] = [
  effectfulParts("swaps", "send", "a message for the first child goes to the second") {
    $0.send = { parts, message in
      guard case .first(let message) = message else { return parts.send(message) }
      return parts.send(.second(message))
    }
  }.caught(by: "part.effects"),
  effectfulParts("drops", "takeEffect", "what a child requests is dropped") {
    $0.takeEffect = { parts in
      _ = parts.child.takeEffect()
      return .none
    }
  }.caught(by: "part.effects"),
  effectfulParts("resumesFirst", "resume", "only the first child resumes") {
    $0.resume = { $0.child.state.first.resume() }
  }.caught(by: "part.effects"),
  listData("countsIdentities", "==", "a row that is made anew differs from the one before") {
    $0.areEqual = { $0.view == $1.view }
  }.caught(by: "keyed-data.identity"),
  listData("ignoresStates", "==", "lists with the same keys in the same order are equal") {
    $0.areEqual = { $0.view.map(\.key) == $1.view.map(\.key) }
  }.caught(by: "keyed-data.difference"),
  listData("savesNoStates", "load", "each row begins anew") {
    $0.restored = { list in
      var restored = EqualList { ProgramState(Tally(initial: $0)) }
      for row in list.view { restored.send(.insert(row.key, 5)) }
      return restored
    }
  }.caught(by: "keyed-data.restored"),
  effectfulSlot("keepsWork", "takeEffect", "the work of a child that is replaced goes on") {
    $0.takeEffect = { uncancelled($0.child.takeEffect()) }
  }.caught(by: "optional-child.effects"),
  effectfulSlot("tellsNext", "send", "late messages for a child go to the next one") {
    $0.send = { slot, message in
      guard case .child(let message, _) = message else { return slot.send(message) }
      return slot.send(.child(message))
    }
  }.caught(by: "optional-child.effects"),
  effectfulSlot("isSilent", "send", "a message to an absent child is not reported") {
    $0.send = { slot, message in
      let isAbsent = slot.child.child == nil
      let refusal = slot.send(message)
      return isAbsent ? nil : refusal
    }
  }.caught(by: "optional-child.effects"),
  effectfulList("tellsNext", "send", "late messages for a row go to the next one of its key") {
    $0.send = { list, message in
      guard case .child(let key, let message, _) = message else {
        return list.send(message)
      }
      return list.send(.child(key, message))
    }
  }.caught(by: "keyed.effects"),
  effectfulSlot("pressesNext", "view", "what a view sends late goes to the next child") {
    $0.pressed = { if case .child(let message, _) = $0 { .child(message) } else { $0 } }
  }.caught(by: "optional-child.effects"),
  effectfulList("pressesNext", "view", "what a row's view sends late goes to the next of its key") {
    $0.pressed = {
      if case .child(let key, let message, _) = $0 { .child(key, message) } else { $0 }
    }
  }.caught(by: "keyed.effects"),
  effectfulList("resumesNone", "resume", "no row goes on with its subscriptions") {
    $0.resume = { _ in }
  }.caught(by: "keyed.effects"),
  effectfulSides("resumesLeft", "resume", "only the left side goes on with its subscriptions") {
    $0.resume = { $0.child.left.resume() }
  }.caught(by: "beside.effects"),
]

/// Returns an effect that ends no work.
func uncancelled<Message>(_ effect: Effect<Message>) -> Effect<Message> {
  switch effect {
  case .none, .message, .work: effect
  case .cancel, .cancelOnly: .none
  case .merge(let effects): .merge(effects.map(uncancelled))
  case .concatenate(let effects): .concatenate(effects.map(uncancelled))
  }
}

// MARK: - Lists

private let list = FaultFamily("KeyedList", Driver<TallyList>()) { driver in
  keyedLaws { driver.specimen(of: emptyList()).showing(rows) }
}.faults(of: "send", \.send)

private let brokenLists: [BrokenInstance] = [
  list("byPosition", "a message goes to the row at the position that is its key") { list, message in
    guard case .child(let key, let inner, _) = message, list.child[key] != nil else {
      return list.send(message)
    }
    let rows = list.child.view
    guard rows.indices.contains(key) else { return list.send(message) }
    return list.send(.child(rows[key].key, inner))
  }.caught(by: "keyed.views"),
  list("tellsAll", "a message to one child is sent to all of them") { list, message in
    guard case .child(let key, let inner, _) = message else { return list.send(message) }
    let refusal = list.send(message)
    if refusal == nil {
      for row in list.child.view where row.key != key { list.send(.child(row.key, inner)) }
    }
    return refusal
  }.caught(by: "keyed.views"),
  list("movesAnew", "a row that is moved is created again") { list, message in
    guard case .move(let key, _, let position?) = message, list.child.refusal(of: message) == nil
    else { return list.send(message) }
    list.send(.remove(key))
    return list.send(.insert(key, 0, at: position))
  }.caught(by: "keyed.views"),
  list("swaps", "a row that is moved changes places with the row there") { list, message in
    guard case .move(let key, _, let position?) = message, list.child.refusal(of: message) == nil
    else { return list.send(message) }
    let keys = list.child.view.map(\.key)
    let place = keys.firstIndex(of: key) ?? 0
    list.send(message)
    return list.send(.move(keys[position], to: place))
  }.caught(by: "keyed.views"),
  list("replaces", "a row with an existing key replaces the other row") { list, message in
    if case .insert(let key, _, nil) = message { list.send(.remove(key)) }
    return list.send(message)
  }.caught(by: "keyed.views", "keyed.refusal"),
  list("removesLast", "the last row is removed instead of the named one") {
    list,
    message in
    guard case .remove = message, list.child.refusal(of: message) == nil,
      let last = list.child.view.last
    else { return list.send(message) }
    return list.send(.remove(last.key))
  }.caught(by: "keyed.views"),
  list("isSilent", "a message to a missing row is not reported") { list, message in
    let refusal = list.send(message)
    if case .child = message { return nil }
    return refusal
  }.caught(by: "keyed.refusal"),
]

// MARK: - Trees

private let tree = FaultFamily("KeyedTree", Driver<TallyTree>()) { driver in
  treeLaws { driver.specimen(of: emptyTree()).showing(treeText) }
}.faults(of: "send", \.send)

private let brokenKeyedTrees: [BrokenInstance] = [
  tree("movesUp", "the nodes under a removed one replace it") {
    tree,
    message in
    guard case .remove(let path) = message, path.count == 1,
      let key = tree.child.children(under: path).first?.key, tree.child[[key]] == nil
    else { return tree.send(message) }
    tree.send(.move(path + [key], under: []))
    return tree.send(message)
  }.caught(by: "tree.views"),
  tree("ignoresPath", "a message to a missing node goes to the one above") {
    tree,
    message in
    guard case .child(let path, let inner, _) = message, tree.child[path] == nil else {
      return tree.send(message)
    }
    return tree.send(.child(path.dropLast(), inner))
  }.caught(by: "tree.views", "tree.refusal"),
  tree("isSilent", "a refusal of the tree is not reported") { tree, message in
    tree.send(message)
    return nil
  }.caught(by: "tree.refusal"),
]

extension TallyTree {
  /// The nodes directly under an outermost node.
  fileprivate func children(
    under path: [Int]
  ) -> [KeyedView<TreePlace<Int>, Int, Component<Elm<Tally>>>] {
    guard let node = view.first(where: { [$0.key] == path }) else { return [] }
    return Array(node.children)
  }
}

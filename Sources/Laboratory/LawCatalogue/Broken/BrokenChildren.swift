public import ComonadLaws
import ComponentKit

/// Compositions of children that handle messages in a wrong way.
public let brokenChildren: [BrokenInstance] = brokenLists + brokenSingles + brokenKeyedTrees

/// A child under way, which a faulty composition holds.
private final class FaultyChild<C: Child> {
  var child: C

  init(_ child: C) { self.child = child }
}

// MARK: - Lists

private let brokenLists: [BrokenInstance] = [
  list(
    "byPosition",
    "a message goes to the row at the position that is its key",
    caughtBy: ["keyed.others", "keyed.identity"]
  ) { list, message in
    guard case .child(let key, let inner) = message, list.child[key] != nil else {
      return list.child.send(message)
    }
    let rows = list.child.view
    guard rows.indices.contains(key) else { return list.child.send(message) }
    return list.child.send(.child(rows[key].key, inner))
  },
  list(
    "tellsAll",
    "a message to one child is sent to all of them",
    caughtBy: ["keyed.views", "keyed.others"]
  ) { list, message in
    guard case .child(let key, let inner) = message else { return list.child.send(message) }
    let refusal = list.child.send(message)
    if refusal == nil {
      for row in list.child.view where row.key != key { list.child.send(.child(row.key, inner)) }
    }
    return refusal
  },
  list(
    "movesAnew",
    "a row that is moved is made anew",
    caughtBy: ["keyed.move", "keyed.identity"]
  ) { list, message in
    guard case .move(let key, let position) = message, list.child.refusal(of: message) == nil else {
      return list.child.send(message)
    }
    list.child.send(.remove(key))
    return list.child.send(.insert(key, 0, at: position))
  },
  list(
    "swaps",
    "a row that is moved changes places with the one that is there",
    caughtBy: ["keyed.views", "keyed.move"]
  ) { list, message in
    let refusal = list.child.refusal(of: message)
    guard case .move(let key, let position) = message, refusal == nil else {
      return list.child.send(message)
    }
    let keys = list.child.view.map(\.key)
    let place = keys.firstIndex(of: key) ?? 0
    list.child.send(message)
    let other = keys[position]
    return list.child.send(.move(other, to: place))
  },
  list(
    "replaces",
    "a row of a key that is there takes the place of the other",
    caughtBy: ["keyed.views", "keyed.refusal"]
  ) { list, message in
    if case .insert(let key, _, nil) = message { list.child.send(.remove(key)) }
    return list.child.send(message)
  },
  list(
    "removesLast",
    "the last row is removed in the place of the one that is meant",
    caughtBy: ["keyed.views", "keyed.insert-remove"]
  ) { list, message in
    guard case .remove = message, list.child.refusal(of: message) == nil,
      let last = list.child.view.last
    else { return list.child.send(message) }
    return list.child.send(.remove(last.key))
  },
  list(
    "isSilent",
    "a message to a row that is gone is not reported",
    caughtBy: ["keyed.refusal"]
  ) { list, message in
    let refusal = list.child.send(message)
    if case .child = message { return nil }
    return refusal
  },
]

/// The instance of a faulty list, with the laws that must catch it.
private func list(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  send: @escaping @Sendable (FaultyChild<TallyList>, TallyList.Message) -> Refusal?
) -> BrokenInstance {
  broken("KeyedList.\(name)", fault, caughtBy: laws, line: line, suite: keyedLaws) {
    let list = FaultyChild(emptyList())
    return ComponentUnderTest(send: { send(list, $0) }, view: { rows(list.child.view) })
  }
}

// MARK: - One child

private let brokenSingles: [BrokenInstance] = [
  broken(
    "OptionalChild.keeps",
    "a child that is shown again is as it was when it was hidden",
    caughtBy: ["optional-child.views", "optional-child.refusal"],
    suite: optionalLaws
  ) {
    let place = FaultyChild(optionalTally())
    var isHidden = true
    return ComponentUnderTest(
      send: { message in
        switch message {
        case .replace(nil) where !isHidden:
          isHidden = true
          return nil
        case .replace(_?) where place.child.child != nil:
          isHidden = false
          return nil
        case .replace(_?):
          isHidden = false
          return place.child.send(message)
        case .replace, .child, .fromEffect:
          return isHidden ? Refusal("the child is absent") : place.child.send(message)
        }
      },
      view: { isHidden ? -1 : place.child.view ?? -1 }
    )
  },
  broken(
    "OptionalChild.isSilent",
    "a message to an absent child is not reported",
    caughtBy: ["optional-child.refusal"],
    suite: optionalLaws
  ) {
    let place = FaultyChild(optionalTally())
    return ComponentUnderTest(
      send: { message in
        let isAbsent = place.child.child == nil
        let refusal = place.child.send(message)
        return isAbsent ? nil : refusal
      },
      view: { place.child.view ?? -1 }
    )
  },
  broken(
    "Resettable.zero",
    "a reset leads to zero, whatever the beginning was",
    caughtBy: ["resettable.views", "resettable.refusal"],
    suite: resettableLaws
  ) {
    let tally = FaultyChild(resettableTally())
    return ComponentUnderTest(
      send: { message in
        if message == .reset { return tally.child.send(.child(-tally.child.view)) }
        return tally.child.send(message)
      },
      view: { tally.child.view }
    )
  },
  broken(
    "Resettable.refusesTwice",
    "a reset is refused where nothing was sent before",
    caughtBy: ["resettable.refusal"],
    suite: resettableLaws
  ) {
    let tally = FaultyChild(resettableTally())
    return ComponentUnderTest(
      send: { message in
        if message == .reset, tally.child.view == 2 { return Refusal("nothing is to be reset") }
        return tally.child.send(message)
      },
      view: { tally.child.view }
    )
  },
  broken(
    "InCase.staysOpen",
    "a child that is entered again is as it was",
    caughtBy: ["in-case.views", "in-case.refusal"],
    suite: caseLaws
  ) {
    var door = Component<React<InCase<Door, Component<Elm<Tally>>>>>(Door.withTally)
    return ComponentUnderTest(
      send: { message in
        if case .open = message, door.view != -1 { return nil }
        return door.send(message)
      },
      view: { door.view }
    )
  },
  broken(
    "InCase.isSilent",
    "a message for the child in another case is not reported",
    caughtBy: ["in-case.refusal"],
    suite: caseLaws
  ) {
    var door = Component<Elm<InCase<Door, Component<Elm<Tally>>>>>(Door.withTally)
    return ComponentUnderTest(
      send: { message in
        let refusal = door.send(message)
        if case .tally = message, door.view == -1 { return nil }
        return refusal
      },
      view: { door.view }
    )
  },
]

// MARK: - Trees

private let brokenKeyedTrees: [BrokenInstance] = [
  tree(
    "movesUp",
    "the nodes under one that is removed are kept, and stand in its place",
    caughtBy: ["tree.views"]
  ) { tree, message in
    guard case .remove(let path) = message, let key = tree.child.children(under: path).first?.key,
      path.count == 1, tree.child[[key]] == nil
    else { return tree.child.send(message) }
    tree.child.send(.move(path + [key], under: []))
    return tree.child.send(message)
  },
  tree(
    "ignoresPath",
    "a message to a node that is not there goes to the one above",
    caughtBy: ["tree.views", "tree.refusal"]
  ) { tree, message in
    guard case .child(let path, let inner) = message, tree.child[path] == nil else {
      return tree.child.send(message)
    }
    return tree.child.send(.child(path.dropLast(), inner))
  },
  tree(
    "isSilent",
    "what the tree refuses is not reported",
    caughtBy: ["tree.refusal"]
  ) { tree, message in
    tree.child.send(message)
    return nil
  },
]

extension TallyTree {
  /// The nodes right under an outermost one.
  fileprivate func children(under path: [Int]) -> [KeyedView<TreePlace<Int>, Component<Elm<Tally>>>]
  {
    guard let node = view.first(where: { [$0.key] == path }) else { return [] }
    return Array(node.children)
  }
}

/// The instance of a faulty tree, with the laws that must catch it.
private func tree(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  send: @escaping @Sendable (FaultyChild<TallyTree>, TallyTree.Message) -> Refusal?
) -> BrokenInstance {
  broken("KeyedTree.\(name)", fault, caughtBy: laws, line: line, suite: treeLaws) {
    let tree = FaultyChild(emptyTree())
    return ComponentUnderTest(send: { send(tree, $0) }, view: { treeText(tree.child.view) })
  }
}

// MARK: - Every child

/// The instance of a fault, with the laws that must catch it.
private func broken<Message, View>(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  suite: (@escaping @Sendable () -> ComponentUnderTest<Message, View>) -> Suite,
  make: @escaping @Sendable () -> ComponentUnderTest<Message, View>
) -> BrokenInstance {
  BrokenInstance(
    Instance(name, suite(make), line: line),
    operation: "send",
    fault: fault,
    caughtBy: laws
  )
}

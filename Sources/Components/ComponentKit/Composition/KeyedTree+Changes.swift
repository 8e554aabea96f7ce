// MARK: - Refusals

extension KeyedTree {
  @inlinable
  func absence(of path: [Key]) -> Refusal {
    path.isEmpty
      ? Refusal("a path must name a node; got an empty one")
      : Refusal("no node has the path \(describe(path: path))")
  }

  /// Why no node of the key can be put under the node of a path.
  @inlinable
  func refusal(of key: Key, under path: [Key]) -> Refusal? {
    let parent = slot(at: path)
    if parent == nil && !path.isEmpty { return absence(of: path) }
    return index[TreePlace(parent, key)] == nil
      ? nil : Refusal("there is a node with the path \(describe(path: path + [key])) already")
  }

  /// Why no node can be put at a position under the node of a path, given the one that moves.
  @inlinable
  func refusal(of position: Int?, under path: [Key], moved: Int?) -> Refusal? {
    let siblings = order(under: slot(at: path))
    let last = siblings.count - (moved.map { siblings.contains($0) } == true ? 1 : 0)
    guard let position, !(0...last).contains(position) else { return nil }
    return Refusal("a node must be put at a position from 0 to \(last); got \(position)")
  }

  @inlinable
  func refusal(ofMoving path: [Key], under target: [Key], at position: Int?) -> Refusal? {
    guard let slot = slot(at: path), let key = path.last else { return absence(of: path) }
    if target.starts(with: path) {
      return Refusal("a node must not be put under itself; got \(describe(path: target))")
    }
    if !target.elementsEqual(path.dropLast()), let refusal = refusal(of: key, under: target) {
      return refusal
    }
    return refusal(of: position, under: target, moved: slot)
  }
}

/// Returns how a path is named to people.
@inlinable
func describe<Key>(path: [Key]) -> String {
  var text = ""
  for key in path { text += (text.isEmpty ? "" : "/") + describe(key) }
  return text
}

// MARK: - Changes

extension KeyedTree {
  @inlinable
  mutating func insert(_ key: Key, _ child: C, under parent: Int?, at position: Int?) {
    let slot = slots.add(Node(key, serial: serials, parent: parent, child: child))
    serials += 1
    attach(slot, key, under: parent, at: position)
    demand(change(slot) { $0.child.takeEffect() }, of: slot)
  }

  @inlinable
  mutating func remove(_ top: Int) {
    detach(top)
    var waiting = [top]
    while let slot = waiting.popLast() {
      let node = slots[slot]
      for child in node.order { index[TreePlace(slot, slots[child].key)] = nil }
      waiting += node.order
      pending.add(.cancel(EffectID(node.serial)))
      slots.remove(at: slot)
    }
  }

  @inlinable
  mutating func move(_ slot: Int, under parent: Int?, at position: Int?) {
    let key = slots[slot].key
    detach(slot)
    change(slot) { $0.parent = parent }
    attach(slot, key, under: parent, at: position)
  }

  @inlinable
  mutating func send(_ message: C.Message, at slot: Int) {
    let effect = change(slot) { node in
      node.child.send(message)
      return node.child.takeEffect()
    }
    demand(effect, of: slot)
  }

  /// Demands what a node asks for, with its names within the node's number.
  @inlinable
  mutating func demand(_ effect: Effect<C.Message>, of slot: Int) {
    if case .none = effect { return }
    let serial = slots[slot].serial
    pending.add(
      effect.map { .heard($0, slot: slot, serial: serial) }.within(EffectID(serial))
    )
  }

  @inlinable
  mutating func attach(_ slot: Int, _ key: Key, under parent: Int?, at position: Int?) {
    index[TreePlace(parent, key)] = slot
    changeOrder(under: parent) { $0.insert(slot, at: position ?? $0.count) }
  }

  @inlinable
  mutating func detach(_ slot: Int) {
    let (parent, key) = (slots[slot].parent, slots[slot].key)
    index[TreePlace(parent, key)] = nil
    changeOrder(under: parent) { order in
      if let position = order.firstIndex(of: slot) { order.remove(at: position) }
    }
  }

  @inlinable
  mutating func changeOrder(under parent: Int?, _ change: (inout [Int]) -> Void) {
    if let parent { self.change(parent) { change(&$0.order) } } else { change(&order) }
  }

  /// Changes a node, in place unless an older tree holds it.
  @discardableResult
  @inlinable
  mutating func change<Result>(_ slot: Int, _ change: (Node) -> Result) -> Result {
    slots.change(at: slot) { node in
      guard var own = node.take() else {
        preconditionFailure("a slot must hold a node to be changed; got \(slot)")
      }
      if !isKnownUniquelyReferenced(&own) { own = own.copy }
      node = own
      return change(own)
    }
  }
}

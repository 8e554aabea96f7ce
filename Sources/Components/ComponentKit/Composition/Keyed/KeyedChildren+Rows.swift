extension KeyedChildren {
  @usableFromInline
  typealias Row = KeyedRow<Place, Seed, C>
}

// MARK: - Rows that come, go and move

extension KeyedChildren {
  /// The slots of the rows right under a row, or of the outermost ones.
  @inlinable
  func order(under slot: Int?) -> [Int] { slot.map { slots[$0].order } ?? order }

  @inlinable
  mutating func insert(_ child: C, of seed: Seed, at place: Place, position: Int?) {
    let id = ChildID(slot: slots.nextSlot, serial: serials)
    let slot = slots.add(Row(place, seed, HeldChild(child, id: id)))
    serials += 1
    attach(slot, at: place, position: position)
    demand(changeRow(slot) { $0.held.takeEffect() }, of: slot)
  }

  /// Removes a row, all rows under it, and cancels their work.
  @inlinable
  mutating func remove(_ top: Int) {
    detach(top)
    var waiting = [top]
    while let slot = waiting.popLast() {
      let row = slots[slot]
      index[row.place] = nil
      waiting += row.order
      pending.add(row.held.end())
      slots.remove(at: slot)
    }
  }

  /// Moves a row, with all rows under it, to a place.
  @inlinable
  mutating func move(_ slot: Int, to place: Place, position: Int?) {
    detach(slot)
    // A row of a list is the same row at every position: only the order changes.
    if !Place.isFlat { changeRow(slot) { $0.place = place } }
    attach(slot, at: place, position: position)
  }

  @inlinable
  mutating func attach(_ slot: Int, at place: Place, position: Int?) {
    index[place] = slot
    changeOrder(under: place.parent) { $0.insert(slot, at: position ?? $0.count) }
  }

  @inlinable
  mutating func detach(_ slot: Int) {
    let place = slots[slot].place
    index[place] = nil
    changeOrder(under: place.parent) { order in
      if let position = order.firstIndex(of: slot) { order.remove(at: position) }
    }
  }

  @inlinable
  mutating func changeOrder(under parent: Int?, _ change: (inout [Int]) -> Void) {
    if let parent { changeRow(parent) { change(&$0.order) } } else { change(&order) }
  }

  /// Changes a row, in place unless an older whole holds it.
  @discardableResult
  @inlinable
  mutating func changeRow<Result>(_ slot: Int, _ change: (Row) -> Result) -> Result {
    slots.change(at: slot) { row in
      guard var own = row.take() else {
        preconditionFailure("a slot must hold a row to be changed; got \(slot)")
      }
      if !isKnownUniquelyReferenced(&own) { own = own.copy }
      row = own
      return change(own)
    }
  }
}

// MARK: - Messages and effects

extension KeyedChildren {
  /// Sends a message to the child in a slot, in one descent; the child may refuse it.
  @inlinable
  mutating func send(_ message: C.Message, at slot: Int) -> Refusal? {
    let (refusal, effect) = slots.change(at: slot) { row -> (Refusal?, Effect<C.Message>) in
      // A row that an older list shares may refuse before it is copied: then it is not changed.
      if !isKnownUniquelyReferenced(&row) {
        if let refusal = row?.child.refusal(of: message) { return (refusal, .none) }
        row = row?.copy
      }
      if let refusal = row?.held.child.send(message) { return (refusal, .none) }
      return (nil, row?.held.takeEffect() ?? .none)
    }
    demand(effect, of: slot)
    return refusal
  }

  /// Adds the effect of a row to those of the whole.
  @inlinable
  mutating func demand(_ effect: Effect<C.Message>, of slot: Int) {
    if case .none = effect { return }
    let name = name(at: slot)
    pending.add(slots[slot].held.id.placed(effect) { .child(name, $0, of: $1) })
  }

  /// The name of the row in a slot.
  @inlinable
  func name(at slot: Int) -> Place.Name { slots[slot].place.name { slots[$0].place } }
}

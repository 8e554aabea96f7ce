/// Numbered places for objects, whose copies share what is equal.
///
/// A tree of chunks of sixteen: a change copies the chunks on the way to one object, and only
/// those that an older copy of the slots still holds. So what is older stays as it was, and two
/// copies are compared in time proportional to what differs.
///
/// (Bagwell and Rompf, RRB-trees: efficient immutable vectors, 2011, describe the tree.)
@usableFromInline
struct Slots<Row: AnyObject> {
  @usableFromInline
  var root = Chunk<Row>.rows([])

  /// How many levels of chunks stand above the rows.
  @usableFromInline
  var height = 0

  /// How many places there are, empty ones among them.
  @usableFromInline
  var count = 0

  /// The empty places.
  @usableFromInline
  var vacant: [Int] = []

  @inlinable
  init() {}
}

/// A part of the places: rows, or parts of equal height.
@usableFromInline
enum Chunk<Row: AnyObject> {
  case rows([Row?])
  case chunks([Chunk])

  /// How many of the bits of a place each level takes.
  @inlinable
  static var bits: Int { 4 }

  /// The bits that the lowest level takes.
  @inlinable
  static var mask: Int { (1 << bits) - 1 }
}

// MARK: - Reading and changing

extension Slots {
  /// The object at a place.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log n).
  @inlinable
  subscript(slot: Int) -> Row {
    guard let row = root.row(at: slot, shift: height * Chunk<Row>.bits) else {
      preconditionFailure("a slot must hold a row to be read; got \(slot)")
    }
    return row
  }

  /// The object at a place that may not exist.
  @inlinable
  func row(at slot: Int) -> Row? {
    (0..<count).contains(slot) ? root.row(at: slot, shift: height * Chunk<Row>.bits) : nil
  }

  /// Changes what is at a place, in place where no copy holds it.
  ///
  /// - Complexity: O(log n), and a copy of each chunk on the way that an older copy holds.
  @inlinable
  mutating func change<Result>(at slot: Int, _ change: (inout Row?) -> Result) -> Result {
    root.change(at: slot, shift: height * Chunk<Row>.bits, change)
  }

  /// Puts an object where there is room, and returns the place.
  ///
  /// - Complexity: As of a change; amortised, since new levels are added.
  @inlinable
  mutating func add(_ row: Row) -> Int {
    let slot = vacant.popLast() ?? count
    if slot == count {
      count += 1
      if slot >> ((height + 1) * Chunk<Row>.bits) > 0 {
        root = .chunks([root])
        height += 1
      }
      root.extend(height: height, to: slot)
    }
    change(at: slot) { $0 = row }
    return slot
  }

  /// Empties a place; when all are empty, none is kept.
  ///
  /// - Complexity: As of a change.
  @inlinable
  mutating func remove(at slot: Int) {
    change(at: slot) { $0 = nil }
    vacant.append(slot)
    if vacant.count == count { self = Slots() }
  }
}

extension Chunk {
  @inlinable
  func row(at slot: Int, shift: Int) -> Row? {
    switch self {
    case .rows(let rows): rows[slot & Chunk.mask]
    case .chunks(let chunks):
      chunks[(slot >> shift) & Chunk.mask].row(at: slot, shift: shift - Chunk.bits)
    }
  }

  @inlinable
  mutating func change<Result>(
    at slot: Int,
    shift: Int,
    _ change: (inout Row?) -> Result
  ) -> Result {
    // What is changed is taken out first: held twice, it would be copied.
    switch self {
    case .rows(var rows):
      self = .rows([])
      defer { self = .rows(rows) }
      return change(&rows[slot & Chunk.mask])
    case .chunks(var chunks):
      self = .rows([])
      defer { self = .chunks(chunks) }
      return chunks[(slot >> shift) & Chunk.mask].change(
        at: slot,
        shift: shift - Chunk.bits,
        change
      )
    }
  }

  /// Makes the place, which is the first one that is missing.
  @inlinable
  mutating func extend(height: Int, to slot: Int) {
    switch self {
    case .rows(var rows):
      self = .rows([])
      rows.append(nil)
      self = .rows(rows)
    case .chunks(var chunks):
      self = .rows([])
      let index = (slot >> (height * Chunk.bits)) & Chunk.mask
      if index == chunks.count { chunks.append(height == 1 ? .rows([]) : .chunks([])) }
      chunks[index].extend(height: height - 1, to: slot)
      self = .chunks(chunks)
    }
  }
}

// MARK: - Comparing

extension Slots {
  /// Visits each place that does not hold the same object as it does in older slots.
  ///
  /// - Complexity: O(c log n), where c chunks differ; chunks that both share are not looked into.
  @inlinable
  func visitChanges(since older: Slots, _ visit: (_ slot: Int, _ new: Row?, _ old: Row?) -> Void) {
    var (new, old) = (self, older)
    while new.height < old.height { new.grow() }
    while old.height < new.height { old.grow() }
    if new.root.address == old.root.address { return }
    Chunk.visitChanges(from: old.root, to: new.root, height: new.height, slot: 0, visit)
  }

  @inlinable
  mutating func grow() {
    root = .chunks([root])
    height += 1
  }
}

extension Chunk {
  @inlinable
  static func visitChanges(
    from old: Chunk,
    to new: Chunk,
    height: Int,
    slot: Int,
    _ visit: (_ slot: Int, _ new: Row?, _ old: Row?) -> Void
  ) {
    switch (old, new) {
    case (.rows(let olds), .rows(let news)):
      for index in 0..<max(olds.count, news.count) {
        let old = index < olds.count ? olds[index] : nil
        let new = index < news.count ? news[index] : nil
        if old !== new { visit(slot + index, new, old) }
      }
    case (.chunks(let olds), .chunks(let news)):
      for index in 0..<max(olds.count, news.count) {
        let old = index < olds.count ? olds[index] : .nothing(height: height - 1)
        let new = index < news.count ? news[index] : .nothing(height: height - 1)
        if old.address == new.address { continue }
        visitChanges(
          from: old,
          to: new,
          height: height - 1,
          slot: slot + (index << (height * bits)),
          visit
        )
      }
    case (.rows, .chunks), (.chunks, .rows):
      preconditionFailure("chunks must be of equal height to be compared")
    }
  }

  /// A chunk of a height that holds nothing.
  @inlinable
  static func nothing(height: Int) -> Chunk { height == 0 ? .rows([]) : .chunks([]) }

  /// Where the chunk is in memory, which nobody changes while two chunks hold it.
  @inlinable
  var address: UnsafeRawPointer? {
    switch self {
    case .rows(let rows): rows.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    case .chunks(let chunks): chunks.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
  }
}

/// A persistent table of objects in numbered slots: copies share their equal parts.
///
/// It is a tree of chunks of sixteen. A change copies the chunks on the way to one object, but only
/// those that an older copy of the table still holds. So older copies do not change, and two copies
/// are compared in time proportional to their difference.
///
/// (Bagwell and Rompf, RRB-trees: efficient immutable vectors, 2011, describe the tree.)
@usableFromInline
struct Slots<Row: AnyObject> {
  @usableFromInline
  var root = Chunk<Row>.rows([])

  /// How many levels of chunks are above the rows.
  @usableFromInline
  var height = 0

  /// How many slots there are, with the empty ones.
  @usableFromInline
  var count = 0

  /// The empty slots.
  @usableFromInline
  var vacant: [Int] = []

  @inlinable
  init() {}
}

/// A part of the table: rows, or parts of equal height.
@usableFromInline
enum Chunk<Row: AnyObject> {
  case rows([Row?])
  case chunks([Chunk])

  /// How many bits of a slot each level takes.
  @inlinable
  static var bits: Int { 4 }

  /// The bits that the lowest level takes.
  @inlinable
  static var mask: Int { (1 << bits) - 1 }
}

// MARK: - Reading and changing

extension Slots {
  /// The object in a slot.
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

  /// The object in a slot that may be empty or not exist.
  @inlinable
  func row(at slot: Int) -> Row? {
    (0..<count).contains(slot) ? root.row(at: slot, shift: height * Chunk<Row>.bits) : nil
  }

  /// Changes the content of a slot, in place where no copy holds it; the slot may be a new one.
  ///
  /// - Complexity: O(log n), and a copy of each chunk on the way that an older copy holds.
  @inlinable
  mutating func change<Result>(at slot: Int, _ change: (inout Row?) -> Result) -> Result {
    root.change(at: slot, shift: height * Chunk<Row>.bits, change)
  }

  /// The slot of the object that is put into the table next.
  @inlinable
  var nextSlot: Int { vacant.last ?? count }

  /// Puts an object into an empty or new slot, and returns the slot.
  ///
  /// - Complexity: As of a change; amortised, since new levels are added.
  @inlinable
  mutating func add(_ row: Row) -> Int {
    let slot = vacant.popLast() ?? count
    count = max(count, slot + 1)
    if slot >> ((height + 1) * Chunk<Row>.bits) > 0 { grow() }
    change(at: slot) { $0 = row }
    return slot
  }

  /// Empties a slot; when all are empty, none is kept.
  ///
  /// - Complexity: As of a change.
  @inlinable
  mutating func remove(at slot: Int) {
    change(at: slot) { $0 = nil }
    vacant.append(slot)
    if vacant.count == count { self = Slots() }
  }
}

extension Chunk: Sendable where Row: Sendable {}
extension Slots: Sendable where Row: Sendable {}

extension Chunk {
  @inlinable
  func row(at slot: Int, shift: Int) -> Row? {
    switch self {
    case .rows(let rows): rows[slot & Chunk.mask]
    case .chunks(let chunks):
      chunks[(slot >> shift) & Chunk.mask].row(at: slot, shift: shift - Chunk.bits)
    }
  }

  /// Changes the content of a slot, which is created if it is the first one that is missing.
  @inlinable
  mutating func change<Result>(
    at slot: Int,
    shift: Int,
    _ change: (inout Row?) -> Result
  ) -> Result {
    let index = (slot >> shift) & Chunk.mask
    // The array is taken out first: held twice, it would be copied.
    switch self {
    case .rows(var rows):
      self = .rows([])
      defer { self = .rows(rows) }
      if index == rows.count { rows.append(nil) }
      return change(&rows[index])
    case .chunks(var chunks):
      self = .rows([])
      defer { self = .chunks(chunks) }
      let below = shift - Chunk.bits
      if index == chunks.count { chunks.append(.nothing(height: below / Chunk.bits)) }
      return chunks[index].change(at: slot, shift: below, change)
    }
  }
}

// MARK: - Comparing

extension Slots {
  /// Returns whether the objects in the slots of two tables are equal; two that are the same object
  /// are not compared.
  ///
  /// - Precondition: The same slots are full.
  /// - Complexity: O(c log n), where c chunks differ; chunks that both share are not visited.
  @inlinable
  func isEqual(to other: Slots, _ areEqual: (Row, Row) -> Bool) -> Bool {
    var (one, other) = (self, other)
    while one.height < other.height { one.grow() }
    while other.height < one.height { other.grow() }
    return one.root.isEqual(to: other.root, areEqual)
  }

  @inlinable
  mutating func grow() {
    root = .chunks([root])
    height += 1
  }
}

extension Chunk {
  @inlinable
  func isEqual(to other: Chunk, _ areEqual: (Row, Row) -> Bool) -> Bool {
    if address == other.address { return true }
    switch (self, other) {
    case (.rows(let ours), .rows(let theirs)):
      return zip(ours, theirs).allSatisfy { one, other in
        guard let one, let other else { return one === other }
        return one === other || areEqual(one, other)
      }
    case (.chunks(let ours), .chunks(let theirs)):
      return zip(ours, theirs).allSatisfy { $0.isEqual(to: $1, areEqual) }
    case (.rows, .chunks), (.chunks, .rows):
      preconditionFailure("chunks must be of equal height to be compared")
    }
  }

  /// An empty chunk of a height.
  @inlinable
  static func nothing(height: Int) -> Chunk { height == 0 ? .rows([]) : .chunks([]) }

  /// The address of the chunk, whose memory does not change while two chunks hold it.
  @inlinable
  var address: UnsafeRawPointer? {
    switch self {
    case .rows(let rows): rows.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    case .chunks(let chunks): chunks.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
  }
}

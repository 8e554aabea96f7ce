@testable public import ComponentKit

extension KeyedChildren {
  /// Traps unless each row is in the order of one row and in the index, and nothing else is.
  ///
  /// - Complexity: O(n).
  public func checkInvariants() {
    slots.checkInvariants()
    var count = 0
    var serials: Set<Int> = []
    var waiting: [(parent: Int?, order: [Int])] = [(nil, order)]
    while let (parent, order) = waiting.popLast() {
      for slot in order {
        let row = slots[slot]
        precondition(row.place.parent == parent, "a row must name the row above; got \(slot)")
        precondition(index[row.place] == slot, "a row must be in the index; got \(slot)")
        let id = row.held.id
        precondition(id.slot == slot, "an identity must name its slot; got \(id)")
        precondition(id.serial < self.serials, "serials must count the rows; got \(id)")
        precondition(serials.insert(id.serial).inserted, "serials differ; got \(id)")
        waiting.append((slot, row.order))
        count += 1
      }
    }
    precondition(index.count == count, "the index must hold \(count) rows; got \(index.count)")
    let held = slots.count - slots.vacant.count
    precondition(held == count, "the slots must hold \(count) rows; got \(held)")
  }
}

extension Slots {
  /// Traps unless each slot holds a row or is among the vacant ones.
  ///
  /// - Complexity: O(n).
  fileprivate func checkInvariants() {
    precondition(Set(vacant).count == vacant.count, "vacant slots must differ; got \(vacant)")
    precondition(root.places(height: height) == count, "the chunks must have \(count) slots")
    let empty = (0..<count).filter { row(at: $0) == nil }
    precondition(empty == vacant.sorted(), "vacant slots must be \(empty); got \(vacant)")
    precondition(count == 0 || empty.count < count, "an empty table must have no slots")
  }
}

extension Chunk {
  /// Returns how many slots the chunk has; all chunks but the last one are full.
  fileprivate func places(height: Int) -> Int {
    switch self {
    case .rows(let rows):
      precondition(height == 0 && rows.count <= 1 << Chunk.bits, "a chunk has too many rows")
      return rows.count
    case .chunks(let chunks):
      precondition(height > 0 && chunks.count <= 1 << Chunk.bits, "a chunk has too many chunks")
      for chunk in chunks.dropLast() {
        let places = chunk.places(height: height - 1)
        precondition(places == 1 << (height * Chunk.bits), "a chunk must be full; got \(places)")
      }
      let full = max(chunks.count - 1, 0) << (height * Chunk.bits)
      return full + (chunks.last?.places(height: height - 1) ?? 0)
    }
  }
}

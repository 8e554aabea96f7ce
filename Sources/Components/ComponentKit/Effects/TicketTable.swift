/// Values under tickets, in the order of the tickets.
///
/// A scheduler counts its tickets upward, so that it adds nearly all of them at the end. A search among
/// numbers is cheaper there than a hash of each, in time and in the bytes of a page.
@usableFromInline
package struct TicketTable<Value> {
  /// The places of the tickets.
  @usableFromInline
  var index = TicketIndex()

  /// The value at each place; nil where none is.
  @usableFromInline
  var values: [Value?] = []

  /// Creates an empty table.
  @inlinable
  package init() {}

  /// Whether the table holds no value.
  @inlinable
  package var isEmpty: Bool { index.count == 0 }

  /// The tickets of the values, the smallest first.
  ///
  /// - Complexity: O(values).
  @inlinable
  package var tickets: [Int] { index.tickets }

  /// The tickets and their values, the smallest ticket first.
  ///
  /// - Complexity: O(n log n) for n values.
  var elements: [(ticket: Int, value: Value)] {
    tickets.compactMap { ticket in self[ticket].map { (ticket, $0) } }
  }

  /// The value under a ticket, if there is one.
  ///
  /// - Complexity: O(log values).
  @inlinable
  package subscript(ticket: Int) -> Value? {
    guard let place = index.place(of: ticket) else { return nil }
    return values[place]
  }

  /// Returns whether there is a value under a ticket, and it satisfies a condition.
  ///
  /// - Complexity: O(log values), and that of the condition.
  @inlinable
  package func has(_ ticket: Int, where condition: (Value) -> Bool) -> Bool {
    guard let place = index.place(of: ticket), let value = values[place] else { return false }
    return condition(value)
  }

  /// Adds a value under a ticket that was not used before.
  ///
  /// - Complexity: Amortised O(1) under the greatest ticket, O(values) under another one.
  @inlinable
  package mutating func add(_ value: Value, under ticket: Int) {
    let place = index.add(ticket)
    if place < values.count { values[place] = value } else { values.append(value) }
  }

  /// Changes the value under a ticket, if there is one.
  ///
  /// - Complexity: O(log values), and that of the function.
  @inlinable
  package mutating func change(_ ticket: Int, by body: (inout Value) -> Void) {
    guard let place = index.place(of: ticket), var value = values[place].take() else { return }
    body(&value)
    values[place] = value
  }

  /// Removes the value under a ticket and returns it, if there is one.
  ///
  /// - Complexity: Amortised O(log values).
  @inlinable
  @discardableResult
  package mutating func remove(_ ticket: Int) -> Value? {
    guard let place = index.remove(ticket) else { return nil }
    return values[place].take()
  }
}

extension TicketTable: Sendable where Value: Sendable {}

/// The places of tickets in an array of values.
@usableFromInline
struct TicketIndex: Sendable {
  /// The tickets, the smallest first, with those of removed values.
  private(set) var order: [Int] = []

  /// The place of each ticket; -1 if its value was removed.
  private(set) var places: [Int] = []

  /// The places without a value.
  private(set) var free: [Int] = []

  /// The number of values.
  @usableFromInline
  private(set) var count = 0

  @usableFromInline
  init() {}

  /// The tickets of the values, the smallest first.
  @usableFromInline
  var tickets: [Int] {
    var tickets: [Int] = []
    for rank in order.indices where places[rank] >= 0 { tickets.append(order[rank]) }
    return tickets
  }

  /// The rank of a ticket with a value.
  private func rank(of ticket: Int) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle] < ticket { low = middle + 1 } else { high = middle }
    }
    return low < order.count && order[low] == ticket && places[low] >= 0 ? low : nil
  }

  /// The place of a ticket, if it has a value.
  @usableFromInline
  func place(of ticket: Int) -> Int? { rank(of: ticket).map { places[$0] } }

  /// Adds a ticket, and returns the place for its value.
  @usableFromInline
  mutating func add(_ ticket: Int) -> Int {
    let place = free.popLast() ?? count
    var rank = order.count
    order.append(ticket)
    places.append(place)
    while rank > 0, order[rank - 1] > ticket {
      order.swapAt(rank - 1, rank)
      places.swapAt(rank - 1, rank)
      rank -= 1
    }
    count += 1
    return place
  }

  /// Removes a ticket, and returns the place of its value.
  @usableFromInline
  mutating func remove(_ ticket: Int) -> Int? {
    guard let rank = rank(of: ticket) else { return nil }
    let place = places[rank]
    places[rank] = -1
    free.append(place)
    count -= 1
    while places.last == -1 {
      order.removeLast()
      places.removeLast()
    }
    if order.count > 2 * count { compact() }
    return place
  }

  /// Forgets the tickets of removed values.
  private mutating func compact() {
    order = tickets
    places.removeAll { $0 < 0 }
  }
}

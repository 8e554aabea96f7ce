import TestSupport
import Testing

@testable import ComponentKit

@Suite("A table of tickets")
struct TicketTableTests {
  @Test("holds what a dictionary holds, in order, after random steps", arguments: 1...20)
  func model(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var table = TicketTable<Int>()
    var model: [Int: Int] = [:]
    var unused = Array(0..<400)
    for step in 0..<300 {
      // In half of the runs all tickets increase, as those of a scheduler do.
      let wanted = seed.isMultiple(of: 2) ? 0 : random.next(below: min(20, unused.count))
      let isGrowing = step / 60 % 2 == 0
      switch random.next(below: isGrowing ? 3 : 6) {
      case 0, 1:
        let ticket = unused.remove(at: wanted)
        table.add(step, under: ticket)
        model[ticket] = step
      case 2:
        let ticket = random.next(below: 400)
        table.change(ticket) { $0 += 1 }
        model[ticket]? += 1
      default:
        let ticket = model.keys.sorted().dropFirst(random.next(below: 9)).first ?? step
        #expect(table.remove(ticket) == model.removeValue(forKey: ticket), "seed \(seed)")
      }
      #expect(table.checkInvariants() == [], "seed \(seed)")
      let ticket = random.next(below: 400)
      #expect(table[ticket] == model[ticket], "seed \(seed)")
    }
    #expect(table.tickets == model.keys.sorted())
    #expect(table.elements.map(\.value) == model.sorted { $0.key < $1.key }.map(\.value))
    for ticket in table.tickets { table.remove(ticket) }
    #expect(table.isEmpty && table.checkInvariants() == [])
  }

  @Test("keeps no ticket of short work beside work that never ends")
  func longWork() {
    var table = TicketTable<Int>()
    table.add(0, under: 0)
    for ticket in 1...10_000 {
      table.add(ticket, under: ticket)
      if ticket > 1 { table.remove(ticket - 1) }
    }
    #expect(table.index.order.count <= 4 && table.values.count <= 4)
  }
}

import Comonads
import StoreState
import TestSupport
import Testing

@Suite("Pairing of store and state")
struct PairingTests {
  let w = Store(position: 3) { $0 * $0 }
  let m = State<Int, String> { position in
    position += 2
    return "at \(position)"
  }

  @Test("obeys the pairing laws")
  func laws() {
    let f = { (a: String, b: Int) in "\(a) \(b)" }
    let k = { (a: String) in
      State<Int, String> { position in
        position *= a.count
        return a + "!"
      }
    }
    #expect(pair(.pure("a"), w, combine: f) == f("a", w.extract()))
    let nested = pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
    #expect(pair(m.flatMap(k), w, combine: f) == nested)
    #expect(
      pair(m.map { $0 + "?" }, w.map { $0 + 1 }, combine: f) == pair(m, w) { f($0 + "?", $1 + 1) }
    )
    #expect(pair(m, w) { $1 } == w.select(m.map { _ in () }))
    #expect(pair(.get, w) { a, _ in a } == w.position)
    #expect(pair(.put(9), w) { _, b in b } == w.peek(at: 9))
    #expect(pair(m, w, combine: f) == pair(m.meaning, w.meaning, combine: f))
  }

  @Test("200,000 moves with a reading after each retain nothing and nest nothing")
  func manyMoves() {
    let census = Census()
    func run(_ n: Int) {
      var squares = Store(position: 0) { (p: Int) in p &* p }
      var sum = 0
      for _ in 0..<n {
        let token = Token(census)
        squares.move(
          by: State { position in
            token.touch()
            position &+= 1
          }
        )
        sum &+= squares.extract()
      }
      #expect(squares.position == n && sum != 0)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let position = onSmallStack {
      var squares = Store(position: 0) { (p: Int) in p &* p }
      for _ in 0..<200_000 {
        squares.move(by: State { $0 &+= 1 })
        _ = squares.extract()
      }
      return squares.position
    }
    #expect(position == 200_000)
  }
}

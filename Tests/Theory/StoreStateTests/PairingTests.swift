import Comonads
import StoreState
import TestSupport
import Testing

@Suite("Pairing of store and state")
struct PairingTests {
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

import ComponentKit
import SamplePrograms
import StoreState
import TestSupport
import Testing

@Suite("Life")
struct LifeTests {
  @Test("shows the rows and the generation")
  func view() {
    #expect(
      history(Life(width: 5, height: 5), [.place(.blinker, x: 1, y: 2), .step(1)]).views == [
        ".....\n.....\n.....\n.....\n.....\ngeneration 0",
        ".....\n.....\n.###.\n.....\n.....\ngeneration 0",
        ".....\n..#..\n..#..\n..#..\n.....\ngeneration 1",
      ]
    )
  }

  @Test("steps several generations at once as one by one")
  func manySteps() {
    let once = lastView(Life(), .place(.glider, x: 14, y: 6), .step(7))
    let oneByOne = history(
      Life(),
      [.place(.glider, x: 14, y: 6)] + Array(repeating: .step(1), count: 7)
    )
    #expect(once == oneByOne.views.last)
  }

  @Test(
    "reports numbers out of range",
    arguments: [
      (.toggle(x: 16, y: 0), "column must be between 0 and 15; got 16"),
      (.place(.glider, x: 0, y: -1), "row must be between 0 and 7; got -1"),
      (.step(0), "generations must be between 1 and 10000; got 0"),
      (.step(10001), "generations must be between 1 and 10000; got 10001"),
    ] as [(Life.Message, String)]
  )
  func ranges(message: Life.Message, reason: String) {
    let life = Life()
    #expect(life.refusal(of: message, in: life.initial)?.reason == reason)
  }

  @Test("refuses a generation beyond the largest integer")
  func lastGeneration() {
    let life = Life()
    var state = life.initial
    state.generation = .max - 1
    #expect(life.refusal(of: .step(1), in: state) == nil)
    #expect(
      life.refusal(of: .step(2), in: state)
        == Refusal("generation must not exceed 9223372036854775807")
    )
  }
}

@Suite("Torus")
struct TorusTests {
  @Test("continues at the opposite edge")
  func edges() {
    var board = Torus(width: 3, height: 2)
    board[-1, -1] = true
    #expect(board.rows == ["...", "..#"])
    #expect(board[2, 1] && board[5, 3] && board[-4, -3])
    #expect(!board[.min, .max])
  }

  @Test("lets a glider return to its start")
  func glider() {
    var board = Torus(width: 6, height: 6)
    board.place(.glider, at: Torus.Cell(x: 4, y: 4))
    let start = board
    for _ in 0..<4 { board.advance() }
    var moved = Torus(width: 6, height: 6)
    moved.place(.glider, at: Torus.Cell(x: 5, y: 5))
    #expect(board == moved)
    for _ in 4..<24 { board.advance() }
    #expect(board == start)
  }

  @Test("advances like its extended and memoised store", arguments: [1, 2, 3] as [UInt64])
  func memoised(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var board = Torus(width: 7, height: 5)
    for cell in board.cells { board[cell.x, cell.y] = Bool.random(using: &generator) }
    let space = board.store.extend(board.lives).memoised(over: board.cells)
    let expected = board.cells.map { space.peek(at: $0) }
    board.advance()
    #expect(board.cells.map { board[$0.x, $0.y] } == expected)
  }

  @Test("reads neighbours in proportion to generations and area", arguments: [1, 5, 25])
  func readings(generations: Int) {
    var board = Torus(width: 8, height: 6)
    board.place(.glider, at: Torus.Cell(x: 0, y: 0))
    let rule = board
    var rules = 0
    var readings = 0
    for _ in 0..<generations {
      board.advance { store in
        rules += 1
        let counted = Store(position: store.position) { cell in
          readings += 1
          return store.peek(at: cell)
        }
        return rule.lives(counted)
      }
    }
    let area = board.width * board.height
    #expect(rules == generations * area)
    #expect((8 * rules...9 * rules).contains(readings))
  }

  @Test("must have equal rows of known marks")
  func noBoard() {
    #expect(Torus(rows: []) == nil)
    #expect(Torus(rows: [""]) == nil)
    #expect(Torus(rows: ["..", "."]) == nil)
    #expect(Torus(rows: [".x"]) == nil)
  }
}

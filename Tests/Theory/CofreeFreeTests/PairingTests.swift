import CofreeFree
import Comonads
import FreeMonad
import TestSupport
import Testing

/// Words that are looked up, with the number of letters so far as the answer.
enum Letters: Container {
  typealias Shape = Bool
  typealias Position = Int
}

@Suite("Pairing of Cofree and Free")
struct PairingTests {
  let w = Cofree<Dual<Letters>, String>(
    state: "x",
    value: { $0 },
    respond: { word, isA in
      word += isA ? "a" : "b"
      return word.count
    }
  )
  let m = Free<Letters, Int>.liftF(true).flatMap { n in Free.liftF(n % 2 == 0).map { n * 10 + $0 } }

  @Test("asks in place, and leaves a copy as it was")
  func asking() {
    #expect(pair(m, w) { "\($0) \($1)" } == "23 xaa")
    var asked = w
    #expect(asked.ask(true) == 2)
    #expect(asked.extract() == "xa" && w.extract() == "x")
  }

  @Test("A Moore machine is the object whose operations are inputs")
  func mooreMachine() {
    var machine = Cofree<Dual<Inputs<Int>>, String>(
      state: 0,
      value: { "\($0)" },
      respond: { $0 += $1 }
    )
    machine.move(by: Free.send(2).flatMap { Free.send(3) })
    #expect(machine.extract() == "5")
  }

  @Test("Queries have typed answers")
  func queries() {
    enum Shelf {
      case count(Reply<Int>)
      case title(Int, Reply<String?>)
      case add(String)
    }
    let shelf = Cofree<Dual<Queries<Shelf>>, Int>(state: [String](), value: \.count) {
      books,
      query in
      switch query {
      case .count(let reply): return reply(books.count)
      case .title(let index, let reply):
        return reply(books.indices.contains(index) ? books[index] : nil)
      case .add(let title):
        books.append(title)
        return .none
      }
    }
    let program = Free<Queries<Shelf>, Void>.tell(.add("Emma"))
      .flatMap { Free<Queries<Shelf>, Int>.ask(Shelf.count) }
      .flatMap { count in Free<Queries<Shelf>, String?>.ask { .title(count - 1, $0) } }
    #expect(pair(program, shelf) { "\($0 ?? "none") of \($1)" } == "Emma of 1")
    #expect(
      pair(Free<Queries<Shelf>, String?>.ask { .title(7, $0) }, shelf) { answer, _ in answer }
        == nil
    )
    let twice = program.flatMap { first in program.map { [first, $0] } }
    #expect(pair(twice, shelf) { answers, _ in answers } == ["Emma", "Emma"])
    #expect(pair(program, shelf) { "\($0 ?? "none") of \($1)" } == "Emma of 1")
  }

  @Test("200,000 moves with a reading after each retain nothing and nest nothing")
  func manyMoves() {
    let census = Census()
    func run(_ n: Int) {
      var counter = Cofree<Dual<Inputs<Token>>, Int>(
        state: 0,
        value: { $0 },
        respond: { $0 += $1.touch() }
      )
      for _ in 0..<n {
        counter.move(by: .send(Token(census)))
        _ = counter.extract()
      }
      #expect(counter.extract() == n)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let count = onSmallStack {
      var stream = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
      var object = Cofree<Dual<Inputs<Int>>, Int>(state: 0, value: { $0 }, respond: { $0 += $1 })
      for _ in 0..<200_000 {
        stream.step(())
        object.move(by: .send(1))
        _ = stream.extract() + object.extract()
      }
      return stream.extract() + object.extract()
    }
    #expect(count == 400_000)
  }
}

import Comonads
import Testing

/// Returns the laws of directed containers that the samples break.
private func brokenLaws<C: DirectedContainer>(
  of container: C.Type,
  shapes: [C.Shape],
  positions: (C.Shape) -> [C.Position]
) -> Set<String> where C.Shape: Equatable, C.Position: Equatable {
  var broken: Set<String> = []
  func check(_ law: String, _ holds: Bool) {
    if !holds { broken.insert(law) }
  }
  for s in shapes {
    check("s at root is s", C.subshape(of: s, at: C.root(of: s)) == s)
    for p in positions(s) {
      let sp = C.subshape(of: s, at: p)
      check("p then root is p", C.composing(p, C.root(of: sp), from: s) == p)
      check("root then p is p", C.composing(C.root(of: s), p, from: s) == p)
      for q in positions(sp) {
        let pq = C.composing(p, q, from: s)
        let spq = C.subshape(of: sp, at: q)
        check("s at (p then q) is (s at p) at q", C.subshape(of: s, at: pq) == spq)
        for r in positions(spq) {
          let right = C.composing(p, C.composing(q, r, from: sp), from: s)
          check("then is associative", C.composing(pq, r, from: s) == right)
        }
      }
    }
  }
  return broken
}

@Suite("Directed containers")
struct DirectedContainerTests {
  @Test("The published sum is no directed container: its moves are not associative")
  func publishedSum() {
    let shapes = [false, true].map { PublishedSum.Shape(isRight: $0, left: 1, right: 2) }
    let broken = brokenLaws(of: PublishedSum.self, shapes: shapes) { _ in
      [.left(0), .left(3), .right(0), .right(4)]
    }
    #expect(broken.contains("s at (p then q) is (s at p) at q"))
    #expect(brokenLaws(of: Days.self, shapes: Array(0..<7)) { _ in [0, 1, 6, 9] } == [])
  }

  @Test("A space moves as its program describes, and nothing nests")
  func space() {
    var weekday = Space<Days, Int>(shape: 5) { $0 }
    let answer = weekday.move(
      by: Co { cursor in
        for _ in 0..<100_000 { cursor.move(by: 3) }
        return cursor.shape
      }
    )
    #expect(answer == (5 + 300_000) % 7)
    #expect(weekday.shape == answer)
    #expect(weekday.extract() == 300_000)
    #expect(weekday.peek(at: 1) == 300_001)
  }

  @Test("A cursor shows its position, and a program combines the values on its way")
  func co() {
    let wander = Co<Days, Int>.inspect { $0 }.flatMap { day in
      Co<Days, Void>.move { $0 + 1 }.map { day }
    }
    let both = Co.zip(wander, wander)
    #expect(wander(2).position == 3)
    #expect(both(2).position == 3 + 6)
    #expect(both(2).value == (2, 5))
    let again = Co<Days, (Int, Int)>(answering: { both($0) })
    #expect(again(2).position == both(2).position)
  }

  @Test("Pairing a program with a space reads the value to which the program leads")
  func pairing() {
    let space = Space<Days, Int>(shape: 5) { $0 * 10 }
    let step = Co<Days, String> { cursor in
      cursor.move(by: 2)
      return "day \(cursor.shape)"
    }
    #expect(pair(step, space) { "\($0): \($1)" } == "day 0: 20")
    #expect(pair(.pure("here"), space) { "\($0): \($1)" } == "here: 0")
  }
}

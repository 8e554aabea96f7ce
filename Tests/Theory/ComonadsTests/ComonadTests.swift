import Comonads
import TestSupport
import Testing

@Suite("Comonads")
struct ComonadTests {
  @Test("The identity obeys the laws")
  func identity() {
    let w = Identity(3)
    #expect(brokenComonadLaws(of: w, { $0.value * 2 }, { $0.value + 7 }, { $0 - 1 }) == [])
    #expect(
      brokenMoveLaws(
        of: w,
        seen: seen,
        stay: Identity(()),
        moves: [Identity(())],
        then: { _, n in n },
        { $0.value * 2 }
      ) == []
    )
    #expect(Identity(2).flatMap { Identity($0 * 5) } == Identity(10))
  }

  @Test("The environment obeys the laws")
  func env() {
    let w = Env(environment: 4, value: 3)
    let f = { (w: Env<Int, Int>) in w.ask() * 10 + w.extract() }
    #expect(brokenComonadLaws(of: w, f, { $0.ask() - $0.value }, { $0 - 1 }) == [])
    let read = Reader<Int, Void> { _ in }
    #expect(
      brokenMoveLaws(
        of: w,
        seen: seen,
        stay: .pure(()),
        moves: [read],
        then: { m, n in m.flatMap { n } },
        f
      ) == []
    )
    #expect(w.local { "\($0)" }.local { $0 + "!" } == w.local { "\($0)!" })
    #expect(w.extend(f).ask() == 4)
    #expect(w.asks { $0 + 1 } == 5)
    #expect(Env(meaning: w.meaning) == w)
  }

  @Test("A reader reads; where it is nested, the outer change comes first")
  func reader() {
    let m = Reader<Int, Int>.asks { $0 + 1 }.flatMap { n in Reader.asks { $0 * n } }
    #expect(m.run(4) == 20)
    #expect(m.local { $0 * 2 }.local { $0 + 1 }.run(1) == m.run(4))
    #expect(Reader(meaning: m.meaning).run(4) == 20)
    #expect(pair(m, Env(environment: 4, value: "v")) { "\($0)\($1)" } == "20v")
  }

  @Test("Every zipper of up to four elements obeys the laws")
  func zipper() throws {
    let f = { (w: Zipper<Int>) in (w.peek(at: w.index + 1) ?? 100) * 10 + w.focus + w.index }
    let g = { (w: Zipper<Int>) in w.elements.reduce(0) { $0 * 2 + $1 } - w.index }
    for count in 1...4 {
      for index in 0..<count {
        let w = try #require(Zipper((0..<count).map { $0 * $0 + 1 }, focusedAt: index))
        #expect(brokenComonadLaws(of: w, f, g, { $0 * 3 - 1 }) == [])
        let broken = brokenMoveLaws(
          of: w,
          seen: seen,
          stay: .pure(()),
          moves: [.left, .right, .first, .last, .to(1)],
          then: { m, n in m.flatMap { n } },
          f
        )
        #expect(broken == [])
        #expect(Zipper(w.elements, focusedAt: w.index) == w)
        #expect(Zipper(meaning: w.meaning) == w)
        for walk in [Walk.left, .right, .first, .last] {
          #expect(w.moved(by: Walk(meaning: walk.meaning)) == w.moved(by: walk))
          #expect(w.moved(by: walk).meaning == w.meaning.moved(by: walk.meaning))
        }
      }
    }
  }

  @Test("A zipper stays at its ends and is equal only with its focus")
  func zipperEnds() {
    var pages = Zipper(before: ["a"], focus: "b", after: [])
    pages.moveRight()
    #expect(pages.focus == "b" && !pages.canMoveRight && pages.canMoveLeft)
    pages.moveToFirst()
    pages.moveLeft()
    #expect(pages.index == 0 && pages.count == 2)
    #expect(pages != Zipper(before: ["a"], focus: "b", after: []))
    pages.focus = "c"
    #expect(pages.elements == ["c", "b"])
    #expect(Zipper<Int>([], focusedAt: 0) == nil)
    #expect(Zipper([1], focusedAt: 1) == nil)
    pages.moveToLast()
    #expect(pair(Walk.position, pages) { "\($0)\($1)" } == "1b")
  }

  @Test("A space of days obeys the laws of a paired comonad")
  func space() {
    let w = Space<Days, Int>(shape: 5) { $0 * $0 }
    let f = { (w: Space<Days, Int>) in w.peek(at: 2) * 10 + w.shape }
    #expect(brokenComonadLaws(of: w, f, { $0.peek(at: 1) - $0.extract() }, { $0 - 1 }) == [])
    let step = Co<Days, Void> { $0.move(by: 2) }
    let look = Co<Days, Void> { $0.move(by: $0.shape) }
    #expect(
      brokenMoveLaws(
        of: w,
        seen: seen,
        stay: .pure(()),
        moves: [step, look],
        then: { m, n in m.flatMap { n } },
        f
      ) == []
    )
  }

  @Test("The law check rejects a comonad that forgets where it is")
  func brokenInstance() {
    let w = Forgetful(index: 1, elements: [4, 5, 6])
    let broken = brokenComonadLaws(
      of: w,
      { $0.extract() + $0.index },
      { $0.extract() * 2 },
      { $0 + 1 }
    )
    #expect(broken.contains("w.extend(f).extract() == f(w)"))
    #expect(broken.contains("w.duplicate().map { $0.extract() } == w"))
  }
}

/// A row whose duplicate loses the focus: it breaks the laws on purpose.
private struct Forgetful<Element>: Visitable {
  typealias Focus = Element
  var index: Int
  var elements: [Element]

  func extract() -> Element { elements[index] }
  func map<Other>(_ transform: @escaping (Element) -> Other) -> Forgetful<Other> {
    Forgetful<Other>(index: index, elements: elements.map(transform))
  }
  func duplicate() -> Forgetful<Forgetful<Element>> { extend { $0 } }
  func extend<Other>(_ answer: @escaping (Forgetful) -> Other) -> Forgetful<Other> {
    let answers = elements.map { _ in answer(Forgetful(index: 0, elements: elements)) }
    return Forgetful<Other>(index: index, elements: answers)
  }
  var visits: [Forgetful] { elements.indices.map { Forgetful(index: $0, elements: elements) } }
}

@Suite("Machines")
struct MachineTests {
  @Test("A copy keeps its own state")
  func valueSemantics() {
    var machine = Machine<Void, Int, Int>(0, shape: { _ in }, value: { $0 }, step: { $0 += $1 })
    machine.step(2)
    var copy = machine
    machine.step(3)
    copy.step(10)
    #expect(machine.value == 5)
    #expect(copy.value == 12)
  }

  @Test("A machine alone steps its state in place, and a copied one copies it once")
  func inPlace() {
    var machine = Machine<Void, Int, Int>(
      [1, 2, 3],
      shape: { _ in },
      value: { $0.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } },
      step: { $0[0] += $1 }
    )
    let address = machine.value
    machine.step(1)
    #expect(machine.value == address)
    let copy = machine
    machine.step(1)
    let moved = machine.value
    #expect(moved != address && copy.value == address)
    machine.step(1)
    #expect(machine.value == moved)
  }
}

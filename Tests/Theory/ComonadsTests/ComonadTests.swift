import ComonadLaws
import Comonads
import TestSupport
import Testing

@Suite("Comonads")
struct ComonadTests {
  @Test("The identity obeys the laws")
  func identity() {
    let spaces = Generator<Bit>.cases.map { Identity($0) }
    let moves = moveLaws(spaces, movements: .constant(Identity(())), values: .cases) {
      $1.select($0)
    }
    let identity = Instance("Identity", comonadLaws(spaces, values: .cases), moves)
    #expect(identity.check().diagnoses() == [])
    #expect(Identity(2).flatMap { Identity($0 * 5) } == Identity(10))
  }

  @Test("The environment obeys the laws")
  func env() {
    let w = Env(environment: 4, value: 3)
    let f = { (w: Env<Int, Int>) in w.ask() * 10 + w.extract() }
    let spaces = Generator<Env<Trit, Bit>>.environments
    let moves = moveLaws(
      spaces,
      movements: Generator<Reader<Trit, Bit>>.readers.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    let env = Instance("Env", comonadLaws(spaces, values: .cases), moves)
    #expect(env.check().diagnoses() == [])
    #expect(w.local { "\($0)" }.local { $0 + "!" } == w.local { "\($0)!" })
    #expect(w.extend(f).ask() == 4)
    #expect(w.asks { $0 + 1 } == 5)
    #expect(Env(meaning: w.meaning) == w)
  }

  @Test("A reader reads, and the outer one of two nested changes applies first")
  func reader() {
    let m = Reader<Int, Int>.asks { $0 + 1 }.flatMap { n in Reader.asks { $0 * n } }
    #expect(m.run(4) == 20)
    #expect(m.local { $0 * 2 }.local { $0 + 1 }.run(1) == m.run(4))
    #expect(Reader(meaning: m.meaning).run(4) == 20)
    #expect(pair(m, Env(environment: 4, value: "v")) { "\($0)\($1)" } == "20v")
  }

  @Test("Every zipper of up to four elements obeys the laws")
  func zipper() throws {
    let rows = Generator<Zipper<Bit>>.rows
    let moves = moveLaws(
      rows,
      movements: Generator<Walk<Bit>>.walks.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    let zipper = Instance("Zipper", comonadLaws(rows, values: .cases), moves)
    #expect(zipper.check().diagnoses() == [])
    for count in 1...4 {
      for index in 0..<count {
        let w = try #require(Zipper((0..<count).map { $0 * $0 + 1 }, focusedAt: index))
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
    pages.move(by: .right)
    #expect(pages.focus == "b" && !pages.canMoveRight && pages.canMoveLeft)
    pages.move(by: .first)
    pages.move(by: .left)
    #expect(pages.index == 0 && pages.count == 2)
    #expect(pages != Zipper(before: ["a"], focus: "b", after: []))
    pages.focus = "c"
    #expect(pages.elements == ["c", "b"])
    #expect(Zipper<Int>([], focusedAt: 0) == nil)
    #expect(Zipper([1], focusedAt: 1) == nil)
    pages.move(by: .last)
    #expect(pair(Walk.position, pages) { "\($0)\($1)" } == "1b")
  }

  @Test("A space of days obeys the laws of a paired comonad")
  func space() {
    let spaces = Generator<Space<Days, Bit>>.spaces(shapes: .integers(in: 0...6), values: .cases)
    let programs = Generator<Co<Days, Void>> { draws in
      let steps = draws.draw("steps", .integers(in: 0...3))
      let looks = draws.draw(below: 2) == 1
      return Co { $0.move(by: looks ? $0.shape : steps) }
    }
    let moves = moveLaws(spaces, movements: programs, values: .cases) { pair($0, $1) { $1 } }
    let space = Instance("Space", comonadLaws(spaces, values: .cases), moves)
    #expect(space.check().diagnoses() == [])
  }

  @Test("The law check rejects a comonad that loses its focus")
  func brokenInstance() {
    let rows = Generator<Zipper<Bit>>.rows.map { Forgetful(index: $0.index, elements: $0.elements) }
    let broken = Instance("Forgetful", comonadLaws(rows, values: .cases)).check().broken
    #expect(broken.contains("comonad.extract-extend"))
    #expect(broken.contains("comonad.right-identity"))
  }
}

/// A row whose duplicate loses the focus: it breaks the laws on purpose.
private struct Forgetful<Element>: Comonad {
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
}

extension Forgetful: Observed, Explorable where Element: Observed {
  var landmark: String { "\(index)/\(elements.count)" }
  var exitCount: Int { elements.count }
  func step(through exit: Int) -> Forgetful { Forgetful(index: exit, elements: elements) }
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

import ComonadLaws
import Comonads
import TestSupport
import Testing

@Suite("Comonads")
struct ComonadTests {
  @Test("The identity obeys the laws of moves")
  func identity() {
    let spaces = Generator<Bit>.cases.map { Identity($0) }
    let moves = moveLaws(spaces, movements: .constant(Identity(())), values: .cases) {
      $1.select($0)
    }
    #expect(Instance("Identity", moves).check().diagnoses() == [])
    #expect(Identity(2).flatMap { Identity($0 * 5) } == Identity(10))
  }

  @Test("A reader reads, and the outer one of two nested changes applies first")
  func reader() {
    let m = Reader<Int, Int>.asks { $0 + 1 }.flatMap { n in Reader.asks { $0 * n } }
    #expect(m.run(4) == 20)
    #expect(m.local { $0 * 2 }.local { $0 + 1 }.run(1) == m.run(4))
    #expect(Env(environment: 4, value: 3).asks { $0 + 1 } == 5)
    #expect(pair(m, Env(environment: 4, value: "v")) { "\($0)\($1)" } == "20v")
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

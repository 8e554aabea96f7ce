import Comonads
import StoreState
import Testing

@testable import ComonadLaws

/// A store whose `duplicate()` puts the original everywhere.
private struct Forgetful<Position, Value>: Comonad {
  typealias Focus = Value

  let store: Store<Position, Value>

  func extract() -> Value { store.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> Forgetful<Position, Other> {
    Forgetful<Position, Other>(store: store.map(f))
  }

  func duplicate() -> Forgetful<Position, Forgetful> {
    Forgetful<Position, Forgetful>(store: store.map { _ in self })
  }

  func extend<Other>(_ f: @escaping (Forgetful) -> Other) -> Forgetful<Position, Other> {
    Forgetful<Position, Other>(store: store.extend { f(Forgetful(store: $0)) })
  }
}

extension Forgetful: Observed, Explorable
where Position: CaseIterable & Equatable & Observed, Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> Forgetful { Forgetful(store: store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

/// An instance of which three laws of fifteen are broken.
let forgetful = Instance(
  "Forgetful",
  comonadLaws(
    Generator<Store<Trit, Bit>>.stores.map { Forgetful(store: $0) },
    values: .cases
  )
)

@Suite("A diagnosis")
struct DiagnosisTests {
  @Test("explains in a dozen lines the fault, its place, and how to reproduce it")
  func text() throws {
    let report = forgetful.check()
    let diagnosis = try #require(report.diagnoses(FaultDictionary([])).first)
    let expected = """
      read this first: ✗ Forgetful  ·  w.duplicate().map { $0.extract() } == w
        "extracting from each space of the duplicate changes nothing"
        differs at   .seeking(to: 1)    left 1    right 0
        smallest     w = (position: 0, value: {0 -> 1, _ -> 0})
                     w.position: any value does
        broken too   w.extend(f) == w.duplicate().map(f);  w.duplicate() == w.extend { $0 }\
              (12 of 15 laws hold)
        found        enumerated case 3; 2 reruns to shrink
        again        LAW=Forgetful:comonad.right-identity:10:0.1 swift test
      """
    #expect(diagnosis.hasPrefix(expected), "\(diagnosis)")
  }

  @Test("begins with \"read this first\" where several laws are broken, and it is of the first one")
  func first() throws {
    let report = forgetful.check()
    let all = report.diagnoses().map { $0.hasPrefix("read this first: ") }
    #expect(all == [true] + Array(repeating: false, count: report.failures.count - 1))
    // A test for each law shows each diagnosis by itself.
    let single = forgetful.laws.compactMap { forgetful.check($0).diagnosis() }
    #expect(single.filter { $0.hasPrefix("read this first: ") }.count == 1)
    let one = forgetful.selecting { $0.name == "comonad.right-identity" }.check().diagnoses()
    #expect(one.count == 1 && one[0].hasPrefix("✗ Forgetful"))
  }

  @Test("never has more than a dozen lines")
  func length() {
    for diagnosis in forgetful.check().diagnoses() {
      #expect(diagnosis.split(separator: "\n").count <= 12)
    }
  }

  @Test("shows how to reproduce it in the form that a reader chooses")
  func rerun() throws {
    let diagnosis = try #require(forgetful.check().diagnoses(again: .laboratory("lab")).first)
    #expect(
      diagnosis.contains(
        "\n  again        lab laws --replay Forgetful:comonad.right-identity:10:0.1\n"
      )
    )
    let odd = CaseToken(instance: "Pair<A>'s", law: "comonad.map-identity", size: 3, draws: [1])
    #expect(Rerun.test.command(odd) == #"LAW='Pair<A>'\''s:comonad.map-identity:3:1' swift test"#)
  }

  @Test("names no suspect when only one law was checked")
  func suspect() throws {
    let fault = Fault("map", "map does it", breaks: ["comonad.right-identity"])
    let one = forgetful.selecting { $0.name == "comonad.right-identity" }.check()
    let diagnosis = try #require(one.diagnoses(FaultDictionary([fault])).first)
    #expect(!diagnosis.contains("looks like"))
    #expect(!diagnosis.contains("broken too"))
  }
}

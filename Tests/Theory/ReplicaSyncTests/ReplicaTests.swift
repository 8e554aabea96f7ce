import ComonadLaws
import Comonads
import ReplicaSync
import Testing

@Suite("Replica")
struct ReplicaTests {
  @Test("obeys the comonad laws")
  func comonad() {
    let laws = comonadLaws(Generator<Replica<ReplicaState<DialRule>, Bit>>.replicas, values: .cases)
    #expect(Instance("Replica", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    let laws = moveLaws(
      Generator<Replica<ReplicaState<DialRule>, Bit>>.replicas,
      movements: Generator<Sync<ReplicaState<DialRule>, Bit>>.syncs.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    #expect(Instance("Replica", laws).check().diagnoses() == [])
  }

  /// A rule whose steps are its own numbers, so that a test sees which of them the rule gives.
  private struct Notes: Rebasing {
    func make(_ step: String, in text: inout String) -> Bool {
      if step == "refused" { return false }
      text += step
      return true
    }

    func rebased(
      _ step: String,
      over other: String,
      as side: RebaseSide,
      at text: String
    ) -> String? {
      step == "lost" ? nil : "\(step)\(side == .later ? "/" : "\\")\(other)@\(text.count)"
    }
  }

  @Test("asks the rule at the state in which both steps were made")
  func states() {
    var notes = ReplicaState("..", rule: Notes())
    notes.make("a")
    notes.make("b")
    #expect(!notes.make("refused") && notes.pending == ["a", "b"])
    #expect(notes.receive(.theirs("c")) == [])
    #expect(notes.pending == ["a/c@2", "b/c\\a@2@3"])
    #expect(notes.confirmed == "..c" && notes.shown == "..ca/c@2b/c\\a@2@3")
  }

  @Test("keeps the place of a step that has become nothing, and takes no step that is refused")
  func places() {
    var notes = ReplicaState("", rule: Notes())
    for step in ["a", "lost", "b"] { notes.make(step) }
    #expect(notes.receive(.theirs("refused")) == [] && notes.pending == ["a", "lost", "b"])
    #expect(notes.receive(.theirs("c")) == ["lost"])
    #expect(notes.pending.map { $0 == nil } == [false, true, false])
    let shown = notes.shown
    for _ in 0..<3 { #expect(notes.receive(.mine(notes.pending[0])) == [] && notes.shown == shown) }
    #expect(notes.confirmed == shown && notes.pending == [])
  }

  @Test("goes first the way of the others, and then its own")
  func ways() {
    var dial = Replica(at: ReplicaState(Trit.zero, rule: DialRule())) { shape, _ in shape.shown }
    dial.make(.zero)
    dial.receive(.theirs(.one))
    dial.make(.zero)
    #expect(dial.way == ReplicaPosition(events: [.theirs(.one)], own: [nil, .zero]))
    dial.receive(.mine(nil))
    #expect(dial.way == ReplicaPosition(events: [.theirs(.one), .mine(nil)], own: [.zero]))
    #expect(dial.extract() == .one && dial.shape.confirmed == .zero)
    #expect(dial.peek(at: ReplicaPosition(events: [.theirs(.one)], own: [.zero])) == .one)
    #expect(dial.extract() == .one)
  }

  @Test("has squares that close where the rule is lawful, and a reason where they do not")
  func squares() throws {
    let lawful = try #require(DialRule().square(.zero, .one, at: .two))
    #expect(lawful.ends.earlierFirst == lawful.ends.laterFirst && lawful.earlier == nil)
    #expect(Notes().square("a", "refused", at: "") == nil)
    let open = try #require(Notes().square("a", "b", at: ""))
    #expect(open.ends.earlierFirst == "ab/a@0" && open.ends.laterFirst == "ba\\b@0")
  }
}

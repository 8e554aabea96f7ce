import ComonadLaws
import Comonads
import ReplicaSync
import SeededRandom
import Testing

@Suite("Replica")
struct ReplicaTests {
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
    var dial = Replica(at: ReplicaState(Trit.zero, rule: DialRule())) { $0.shape.shown }
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

  /// A program of three states and two steps, and a rule for it, which are any tables.
  private struct Tables: Rebasing {
    let targets, rules: [Int]

    init(_ draws: inout SplitMix) {
      targets = (0..<6).map { _ in draws.next(below: 4) }
      rules = (0..<24).map { _ in draws.next(below: 3) }
    }

    func make(_ step: Bit, in state: inout Trit) -> Bool {
      let target = targets[place(step, state)]
      if target == 3 { return false }
      state = Trit.allCases[target]
      return true
    }

    func rebased(_ step: Bit, over other: Bit, as side: RebaseSide, at state: Trit) -> Bit? {
      let turn = (side == .later ? 0 : 12) + (other == .zero ? 0 : 6)
      let rule = rules[place(step, state) + turn]
      return rule == 2 ? nil : Bit.allCases[rule]
    }

    private func place(_ step: Bit, _ state: Trit) -> Int {
      (Trit.allCases.firstIndex(of: state) ?? 0) * 2 + (step == .zero ? 0 : 1)
    }

    /// Whether each square closes.
    var isLawful: Bool {
      Trit.allCases.allSatisfy { state in
        Bit.allCases.allSatisfy { a in
          Bit.allCases.allSatisfy { b in
            square(a, b, at: state).map { $0.ends.earlierFirst == $0.ends.laterFirst } ?? true
          }
        }
      }
    }
  }

  @Test("has moves that compose for every rule, since nothing that is refused is made")
  func everyRule() {
    typealias Container = ReplicaContainer<ReplicaState<Tables>>
    var (draws, unlawful) = (SplitMix(seed: 65), 0)
    for _ in 0..<12 {
      let rule = Tables(&draws)
      if !rule.isLawful { unlawful += 1 }
      for start in Trit.allCases {
        let shape = ReplicaState(start, rule: rule)
        for p in ways(from: shape, moves: 2) {
          let middle = Container.subshape(of: shape, at: p)
          for q in ways(from: middle, moves: 2) {
            let both = Container.composing(p, q, from: shape)
            let end = Container.subshape(of: middle, at: q)
            #expect(Container.subshape(of: shape, at: both) == end)
            for r in ways(from: end, moves: 1) {
              let late = Container.composing(q, r, from: middle)
              #expect(
                Container.composing(both, r, from: shape)
                  == Container.composing(p, late, from: shape)
              )
            }
          }
        }
      }
    }
    #expect(unlawful > 6)
  }

  /// The ways of up to so many moves: others' steps, answers, and steps of one's own.
  private func ways(
    from shape: ReplicaState<Tables>,
    moves: Int
  ) -> [ReplicaPosition<Bit>] {
    var (found, last) = ([ReplicaPosition<Bit>()], [Syncing(at: shape)])
    for _ in 0..<moves {
      last = last.flatMap { here in
        ReplicaContainer.exits(of: here.shape).map { exit in
          var there = here
          there.go(exit)
          return there
        }
      }
      found += last.map(\.position)
    }
    return found
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

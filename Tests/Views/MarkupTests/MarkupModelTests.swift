import ComonadLaws
import Markup
import Testing

/// Views of random content against a second definition of it, ``MarkupModel``.
@Suite("Markup is as its model")
struct MarkupModelTests {
  private static let patches = patchLaws()

  private static let maps = mapLaws()

  @Test("in all patches and drawings", arguments: patches.laws.indices)
  func patched(number: Int) { expectHolds(Self.patches.laws[number]) }

  @Test("when its messages are transformed", arguments: maps.laws.indices)
  func mapped(number: Int) { expectHolds(Self.maps.laws[number]) }

  private func expectHolds(_ law: Law) {
    let report = Instance("Markup", Suite("markup") { law.worth(0.25) }).check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }
}

/// A model, and another that differs a little.
private let edited = Variable { draws in
  let old = draws.draw("a", MarkupModel.all)
  let new = draws.draw("b") { old.edited($0) }
  draws.cover("different", atLeast: 0.3, when: old != new)
  return (old, new)
}

/// Returns the laws of how one node becomes another.
private func patchLaws() -> Suite {
  let model = Variable("a", MarkupModel.all)
  return Suite("patch") {
    law("apply", "applying the patch from one node to another gives the other")
      .states("a.applying(Patch(from: a, to: b)) == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let (a, b) = (old.markup.node, new.markup.node)
        return .same(written(a.applying(Patch(from: a, to: b))), new.written)
      }
    law("same", "equal nodes have no patch, even as different objects")
      .states("Patch(from: a, to: a) == nil")
      .forAll(model) { a in .same(Patch(from: a.markup.node, to: a.markup.node) == nil, true) }
    law("nil", "nodes without a patch between them are equal")
      .states("Patch(from: a, to: b) == nil    implies a == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        guard Patch(from: old.markup.node, to: new.markup.node) == nil else { return .holds }
        return .same(old.written, new.written)
      }
    law("handlers", "after a patch each place answers its events with the new messages")
      .states("a.applying(Patch(from: a, to: b))[path] answers as b does")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let (a, b) = (old.markup.node, new.markup)
        let patched = a.applying(Patch(from: a, to: b.node))
        return sameAnswers(new) { kind, path in
          let isHeard = (0...path.count).contains { depth in
            let kinds = patched[Array(path.prefix(depth))]?.element?.kinds ?? []
            return kinds.contains(Event.Kinds(kind))
          }
          return isHeard ? b.message(for: kind, at: path) : nil
        }
      }
    law("drawing.node", "the drawing's node is the one that was shown last")
      .states("drawing.show(b); drawing.node == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        var drawing = Drawing(old.markup.node)
        _ = drawing.show(new.markup.node)
        return .same(written(drawing.node), new.written)
      }
    law("drawing.patch", "showing a node returns the patch from the node shown before")
      .states("drawing.show(b); drawing.show(c) == Patch(from: b, to: c)")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let last = draws.draw("c") { new.edited($0) }
        var drawing = Drawing(old.markup.node)
        _ = drawing.show(new.markup.node)
        let patch = drawing.show(last.markup.node)
        return .same(patch == Patch(from: new.markup.node, to: last.markup.node), true)
      }
  }
}

/// Claims that each place of a model answers each kind of event with the transformed message.
private func sameAnswers(
  _ model: MarkupModel,
  mappedBy transform: (Int) -> Int = { $0 },
  _ answer: (Event.Kind, [Int]) -> Int?
) -> Claim {
  let events = model.paths.flatMap { path in Event.Kind.drawn.map { (kind: $0, path: path) } }
  return .same(
    events.map { answer($0.kind, $0.path) },
    events.map { model.message(for: $0.kind, at: $0.path).map(transform) }
  )
}

/// Returns the laws of markup whose messages are transformed.
private func mapLaws() -> Suite {
  let m = Variable("m", MarkupModel.all)
  let functions: [@Sendable (Int) -> Int] = [{ $0 + 10 }, { $0 * 3 }, { 5 - $0 }]
  let function = Variable { draws in functions[draws.draw(below: 3)] }
  return Suite("markup") {
    law("map-identity", "mapping messages by the identity changes nothing")
      .states("m.map { $0 } == m")
      .forAll(m) { m in .same(m.markup.map { $0 } == m.markup, true) }
    law("map-composition", "mapping messages twice equals mapping them by the composition")
      .states("m.map(f).map(g) == m.map { g(f($0)) }")
      .forAll(m, function, function) { m, f, g in
        .same(m.markup.map(f).map(g) == m.markup.map { g(f($0)) }, true)
      }
    law("map-move", "mapped markup has the same node, and answers with the mapped message")
      .states("m.map(f).message(for: e, at: p) == m.message(for: e, at: p).map(f)")
      .forAll(m, function) { m, f in
        let mapped = m.markup.map(f)
        return sameAnswers(m, mappedBy: f) { mapped.message(for: $0, at: $1) }
          .and(.same(written(mapped.node), m.written))
      }
  }
}

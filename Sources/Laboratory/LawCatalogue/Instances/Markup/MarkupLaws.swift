import ComonadLaws
import Markup

/// Views as data, and the patches between them.
let markupInstances: [Instance] = [
  Instance("Markup", markupLaws { $0.map($1) }.worth(0.25)),
  Instance("Patch", patchLaws(Differ()).worth(0.25)),
  Instance("MarkupList", markupListLaws(Lister()).worth(0.5)),
]

/// The functions that find the difference of two nodes, and that show it.
struct Differ: Sendable {
  /// Returns the markup of a model.
  var markup: @Sendable (MarkupModel) -> Markup<Int> = { $0.markup }

  /// Returns the patch that makes one node of another.
  var patch: @Sendable (_ old: Node, _ new: Node) -> Patch? = { Patch(from: $0, to: $1) }

  /// Shows another node, and returns what changes.
  var show: @Sendable (_ drawing: inout Drawing, _ node: Node) -> Patch? = { $0.show($1) }
}

/// Returns the laws of how one node becomes another.
func patchLaws(_ differ: Differ) -> Suite {
  let kit = PatchLawKit(differ: differ)
  return Suite("patch") { kit.patchLaws + kit.listLaws + kit.drawingLaws }
}

/// The values that the laws of patches draw.
private struct PatchLawKit: Sendable {
  let differ: Differ

  /// A model.
  let model = Variable("a", MarkupModel.all)

  /// A model, and another that differs a little.
  let edited = Variable { draws in
    let old = draws.draw("a", MarkupModel.all)
    let new = draws.draw("b") { old.edited($0) }
    draws.cover("different", atLeast: 0.3, when: old != new)
    return (old, new)
  }

  /// Some of seven keys, in any order.
  let old = Variable("old", keys)

  /// Other keys.
  let new = Variable("new", keys)

  private static let keys = Generator { $0.some(of: 7) }

  func node(_ model: MarkupModel) -> Node { differ.markup(model).node }
}

// MARK: - Two nodes

extension PatchLawKit {
  @LawBuilder
  var patchLaws: [Law] {
    law("apply", "applying the patch from one node to another gives the other")
      .states("a.applying(Patch(from: a, to: b)) == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let (a, b) = (node(old), node(new))
        return .same(written(a.applying(differ.patch(a, b))), new.written)
      }
    law("same", "equal nodes have no patch, even as different objects")
      .states("Patch(from: a, to: a) == nil")
      .forAll(model) { a in .same(differ.patch(node(a), node(a)) == nil, true) }
    law("nil", "nodes without a patch between them are equal")
      .states("Patch(from: a, to: b) == nil    implies a == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        guard differ.patch(node(old), node(new)) == nil else { return .holds }
        return .same(old.written, new.written)
      }
    law("handlers", "after a patch each place answers its events with the new messages")
      .states("a.applying(Patch(from: a, to: b))[path] answers as b does")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let (a, b) = (node(old), differ.markup(new))
        let patched = a.applying(differ.patch(a, b.node))
        return sameAnswers(new) { kind, path in
          let isHeard = (0...path.count).contains { depth in
            let kinds = patched[Array(path.prefix(depth))]?.element?.kinds ?? []
            return kinds.contains(Event.Kinds(kind))
          }
          return isHeard ? b.message(for: kind, at: path) : nil
        }
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

// MARK: - Lists

extension PatchLawKit {
  private func list(_ keys: [Int], text: String) -> Node {
    Markup<Int>.ul([], keys.map { .li([], ["\(text) \($0)"]).keyed(Key($0)) }).node
  }

  @LawBuilder
  var listLaws: [Law] {
    law("moves", "the patch moves as few children as possible")
      .states("patch.moves == kept keys - length of their longest increasing subsequence")
      .forAll(old, new) { old, new in
        let patch = differ.patch(list(old, text: "row"), list(new, text: "row"))
        return .same(patch?.moves ?? 0, leastMoves(old, new))
      }
    law("identity", "a child that moves is found by its key")
      .states("an element whose key stays is neither replaced nor inserted")
      .forAll(old, new) { old, new in
        let patch = differ.patch(list(old, text: "row"), list(new, text: "line"))
        guard case .change(let change)? = patch else { return .same(new, old.isEmpty ? [] : new) }
        let inserted = (change.order ?? []).compactMap { piece in
          if case .inserted(let node) = piece { node.key?.description } else { nil }
        }
        let replaced = change.children.filter {
          if case .replace = $0.patch { true } else { false }
        }
        return .same(inserted, new.filter { !old.contains($0) }.map(\.description))
          .and(.same(replaced.count, 0))
      }
  }
}

extension Draws {
  /// Returns some of the numbers below a count, in any order.
  func some(of count: Int) -> [Int] {
    var (left, numbers): ([Int], [Int]) = (Array(0..<count), [])
    for _ in 0..<draw(below: count + 1) { numbers.append(left.remove(at: draw(below: left.count))) }
    return numbers
  }
}

/// The fewest children that must move, found by trying every set of those that stay.
func leastMoves(_ old: [Int], _ new: [Int]) -> Int {
  let places = new.compactMap { old.firstIndex(of: $0) }
  let longest = (0..<(1 << places.count)).map { set -> Int in
    let staying = places.indices.filter { set >> $0 & 1 == 1 }.map { places[$0] }
    return zip(staying, staying.dropFirst()).allSatisfy(<) ? staying.count : 0
  }.max()
  return places.count - (longest ?? 0)
}

// MARK: - Drawings

extension PatchLawKit {
  @LawBuilder
  var drawingLaws: [Law] {
    law("drawing.node", "the drawing's node is the one that was shown last")
      .states("drawing.show(b); drawing.node == b")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        var drawing = Drawing(node(old))
        _ = differ.show(&drawing, node(new))
        return .same(written(drawing.node), new.written)
      }
    law("drawing.patch", "showing a node returns the patch from the node shown before")
      .states("drawing.show(b); drawing.show(c) == Patch(from: b, to: c)")
      .forAll { draws in
        let (old, new) = edited.draw(draws)
        let last = draws.draw("c") { new.edited($0) }
        var drawing = Drawing(node(old))
        _ = differ.show(&drawing, node(new))
        let patch = differ.show(&drawing, node(last))
        return .same(patch == differ.patch(node(new), node(last)), true)
      }
  }
}

// MARK: - Moves

/// Returns the laws of markup whose moves are transformed, given what transforms them.
func markupLaws(
  map: @escaping @Sendable (Markup<Int>, @escaping @Sendable (Int) -> Int) -> Markup<Int>
) -> Suite {
  let m = Variable("m", MarkupModel.all)
  let functions: [@Sendable (Int) -> Int] = [{ $0 + 10 }, { $0 * 3 }, { 5 - $0 }]
  let function = Variable { draws in functions[draws.draw(below: 3)] }
  return Suite("markup") {
    law("map-identity", "mapping messages by the identity changes nothing")
      .states("m.map { $0 } == m")
      .forAll(m) { m in .same(map(m.markup) { $0 } == m.markup, true) }
    law("map-composition", "mapping messages twice equals mapping them by the composition")
      .states("m.map(f).map(g) == m.map { g(f($0)) }")
      .forAll(m, function, function) { m, f, g in
        .same(map(map(m.markup, f), g) == map(m.markup) { g(f($0)) }, true)
      }
    law("map-move", "mapped markup has the same node, and answers with the mapped message")
      .states("m.map(f).message(for: e, at: p) == m.message(for: e, at: p).map(f)")
      .forAll(m, function) { m, f in
        let mapped = map(m.markup, f)
        return sameAnswers(m, mappedBy: f) { mapped.message(for: $0, at: $1) }
          .and(.same(written(mapped.node), m.written))
      }
  }
}

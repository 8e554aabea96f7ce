public import ComonadLaws
public import Markup

/// The functions that find the difference of two nodes, and that show it.
public struct Differ: Sendable {
  /// Returns the markup of a model.
  var markup: @Sendable (MarkupModel) -> Markup<Int> = { $0.markup }

  /// Returns the patch that makes one node of another.
  var patch: @Sendable (_ old: Node, _ new: Node) -> Patch? = { Patch(from: $0, to: $1) }

  /// Shows another node, and returns what changes.
  var show: @Sendable (_ drawing: inout Drawing, _ node: Node) -> Patch? = { $0.show($1) }
}

/// Returns the laws of how one node becomes another.
public func patchLaws(_ differ: Differ) -> Suite {
  let kit = PatchLawKit(differ: differ)
  return Suite("patch") { kit.patchLaws + kit.listLaws + kit.drawingLaws }
}

/// The values that the laws of patches draw.
private struct PatchLawKit: Sendable {
  let differ: Differ

  /// A markup, and another that differs a little.
  func pair(_ draws: Draws) -> (old: MarkupModel, new: MarkupModel) {
    let old = draws.draw("a", MarkupModel.all)
    let new = draws.draw("b") { old.edited($0) }
    draws.cover("different", atLeast: 0.3, when: old != new)
    return (old, new)
  }

  func node(_ model: MarkupModel) -> Node { differ.markup(model).node }
}

// MARK: - Two nodes

extension PatchLawKit {
  @LawBuilder
  var patchLaws: [Law] {
    law("apply", "a patch makes of the one node the other")
      .states("a.applying(Patch(from: a, to: b)) == b")
      .forAll { draws in
        let (old, new) = pair(draws)
        let (a, b) = (node(old), node(new))
        return draws.same(written(a.applying(differ.patch(a, b))), new.written)
      }
    law("same", "nothing changes where nothing does, although the objects are others")
      .states("Patch(from: a, to: a) == nil")
      .forAll { draws in
        let model = draws.draw("a", MarkupModel.all)
        return draws.same(differ.patch(node(model), node(model)) == nil, true)
      }
    law("nil", "where no patch is, both show the same")
      .states("Patch(from: a, to: b) == nil    implies a == b")
      .forAll { draws in
        let (old, new) = pair(draws)
        guard differ.patch(node(old), node(new)) == nil else { return .holds }
        return draws.same(old.written, new.written)
      }
    law(
      "handlers",
      "after a patch, each place answers the events that it should, with the new moves"
    )
    .states("a.applying(Patch(from: a, to: b))[path] answers as b does")
    .forAll { draws in
      let (old, new) = pair(draws)
      let (a, b) = (node(old), differ.markup(new))
      let patched = a.applying(differ.patch(a, b.node))
      for path in new.paths {
        for kind in [Event.Kind.click, .input, .keyDown] {
          let isHeard = (0...path.count).contains { depth in
            let kinds = patched[Array(path.prefix(depth))]?.element?.kinds ?? []
            return kinds.contains(Event.Kinds(kind))
          }
          let move = isHeard ? b.message(for: kind, at: path) : nil
          let verdict = draws.same(move, new.message(for: kind, at: path))
          guard case .holds = verdict else { return verdict }
        }
      }
      return .holds
    }
  }
}

// MARK: - Lists

extension PatchLawKit {
  private func list(_ keys: [Int], text: String) -> Node {
    Markup<Int>.ul([], keys.map { .li([], ["\(text) \($0)"]).keyed(Key($0)) }).node
  }

  /// Some of seven keys, in any order.
  private func keys(_ name: String, _ draws: Draws) -> [Int] {
    draws.draw(name) { $0.some(of: 7) }
  }

  @LawBuilder
  var listLaws: [Law] {
    law("moves", "no child moves that could stay")
      .states("patch.moves == kept keys - length of their longest increasing subsequence")
      .forAll { draws in
        let (old, new) = (keys("old", draws), keys("new", draws))
        let patch = differ.patch(list(old, text: "row"), list(new, text: "row"))
        return draws.same(patch?.moves ?? 0, leastMoves(old, new))
      }
    law("identity", "a child is found again by its key, wherever it moves")
      .states("an element whose key stays is neither replaced nor inserted")
      .forAll { draws in
        let (old, new) = (keys("old", draws), keys("new", draws))
        let patch = differ.patch(list(old, text: "row"), list(new, text: "line"))
        guard case .change(let change)? = patch else {
          return draws.same(new, old.isEmpty ? [] : new)
        }
        let inserted = (change.order ?? []).compactMap { piece in
          if case .inserted(let node) = piece { node.key?.description } else { nil }
        }
        let replaced = change.children.filter {
          if case .replace = $0.patch { true } else { false }
        }
        return draws.same(inserted, new.filter { !old.contains($0) }.map(\.description))
          .and(draws.same(replaced.count, 0))
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
public func leastMoves(_ old: [Int], _ new: [Int]) -> Int {
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
    law("drawing.node", "what is shown is what was last to be shown")
      .states("drawing.show(b); drawing.node == b")
      .forAll { draws in
        let (old, new) = pair(draws)
        var drawing = Drawing(node(old))
        _ = differ.show(&drawing, node(new))
        return draws.same(written(drawing.node), new.written)
      }
    law("drawing.patch", "a drawing changes by what differs from what it shows")
      .states("drawing.show(b); drawing.show(c) == Patch(from: b, to: c)")
      .forAll { draws in
        let (old, new) = pair(draws)
        let last = draws.draw("c") { new.edited($0) }
        var drawing = Drawing(node(old))
        _ = differ.show(&drawing, node(new))
        return draws.same(
          differ.show(&drawing, node(last)) == differ.patch(node(new), node(last)),
          true
        )
      }
  }
}

// MARK: - Moves

/// Returns the laws of markup whose moves are transformed, given what transforms them.
public func markupLaws(
  map: @escaping @Sendable (Markup<Int>, @escaping @Sendable (Int) -> Int) -> Markup<Int>
) -> Suite {
  let functions: [@Sendable (Int) -> Int] = [{ $0 + 10 }, { $0 * 3 }, { 5 - $0 }]
  return Suite("markup") {
    law("map-identity", "moves that are transformed into themselves are the same")
      .states("m.map { $0 } == m")
      .forAll { draws in
        let markup = draws.draw("m", MarkupModel.all).markup
        return draws.same(map(markup) { $0 } == markup, true)
      }
    law("map-composition", "to transform twice is to transform by both")
      .states("m.map(f).map(g) == m.map { g(f($0)) }")
      .forAll { draws in
        let markup = draws.draw("m", MarkupModel.all).markup
        let f = functions[draws.draw(below: 3)]
        let g = functions[draws.draw(below: 3)]
        return draws.same(map(map(markup, f), g) == map(markup) { g(f($0)) }, true)
      }
    law(
      "map-move",
      "a place of transformed markup answers with the transformed move, and shows the same"
    )
    .states("m.map(f).message(for: e, at: p) == m.message(for: e, at: p).map(f)")
    .forAll { draws in
      let model = draws.draw("m", MarkupModel.all)
      let f = functions[draws.draw(below: 3)]
      let mapped = map(model.markup, f)
      for path in model.paths {
        for kind in [Event.Kind.click, .input, .keyDown] {
          let expected = model.message(for: kind, at: path).map(f)
          let verdict = draws.same(mapped.message(for: kind, at: path), expected)
          guard case .holds = verdict else { return verdict }
        }
      }
      return draws.same(written(mapped.node), model.written)
    }
  }
}

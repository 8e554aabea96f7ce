public import ComonadLaws
import Markup

/// The differences and views that go wrong in one way each.
public let brokenMarkup: [BrokenInstance] = [
  changing(
    "D1",
    "an attribute that is gone stays",
    caughtBy: ["patch.apply"]
  ) { $0.removed = [] },
  changing(
    "D2",
    "an element answers the kinds of events that it answered before",
    caughtBy: ["patch.apply", "patch.handlers"]
  ) { $0.kinds = nil },
  changing(
    "D3",
    "all children move but those that stand first",
    caughtBy: ["patch.moves"]
  ) { change in
    change.order = change.order.map { pieces in
      pieces.enumerated().flatMap { place, piece -> [Patch.Piece] in
        guard place > 0, case .kept(let range) = piece else { return [piece] }
        return range.map { .moved($0) }
      }
    }
  },
  patch(
    "D4",
    "children are paired by their places, whatever their keys",
    caughtBy: ["patch.moves", "patch.identity"],
    pairsByPosition
  ),
  patch(
    "D5",
    "what is the same is made anew",
    caughtBy: ["patch.same", "patch.identity"]
  ) { .replace($1) },
  broken(
    "D6",
    "a part is not drawn again when its value changes",
    operation: "memo",
    caughtBy: ["patch.nil", "patch.handlers"],
    Differ(markup: { sketch in sketch.markup { Markup.memo(on: Lie($0)) { $0.sketch.markup } } })
  ),
  broken(
    "D7",
    "a drawing forgets what it shows",
    operation: "show",
    caughtBy: ["drawing.node", "drawing.patch"],
    Differ(show: { drawing, node in
      var copy = drawing
      return copy.show(node)
    })
  ),
  map(
    "K1",
    "moves are transformed twice",
    caughtBy: ["markup.map-composition", "markup.map-move"]
  ) { $0.map($1).map($1) },
  map(
    "K2",
    "moves stay as they are",
    caughtBy: ["markup.map-move"]
  ) { markup, _ in markup },
  map(
    "K3",
    "every move becomes what the first would",
    caughtBy: ["markup.map-identity", "markup.map-composition"]
  ) { markup, transform in markup.map { _ in transform(0) } },
]

/// A value that claims to be every other.
private struct Lie: Equatable, Sendable {
  let sketch: Sketch

  init(_ sketch: Sketch) { self.sketch = sketch }

  static func == (left: Lie, right: Lie) -> Bool { true }
}

/// Pairs the children of two elements by their places.
private func pairsByPosition(_ old: Node, _ new: Node) -> Patch? {
  guard let patch = Patch(from: old, to: new), case .change(var change) = patch,
    let before = old.element?.children, let after = new.element?.children, change.order != nil
  else { return Patch(from: old, to: new) }
  let shared = min(before.count, after.count)
  change.children = (0..<shared).compactMap { position in
    Patch(from: before[position], to: after[position]).map {
      Patch.At(position: position, patch: $0)
    }
  }
  change.order = [.kept(0..<shared)] + after[shared...].map { .inserted($0) }
  return .change(change)
}

/// Returns the patch with each of its changes altered.
private func altering(
  _ patch: Patch?,
  _ alter: @Sendable (inout Patch.Change) -> Void
) -> Patch? {
  guard case .change(var change)? = patch else { return patch }
  change.children = change.children.map { child in
    Patch.At(position: child.position, patch: altering(child.patch, alter) ?? child.patch)
  }
  alter(&change)
  return .change(change)
}

// MARK: - Instances

private func changing(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ alter: @escaping @Sendable (inout Patch.Change) -> Void
) -> BrokenInstance {
  broken(
    name,
    fault,
    operation: "patch",
    caughtBy: laws,
    line: line,
    Differ(
      patch: { altering(Patch(from: $0, to: $1), alter) },
      show: { altering($0.show($1), alter) }
    )
  )
}

private func patch(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ patch: @escaping @Sendable (Node, Node) -> Patch?
) -> BrokenInstance {
  broken(
    name,
    fault,
    operation: "patch",
    caughtBy: laws,
    line: line,
    Differ(
      patch: patch,
      show: { drawing, node in
        let before = drawing.node
        _ = drawing.show(node)
        return patch(before, node)
      }
    )
  )
}

private func broken(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ differ: Differ
) -> BrokenInstance {
  BrokenInstance(
    Instance("Patch.\(name)", patchLaws(differ), line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

private func map(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ map: @escaping @Sendable (Markup<Int>, @escaping @Sendable (Int) -> Int) -> Markup<Int>
) -> BrokenInstance {
  BrokenInstance(
    Instance("Markup.\(name)", markupLaws(map: map), line: line),
    operation: "map",
    fault: fault,
    caughtBy: laws
  )
}

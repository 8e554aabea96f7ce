import ComonadLaws
import Markup

/// The differences and views that go wrong in one way each.
let brokenMarkup: [BrokenInstance] = [
  change("D1", "a removed attribute stays") { $0.removed = [] }.caught(by: "patch.apply"),
  change("D2", "an element handles the kinds of events that it handled before") { $0.kinds = nil }
    .caught(by: "patch.apply", "patch.handlers"),
  change("D3", "all children move but the first ones") { change in
    change.order = change.order.map { pieces in
      pieces.enumerated().flatMap { place, piece -> [Patch.Piece] in
        guard place > 0, case .kept(let range) = piece else { return [piece] }
        return range.map { .moved($0) }
      }
    }
  }.caught(by: "patch.moves"),
  patch("D4", "children are paired by their places, not by their keys", pairsByPosition)
    .caught(by: "patch.moves", "patch.identity"),
  patch("D5", "equal elements are created again") { .replace($1) }
    .caught(by: "patch.same", "patch.identity"),
  differ("D6", "memo", "a part is not drawn again when its value changes") {
    $0.markup = { model in model.markup { Markup.memo(on: AlwaysEqual($0)) { $0.model.markup } } }
  }.caught(by: "patch.nil", "patch.handlers"),
  differ("D7", "show", "a drawing loses its contents") {
    $0.show = { drawing, node in
      var copy = drawing
      return copy.show(node)
    }
  }.caught(by: "drawing.node", "drawing.patch"),
  map("K1", "moves are transformed twice") { $0.map($1).map($1) }
    .caught(by: "markup.map-composition", "markup.map-move"),
  map("K2", "moves stay as they are") { markup, _ in markup }.caught(by: "markup.map-move"),
  map("K3", "every move becomes what the first would") { markup, transform in
    markup.map { _ in transform(0) }
  }.caught(by: "markup.map-identity", "markup.map-composition"),
]

/// A model that compares as equal to every other model.
private struct AlwaysEqual: Equatable, Sendable {
  let model: MarkupModel

  init(_ model: MarkupModel) { self.model = model }

  static func == (left: AlwaysEqual, right: AlwaysEqual) -> Bool { true }
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
private func altering(_ patch: Patch?, _ alter: @Sendable (inout Patch.Change) -> Void) -> Patch? {
  guard case .change(var change)? = patch else { return patch }
  change.children = change.children.map { child in
    Patch.At(position: child.position, patch: altering(child.patch, alter) ?? child.patch)
  }
  alter(&change)
  return .change(change)
}

// MARK: - Instances

private let change = OperationFamily<@Sendable (inout Patch.Change) -> Void>("Patch", "patch") {
  alter in
  patchLaws(
    Differ(
      patch: { altering(Patch(from: $0, to: $1), alter) },
      show: { altering($0.show($1), alter) }
    )
  )
}

private let patch = OperationFamily<@Sendable (Node, Node) -> Patch?>("Patch", "patch") { patch in
  patchLaws(
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

private let differ = FaultFamily("Patch", Differ()) { patchLaws($0) }

/// A function that transforms the messages of a markup.
private typealias Transform =
  @Sendable (Markup<Int>, @escaping @Sendable (Int) -> Int) -> Markup<Int>

private let map = OperationFamily<Transform>("Markup", "map") { markupLaws(map: $0) }

/// The lists that go wrong in one way each.
let brokenMarkupLists: [BrokenInstance] = [
  list("L1", "a child is not drawn again when its value changes") { all, row in
    .list("ul", [.onClick(-1)], of: all.rows.map(RowOfNumber.init), selected: all.selected) {
      row($0.row, $1)
    }
  }.caught(by: "list.patch"),
  list("L2", "children have no keys") { all, row in
    .ul(
      [.onClick(-1)],
      all.rows.map { item in
        let isSelected = item.id == all.selected
        return .memo(on: item) { row($0, isSelected) }
      }
    )
  }.caught(by: "list.node", "list.show"),
  list("L3", "all children are drawn again") { all, row in
    .ul([.onClick(-1)], all.rows.map { row($0, $0.id == all.selected).keyed(Key($0.id)) })
  }.caught(by: "list.kept"),
  list("L4", "a child answers with another move") { all, row in
    Lister().list(all, row).map { $0 + 1 }
  }.caught(by: "list.move"),
  lister("L5", "list", "the whole list is replaced") {
    $0.show = { drawing, node in drawing.show(node).map { _ in .replace(drawing.node) } }
  }.caught(by: "list.patch"),
  list("L6", "the selection is ignored") { all, row in
    Lister().list(SelectedRows(rows: all.rows, selected: nil), row)
  }.caught(by: "list.node", "list.show", "list.patch"),
  lister("L7", "show", "the patch moves no row") {
    $0.show = { drawing, node in
      altering(drawing.show(node)) { change in
        guard let order = change.order else { return }
        change.order = order.filter { if case .moved = $0 { false } else { true } }
      }
    }
  }.caught(by: "list.patch"),
]

/// A row that is equal to every other row of its number.
private struct RowOfNumber: Equatable, Identifiable, Sendable {
  let row: Row

  var id: Int { row.id }

  static func == (left: RowOfNumber, right: RowOfNumber) -> Bool { left.row.id == right.row.id }
}

private let lister = FaultFamily("MarkupList", Lister()) { markupListLaws($0) }

private let list = lister.faults(of: "list", \.list)

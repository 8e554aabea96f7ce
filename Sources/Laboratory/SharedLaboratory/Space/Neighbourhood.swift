import ComponentKit
import EmbeddedText

/// The states around the present one, as far as they can be explored and drawn.
struct Neighbourhood {
  /// Whether the states of the program can be compared.
  var isKnown = false

  /// The states, and the messages that lead to them; nil where there are too many.
  var around: SpaceAround?

  /// The picture, where pictures are shown.
  var picture: NeighbourhoodPicture?

  /// The states.
  var space: StateSpace? { around?.space }

  /// The messages that lead to a place; none where there is no such place.
  func messages(to place: Int) -> [ProgramMessage] {
    guard let around, place < around.space.places.count else { return [] }
    return around.space.way(to: place).map { around.messages[$0] }
  }
}

extension LaboratoryProgram.State {
  /// Explores from the present state.
  mutating func look() {
    cursor = 0
    viewport.centre()
    var bounds = Bounds(depth: depth)
    // A terminal shows as much as it has rows for, besides those of the way and of this state.
    let layout = room.map { TerminalLayout($0) }
    if let layout { bounds = Bounds(depth: 5, rows: layout.space - 2) }
    // The states of a long way are not computed again after each message.
    let isShort = timeline.places.lowerBound == 0 && timeline.place <= 1_000
    if room == nil && isShort { bounds.log = Array(timeline.messages.prefix(timeline.place)) }
    let explore = views.space
    neighbourhood = Neighbourhood(isKnown: explore != nil)
    neighbourhood.around = explore?(bounds)
    // Where messages are refused, or lead to the same states, a large terminal has room for more.
    while let layout, layout.showsAll, let depth = neighbourhood.space?.depth, depth < 5,
      let deeper = explore?(Bounds(depth: depth + 1)), deeper.space.depth > depth,
      deeper.space.lines.count <= layout.space - 2
    {
      neighbourhood.around = deeper
    }
    guard room == nil, let around = neighbourhood.around else { return }
    neighbourhood.picture = NeighbourhoodPicture(of: around)
  }

  /// Points at a box of the picture, which is then in its middle.
  mutating func point(at box: Int) {
    cursor = min(max(box, 0), (neighbourhood.picture?.count ?? 1) - 1)
    viewport.centre()
    focus = .space
  }
}

extension StateSpace {
  /// What each place shows that the present one does not: its first line of this kind, or else all its lines.
  var changes: [String] {
    let here = places.first?.view.printableLines.map { $0.trimmed } ?? []
    return places.map { place in
      let lines = place.view.printableLines.map { $0.trimmed }
      let change = lines.first { line in !line.isEmpty && !here.contains { $0 == line } }
      return change ?? place.view.inOneLine
    }
  }
}

public import ComponentKit

extension CircleDrawer: SavedProgram, JSONProgram {
  /// The first circles, the changes since then, and how many of these are shown; not the dialog.
  func json(of state: State) -> JSONValue {
    var start = state.drawing
    let first = start.places.lowerBound
    _ = history.update(&start, by: .jump(to: first))
    return [
      "circles": .list(start.present.map { $0.json }),
      "changes": .list(state.drawing.messages.map { $0.json }),
      "place": .number(state.drawing.place - first),
    ]
  }

  /// Reads circles and changes that the drawing takes, and goes to the place among them.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("circles", "changes", "place"),
      let circles = values[0].list(of: { DrawnCircle($0) }),
      let changes = values[1].list(of: { Circles.Message($0) }), let place = values[2].number
    else { return nil }
    var drawing = Timeline<Circles>(circles)
    for change in changes {
      guard history.refusal(of: .message(change), in: drawing) == nil else { return nil }
      _ = history.update(&drawing, by: .message(change))
    }
    guard drawing.places.contains(place), changes.count <= Self.mostChanges else { return nil }
    if place != drawing.place { _ = history.update(&drawing, by: .jump(to: place)) }
    return State(drawing: drawing)
  }
}

extension CircleDrawer.State: Codable, KeptState {
  typealias Keeper = CircleDrawer
}

extension Circles.Message {
  /// The numbers of the change, as JSON: a point, or a circle with its diameter.
  fileprivate var json: JSONValue {
    switch self {
    case .add(let x, let y): ["x": .number(x), "y": .number(y)]
    case .resize(let number, let diameter):
      ["circle": .number(number), "diameter": .number(diameter)]
    }
  }

  /// Reads a change.
  fileprivate init?(_ json: JSONValue) {
    if let values = json.values("x", "y"), let x = values[0].number, let y = values[1].number {
      self = .add(x: x, y: y)
    } else if let values = json.values("circle", "diameter"), let number = values[0].number,
      let diameter = values[1].number
    {
      self = .resize(number, diameter: diameter)
    } else {
      return nil
    }
  }
}

extension DrawnCircle {
  /// Whether the center is within the drawing, and the diameter can be chosen.
  var isWhole: Bool {
    Circles.width.contains(x) && Circles.height.contains(y) && Self.diameters.contains(diameter)
  }

  /// The circle as JSON.
  fileprivate var json: JSONValue {
    ["x": .number(x), "y": .number(y), "diameter": .number(diameter)]
  }

  /// Reads a circle.
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("x", "y", "diameter"), let x = values[0].number,
      let y = values[1].number, let diameter = values[2].number
    else { return nil }
    self.init(x: x, y: y, diameter: diameter)
    if !isWhole { return nil }
  }
}

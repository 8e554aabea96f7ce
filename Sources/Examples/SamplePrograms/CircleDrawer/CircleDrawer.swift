public import ComponentKit
public import Markup

/// A drawing of circles with undo and redo, and a dialog for a diameter.
///
/// ```swift
/// var drawer = Component<Elm<CircleDrawer>>(CircleDrawer())
/// drawer.send(.press(x: 40, y: 30))   // nil
/// drawer.send(.press(x: 45, y: 30))   // nil
/// drawer.view                         // "1. 40 30, diameter 30 *"
/// drawer.send(.adjust)                // nil
/// drawer.send(.diameter(50))          // nil
/// drawer.send(.diameter(60))          // nil
/// drawer.send(.close)                 // nil
/// drawer.send(.undo)                  // nil
/// drawer.view                         // "1. 40 30, diameter 30"
/// ```
///
/// The history contains the drawing and not the dialog. So a person undoes the last diameter of a
/// dialog, and none of those on the way to it.
///
/// (The sixth task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct CircleDrawer: SteppingProgram, DrawnProgram, Sendable {
  /// The drawing with its history, and the part of it that a person is at.
  public struct State: Codable, Hashable, Sendable {
    /// The drawing with its history.
    package internal(set) var drawing: Timeline<Circles>
    /// The number of the selected circle, counted from one.
    package internal(set) var selected: Int?
    /// The diameter in the open dialog, which is for the selected circle.
    package internal(set) var diameter: Int?

    /// The circles as they are shown.
    package var circles: [DrawnCircle] {
      var circles = drawing.present
      if let selected, let diameter { circles[selected - 1].diameter = diameter }
      return circles
    }
  }

  /// The actions of a person.
  public enum Message: Codable, Hashable, Sendable {
    /// Selects the nearest circle that contains a point, or adds a circle around it.
    case press(x: Int, y: Int)
    /// Selects the circle of a number.
    case select(Int)
    /// Opens the dialog for the selected circle.
    case adjust
    /// Changes the diameter in the dialog.
    case diameter(Int)
    /// Closes the dialog.
    case close
    /// Takes back the last change of the drawing.
    case undo
    /// Repeats the change that was taken back.
    case redo
  }

  /// How many changes can be undone at least.
  static let mostChanges = 1_000

  /// The drawing with its history.
  let history = History(Circles(), limit: mostChanges, branchLimit: 1)

  /// Nothing is drawn at the start.
  public var initial: State { State(drawing: history.initial) }

  /// Creates the program.
  public init() {}

  /// Changes the drawing, or the part of it that a person is at.
  public func step(
    _ state: inout State,
    by message: Message,
    effects: inout NoEffects<Message>
  ) -> Refusal? {
    if state.diameter != nil {
      switch message {
      case .diameter, .close: break
      default: return Refusal("the dialog must be closed first")
      }
    }
    switch message {
    case .press(let x, let y):
      let hit = state.drawing.present.nearest(x: x, y: y)
      if hit == nil, let refusal = change(&state, .message(.add(x: x, y: y))) { return refusal }
      state.selected = hit
    case .select(let number):
      guard number >= 1, number <= state.drawing.present.count else {
        return Refusal("number must name a circle; got \(number)")
      }
      state.selected = number
    case .adjust:
      guard let selected = state.selected else { return Refusal("a circle must be selected first") }
      state.diameter = state.drawing.present[selected - 1].diameter
    case .diameter(let diameter):
      guard let selected = state.selected, state.diameter != nil else {
        return Refusal("the dialog must be opened first")
      }
      let change = Circles.Message.resize(selected, diameter: diameter)
      if let refusal = history.base.refusal(of: change, in: state.drawing.present) {
        return refusal
      }
      state.diameter = diameter
    case .close:
      guard let selected = state.selected, let diameter = state.diameter else {
        return Refusal("the dialog must be opened first")
      }
      state.diameter = nil
      guard diameter != state.drawing.present[selected - 1].diameter else { return nil }
      return change(&state, .message(.resize(selected, diameter: diameter)))
    case .undo, .redo:
      if let refusal = change(&state, message == .undo ? .undo : .redo) { return refusal }
      state.selected = nil
    }
    return nil
  }

  /// Changes the drawing by its history.
  private func change(
    _ state: inout State,
    _ message: HistoryMessage<Circles.Message>
  ) -> Refusal? {
    var effects = History<Circles>.Effects()
    return history.step(&state.drawing, by: message, effects: &effects)
  }

  /// Shows the circles; a star marks the selected one.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    let circles = state.circles
    if circles.isEmpty { return "no circle" }
    return circles.enumerated().map { place, circle in
      "\(place + 1). \(circle.line)\(place + 1 == state.selected ? " *" : "")"
    }.joined(separator: "\n") + (state.diameter == nil ? "" : "\nadjusting")
  }
}

extension [DrawnCircle] {
  /// The number of the nearest circle that contains a point, counted from one.
  fileprivate func nearest(x: Int, y: Int) -> Int? {
    guard Circles.width.contains(x), Circles.height.contains(y) else { return nil }
    return indices.filter { self[$0].contains(x: x, y: y) }
      .min { self[$0].squareDistance(x: x, y: y) < self[$1].squareDistance(x: x, y: y) }
      .map { $0 + 1 }
  }
}

// MARK: - Codable

#if !hasFeature(Embedded)
extension CircleDrawer.State {
  /// Reads a drawing, and checks that the selected circle is there.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    drawing = try values.decode(Timeline<Circles>.self, forKey: .drawing)
    selected = try values.decodeIfPresent(Int.self, forKey: .selected)
    diameter = try values.decodeIfPresent(Int.self, forKey: .diameter)
    let isThere = selected.map { $0 >= 1 && $0 <= drawing.present.count } ?? (diameter == nil)
    try values.require(isThere, of: .selected, "the selected circle must be in the drawing")
    let isOpen = diameter.map { DrawnCircle.diameters.contains($0) } ?? true
    try values.require(isOpen, of: .diameter, "the dialog must show a diameter of a circle")
  }
}
#endif

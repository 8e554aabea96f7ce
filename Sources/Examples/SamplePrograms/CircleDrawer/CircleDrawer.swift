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
public struct CircleDrawer: DrawnProgram, Sendable {
  /// The drawing with its history, and the part of it that a person is at.
  public struct State: Hashable, Sendable {
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

  /// Refuses what needs a circle or a dialog where there is none, and what the drawing refuses.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .press, .select, .adjust, .undo, .redo:
      if state.diameter != nil { return Refusal("the dialog must be closed first") }
    case .diameter, .close:
      if state.diameter == nil { return Refusal("the dialog must be opened first") }
    }
    switch message {
    case .select(let number):
      return number >= 1 && number <= state.drawing.present.count
        ? nil : Refusal("number must name a circle; got \(number)")
    case .adjust:
      return state.selected == nil ? Refusal("a circle must be selected first") : nil
    case .press, .diameter, .close, .undo, .redo:
      return change(by: message, in: state).flatMap { history.refusal(of: $0, in: state.drawing) }
    }
  }

  /// Changes the drawing, or the part of it that a person is at.
  public func update(_ state: inout State, by message: Message) {
    let change = change(by: message, in: state)
    switch message {
    case .press(let x, let y): state.selected = state.drawing.present.nearest(x: x, y: y)
    case .select(let number): state.selected = number
    case .adjust: state.diameter = state.selected.map { state.drawing.present[$0 - 1].diameter }
    case .diameter(let diameter):
      state.diameter = diameter
      return
    case .close: state.diameter = nil
    case .undo, .redo: state.selected = nil
    }
    if let change { _ = history.update(&state.drawing, by: change) }
  }

  /// The change of the drawing that a message makes, or would make when the dialog is closed.
  private func change(by message: Message, in state: State) -> HistoryMessage<Circles.Message>? {
    switch message {
    case .press(let x, let y):
      state.drawing.present.nearest(x: x, y: y) == nil ? .message(.add(x: x, y: y)) : nil
    case .diameter(let diameter):
      state.selected.map { .message(.resize($0, diameter: diameter)) }
    case .close:
      resize(in: state)
    case .undo: .undo
    case .redo: .redo
    case .select, .adjust: nil
    }
  }

  /// The change to the diameter in the dialog, if that is another one.
  private func resize(in state: State) -> HistoryMessage<Circles.Message>? {
    guard let selected = state.selected, let diameter = state.diameter,
      diameter != state.drawing.present[selected - 1].diameter
    else { return nil }
    return .message(.resize(selected, diameter: diameter))
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

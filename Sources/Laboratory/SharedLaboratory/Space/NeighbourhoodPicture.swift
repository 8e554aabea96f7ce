import ComponentKit
import EmbeddedText
import Markup

/// The picture of the states around the present one.
struct NeighbourhoodPicture {
  /// The diagram.
  let shown: NeighbourhoodDiagram

  /// The legend of the picture.
  var caption: String { shown.diagram.caption }

  /// How many boxes there are.
  var count: Int { labels.count }

  /// The picture as it is drawn.
  private let figure: Figure<LaboratoryProgram.Message>

  /// The label of each box, for a screen reader.
  private let labels: [String]

  /// Draws a space.
  init(of around: SpaceAround) {
    let shown = NeighbourhoodDiagram(of: around)
    let space = around.space
    self.shown = shown
    figure = Figure(of: shown.diagram)
    labels = shown.targets.map { target in
      switch target {
      case .place(let place):
        let lines = space.places[place].view.printableLines.joined(separator: ", ")
        if place == 0 { return "the present state: \(lines)" }
        return "\(space.path(to: place).joined(separator: ", then ")): \(lines)"
      case .past(let place):
        let view = around.past.first { $0.place == place }?.view ?? ""
        let lines = view.printableLines.joined(separator: ", ")
        return "\(place == 0 ? "the start" : "place \(place) of the log"): \(lines)"
      }
    }
  }
}

// MARK: - Drawing

extension NeighbourhoodPicture {
  /// The picture around a box, in which each box is gone to by a press.
  ///
  /// The inner picture begins in the middle of the outer one, so that the box is in the middle of
  /// whatever room there is, in the size of the page's text.
  func picture(cursor: Int, isFocused: Bool, _ view: Viewport) -> Markup<LaboratoryProgram.Message>
  {
    let arrows = figure.arrows.enumerated().map { number, arrow in
      let isOwn = shown.diagram.arrows[number].source == 0
      return arrow.group([.class("own", if: isOwn), .class("way", if: shown.arrowsOnWay[number])])
    }
    let boxes = figure.boxes.enumerated().map { number, box in
      let isFocused = number == cursor && isFocused
      return box.group(
        attributes(number, view) + [.focusable(number == cursor), .focused(isFocused)]
      )
    }
    let (middle, offset) = (figure.frames[cursor], view.offset)
    let x = -(middle.centre + offset.x) * view.scale
    let y = -(middle.middle + offset.y) * view.scale
    let move = "translate(\(Int(x)) \(Int(y))) scale(\(view.scale.hundredths))"
    let moved = Markup<LaboratoryProgram.Message>.element(
      "g",
      [.attribute("transform", move)],
      arrows + boxes
    )
    return .element(
      "svg",
      [
        .class("space"), .role("group"), .aria("labelledby", "space"),
        .aria("describedby", "space-caption"), .on(.keyDown) { message(for: $0, at: cursor) },
        .on(.pointerDown) { $0.buttons == .primary ? .drag(.began(x: $0.x, y: $0.y)) : nil },
        .on(.pointerMove) { $0.buttons == .primary ? .drag(.moved(x: $0.x, y: $0.y)) : nil },
        .on(.pointerUp, .drag(.ended)),
      ],
      [
        .element(
          "svg",
          [.attribute("x", "50%"), .attribute("y", "50%"), .attribute("overflow", "visible")],
          [moved]
        )
      ]
    )
  }

  /// The attributes of a box that can be gone to; the end of a drag is no press.
  private func attributes(
    _ number: Int,
    _ view: Viewport
  ) -> [Attribute<LaboratoryProgram.Message>] {
    let message: LaboratoryProgram.Message =
      switch shown.targets[number] {
      case .place(let place): .visit(place)
      case .past(let place): .travel(.jump(to: place))
      }
    return [
      .class("present", if: number == 0), .class("next", if: isNext(number)),
      .class("past", if: shown.boxesOnWay[number]), .role("button"), .label(labels[number]),
      number == 0 ? .aria("current", "true") : .none,
      view.isDragged ? .none : .onClick(message),
      .onKey("Enter", message), .onKey(" ", message),
    ]
  }

  /// Whether one message leads from the present state to a box.
  func isNext(_ number: Int) -> Bool {
    number > 0 && shown.diagram.arrows.contains { $0.source == 0 && $0.target == number }
  }

  // MARK: - Keys

  /// Arrow keys go from box to box, and signs enlarge the picture.
  private func message(for event: Event, at cursor: Int) -> LaboratoryProgram.Message? {
    guard event.modifiers.subtracting(.shift) == [] else { return nil }
    switch event.key {
    case "ArrowRight": return box(beside: cursor) { ($0.x, $0.y) }
    case "ArrowLeft": return box(beside: cursor) { (-$0.x, $0.y) }
    case "ArrowDown": return box(beside: cursor) { ($0.y, $0.x) }
    case "ArrowUp": return box(beside: cursor) { (-$0.y, $0.x) }
    case "Home": return .point(0)
    case "+", "=": return .zoom(1)
    case "-": return .zoom(-1)
    case "0": return .zoom(0)
    default: return nil
    }
  }

  /// Points at the nearest box in a direction: by how far it is ahead, and how far aside.
  private func box(
    beside cursor: Int,
    _ place: (Point) -> (ahead: Double, aside: Double)
  ) -> LaboratoryProgram.Message? {
    let here = figure.frames[cursor]
    var nearest: (box: Int, cost: Double)?
    for (box, frame) in figure.frames.enumerated() {
      let way = Point(x: frame.centre - here.centre, y: frame.middle - here.middle)
      let (ahead, aside) = place(way)
      let cost = ahead + 3 * abs(aside)
      if ahead > 8, cost < nearest?.cost ?? .infinity { nearest = (box, cost) }
    }
    return nearest.map { .point($0.box) }
  }
}

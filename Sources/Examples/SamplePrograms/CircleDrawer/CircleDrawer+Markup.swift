public import Markup

extension CircleDrawer {
  /// Draws the picture, a button for each circle, and the dialog where it is open.
  public func markup(of state: State) -> Markup<Message> {
    frame(
      "circles",
      titled: "Circles",
      [
        .group("History", [button("Undo", .undo, in: state), button("Redo", .redo, in: state)]),
        picture(of: state),
        state.diameter.map { dialog($0, in: state) }
          ?? button("Adjust diameter", .adjust, in: state).keyed("adjust"),
        .list(
          "ol",
          [.class("circles")],
          redrawing: Array(state.circles.enumerated()),
          id: { $0.offset },
          row: { place, circle in
            let isSelected = place + 1 == state.selected
            return .li(
              [],
              [button(circle.line, .select(place + 1), in: state, [.aria("pressed", isSelected)])]
            )
          }
        ),
        .field("New circle at", Self.place),
      ]
    )
  }

  /// The field in which two numbers are a press.
  private static let place = Markup<Message>.input([
    .type("text"), .value(""), .placeholder("across and down, such as 200 120"),
    .on(.change) { press(at: $0.value) },
  ])

  /// The circles as a picture; a press of the pointer is a message at its point.
  ///
  /// The field for a new circle and the list do the same without a pointer.
  private func picture(of state: State) -> Markup<Message> {
    let circles = state.circles.enumerated().map { place, circle in
      Self.circle(circle, isSelected: place + 1 == state.selected)
    }
    let (width, height) = (Circles.width.upperBound, Circles.height.upperBound)
    return .element(
      "svg",
      [
        .class("drawing"), .role("img"), .label("Drawing"),
        // The picture is as wide as the window allows.
        .attribute("viewBox", "0 0 \(width) \(height)"),
        .on(.pointerDown) { .press(x: Self.point($0.x), y: Self.point($0.y)) },
      ],
      circles
    )
  }

  /// The whole number that is nearest to a coordinate of the pointer; all that are far away are one.
  private static func point(_ place: Double) -> Int { Int(max(0, min(place, 10_000)) + 0.5) }

  private static func circle(_ circle: DrawnCircle, isSelected: Bool) -> Markup<Message> {
    .element(
      "circle",
      [
        .attribute("cx", String(circle.x)), .attribute("cy", String(circle.y)),
        .attribute("r", (Double(circle.diameter) / 2).decimal(places: 1)),
        .class("chosen", if: isSelected),
      ]
    )
  }

  /// The dialog for the diameter of the selected circle.
  private func dialog(_ diameter: Int, in state: State) -> Markup<Message> {
    .group(
      "Diameter",
      [
        .field(
          "Diameter",
          .input([
            .type("range"), .value(String(diameter)), .focused(),
            .attribute("min", String(DrawnCircle.diameters.lowerBound)),
            .attribute("max", String(DrawnCircle.diameters.upperBound)),
            .on(.input) { Int($0.value).map { .diameter($0) } },
          ])
        ),
        button("Close", .close, in: state, [.class("primary")]),
      ]
    )
    .keyed("dialog")
  }

  /// The message of two numbers with a blank between them, for those who use no pointer.
  private static func press(at text: String) -> Message {
    let numbers = text.words.compactMap { Int($0) }
    // Numbers that are missing name a point outside of the drawing, which is refused.
    return numbers.count == 2 ? .press(x: numbers[0], y: numbers[1]) : .press(x: -1, y: -1)
  }
}

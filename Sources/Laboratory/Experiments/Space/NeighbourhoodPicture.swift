import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

/// The picture of the states around the present one.
struct NeighbourhoodPicture {
  /// The space.
  private let space: StateSpace

  /// The picture as it is drawn.
  private let figure: Figure<LaboratoryProgram.Message>

  /// How many arrows start at the present state: they are the first.
  private let ownArrows: Int

  /// The label of each box, for a screen reader.
  private let labels: [String]

  /// Draws a space.
  init(of space: StateSpace) {
    let diagram = space.diagram(start: "the present state", columns: columns)
    self.space = space
    figure = Figure(of: diagram, named: "space", columns: columns)
    ownArrows = diagram.arrows.count { $0.source == 0 }
    labels = space.places.indices.map { place in
      let lines = space.places[place].view.printableLines.joined(separator: ", ")
      guard place > 0 else { return "the present state: \(lines)" }
      return "\(space.path(to: place).joined(separator: ", then ")): \(lines)"
    }
  }
}

/// Counts the columns that a text fills in a font of one width: two for the signs of East Asia and
/// most pictures, and none for marks that join.
func columns(_ text: String) -> Int {
  var scalars = Scalars(text)
  var count = 0
  while let scalar = scalars.next() {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: continue
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      count += 2
    default: count += 1
    }
  }
  return count
}

// MARK: - Drawing

extension NeighbourhoodPicture {
  /// The picture, in which each box is gone to by a press.
  func picture(cursor: Int, isFocused: Bool) -> Markup<LaboratoryProgram.Message> {
    let arrows = figure.arrows.enumerated().map { number, arrow in
      arrow.group([.class("own", if: number < ownArrows)])
    }
    let boxes = figure.boxes.enumerated().map { number, box in
      box.group(attributes(number, isCursor: number == cursor, isFocused: isFocused))
    }
    return .element(
      "svg",
      [
        .class("space"), .attribute("viewBox", figure.viewBox), .role("group"),
        .attribute("width", String(Int(figure.width))),
        .attribute("height", String(Int(figure.height))),
        .aria("labelledby", "space-title"), .aria("describedby", "space-caption"),
        .on(.keyDown) { Self.message(for: $0) },
      ],
      figure.ground + [.element("g", [.attribute("transform", figure.transform)], arrows + boxes)]
    )
  }

  /// The attributes of a box that can be gone to.
  private func attributes(
    _ number: Int,
    isCursor: Bool,
    isFocused: Bool
  ) -> [Attribute<LaboratoryProgram.Message>] {
    [
      .class("present", if: number == 0), .class("next", if: isNext(number)), .role("button"),
      .label(labels[number]),
      .focusable(isCursor), .focused(isCursor && isFocused),
      number == 0 ? .aria("current", "true") : .none,
      .onClick(.visit(number)),
      .onKey("Enter", .visit(number)), .onKey(" ", .visit(number)),
    ]
  }

  /// Whether one message leads to a place.
  private func isNext(_ number: Int) -> Bool { space.places[number].depth == 1 }

  /// Arrow keys go from box to box.
  private static func message(for event: Event) -> LaboratoryProgram.Message? {
    guard event.modifiers == [] else { return nil }
    switch event.key {
    case "ArrowRight", "ArrowDown": return .point(1)
    case "ArrowLeft", "ArrowUp": return .point(-1)
    default: return nil
    }
  }
}

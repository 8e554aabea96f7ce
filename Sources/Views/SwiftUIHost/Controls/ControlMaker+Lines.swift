import Markup

// The children of an element: blocks below each other, and lines of the other children.

extension ControlMaker {
  /// Returns the control of a text.
  func words(_ text: String, at position: Int, path: [Int], style: ControlStyle) -> Control {
    var control = Control(
      .words([Control.Words(text: text, style: style.inherited)]),
      id: .position(position, ""),
      path: path
    )
    control.style = style.inherited
    return control
  }

  /// Returns the children of an element, one below the other.
  ///
  /// Children that are apart form no lines with each other.
  func children(
    of element: Element,
    at path: [Int],
    in context: Context,
    apart: Bool = false
  ) -> [Control] {
    var (rows, line): ([Control], [Control]) = ([], [])
    for (position, child) in element.children.enumerated() {
      let place = path + [position]
      guard let control = control(of: child, at: position, path: place, in: context) else {
        continue
      }
      if !apart, !(child.element?.isBlock ?? false) {
        line.append(control)
      } else {
        rows += end(&line)
        if apart {
          var alone = [control]
          rows += end(&alone)
        } else {
          rows.append(control)
        }
      }
    }
    return rows + end(&line)
  }

  /// Returns the controls of a line as one control, and begins another line.
  private func end(_ line: inout [Control]) -> [Control] {
    defer { line = [] }
    let parts = Self.joined(line)
    guard let first = parts.first else { return [] }
    guard parts.count > 1 else { return parts }
    var control = Control(.line, id: .position(first.path.last ?? 0, "line"), path: first.path)
    control.style = first.style.inherited
    control.children = parts
    control.path.removeLast()
    return [control]
  }

  /// Joins adjacent texts, with their blanks as a line shows them.
  private static func joined(_ line: [Control]) -> [Control] {
    var parts: [Control] = []
    for control in line {
      guard case .words(let words) = control.kind, control.isPlain, case .position = control.id,
        case .words(let before)? = parts.last?.kind, let last = parts.last, last.isPlain,
        case .position = last.id
      else {
        parts.append(control)
        continue
      }
      parts[parts.count - 1].kind = .words(before + words)
    }
    return parts.compactMap { control in
      guard case .words(let words) = control.kind else { return control }
      var control = control
      let trimmed = trimmed(words)
      if trimmed.isEmpty, control.isPlain { return nil }
      control.kind = .words(trimmed)
      return control
    }
  }

  /// Replaces runs of blanks by one blank, and removes those at the ends of lines.
  private static func trimmed(_ words: [Control.Words]) -> [Control.Words] {
    var (result, wasBlank): ([Control.Words], Bool) = ([], true)
    for piece in words {
      var piece = piece
      if !piece.style.traits.keepsBlanks, piece.text != "\n" {
        var text = ""
        for character in piece.text {
          if !character.isWhitespace {
            text.append(character)
            wasBlank = false
          } else if !wasBlank {
            text.append(" ")
            wasBlank = true
          }
        }
        piece.text = text
      } else {
        wasBlank = piece.text.last?.isNewline ?? wasBlank
      }
      if !piece.text.isEmpty { result.append(piece) }
    }
    while let last = result.last, !last.style.traits.keepsBlanks, last.text.last == " " {
      result[result.count - 1].text.removeLast()
      if result[result.count - 1].text.isEmpty { result.removeLast() }
    }
    return result
  }
}

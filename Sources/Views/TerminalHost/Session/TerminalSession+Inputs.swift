import Markup

// The effects of keys and of the pointer.

extension TerminalSession {
  /// Handles input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time of the input, from any start.
  ///   - answer: Sends the message of an event, and returns whether there is one.
  /// - Returns: Whether the run continues.
  mutating func take(_ input: Input, at time: Duration, answer: Answer) -> Outcome {
    switch input {
    case .key(let press): return isHeld(press, at: time) ? .goesOn : take(press, answer)
    case .paste(let text): paste(text, answer)
    case .pointer(let pointer): take(pointer, at: time, answer)
    case .focus, .ground: break
    }
    return .goesOn
  }

  private mutating func take(_ press: KeyPress, _ answer: Answer) -> Outcome {
    if press == KeyPress("z", .control) { return .stopped }
    let path = focusPath ?? front ?? []
    let element = focusElement
    let isWriting = element?.isTextField == true && !node.isDisabled(path)
    var event = Event(
      .keyDown,
      value: isWriting ? text(at: path) : "",
      key: press.key,
      modifiers: press.modifiers
    )
    event.isTyped = isWriting && press.text != nil
    // A key that the program handles does nothing else.
    if answer(event, path) { return .goesOn }
    if press == KeyPress("c", .control) { return .left }
    if isWriting, let element, write(press, in: element, at: path, answer) { return .goesOn }
    if press.key == "Tab" {
      moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1, answer)
    } else if !isWriting, leavingKeys.contains(press) {
      return .left
    } else if let element, !isWriting, use(press, on: element, at: path, answer) {
      return .goesOn
    } else {
      scroll(by: press)
    }
    return .goesOn
  }

  /// Handles a key in the focused element; returns false if the key has no effect.
  private mutating func use(
    _ press: KeyPress,
    on element: Element,
    at path: [Int],
    _ answer: Answer
  ) -> Bool {
    if moveFocus(inGridBy: press, answer) { return true }
    if case .slider(let slider) = element.formControl {
      // A page moves by a tenth with these keys; here a wide range needs no more than thirty presses.
      let step = max(1, ((slider.greatest - slider.least) / slider.step / 30).rounded())
      let steps = [
        "ArrowRight": step, "ArrowLeft": -step, "PageUp": 3 * step, "PageDown": -3 * step,
      ]
      if let steps = steps[press.key] {
        slide(by: steps, at: path, answer)
        return true
      }
    }
    switch press.key {
    case "Enter", " ": activate(path, answer)
    case "ArrowDown" where element.tag == "select", "ArrowRight" where element.tag == "select":
      choose(by: 1, at: path, answer)
    case "ArrowUp" where element.tag == "select", "ArrowLeft" where element.tag == "select":
      choose(by: -1, at: path, answer)
    case "ArrowRight": moveFocus(by: 1, answer)
    case "ArrowLeft": moveFocus(by: -1, answer)
    default: return false
    }
    return true
  }

  private mutating func scroll(by press: KeyPress) {
    switch press.key {
    case "ArrowUp": scroll(by: -1)
    case "ArrowDown": scroll(by: 1)
    case "PageUp": scroll(by: 1 - height)
    case "PageDown": scroll(by: height - 1)
    case "Home": scroll(to: 0)
    case "End": scroll(to: TerminalSession.mostRows)
    default: break
    }
  }

  // MARK: - Typing

  /// Handles a key in the focused text field; returns false if the key has no effect.
  private mutating func write(
    _ press: KeyPress,
    in element: Element,
    at path: [Int],
    _ answer: Answer
  ) -> Bool {
    if let text = press.text {
      edit(path, answer) { $0.insert(text) }
      return true
    }
    let isArea = element.tag == "textarea"
    switch (press.key, press.modifiers) {
    case ("Enter", []) where isArea: edit(path, answer) { $0.insert("\n") }
    case ("Enter", []):
      tellChange(of: element, at: path, from: textBefore.take(), answer)
      submitByEnter(from: path, answer)
    case ("Backspace", []): edit(path, answer) { $0.removeBefore() }
    case ("Backspace", _), ("w", .control): edit(path, answer) { $0.removeWordBefore() }
    case ("Delete", []), ("d", .control): edit(path, answer) { $0.removeBehind() }
    case ("ArrowLeft", []), ("b", .control): edit(path, answer) { $0.moveBack() }
    case ("ArrowRight", []), ("f", .control): edit(path, answer) { $0.moveForth() }
    case ("ArrowUp", []) where isArea: edit(path, answer) { $0.moveLine(by: -1) }
    case ("ArrowDown", []) where isArea: edit(path, answer) { $0.moveLine(by: 1) }
    case ("Home", []), ("a", .control): edit(path, answer) { $0.moveToStart() }
    case ("End", []), ("e", .control): edit(path, answer) { $0.moveToEnd() }
    case ("u", .control): edit(path, answer) { $0.removeAllBefore() }
    case ("k", .control): edit(path, answer) { $0.removeAllBehind() }
    case ("Escape", []): moveFocus(to: nil, answer)
    default: return false
    }
    return true
  }

  private mutating func paste(_ text: String, _ answer: Answer) {
    guard let path = focusPath, let element = focusElement, element.isTextField else { return }
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let kept = element.tag == "textarea" ? lines : lines.replacing("\n", with: " ")
    edit(path, answer) { $0.insert(kept) }
  }

  // MARK: - The pointer

  private mutating func take(_ pointer: Pointer, at time: Duration, _ answer: Answer) {
    if case .wheel(let rows) = pointer.action { return scroll(by: rows * 3) }
    // What is behind a dialog cannot be used.
    guard let (region, row) = place(row: pointer.row, column: pointer.column),
      region.path.starts(with: front ?? [])
    else { return }
    let path = region.path
    var event = Event(.pointerMove, modifiers: pointer.modifiers, buttons: pointer.action.buttons)
    // A cell counts as 8 by 16 points, about the size of a character on a page.
    event.x = Double(pointer.column - region.column) * 8 + 4
    event.y = Double(row - region.row) * 16 + 8
    switch pointer.action {
    case .down(0):
      event.kind = .pointerDown
      _ = answer(event, path)
      click(path, event, at: time, answer)
    case .move: _ = answer(event, path)
    case .up:
      event.kind = .pointerUp
      _ = answer(event, path)
    case .down, .wheel: break
    }
  }

  /// Presses what is at a path, or names it; a second press soon after is a double click.
  private mutating func click(
    _ path: [Int],
    _ pointer: Event,
    at time: Duration,
    _ answer: Answer
  ) {
    let stop = stop(around: path)
    let label = node.enclosingPath(path) { $0.tag == "label" }
    let target = [stop, label].compactMap { $0 }.max { $0.count < $1.count } ?? path
    let named = target == label ? field(of: target) : nil
    if let goal = named ?? stop { moveFocus(to: goal, answer) }
    let isSecond = press.map { $0.path == path && time - $0.time < .milliseconds(500) } ?? false
    press = (path, isSecond ? time - .seconds(1) : time)
    if node[target]?.element?.isTextField != true || isSecond {
      activate(target, answer, x: pointer.x, y: pointer.y)
    } else {
      _ = answer(Event(.click, x: pointer.x, y: pointer.y), path)
    }
    guard isSecond else { return }
    var event = pointer
    event.kind = .doubleClick
    _ = answer(event, path)
  }

  /// The path of the field that a label names.
  private func field(of label: [Int]) -> [Int]? {
    node[label]?.firstPath { $0.isTextField }.map { label + $0 }.flatMap {
      node.isDisabled($0) ? nil : $0
    }
  }
}

import Markup

// Editing of fields, and the events that report it.

extension TerminalSession {
  /// The text of the field at a path.
  func text(at path: [Int]) -> String {
    drafts[node.steps(to: path)]?.text ?? node[path]?.element?.givenValue ?? ""
  }

  /// The draft of the field at a path, which starts with the text of the program.
  func draft(at path: [Int]) -> TextDraft {
    drafts[node.steps(to: path)] ?? TextDraft(node[path]?.element?.givenValue ?? "")
  }

  /// Replaces the drafts whose fields have another text of the program than before.
  ///
  /// Fields with an unfinished change wait for ``settle()``.
  mutating func updateDrafts(from old: Node) {
    for steps in drafts.keys {
      let before = old.path(of: steps).flatMap { old[$0]?.element }
      guard let path = node.path(of: steps), let element = node[path]?.element,
        element.isTextField || element.tag == "select", element.tag == before?.tag
      else {
        drafts[steps] = nil
        continue
      }
      if before?.givenValue == element.givenValue || answered.contains(steps) { continue }
      drafts[steps]?.follow(element.givenValue)
    }
  }

  /// Replaces the drafts of fields whose changes the program has handled by the program's texts.
  ///
  /// Call it when the view reflects all sent messages. So a field whose value never changes is
  /// read-only, unless its changes have no handler.
  mutating func settle() {
    guard !answered.isEmpty else { return }
    for steps in answered {
      guard let path = node.path(of: steps), let element = node[path]?.element,
        element.hasGivenValue
      else { continue }
      drafts[steps]?.follow(element.givenValue)
    }
    answered = []
    redraw()
  }

  /// Changes the text of a field, and sends an event.
  mutating func edit(_ path: [Int], _ answer: Answer, _ change: (inout TextDraft) -> Void) {
    let before = draft(at: path)
    var after = before
    change(&after)
    guard after != before else { return }
    drafts[node.steps(to: path)] = after
    if after.text != before.text {
      textBefore = textBefore ?? before.text
      tell(Event(.input, value: after.text), at: path, answer)
    }
    redraw()
  }

  /// Sends the event of a completed change, if the text of a field is another one than before.
  mutating func tellChange(
    of element: Element,
    at path: [Int],
    from before: String?,
    _ answer: Answer
  ) {
    guard let before, element.isTextField, text(at: path) != before else { return }
    tell(Event(.change, value: text(at: path)), at: path, answer)
  }

  /// Sends an event of a change of a field.
  private mutating func tell(_ change: Event, at path: [Int], _ answer: Answer) {
    if answer(change, path) { answered.insert(node.steps(to: path)) }
  }

  /// Presses the button, box or link at a path.
  mutating func activate(_ path: [Int], _ answer: Answer, x: Double = 0, y: Double = 0) {
    guard let element = node[path]?.element, !node.isDisabled(path) else { return }
    var click = Event(.click, x: x, y: y)
    if case .box(let box) = element.formControl {
      click.isChecked = box.isRadio || !box.isOn
      _ = answer(click, path)
      _ = answer(Event(.change, value: box.value, isChecked: click.isChecked), path)
      return
    }
    _ = answer(click, path)
    if element.tag == "summary" {
      toggled.formSymmetricDifference([node.steps(to: Array(path.dropLast()))])
      return redraw()
    }
    if case .button(_, submits: true) = element.formControl { submit(from: path, answer) }
    // A press on a label checks its box.
    if element.tag == "label", let box = box(of: element, at: path) { activate(box, answer) }
  }

  /// Submits the form around a path.
  mutating func submit(from path: [Int], _ answer: Answer) {
    if let form = form(around: path) { _ = answer(Event(.submit), form) }
  }

  /// Presses Enter in a field: the form around is submitted by its button, if it has one.
  ///
  /// A form whose button is disabled is not ready.
  mutating func submitByEnter(from path: [Int], _ answer: Answer) {
    guard let form = form(around: path) else { return }
    let button = submitButton(of: form)
    guard button.map(node.isDisabled) != true else { return }
    submit(from: path, answer)
  }

  /// The path of the form around a path.
  func form(around path: [Int]) -> [Int]? { node.enclosingPath(path) { $0.tag == "form" } }

  /// The path of the first button that submits a form.
  func submitButton(of form: [Int]) -> [Int]? {
    node[form]?.firstPath { element in
      if case .button(_, submits: true) = element.formControl { true } else { false }
    }
    .map { form + $0 }
  }

  /// Selects the option at a distance from the selected one.
  mutating func choose(by step: Int, at path: [Int], _ answer: Answer) {
    guard let element = node[path]?.element, !node.isDisabled(path) else { return }
    let values = element.options.map(\.value)
    guard !values.isEmpty else { return }
    let here = values.firstIndex(of: text(at: path)) ?? 0
    let next = max(0, min(values.count - 1, here + step))
    guard next != here else { return }
    drafts[node.steps(to: path)] = TextDraft(values[next])
    tell(Event(.input, value: values[next]), at: path, answer)
    tell(Event(.change, value: values[next]), at: path, answer)
    redraw()
  }

  /// Moves the knob of a slider by some steps.
  mutating func slide(by steps: Double, at path: [Int], _ answer: Answer) {
    guard let element = node[path]?.element, !node.isDisabled(path),
      case .slider(let slider) = element.formControl
    else { return }
    let value = min(slider.greatest, max(slider.least, slider.value + steps * slider.step))
    guard value != slider.value else { return }
    let isWhole = value == value.rounded() && abs(value) < 1e15
    let text = isWhole ? String(Int(value)) : String(value)
    _ = answer(Event(.input, value: text), path)
    _ = answer(Event(.change, value: text), path)
  }

  private func box(of label: Element, at path: [Int]) -> [Int]? {
    func isBox(_ element: Element) -> Bool {
      if case .box = element.formControl { true } else { false }
    }
    if let name = label["for"] { return node.firstPath { $0["id"] == name && isBox($0) } }
    return node[path]?.firstPath(where: isBox).map { path + $0 }
  }
}

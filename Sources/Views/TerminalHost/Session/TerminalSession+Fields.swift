import Markup

// What a person writes into fields, and what the program is told of it.

extension TerminalSession {
  /// The text of the field at a place.
  func text(at path: [Int]) -> String {
    drafts[node.steps(to: path)]?.text ?? node[path]?.element?.givenValue ?? ""
  }

  /// The draft of the field at a place, begun with the text that the program gives it.
  func draft(at path: [Int]) -> TextDraft {
    drafts[node.steps(to: path)] ?? TextDraft(node[path]?.element?.givenValue ?? "")
  }

  /// Gives fields the texts that the program now says they hold, if it says another than before.
  ///
  /// A field whose change the program is still answering waits for ``settle()``.
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
      give(element.givenValue, to: steps)
    }
  }

  /// Sets fields whose changes the program has answered back to what it says they hold.
  ///
  /// To be called when what is shown comes of all that was told. So a field whose value is always
  /// the same cannot be changed, unless nothing answers its changes.
  mutating func settle() {
    guard !answered.isEmpty else { return }
    for steps in answered {
      guard let path = node.path(of: steps), let element = node[path]?.element,
        element.saysWhatItHolds
      else { continue }
      give(element.givenValue, to: steps)
    }
    answered = []
    redraw()
  }

  /// Gives a field a text; the cursor stays where it is, if it is not at the end.
  private mutating func give(_ text: String, to steps: [Step]) {
    guard let draft = drafts[steps], draft.text != text else { return }
    var next = TextDraft(text)
    if draft.cursor < draft.text.count { next.cursor = min(draft.cursor, next.cursor) }
    drafts[steps] = next
  }

  /// Changes the text of a field, and tells the program.
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

  /// Tells the program that the text of a field has been changed, if it has.
  mutating func tellChange(of element: Element, at path: [Int], _ answer: Answer) {
    guard let before = textBefore.take(), element.isTextField else { return }
    let text = text(at: path)
    if text != before { tell(Event(.change, value: text), at: path, answer) }
  }

  /// Tells the program of a change of a field.
  private mutating func tell(_ change: Event, at path: [Int], _ answer: Answer) {
    if answer(change, path) { answered.insert(node.steps(to: path)) }
  }

  /// Presses what is at a place: a button, a box, a link.
  mutating func activate(_ path: [Int], _ answer: Answer, x: Double = 0, y: Double = 0) {
    guard let element = node[path]?.element, element["disabled"] == nil else { return }
    var click = Event(.click, x: x, y: y)
    if element.isBox {
      click.isChecked = element["type"] == "radio" || element["checked"] == nil
      _ = answer(click, path)
      _ = answer(
        Event(.change, value: element["value"] ?? "on", isChecked: click.isChecked),
        path
      )
      return
    }
    _ = answer(click, path)
    let kind = element["type"] ?? "submit"
    if element.isButton, kind == "submit" { submit(from: path, answer) }
    // What names a box checks it.
    if element.tag == "label", let box = box(of: element, at: path) { activate(box, answer) }
  }

  /// Sends the form around a place.
  mutating func submit(from path: [Int], _ answer: Answer) {
    guard let form = node.enclosingPath(path, where: { $0.tag == "form" }) else { return }
    _ = answer(Event(.submit), form)
  }

  /// Chooses what stands some places further in a choice.
  mutating func choose(by step: Int, at path: [Int], _ answer: Answer) {
    guard let element = node[path]?.element else { return }
    let values = element.choices.map(\.value)
    guard !values.isEmpty else { return }
    let here = values.firstIndex(of: text(at: path)) ?? 0
    let next = max(0, min(values.count - 1, here + step))
    guard next != here else { return }
    drafts[node.steps(to: path)] = TextDraft(values[next])
    tell(Event(.input, value: values[next]), at: path, answer)
    tell(Event(.change, value: values[next]), at: path, answer)
    redraw()
  }

  private func box(of label: Element, at path: [Int]) -> [Int]? {
    if let name = label["for"] { return node.firstPath { $0["id"] == name && $0.isBox } }
    return node[path]?.firstPath { $0.isBox }.map { path + $0 }
  }
}

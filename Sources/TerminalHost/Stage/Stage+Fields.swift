import Markup

// What a person writes into fields, and what the program is told of it.

extension Stage {
  /// The text of the field at a place.
  func text(at path: [Int]) -> String {
    drafts[node.steps(to: path)]?.text ?? node[path]?.element?.givenValue ?? ""
  }

  /// The draft of the field at a place, begun with the text that the program gives it.
  func draft(at path: [Int]) -> TextDraft {
    drafts[node.steps(to: path)] ?? TextDraft(node[path]?.element?.givenValue ?? "")
  }

  /// Gives the texts of fields to the program's where it says what they hold.
  ///
  /// A field that has a value and answers each change holds what the program says. Another holds
  /// what was written, until the program gives it another value than before.
  mutating func updateDrafts(from old: Node) {
    for (steps, draft) in drafts {
      guard let path = node.path(of: steps), let element = node[path]?.element,
        element.isTextField || element.tag == "select"
      else {
        drafts[steps] = nil
        continue
      }
      guard element["value"] != nil || element.tag == "select" else { continue }
      let given = element.givenValue
      let before = old.path(of: steps).flatMap { old[$0]?.element?.givenValue }
      let followsProgram = element.kinds.contains(Event.Kinds(.input)) || before != given
      guard followsProgram, given != draft.text else { continue }
      var next = TextDraft(given)
      if draft.cursor < draft.text.count { next.cursor = min(draft.cursor, next.cursor) }
      drafts[steps] = next
    }
  }

  /// Changes the text of a field, and tells the program.
  mutating func edit(_ path: [Int], _ answer: Answer, _ change: (inout TextDraft) -> Void) {
    let before = draft(at: path)
    var after = before
    change(&after)
    guard after != before else { return }
    drafts[node.steps(to: path)] = after
    if after.text != before.text { _ = answer(Event(.input, value: after.text), path) }
    redraw()
  }

  /// Tells the program that the text of a field has been changed, if it has.
  mutating func tellChange(of element: Element, at path: [Int], _ answer: Answer) {
    guard element.isTextField else { return }
    let text = text(at: path)
    guard text != textBefore else { return }
    textBefore = text
    _ = answer(Event(.change, value: text), path)
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
    _ = answer(Event(.input, value: values[next]), path)
    _ = answer(Event(.change, value: values[next]), path)
    redraw()
  }

  private func box(of label: Element, at path: [Int]) -> [Int]? {
    if let name = label["for"] { return node.firstPath { $0["id"] == name && $0.isBox } }
    return node[path]?.firstPath { $0.isBox }.map { path + $0 }
  }
}

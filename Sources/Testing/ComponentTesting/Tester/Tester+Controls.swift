import ComonadLaws
public import ComponentKit
import EmbeddedText
public import Markup

// A test of a view does what a person does: it names a control, and the view's handlers send the
// messages.

extension Tester where A.Program.View == Markup<A.Program.Message> {
  /// The text of the view as a person reads it, each part on a line of its own.
  public var text: String { view.lines.joined(separator: "\n") }

  /// Presses a button, a link, a box or another control.
  ///
  /// A box is checked or unchecked; a button that submits submits its form.
  ///
  /// ```swift
  /// struct Tasks: MarkupProgram {
  ///   enum Message: Equatable, Sendable { case write(String), add, remove(String) }
  ///   struct State { var draft = "", titles: [String] = [] }
  ///   let initial = State()
  ///   func update(_ tasks: inout State, by message: Message) {
  ///     switch message {
  ///     case .write(let text): tasks.draft = text
  ///     case .add:
  ///       tasks.titles.append(tasks.draft)
  ///       tasks.draft = ""
  ///     case .remove(let title): tasks.titles.removeAll { $0 == title }
  ///     }
  ///   }
  ///   func markup(of tasks: State) -> Markup<Message> {
  ///     let rows = tasks.titles.map { title in
  ///       Markup<Message>.li([], [.text(title), .button([.onClick(.remove(title))], ["Remove"])])
  ///     }
  ///     let field = Markup<Message>.input([.value(tasks.draft), .onInput { .write($0) }])
  ///     let form = Markup<Message>.form([.onSubmit(.add)], [
  ///       .label([], ["New task", field]), .button([], ["Add"]),
  ///     ])
  ///     return .div([], [form, .ul([], rows)])
  ///   }
  /// }
  /// let tester = Tester(Component<Elm<Tasks>>(Tasks()))
  /// for title in ["milk", "bread"] {
  ///   tester.type(title, into: "New task")
  ///   tester.press("Add")
  /// }
  /// tester.press("Remove", beside: "milk")
  /// tester.view.lines  // ["New task", "Add", "bread", "Remove"]
  /// try tester.check()
  /// ```
  ///
  /// A failure lists the controls that there are. It is one, too, if several controls have the name,
  /// if the control is disabled or sends no message, or if a host would not have drawn the view again,
  /// because a row of a list depends on more than its item.
  ///
  /// - Parameters:
  ///   - name: What a screen reader calls the control: its label or its text.
  ///   - text: A text in the row, the form or the part of the view with the control, where several
  ///     controls have the name.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Complexity: O(size of the view), besides the program's own functions.
  public func press(
    _ name: String,
    beside text: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    use(name, beside: text, "press", at: location) { control, element in
      var events = [(Event(.click), control.path)]
      if case .box(let box)? = element.formControl {
        let isChecked = box.isRadio || !box.isOn
        events[0].0.isChecked = isChecked
        let change = Event(.change, value: box.value, isChecked: isChecked)
        events.append((change, control.path))
      } else if case .button(_, submits: true)? = element.formControl {
        events += form(around: control.path).map { [(Event(.submit), $0)] } ?? []
      }
      return events
    }
  }

  /// Replaces the text of a field, and leaves the field.
  ///
  /// - Parameters:
  ///   - new: The whole text.
  ///   - name: What a screen reader calls the field.
  ///   - text: A text in the row, the form or the part of the view with the field, where several
  ///     fields have the name.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Complexity: O(size of the view), besides the program's own functions.
  public func type(
    _ new: String,
    into name: String,
    beside text: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    use(name, beside: text, "type into", at: location) { control, element in
      switch element.formControl {
      case .field?, .slider?: [.input, .change].map { (Event($0, value: new), control.path) }
      default: nil
      }
    }
  }

  /// Chooses an option of a menu by its text.
  ///
  /// - Parameters:
  ///   - option: The text of the option.
  ///   - name: What a screen reader calls the menu.
  ///   - text: A text in the row, the form or the part of the view with the menu, where several
  ///     menus have the name.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Complexity: O(size of the view), besides the program's own functions.
  public func choose(
    _ option: String,
    in name: String,
    beside text: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    use(name, beside: text, "choose \(option.quoted) in", at: location) { control, element in
      guard case .choice(let menu)? = element.formControl,
        let value = menu.options.first(where: { $0.text == option })?.value
      else { return nil }
      return [.input, .change].map { (Event($0, value: value), control.path) }
    }
  }
}

// MARK: - Implementation

extension Tester where A.Program.View == Markup<A.Program.Message> {
  /// Sends the messages of the events that a control makes; nil if it makes none of the kind.
  private func use(
    _ name: String,
    beside text: String?,
    _ verb: String,
    at location: CodeLocation,
    _ events: (Control, Element) -> [(event: Event, path: [Int])]?
  ) {
    reportLeftovers()
    compareWithScreen(at: location)
    let shown = view
    let call = "\(verb) \(name.quoted)" + (text.map { " beside \($0.quoted)" } ?? "")
    func failure(_ problem: String, _ remedy: String) {
      let lines = shown.controls.map { "+ \($0)" }
      fail("Cannot \(call): \(problem).", lines: lines, remedy: remedy, at: location)
    }
    let named = shown.controls.filter { $0.name == name }
    guard let control = nearest(named, to: text, in: shown.node) else {
      return named.isEmpty
        ? failure("no control has this name", "Name one of the controls of the view.")
        : failure(
          "\(named.count) controls have this name",
          "Name a text in the same row or part of the view: beside: \"…\"."
        )
    }
    guard !control.isDisabled else {
      return failure("it is disabled", "Do first what enables it, or fix the view.")
    }
    guard let element = shown.node[control.path]?.element, let events = events(control, element)
    else { return failure("it is a \(control.role)", "Use a control that can do this.") }
    var isAnswered = false
    for (event, path) in events {
      // The view is that of the latest message, as it is on a screen.
      guard let message = view.message(for: event, at: path) else { continue }
      isAnswered = true
      let cause = Cause(text: call, location: location)
      guard let refusal = deliver(message, causing: cause) else { continue }
      fail(
        "\(MessageText.brief(message)) was refused, after: \(call).",
        lines: ["+ \(refusal)"],
        remedy: "Disable the control, or accept the message.",
        at: location
      )
    }
    if !isAnswered { failure("it sends no message", "Give it a handler, or fix the test.") }
  }

  /// Reports a part of the view that a screen would not draw again, although it has changed.
  ///
  /// A host compares the values of rows and memos, and a tester without a screen would draw them all.
  private func compareWithScreen(at location: CodeLocation) {
    let new = view.node
    var (drawing, shown) = drawn ?? (Drawing(new), new.drawn)
    shown = shown.applying(drawing.show(new)).drawn
    let expected = new.drawn
    drawn = shown == expected ? (drawing, shown) : nil
    guard shown != expected else { return }
    fail(
      "A screen would not show the view: a row or a memo depends on more than its value.",
      lines: difference(expected: expected, found: shown),
      remedy: "Put all that it shows into the item of the row, or into the value of the memo.",
      at: location
    )
  }

  /// The only control, or the only one in the smallest part of the view that has a text.
  private func nearest(_ controls: [Control], to text: String?, in node: Node) -> Control? {
    guard let text else { return controls.count == 1 ? controls.first : nil }
    let depths = controls.map { control in
      control.path.indices.last { node[Array(control.path[..<$0])]?.text.contains(text) ?? false }
    }
    guard let depth = depths.compactMap(\.self).max() else { return nil }
    let nearest = controls.indices.filter { depths[$0] == depth }
    return nearest.count == 1 ? controls[nearest[0]] : nil
  }

  private func form(around path: [Int]) -> [Int]? {
    path.indices.reversed().map { Array(path[..<$0]) }
      .first { view.node[$0]?.element?.tag == "form" }
  }
}

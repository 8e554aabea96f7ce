import Markup

/// A run without a screen: it writes the view as lines, and reads lines.
struct LineRun<Message: Sendable> {
  private var run: ViewRun<Message>

  /// The lines that were written last.
  private var written: [String] = []

  /// The bytes of an incomplete line.
  private var line: [UInt8] = []

  init(_ run: ViewRun<Message>) { self.run = run }

  /// Writes views and reads lines, until the input ends or the output is closed.
  mutating func perform() throws(TerminalError) {
    try run.device.openNotices()
    while try show() {
      let happened = try run.device.wait(milliseconds: -1)
      guard happened.contains(.input) else {
        if happened.contains(.failure) { return }
        continue
      }
      guard let bytes = try run.device.read() else {
        if !line.isEmpty { _ = try takeLine() }
        _ = try show()
        return
      }
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          guard try takeLine(), try show() else { return }
        } else {
          line.append(byte)
        }
      }
    }
  }
}

// MARK: - Showing

extension LineRun {
  /// Writes the view if it has changed; returns false if the output is closed.
  private mutating func show() throws(TerminalError) -> Bool {
    let isNews = run.update()
    // Where a part of a long line has come, nothing has changed.
    if !isNews, !line.isEmpty { return true }
    let report = run.report.take().map { "(\($0.text.shownOnTerminal))\n" } ?? ""
    let lines = run.session.canvas.lines + controls
    let isSame = lines == written
    if isSame, report.isEmpty { return true }
    written = lines
    return try run.device.write(
      report + (isSame ? "" : lines.map { $0 + "\n" }.joined()) + prompt
    )
  }

  private var prompt: String { run.device.asks ? "> " : "" }

  /// A line for each control: its number, what the view shows of it, and what is said about it elsewhere.
  private var controls: [String] {
    let names = run.names
    return run.session.stops().enumerated().map { number, path in
      let element = run.session.node[path]?.element
      // A button says its name itself, a field and a box do not.
      let name = ["input", "select", "textarea"].contains(element?.tag) ? names[path] : nil
      let hint = element?["aria-label"] ?? element?["title"] ?? name
      let row = run.session.canvas.firstRow(of: path)
      return "\(number + 1): \(row)\(hint.map { "  \($0.shownOnTerminal)" } ?? "")"
    }
  }
}

extension Canvas {
  /// The text in the first row of an element.
  fileprivate func firstRow(of path: [Int]) -> String {
    guard let region = region(of: path), region.row < height else { return "" }
    let row = rows(region.row..<(region.row + 1))[0]
    return Array(row[region.column..<(region.column + region.width)]).text
  }
}

extension String {
  /// The text with characters that control a terminal replaced by their numbers.
  fileprivate var shownOnTerminal: String { String(flatMap(Glyph.showing).map(\.character)) }
}

// MARK: - Reading

extension LineRun {
  /// Executes a line; returns false if the output is closed.
  private mutating func takeLine() throws(TerminalError) -> Bool {
    defer { line = [] }
    // Windows ends lines with two characters, and begins a text with a mark of its encoding.
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    var text = String(decoding: line, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = words.first else {
      written = []
      return true
    }
    let stops = run.session.stops()
    guard let number = Int(first), number >= 1, number <= stops.count else {
      written = []
      return try run.device.write(
        "write the number of a control, and a text for a field; got \"\(text.shownOnTerminal)\"\n"
      )
    }
    let path = stops[number - 1]
    run.session.moveFocus(to: path, run.answer)
    if let element = run.session.focusElement, element.isTextField || element.tag == "select" {
      run.session.fill(path, with: words.count > 1 ? String(words[1]) : "", run.answer)
      run.update()
      run.session.completeField(run.answer)
    } else {
      run.session.activate(path, run.answer)
    }
    return true
  }
}

extension TerminalSession {
  /// Replaces the text of a field, as if a person had typed it.
  mutating func fill(_ path: [Int], with text: String, _ answer: Answer) {
    if let element = focusElement, element.tag == "select" {
      let values = element.options.map(\.value)
      let here = values.firstIndex(of: self.text(at: path)) ?? 0
      if let next = values.firstIndex(of: text) { choose(by: next - here, at: path, answer) }
      return
    }
    edit(path, answer) { draft in draft = TextDraft(text) }
  }

  /// Completes the change of the focused field.
  ///
  /// Other fields of its form are filled by other lines. So the form is submitted only if it has no
  /// button for that.
  mutating func completeField(_ answer: Answer) {
    guard let path = focusPath, let element = focusElement else { return }
    let enter = Event(.keyDown, value: text(at: path), key: "Enter")
    if element.kinds.contains(Event.Kinds(.keyDown)), answer(enter, path) { return }
    tellChange(of: element, at: path, from: textBefore.take(), answer)
    if let form = form(around: path), submitButton(of: form) == nil { submit(from: path, answer) }
  }
}

import CTerminal
import Markup

/// A run on what cannot be drawn on: the view is written as lines, and lines are read.
struct LineRun<Message: Sendable> {
  private let device: TerminalDevice
  private let mailbox: ViewMailbox<Message>
  private let send: (Message) -> Void
  private var markup: Markup<Message>
  private var session: TerminalSession

  /// What was written last.
  private var written: [String] = []

  /// The bytes of a line that has not ended.
  private var line: [UInt8] = []

  init(
    _ device: TerminalDevice,
    _ mailbox: ViewMailbox<Message>,
    showing markup: Markup<Message>,
    send: @escaping (Message) -> Void
  ) {
    self.device = device
    self.mailbox = mailbox
    self.markup = markup
    self.send = send
    session = TerminalSession(markup.node, rows: 24, columns: device.size.columns)
  }

  /// Shows and listens, until the input ends or nobody reads what is written.
  mutating func perform() throws(TerminalError) {
    let error = terminal_open_notices()
    if error != 0 { throw TerminalError("terminal cannot be taken", code: error) }
    while try show() {
      let happened = try device.wait(milliseconds: -1)
      guard happened.contains(.input) else {
        if happened.contains(.failure) { return }
        continue
      }
      guard let bytes = try device.read() else {
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
  /// Writes the view, if it is another; returns false where nobody reads.
  private mutating func show() throws(TerminalError) -> Bool {
    if let report = update(), try !device.write("(\(report.shownOnTerminal))\n") { return false }
    let lines = session.canvas.lines + controls
    guard lines != written else { return true }
    written = lines
    return try device.write(lines.map { $0 + "\n" }.joined() + prompt)
  }

  /// Takes what is new, and returns what is to be reported.
  private mutating func update() -> String? {
    let news = mailbox.take()
    if let view = news.view {
      markup = view
      session.show(view.node)
    }
    if news.isSettled { session.settle() }
    return news.report
  }

  private var prompt: String { device.asks ? "> " : "" }

  /// A line for each thing that can be pressed or written into.
  private var controls: [String] {
    session.stops.enumerated().map { number, path in
      let label = session.node[path]?.element.flatMap { $0["aria-label"] ?? $0["title"] }
      let hint = label.map { "  \($0.shownOnTerminal)" } ?? ""
      return "\(number + 1): \(session.canvas.firstRow(of: path))\(hint)"
    }
  }
}

extension Canvas {
  /// The text of an element, as far as its first row holds it.
  fileprivate func firstRow(of path: [Int]) -> String {
    guard let region = regions.first(where: { $0.path == path }), region.row < rows.count else {
      return ""
    }
    return Array(rows[region.row][region.column..<(region.column + region.width)]).text
  }
}

extension String {
  /// The text with what would do something to a terminal written out.
  fileprivate var shownOnTerminal: String { String(flatMap(Glyph.showing).map(\.character)) }
}

// MARK: - Listening

extension LineRun {
  /// Does what a line says; returns false where nobody reads.
  private mutating func takeLine() throws(TerminalError) -> Bool {
    defer { line = [] }
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = words.first else {
      written = []
      return true
    }
    let stops = session.stops
    guard let number = Int(first), number >= 1, number <= stops.count else {
      written = []
      return try device.write(
        "write the number of what to press, and a text for a field; got \"\(text.shownOnTerminal)\"\n"
      )
    }
    let path = stops[number - 1]
    let (markup, send) = (markup, send)
    let answer: TerminalSession.Answer = { event, path in
      guard let message = markup.message(for: event, at: path) else { return false }
      send(message)
      return true
    }
    session.moveFocus(to: path, answer)
    if let element = session.focusElement, element.isTextField || element.tag == "select" {
      session.fill(path, with: words.count > 1 ? String(words[1]) : "", answer)
      let report = update()
      let markup = self.markup
      _ = session.take(.key(KeyPress("Enter")), at: .zero) { event, path in
        guard let message = markup.message(for: event, at: path) else { return false }
        send(message)
        return true
      }
      if let report { mailbox.put(report: report) }
    } else {
      session.activate(path, answer)
    }
    return true
  }
}

extension TerminalSession {
  /// Gives a field another text, as if it were written.
  mutating func fill(_ path: [Int], with text: String, _ answer: Answer) {
    if let element = focusElement, element.tag == "select" {
      let values = element.choices.map(\.value)
      let here = values.firstIndex(of: self.text(at: path)) ?? 0
      if let next = values.firstIndex(of: text) { choose(by: next - here, at: path, answer) }
      return
    }
    edit(path, answer) { draft in draft = TextDraft(text) }
  }
}

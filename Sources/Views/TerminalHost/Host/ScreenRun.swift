import CTerminal
import Dispatch
import Foundation
import Markup

/// A run that fills the screen of a terminal.
struct ScreenRun<Message: Sendable> {
  private let device: TerminalDevice
  private let mailbox: ViewMailbox<Message>
  private let colors: ColorRange
  private let send: (Message) -> Void

  /// Makes a message of the size of the terminal.
  var resized: ((TerminalSize) -> Message)?

  private var markup: Markup<Message>
  private var session: TerminalSession
  private var decoder = InputDecoder()

  /// How long the input was awaited, by which the decoder measures.
  private var waited = Duration.zero

  /// What the terminal shows; nil where nobody knows.
  private var shown: ScreenContents?

  /// What is to be told at the lower edge, until the next key.
  private var report: String?

  init(
    _ device: TerminalDevice,
    _ mailbox: ViewMailbox<Message>,
    showing markup: Markup<Message>,
    leavingKeys: [String],
    send: @escaping (Message) -> Void
  ) {
    self.device = device
    self.mailbox = mailbox
    self.markup = markup
    self.send = send
    colors = ColorRange(environment: device.environment)
    session = TerminalSession(
      markup.node,
      rows: device.size.rows,
      columns: device.size.columns,
      leavingKeys: leavingKeys.map { KeyPress($0) }
    )
  }

  /// Shows and listens, until the person leaves or the terminal is gone.
  mutating func perform() throws(TerminalError) {
    try device.take()
    defer { device.giveBack() }
    while true {
      update()
      guard try draw() else { return }
      let happened = try wait()
      // A resize or a notice in the middle of a sequence does not complete it: only time does.
      if happened.contains(.input) {
        guard let bytes = try device.read(), take(decoder.feed(bytes, at: waited)) else { return }
      } else if happened.contains(.failure) || !take(decoder.wait(until: waited)) {
        return
      }
    }
  }

  /// Waits until something happens, or the decoder's deadline, or a signal.
  private mutating func wait() throws(TerminalError) -> TerminalDevice.Readiness {
    let start = DispatchTime.now().uptimeNanoseconds
    defer { waited += .nanoseconds(DispatchTime.now().uptimeNanoseconds - start) }
    guard let deadline = decoder.deadline else { return try device.wait(milliseconds: -1) }
    // Rounded up, so that the deadline is over afterwards.
    let rest = max(.zero, deadline - waited) / .milliseconds(1)
    return try device.wait(milliseconds: Int32(rest.rounded(.up)))
  }

  /// Takes what is new: a view, a size, a report.
  private mutating func update() {
    if terminal_was_disturbed() {
      shown = nil
      let size = device.size
      if size.rows != session.rows || size.columns != session.columns {
        session.resize(rows: size.rows, columns: size.columns)
        if let resized { send(resized(size)) }
      }
    }
    let news = mailbox.take()
    if let view = news.view {
      markup = view
      session.show(view.node)
    }
    if news.isSettled { session.settle() }
    report = news.report ?? report
  }

  /// Writes what has changed; returns false where the terminal is gone.
  private mutating func draw() throws(TerminalError) -> Bool {
    var contents = session.contents
    if let report { contents.lay(report) }
    let codes = contents.codes(after: shown, colors)
    shown = contents
    if codes.isEmpty { return true }
    return try device.write(codes)
  }

  /// Takes what the person did; returns false where they leave.
  private mutating func take(_ inputs: [Input]) -> Bool {
    for input in inputs {
      report = nil
      let time = Duration.nanoseconds(DispatchTime.now().uptimeNanoseconds)
      let (markup, send) = (markup, send)
      let outcome = session.take(input, at: time) { event, path in
        guard let message = markup.message(for: event, at: path) else { return false }
        send(message)
        return true
      }
      switch outcome {
      case .goesOn: break
      case .left: return false
      case .stopped: terminal_stop()
      }
      update()
    }
    return true
  }
}

extension ScreenContents {
  /// Lays a line over the lower edge.
  fileprivate mutating func lay(_ text: String) {
    guard let last = rows.indices.last, rows.count > 1 else { return }
    var style = TextStyle()
    style.isReversed = true
    var row: [Cell] = []
    for glyph in text.flatMap(Glyph.showing) where row.count + glyph.width <= rows[last].count {
      row.append(Cell(glyph: glyph.character, style: style))
      if glyph.width == 2 { row.append(Cell(glyph: nil, style: style)) }
    }
    while row.count < rows[last].count { row.append(Cell(style: style)) }
    rows[last] = row
    if cursor?.row == last { cursor = nil }
  }
}

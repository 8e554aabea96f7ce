import DesignTokens
import Dispatch
import Foundation
import Markup

/// A run that fills the screen of a terminal.
struct ScreenRun<Message: Sendable> {
  private var run: ViewRun<Message>
  private let colors: ColorRange
  private let theme: TerminalTheme

  /// The colours of the theme on this terminal.
  private var palette: Palette

  /// Returns the message for a size of the terminal.
  private let resized: ((TerminalSize) -> Message)?

  private let clipboard: TerminalClipboard

  private var decoder = InputDecoder()

  /// The total time of waiting for input, by which the decoder measures.
  private var waited = Duration.zero

  /// The contents of the terminal; nil if they are unknown.
  private var shown: ScreenContents?

  init(
    _ run: ViewRun<Message>,
    _ clipboard: TerminalClipboard,
    resized: ((TerminalSize) -> Message)?,
    _ theme: TerminalTheme
  ) {
    self.run = run
    self.clipboard = clipboard
    self.resized = resized
    self.theme = theme
    let environment = run.device.environment
    colors = ColorRange(environment: environment)
    palette = theme.palette(isLight: theme.isLight(in: environment))
  }

  /// Shows views and reads input, until the person leaves or the terminal is gone.
  mutating func perform() throws(TerminalError) {
    try run.device.take()
    defer { run.device.giveBack() }
    guard try run.device.write(theme.question(for: run.device.environment)) else { return }
    while true {
      update()
      // A program ends the run by what it shows.
      if run.session.node.element?["data-leaves"] != nil { return }
      guard try draw() else { return }
      let happened = try wait()
      // A resize or a notice in the middle of a sequence does not complete it; only time does.
      if happened.contains(.input) {
        guard let bytes = try run.device.read(), take(decoder.feed(bytes, at: waited)) else {
          return
        }
      } else if happened.contains(.failure) || !take(decoder.wait(until: waited)) {
        return
      }
    }
  }

  /// Waits for input, a notice, a signal, or the decoder's deadline.
  private mutating func wait() throws(TerminalError) -> TerminalDevice.Readiness {
    let start = DispatchTime.now().uptimeNanoseconds
    defer { waited += .nanoseconds(DispatchTime.now().uptimeNanoseconds - start) }
    guard let deadline = decoder.deadline else {
      return try run.device.wait(milliseconds: run.device.reportsResizing ? -1 : 500)
    }
    // Rounded up, so that the deadline is over afterwards.
    let rest = max(.zero, deadline - waited) / .milliseconds(1)
    return try run.device.wait(milliseconds: Int32(rest.rounded(.up)))
  }

  /// Takes the latest view, size and report.
  private mutating func update() {
    if run.device.wasDisturbed() { shown = nil }
    if shown == nil || !run.device.reportsResizing { takeSize() }
    run.update()
  }

  private mutating func takeSize() {
    let size = run.device.size
    guard size.rows != run.session.rows || size.columns != run.session.columns else { return }
    shown = nil
    run.session.resize(rows: size.rows, columns: size.columns)
    if let resized { run.send(resized(size)) }
  }

  /// Writes the changes and the texts for the clipboard; returns false if the terminal is gone.
  private mutating func draw() throws(TerminalError) -> Bool {
    let contents = run.contents
    let hasColors = run.session.layout.signs == .fills
    let codes = contents.codes(after: shown, colors, hasColors ? palette : nil)
    shown = contents
    if !codes.isEmpty, try !run.device.write(codes) { return false }
    return try clipboard.flush { text throws(TerminalError) in
      try run.device.write(text)
    }
  }

  /// Draws everything again in other colours.
  private mutating func take(_ new: Palette) {
    if new != palette { (palette, shown) = (new, nil) }
  }

  /// Handles input; returns false if the person leaves.
  private mutating func take(_ inputs: [Input]) -> Bool {
    if !inputs.isEmpty { clipboard.use() }
    for input in inputs {
      if case .ground(let isLight) = input { take(theme.palette(isLight: isLight)) }
      let time = Duration.nanoseconds(DispatchTime.now().uptimeNanoseconds)
      switch run.take(input, at: time) {
      case .goesOn: break
      case .left: return false
      case .stopped: run.device.stop()
      }
      update()
    }
    return true
  }
}

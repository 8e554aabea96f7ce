/// A key that presses what has the focus.
struct HeldKey {
  let press: KeyPress
  /// When it was pressed, and when it came last.
  let start: Duration
  var last: Duration
  /// Whether the view has moved the focus since then.
  var hasMovedFocus = false
}

extension TerminalSession {
  /// Whether a key presses the focused element only because a person still holds it down, so that it was meant
  /// for the element that had the focus before: otherwise a person who removes a row would remove those after
  /// it, too.
  ///
  /// A terminal does not say whether a key is pressed or repeated. Keyboards begin to repeat one within 600
  /// milliseconds, and go on more often than each 100, which nobody presses.
  mutating func isHeld(_ press: KeyPress, at time: Duration) -> Bool {
    guard press == KeyPress("Enter") || press == KeyPress(" ") else {
      lastKey = nil
      return false
    }
    if let key = lastKey, key.press == press, key.hasMovedFocus,
      time - key.start < .milliseconds(600) || time - key.last < .milliseconds(100)
    {
      lastKey?.last = time
      return true
    }
    lastKey = HeldKey(press: press, start: time, last: time)
    return false
  }
}

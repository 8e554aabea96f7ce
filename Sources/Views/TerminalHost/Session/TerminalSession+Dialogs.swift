import Markup

/// An open dialog, to which the focus is limited.
struct OpenDialog {
  let steps: [Step]
  /// The element that had the focus before, which gets it back.
  let opener: (steps: [Step], element: Element)?
}

extension Element {
  /// Whether the element is a dialog while which nothing around can be used: one that is no part of the page.
  var isDialog: Bool { tag == "dialog" && self["open"] == nil && !isHidden }
}

extension TerminalSession {
  /// The path of the dialog in front; one in a hidden part is not.
  var front: [Int]? {
    for dialog in dialogs.reversed() {
      if let path = node.path(of: dialog.steps),
        node.enclosingPath(path, where: { $0.isHidden }) == nil
      {
        return path
      }
    }
    return nil
  }

  /// Forgets the dialogs that are gone; returns the one that was in front, if it is.
  mutating func closeDialogs() -> OpenDialog? {
    let before = dialogs
    dialogs.removeAll { node.path(of: $0.steps).flatMap { node[$0]?.element }?.isDialog != true }
    return dialogs.count < before.count ? before.last : nil
  }

  /// Notes dialogs that have come, and gives the focus to the first control in the last one.
  mutating func open(_ paths: [[Int]], from old: Node) {
    guard !paths.isEmpty else { return }
    let opener = focus.flatMap { steps in
      old.path(of: steps).flatMap { old[$0]?.element }.map { (steps, $0) }
    }
    // One that is drawn anew was open before, and keeps its opener.
    dialogs += paths.map { node.steps(to: $0) }
      .filter { steps in !dialogs.contains { $0.steps == steps } }
      .map { OpenDialog(steps: $0, opener: opener) }
    setFocus(to: nil)
    setFocus(to: tabStop(by: 1))
  }
}

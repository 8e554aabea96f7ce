#if !hasFeature(Embedded)
// On a page, the browser finds the controls.

import EmbeddedText

/// A control of a view, as a person finds it: by its role and its name.
///
/// ```swift
/// let view = Markup<Int>.form([], [
///   .label([], ["New task", .input([])]),
///   .button([.onClick(1), .disabled()], ["Add"]),
/// ])
/// for control in view.controls { print(control) }
/// // textbox "New task"
/// // button "Add", disabled
/// ```
///
/// The name is the one that a screen reader says: that of a label, or the text of the control.
public struct Control: Equatable, Sendable, CustomStringConvertible {
  /// What the control is, in the words of WAI-ARIA, such as `button`, `textbox` or `checkbox`.
  public let role: String

  /// What a screen reader calls the control; empty if nothing names it.
  public let name: String

  /// The positions among siblings that lead to the control.
  public let path: [Int]

  /// Whether a person cannot use the control.
  public let isDisabled: Bool

  /// The role and the name, as a failing test shows them.
  public var description: String {
    "\(role) \"\(name.showingControls)\"\(isDisabled ? ", disabled" : "")"
  }
}

extension Markup {
  /// The controls that a person can find, in the order of the view.
  ///
  /// - Complexity: O(size · controls with labels).
  public var controls: [Control] {
    let page = AccessiblePage(node)
    return page.places.indices.compactMap { page.control(at: $0) }
  }

  /// The text of the view as a person reads it: each paragraph, cell, button and the like on a line
  /// of its own, without what is hidden.
  ///
  /// ```swift
  /// let view = Markup<Int>.ul([], [.li([], ["one ", .strong([], ["two"])]), .li([], ["three"])])
  /// view.lines  // ["one two", "three"]
  /// ```
  ///
  /// - Complexity: O(size · depth).
  public var lines: [String] {
    node.drawn.heard(isSeen: true).split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}

extension AccessiblePage {
  /// The control at a place, if there is one that a person can find.
  fileprivate func control(at place: Int) -> Control? {
    let (element, path) = (places[place].element, places[place].path)
    guard element.isControl, !places[place].isHidden, !element.role.isSame(as: "option") else {
      return nil
    }
    let isDisabled =
      element["disabled"] != nil
      || around(place).contains {
        let outer = places[$0].element
        return outer.isOne(of: ["fieldset"]) && outer["disabled"] != nil
      }
    return Control(role: element.role, name: name(of: place), path: path, isDisabled: isDisabled)
  }
}
#endif

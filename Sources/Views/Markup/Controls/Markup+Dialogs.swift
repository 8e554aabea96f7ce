extension Markup {
  /// Creates a dialog, which is open while the view contains it.
  ///
  /// Meanwhile nobody can use what is around it: neither a pointer nor the Tab key leaves it. The focus goes to
  /// the control that asks for it by ``Attribute/focused(_:)``, or else to the first one; when the view
  /// contains the dialog no more, the focus goes back to the control that had it before. The Escape key sends
  /// a message, and the program answers by leaving the dialog out.
  ///
  /// ```swift
  /// let question = Markup<String>.dialog(
  ///   "Delete the list?",
  ///   closing: "keep",
  ///   [],
  ///   [.button([.onClick("delete")], ["Delete"]), .button([.focused(), .onClick("keep")], ["Keep"])]
  /// )
  /// question.html.hasPrefix("<dialog aria-label=\"Delete the list?\"")  // true
  /// ```
  ///
  /// Pages and terminals have the same rules, which are those of the dialog pattern in the *ARIA Authoring
  /// Practices Guide* (W3C, 2023). On a page a `dialog` with the attribute `open` has none of them: it is a
  /// part of the page.
  ///
  /// - Parameters:
  ///   - name: The name of the dialog, which is read out when it opens.
  ///   - message: The message of the Escape key.
  ///   - attributes: Further attributes.
  ///   - children: What it contains, with at least one control.
  /// - Returns: The dialog, an element `dialog`.
  public static func dialog(
    _ name: String,
    closing message: Message,
    _ attributes: [Attribute<Message>],
    _ children: [Markup]
  ) -> Markup {
    // A press between its controls leaves the focus in the dialog.
    let own: [Attribute<Message>] = [
      .label(name), .aria("modal", true), .focusable(false), .onKey("Escape", message),
    ]
    return .element("dialog", own + attributes, children)
  }
}

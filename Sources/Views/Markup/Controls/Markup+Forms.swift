// The parts of most forms, as the style of pages and the theme of terminals know them.

extension Markup {
  /// Creates a control under its name: above it on a page, before it in a terminal.
  ///
  /// ```swift
  /// let name = Markup<String>.field("Name", .input([.value("Ada"), .onInput { $0 }]))
  /// name.html.hasPrefix("<label class=\"field\"><span>Name</span><input")  // true
  /// ```
  ///
  /// Give the control `.aria("invalid", true)` while its value is wrong, and say why with
  /// ``field(_:_:reason:)``.
  public static func field(_ name: String, _ control: Markup) -> Markup {
    .label([.class("field")], [.span([], [.text(name)]), control])
  }

  /// Creates a control under its name, and below it the reason why its value is wrong.
  ///
  /// ```swift
  /// let day = Markup<String>.field(
  ///   "Back",
  ///   .input([.value("20.03."), .onInput { $0 }, .aria("invalid", true)]),
  ///   reason: "A date needs its year."
  /// )
  /// day.html.contains("A date needs its year.")  // true
  /// ```
  ///
  /// The reason is read out when it changes. An empty one takes no room, and the control stays the
  /// same one whether there is a reason or not.
  public static func field(_ name: String, _ control: Markup, reason: String) -> Markup {
    .div(
      [.class("field")],
      [
        .label([], [.span([], [.text(name)]), control]),
        .p([.class("reason"), .role("status")], reason == "" ? [] : [.text(reason)]),
      ]
    )
  }

  /// Creates a row of controls that belong together, under a name that is read out.
  ///
  /// Buttons that say whether they are pressed are drawn as one control with several choices.
  ///
  /// ```swift
  /// let size = Markup<Int>.group("Size", [.button([.onClick(1)], ["S"]), .button([.onClick(2)], ["L"])])
  /// size.html.hasPrefix("<div class=\"moves\" role=\"group\" aria-label=\"Size\">")  // true
  /// ```
  public static func group(_ name: String, _ children: [Markup]) -> Markup {
    .div([.class("moves"), .role("group"), .label(name)], children)
  }

  /// Creates a text that is read out when it changes.
  ///
  /// ```swift
  /// Markup<Int>.status("3 left").html  // "<p class=\"status\" role=\"status\">3 left</p>"
  /// ```
  public static func status(_ text: String) -> Markup {
    .p([.class("status"), .role("status")], [.text(text)])
  }
}

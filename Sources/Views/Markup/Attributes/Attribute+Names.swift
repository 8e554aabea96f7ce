// MARK: - Names of one's own

extension Attribute {
  /// Gives the element an attribute.
  ///
  /// Where the name is that of an address, such as `href` or `src`, a value that could run a program
  /// is replaced by `about:invalid`.
  ///
  /// ```swift
  /// let view = Markup<Int>.a([.attribute("href", "java\nscript:alert(1)")], ["there"])
  /// view.html  // "<a href=\"about:invalid\">there</a>"
  /// ```
  ///
  /// - Precondition: The name is one of small letters, digits and hyphens, or one of SVG's with
  ///   capitals, such as `viewBox`; not `style`, which has a function of its own, nor `srcdoc`, `is`
  ///   or one that starts with `on`, whose value a browser runs.
  @inlinable
  public static func attribute(_ name: String, _ value: String) -> Attribute {
    Attribute(.named(name, value))
  }

  /// Gives the element an attribute without a value where a condition holds.
  @inlinable
  public static func flag(_ name: String, _ isOn: Bool = true) -> Attribute {
    isOn ? .attribute(name, "") : .none
  }

  /// Gives the element nothing.
  @inlinable
  public static var none: Attribute { Attribute(.nothing) }

  /// Gives the element a class besides others where a condition holds.
  @inlinable
  public static func `class`(_ name: String, if isOn: Bool = true) -> Attribute {
    isOn ? Attribute(Meaning(.className, "", name)) : .none
  }

  /// Gives the element a style besides others.
  ///
  /// A value that could end its declaration, or bring in an address, is left out, and the style with
  /// it. Of two styles of one property the last counts.
  ///
  /// - Precondition: The property is a name of small letters, digits and hyphens.
  @inlinable
  public static func style(_ property: String, _ value: String) -> Attribute {
    Attribute(.styled(property, value))
  }
}

// MARK: - Well-known names

extension Attribute {
  /// Names the element in the page.
  @inlinable
  public static func id(_ name: String) -> Attribute { Attribute("id", name) }

  /// Says where a link leads.
  @inlinable
  public static func href(_ address: String) -> Attribute {
    Attribute(.address("href", address))
  }

  /// Says where a picture is.
  @inlinable
  public static func src(_ address: String) -> Attribute { Attribute(.address("src", address)) }

  /// Says what a picture shows, where it is not seen.
  @inlinable
  public static func alt(_ text: String) -> Attribute { Attribute("alt", text) }

  /// Gives a field its text.
  @inlinable
  public static func value(_ text: String) -> Attribute { Attribute("value", text) }

  /// Names a field among those of its form.
  @inlinable
  public static func name(_ name: String) -> Attribute { Attribute("name", name) }

  /// Says whose label the element is: that of the field with an identifier.
  @inlinable
  public static func `for`(_ id: String) -> Attribute { Attribute("for", id) }

  /// Says what to write into an empty field.
  @inlinable
  public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }

  /// Says what a browser may fill in by itself, such as `email` or `off`.
  @inlinable
  public static func autocomplete(_ kind: String) -> Attribute { Attribute("autocomplete", kind) }

  /// Says what kind of field it is, such as `checkbox`.
  @inlinable
  public static func type(_ name: String) -> Attribute { Attribute("type", name) }

  /// Says more where a pointer rests.
  @inlinable
  public static func title(_ text: String) -> Attribute { Attribute("title", text) }

  /// Gives a cell of a table the width of several.
  @inlinable
  public static func colspan(_ count: Int) -> Attribute { Attribute("colspan", "\(count)") }

  /// Checks the box.
  @inlinable
  public static func checked(_ isOn: Bool = true) -> Attribute { flagged("checked", isOn) }

  /// Chooses the option.
  @inlinable
  public static func selected(_ isOn: Bool = true) -> Attribute { flagged("selected", isOn) }

  /// Takes no input.
  @inlinable
  public static func disabled(_ isOn: Bool = true) -> Attribute { flagged("disabled", isOn) }

  /// Shows nothing of the element.
  @inlinable
  public static func hidden(_ isOn: Bool = true) -> Attribute { flagged("hidden", isOn) }

  /// Takes the focus when it appears, or when the attribute does.
  ///
  /// Focus is part of what is shown, so that a program moves it as it changes anything else: by a
  /// state in which another element is focused.
  ///
  /// ```swift
  /// func field(isEditing: Bool) -> Markup<Int> { .input([.focused(isEditing)]) }
  /// field(isEditing: true).html  // "<input autofocus>"
  /// ```
  @inlinable
  public static func focused(_ isOn: Bool = true) -> Attribute { flagged("autofocus", isOn) }

  /// Lets the element be reached by the keyboard: `true` in its turn, `false` by the program only.
  @inlinable
  public static func focusable(_ inTurn: Bool = true) -> Attribute {
    Attribute("tabindex", inTurn ? "0" : "-1")
  }

  @inlinable
  static func flagged(_ name: String, _ isOn: Bool) -> Attribute {
    isOn ? Attribute(name, "") : .none
  }
}

// MARK: - Those who hear the page

extension Attribute {
  /// Says what the element is to those who hear the page, where its tag does not say it.
  @inlinable
  public static func role(_ name: String) -> Attribute { Attribute("role", name) }

  /// Names the element to those who hear the page, where its text does not.
  @inlinable
  public static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }

  /// Says of the element what its role lets be said, such as `selected` or `live`.
  @inlinable
  public static func aria(_ name: String, _ value: String) -> Attribute {
    Attribute(.aria(name, value))
  }

  /// Says of the element whether what its role lets be said holds, such as `expanded`.
  @inlinable
  public static func aria(_ name: String, _ isOn: Bool) -> Attribute {
    .aria(name, isOn ? "true" : "false")
  }
}

// MARK: - Moves

extension Attribute {
  /// Answers a kind of event with a message.
  @inlinable
  public static func on(_ kind: Event.Kind, _ message: Message) -> Attribute {
    .on(kind) { _ in message }
  }

  /// Answers a kind of event with a message made from what happened, or with none.
  ///
  /// Of several answers to one kind, the last that has a message counts:
  ///
  /// ```swift
  /// let field = Markup<Int>.input([.onKey("Enter", 1), .onKey("Escape", 2)])
  /// field.message(for: Event(.keyDown, key: "Enter"), at: [])  // 1
  /// field.message(for: Event(.keyDown, key: "Escape"), at: [])  // 2
  /// field.message(for: Event(.keyDown, key: "a"), at: []) == nil  // true
  /// ```
  @inlinable
  public static func on(
    _ kind: Event.Kind,
    _ message: @escaping @Sendable (Event) -> Message?
  ) -> Attribute {
    Attribute(.nothing, handler: Handler(kind: kind, message: message))
  }

  /// Answers a press with a message.
  @inlinable
  public static func onClick(_ message: Message) -> Attribute { .on(.click, message) }

  /// Answers each change of a field's text with a message.
  @inlinable
  public static func onInput(_ message: @escaping @Sendable (String) -> Message) -> Attribute {
    .on(.input) { message($0.value) }
  }

  /// Answers a choice, or a text that is whole, with a message.
  @inlinable
  public static func onChange(_ message: @escaping @Sendable (String) -> Message) -> Attribute {
    .on(.change) { message($0.value) }
  }

  /// Answers the checking of a box with a message.
  @inlinable
  public static func onCheck(_ message: @escaping @Sendable (Bool) -> Message) -> Attribute {
    .on(.change) { message($0.isChecked) }
  }

  /// Answers the sending of a form with a message.
  @inlinable
  public static func onSubmit(_ message: Message) -> Attribute { .on(.submit, message) }

  /// Answers one key with a message.
  @inlinable
  public static func onKey(_ key: String, _ message: Message) -> Attribute {
    .on(.keyDown) { $0.isPress(of: key) ? message : nil }
  }

  /// Returns the attribute with its message transformed.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> Attribute<Other> {
    Attribute<Other>(meaning, handler: handler?.map(transform))
  }
}

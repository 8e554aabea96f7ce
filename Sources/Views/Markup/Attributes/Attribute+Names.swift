// No function of this file is inlined: a view names attributes in many places, and a call takes less
// code than the fields of an attribute.

// MARK: - Names chosen by the caller

extension Attribute {
  /// Gives the element an attribute.
  ///
  /// If the value of `href`, `src` or another address could run a program, it becomes
  /// `about:invalid`.
  ///
  /// ```swift
  /// let view = Markup<Int>.a([.attribute("href", "java\nscript:alert(1)")], ["there"])
  /// view.html  // "<a href=\"about:invalid\">there</a>"
  /// ```
  ///
  /// - Precondition: The name consists of small letters, digits and hyphens, or is a name of SVG
  ///   with capitals, such as `viewBox`. It is not `style`, which has its own function, and not
  ///   `srcdoc`, `is` or a name that starts with `on`, because a browser runs their values.
  /// - Complexity: O(length of the name and of the value).
  @inlinable
  @inline(never)
  public static func attribute(_ name: String, _ value: String) -> Attribute {
    Attribute(.named(name, value))
  }

  /// Gives the element an attribute without a value if a condition holds.
  @inlinable
  @inline(never)
  public static func flag(_ name: String, _ isOn: Bool = true) -> Attribute {
    isOn ? .attribute(name, "") : .none
  }

  /// Changes nothing.
  @inlinable
  @inline(never)
  public static var none: Attribute { Attribute(.nothing) }

  /// Adds a class to the element if a condition holds.
  @inlinable
  @inline(never)
  public static func `class`(_ name: String, if isOn: Bool = true) -> Attribute {
    isOn ? Attribute(AttributeContent("class", name, isJoined: true)) : .none
  }

  /// Adds a style to the element.
  ///
  /// A style is dropped if its value could end the declaration or load an address. Of two styles of
  /// one property, the last one counts.
  ///
  /// - Precondition: The property consists of small letters, digits and hyphens.
  /// - Complexity: O(length of the property and of the value).
  @inlinable
  @inline(never)
  public static func style(_ property: String, _ value: String) -> Attribute {
    Attribute(.styled(property, value))
  }
}

// MARK: - Well-known names

extension Attribute {
  /// Sets the identifier of the element, which is unique in the page.
  @inlinable
  @inline(never)
  public static func id(_ name: String) -> Attribute { Attribute("id", name) }

  /// Sets the address that a link opens.
  @inlinable
  @inline(never)
  public static func href(_ address: String) -> Attribute { Attribute(.address("href", address)) }

  /// Sets the address of an image.
  @inlinable
  @inline(never)
  public static func src(_ address: String) -> Attribute { Attribute(.address("src", address)) }

  /// Sets the text alternative of an image.
  @inlinable
  @inline(never)
  public static func alt(_ text: String) -> Attribute { Attribute("alt", text) }

  /// Sets the text of a field.
  @inlinable
  @inline(never)
  public static func value(_ text: String) -> Attribute { Attribute("value", text) }

  /// Sets the name of a field in its form.
  @inlinable
  @inline(never)
  public static func name(_ name: String) -> Attribute { Attribute("name", name) }

  /// Makes the element the label of the field with an identifier.
  @inlinable
  @inline(never)
  public static func `for`(_ id: String) -> Attribute { Attribute("for", id) }

  /// Sets the hint that an empty field shows.
  @inlinable
  @inline(never)
  public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }

  /// Sets the data that a browser may fill in by itself, such as `email` or `off`.
  @inlinable
  @inline(never)
  public static func autocomplete(_ kind: String) -> Attribute { Attribute("autocomplete", kind) }

  /// Sets the type of an input, such as `checkbox`.
  @inlinable
  @inline(never)
  public static func type(_ name: String) -> Attribute { Attribute("type", name) }

  /// Sets the tooltip of the element.
  @inlinable
  @inline(never)
  public static func title(_ text: String) -> Attribute { Attribute("title", text) }

  /// Makes a cell of a table span several columns.
  @inlinable
  @inline(never)
  public static func colspan(_ count: Int) -> Attribute { Attribute("colspan", "\(count)") }

  /// Checks a checkbox or a radio button.
  @inlinable
  @inline(never)
  public static func checked(_ isOn: Bool = true) -> Attribute { flagged("checked", isOn) }

  /// Selects an option.
  @inlinable
  @inline(never)
  public static func selected(_ isOn: Bool = true) -> Attribute { flagged("selected", isOn) }

  /// Disables the element, which then receives no input.
  @inlinable
  @inline(never)
  public static func disabled(_ isOn: Bool = true) -> Attribute { flagged("disabled", isOn) }

  /// Hides the element.
  @inlinable
  @inline(never)
  public static func hidden(_ isOn: Bool = true) -> Attribute { flagged("hidden", isOn) }

  /// Moves the focus to the element when it, or this attribute, appears.
  ///
  /// Focus is part of the view. So a program moves it as it changes anything else: by a state in
  /// which another element is focused.
  ///
  /// ```swift
  /// func field(isEditing: Bool) -> Markup<Int> { .input([.focused(isEditing)]) }
  /// field(isEditing: true).html  // "<input autofocus>"
  /// ```
  @inlinable
  @inline(never)
  public static func focused(_ isOn: Bool = true) -> Attribute { flagged("autofocus", isOn) }

  /// Makes the element focusable: `true` by the Tab key, `false` by the program only.
  @inlinable
  @inline(never)
  public static func focusable(_ inTurn: Bool = true) -> Attribute {
    Attribute("tabindex", inTurn ? "0" : "-1")
  }

  /// Says that the program itself shows why it refuses the messages of the controls within.
  ///
  /// Without it, a page or a terminal shows the reason below the control that a person has used, until
  /// the next message or key. Use it where the view shows the reason already:
  ///
  /// ```swift
  /// let view = Markup<Int>.form([.showsRefusals(), .onSubmit(1)], [.p([], ["only 3 left"])])
  /// view.html  // "<form data-refusals><p>only 3 left</p></form>"
  /// ```
  @inlinable
  @inline(never)
  public static func showsRefusals(_ isOn: Bool = true) -> Attribute {
    flagged("data-refusals", isOn)
  }

  @inlinable
  static func flagged(_ name: String, _ isOn: Bool) -> Attribute {
    isOn ? Attribute(name, "") : .none
  }
}

// MARK: - Accessibility

extension Attribute {
  /// Sets the accessibility role of the element, in place of that of its tag.
  @inlinable
  @inline(never)
  public static func role(_ name: String) -> Attribute { Attribute("role", name) }

  /// Sets the accessibility label of the element, in place of its text.
  @inlinable
  @inline(never)
  public static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }

  /// Sets an accessibility property that the role of the element has, such as `live`.
  @inlinable
  @inline(never)
  public static func aria(_ name: String, _ value: String) -> Attribute {
    Attribute(.aria(name, value))
  }

  /// Sets an accessibility state that the role of the element has, such as `expanded`.
  @inlinable
  @inline(never)
  public static func aria(_ name: String, _ isOn: Bool) -> Attribute {
    .aria(name, isOn ? "true" : "false")
  }
}

// MARK: - Events

extension Attribute {
  /// Sends a message when an event of a kind happens.
  @inlinable
  @inline(never)
  public static func on(_ kind: Event.Kind, _ message: Message) -> Attribute {
    .on(kind) { _ in message }
  }

  /// Sends the message that a function makes of an event, if it returns one.
  ///
  /// Of several handlers of one kind of event, the last one that returns a message counts:
  ///
  /// ```swift
  /// let field = Markup<Int>.input([.onKey("Enter", 1), .onKey("Escape", 2)])
  /// field.message(for: Event(.keyDown, key: "Enter"), at: [])  // 1
  /// field.message(for: Event(.keyDown, key: "Escape"), at: [])  // 2
  /// field.message(for: Event(.keyDown, key: "a"), at: []) == nil  // true
  /// ```
  @inlinable
  @inline(never)
  public static func on(
    _ kind: Event.Kind,
    _ message: @escaping @Sendable (Event) -> Message?
  ) -> Attribute {
    Attribute(.nothing, handler: Handler(kind: kind, message: message))
  }

  /// Sends a message on a click.
  @inlinable
  @inline(never)
  public static func onClick(_ message: Message) -> Attribute { .on(.click, message) }

  /// Sends a message at each change of a field's text.
  @inlinable
  @inline(never)
  public static func onInput(_ message: @escaping @Sendable (String) -> Message) -> Attribute {
    .on(.input) { message($0.value) }
  }

  /// Sends a message when a person selects an option or finishes a text.
  @inlinable
  @inline(never)
  public static func onChange(_ message: @escaping @Sendable (String) -> Message) -> Attribute {
    .on(.change) { message($0.value) }
  }

  /// Sends a message when a person checks or unchecks a box.
  @inlinable
  @inline(never)
  public static func onCheck(_ message: @escaping @Sendable (Bool) -> Message) -> Attribute {
    .on(.change) { message($0.isChecked) }
  }

  /// Sends a message when a person submits a form.
  @inlinable
  @inline(never)
  public static func onSubmit(_ message: Message) -> Attribute { .on(.submit, message) }

  /// Sends a message when a person presses a key.
  @inlinable
  @inline(never)
  public static func onKey(_ key: String, _ message: Message) -> Attribute {
    .on(.keyDown) { $0.isPress(of: key) ? message : nil }
  }

  /// Returns the attribute with its message transformed.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> Attribute<Other> {
    Attribute<Other>(content, handler: handler?.map(transform))
  }
}

// MARK: - Any name

extension Attribute {
  /// Gives the element an attribute.
  ///
  /// Where the name is that of an address, such as `href` or `src`, a value that could run a program
  /// is replaced by `about:invalid`.
  ///
  /// - Precondition: The name is one of small letters, digits and hyphens; not `style`, which has a
  ///   function of its own, nor `srcdoc`, nor one that starts with `on`, whose value a browser runs.
  public static func attribute(_ name: String, _ value: String) -> Attribute {
    precondition(
      name.isName && !name.utf8.starts(with: "on".utf8) && !name.isSame(as: "style")
        && !name.isSame(as: "srcdoc"),
      "attribute must be a name whose value no browser runs; got \(name)"
    )
    return Attribute(
      meaning: .value(name: name, Address.isOne(name) ? Address.harmless(value) : value),
      handler: nil
    )
  }

  /// Gives the element an attribute without a value where a condition holds.
  public static func flag(_ name: String, _ isOn: Bool = true) -> Attribute {
    isOn ? .attribute(name, "") : .none
  }

  /// Gives the element nothing.
  public static var none: Attribute { Attribute(meaning: .nothing, handler: nil) }

  /// Gives the element a class besides others where a condition holds.
  public static func `class`(_ name: String, if isOn: Bool = true) -> Attribute {
    Attribute(meaning: isOn ? .className(name) : .nothing, handler: nil)
  }

  /// Gives the element a style besides others.
  ///
  /// A value that could end its declaration, or bring in an address, is left out, and the style with
  /// it.
  ///
  /// - Precondition: The property is a name of small letters, digits and hyphens.
  public static func style(_ property: String, _ value: String) -> Attribute {
    let name = property.utf8.starts(with: "--".utf8) ? property.dropFirst(2) : property[...]
    precondition(name.isName, "style must be a name; got \(property)")
    return Attribute(
      meaning: Style.isHarmless(value) ? .style(name: property, value) : .nothing,
      handler: nil
    )
  }
}

// MARK: - Well-known names

extension Attribute {
  /// Names the element in the page.
  public static func id(_ name: String) -> Attribute { .attribute("id", name) }

  /// Says where a link leads.
  public static func href(_ address: String) -> Attribute { .attribute("href", address) }

  /// Gives a field its text.
  public static func value(_ text: String) -> Attribute { .attribute("value", text) }

  /// Says what to write into an empty field.
  public static func placeholder(_ text: String) -> Attribute { .attribute("placeholder", text) }

  /// Says what kind of field it is, such as `checkbox`.
  public static func type(_ name: String) -> Attribute { .attribute("type", name) }

  /// Says more where a pointer rests.
  public static func title(_ text: String) -> Attribute { .attribute("title", text) }

  /// Checks the box.
  public static func checked(_ isOn: Bool) -> Attribute { .flag("checked", isOn) }

  /// Takes no input.
  public static func disabled(_ isOn: Bool) -> Attribute { .flag("disabled", isOn) }

  /// Takes the focus when it appears.
  public static func focused(_ isOn: Bool = true) -> Attribute { .flag("autofocus", isOn) }

  /// Shows nothing of the element.
  public static func hidden(_ isOn: Bool) -> Attribute { .flag("hidden", isOn) }

  /// Says what the element is to those who hear the page, where its tag does not say it.
  public static func role(_ name: String) -> Attribute { .attribute("role", name) }

  /// Names the element to those who hear the page, where its text does not.
  public static func label(_ text: String) -> Attribute { .attribute("aria-label", text) }

  /// Says of the element what its role lets be said, such as `selected` or `live`.
  public static func aria(_ name: String, _ value: String) -> Attribute {
    .attribute("aria-" + name, value)
  }
}

// MARK: - Moves

extension Attribute {
  /// Answers a kind of event with a move.
  public static func on(_ kind: Event.Kind, _ move: Move) -> Attribute {
    .on(kind) { _ in move }
  }

  /// Answers a kind of event with a move made from what happened, or with none.
  public static func on(
    _ kind: Event.Kind,
    _ move: @escaping @Sendable (Event) -> Move?
  ) -> Attribute {
    Attribute(meaning: .nothing, handler: Handler(kind: kind, move: move))
  }

  /// Answers a press with a move.
  public static func onClick(_ move: Move) -> Attribute { .on(.click, move) }

  /// Answers each change of a field's text with a move.
  public static func onInput(_ move: @escaping @Sendable (String) -> Move) -> Attribute {
    .on(.input) { move($0.value) }
  }

  /// Answers the checking of a box with a move.
  public static func onCheck(_ move: @escaping @Sendable (Bool) -> Move) -> Attribute {
    .on(.change) { move($0.isChecked) }
  }

  /// Answers the sending of a form with a move.
  public static func onSubmit(_ move: Move) -> Attribute { .on(.submit, move) }

  /// Answers one key with a move.
  public static func onKey(_ key: String, _ move: Move) -> Attribute {
    .on(.keyDown) { $0.key.isSame(as: key) ? move : nil }
  }

  /// Returns the attribute with its move transformed.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Move) -> Other
  ) -> Attribute<Other> {
    Attribute<Other>(meaning: meaning, handler: handler?.map(transform))
  }
}

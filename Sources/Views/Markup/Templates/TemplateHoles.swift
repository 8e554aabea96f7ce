import EmbeddedText

/// The holes of a template under construction.
///
/// Each hole has a place in the markup of one template:
///
/// ```swift
/// let row = Template<String, Int> { name in .li([], ["The name is ", name.text { $0 }, "."]) }
/// row("Ada").text  // "The name is Ada."
/// ```
public final class TemplateHoles<Value: Sendable, Message: Sendable> {
  /// The contents of the holes, in the order of their creation.
  private(set) var contents: [HoleContent<Value>] = []

  init() {}

  /// Makes the hole of a text.
  ///
  /// - Parameter text: Returns the text of a value.
  /// - Returns: A text that depends on the value.
  public func text(
    _ text: @escaping @Sendable (Value) -> String
  ) -> Markup<TemplateMessage<Value, Message>> {
    Markup(node: Node(part: Hole(add(.value { text($0) }))), answer: nil)
  }

  /// Makes the hole of a whole number.
  ///
  /// ```swift
  /// let row = Template<Int, Int> { number in .li([], [number.text { $0 + 1 }]) }
  /// row(6).html  // "<li>7</li>"
  /// ```
  ///
  /// - Parameter number: Returns the number of a value.
  /// - Returns: A text that depends on the value: the digits, after a minus sign if it is negative.
  /// - Complexity: A page makes no text for it, and compares numbers instead of texts.
  public func text(
    _ number: @escaping @Sendable (Value) -> Int
  ) -> Markup<TemplateMessage<Value, Message>> {
    Markup(node: Node(part: Hole(add(.number(number)))), answer: nil)
  }

  /// Makes the hole of an attribute, which replaces other attributes of its name in the element.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - text: Returns the attribute's value, or nil if the element does not have the attribute. A
  ///     harmful address becomes `about:invalid`.
  /// - Returns: An attribute that depends on the value.
  /// - Precondition: The name satisfies the precondition of ``Attribute/attribute(_:_:)``.
  public func attribute(
    _ name: String,
    _ text: @escaping @Sendable (Value) -> String?
  ) -> Attribute<TemplateMessage<Value, Message>> {
    let isAddress = Address.isOne(name)
    let hole = add(.value { value in isAddress ? text(value).map(Address.harmless) : text(value) })
    return attribute(name, hole)
  }

  /// Makes the hole of an attribute that the element has only in the marked row of the list.
  ///
  /// ```swift
  /// let row = Template<Int, Int> { number in .li([number.mark("class", "chosen")], [number.text { "\($0)" }]) }
  /// let view = Markup<Int>.list("ul", of: [1, 2], key: { Key($0) }, marked: 2, row: row)
  /// view.html  // "<ul><li>1</li><li class=\"chosen\">2</li></ul>"
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - text: The attribute's value.
  /// - Returns: An attribute that depends on the mark.
  /// - Precondition: The name satisfies the precondition of ``Attribute/attribute(_:_:)``.
  public func mark(
    _ name: String,
    _ text: String
  ) -> Attribute<TemplateMessage<Value, Message>> {
    attribute(name, add(.mark(Address.isOne(name) ? Address.harmless(text) : text)))
  }

  /// Makes the hole of markup.
  ///
  /// ```swift
  /// let page = Template<[Int], Int> { numbers in
  ///   .div([], [.h1([], [numbers.text { $0.count }]), numbers.part { .ul([], $0.map { .li([], ["\($0)"]) }) }])
  /// }
  /// page([3, 1]).html  // "<div><h1>2</h1><ul><li>3</li><li>1</li></ul></div>"
  /// ```
  ///
  /// - Parameter draw: Returns the markup of a value.
  /// - Returns: Markup that depends on the value.
  /// - Precondition: The markup has no key. The hole may have one.
  /// - Complexity: A view draws the markup, and compares it with the markup of the view before.
  public func part(
    _ draw: @escaping @Sendable (Value) -> Markup<Message>
  ) -> Markup<TemplateMessage<Value, Message>> {
    let hole = add(
      .part { value in
        let node = draw(value).node
        precondition(
          node.key == nil,
          "part of a template must have no key; got \(node.key.map { "\($0)" } ?? "")"
        )
        return node
      }
    )
    return Markup(node: Node(part: Hole(hole)), levels: 1) { place, event in
      place.within.map { place in TemplateMessage { draw($0).answer?(place, event) } }
    }
  }

  /// Makes the message of an event.
  ///
  /// - Parameter message: Returns the message of a value.
  /// - Returns: A message that depends on the value.
  public func message(
    _ message: @escaping @Sendable (Value) -> Message
  ) -> TemplateMessage<Value, Message> {
    TemplateMessage(message)
  }

  private func attribute(
    _ name: String,
    _ hole: Int
  ) -> Attribute<TemplateMessage<Value, Message>> {
    let checked = AttributeContent.named(name, "")
    return Attribute(AttributeContent(checked.name, hole: hole))
  }

  private func add(_ content: HoleContent<Value>) -> Int {
    contents.append(content)
    return contents.count - 1
  }
}

/// The place of a text, or of markup, that a template fills.
final class Hole: AnyMemo, @unchecked Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  override var hole: Int? { number }
}

// A page needs its equality and interpolation of texts in each file.
@_exported public import EmbeddedText

/// The view of a program as data, with the messages of its events.
///
/// Markup consists of elements, attributes and text. A handler contains a message, or a function
/// that makes one of an event. So you can read, compare and test a view without a screen:
///
/// ```swift
/// enum Step: Equatable, Sendable { case up, named(String) }
/// let view = Markup<Step>.div(
///   [.class("counter")],
///   [.button([.onClick(.up)], ["more"]), .input([.onInput { .named($0) }])]
/// )
/// view.text  // "more"
/// view.html  // "<div class=\"counter\"><button>more</button><input></div>"
/// view.message(for: .click, at: [0])  // .up
/// view.message(for: Event(.input, value: "milk"), at: [1])  // .named("milk")
/// ```
///
/// Markup is a ``Node`` without messages, together with a function from a path and an event to a
/// message. So ``map(_:)`` touches no node, and comparing two views reads no messages.
///
/// ## Laws
///
/// ```text
/// m.map { $0 }           == m
/// m.map(f).map(g)        == m.map { g(f($0)) }
/// m.map(f).message(for: e, at: p) == m.message(for: e, at: p).map(f)
/// ```
///
/// - Complexity: An element is one object, and a second one if it contains an event handler.
public struct Markup<Message: Sendable>: Sendable {
  /// The elements and texts of the view.
  public let node: Node

  /// Returns the message of an event, if the element at a place has a handler for it.
  @usableFromInline
  typealias Answer = @Sendable (_ place: Place, _ event: Event) -> Message?

  /// The messages of all events; nil without handlers.
  @usableFromInline
  let answer: Answer?

  /// The number of nested transformations of the messages, and 1 for the handlers; 0 without any.
  @usableFromInline
  let levels: Int

  @inlinable
  init(node: Node, levels: Int = 0, answer: Answer?) {
    self.node = node
    self.answer = answer
    self.levels = levels
  }
}

// MARK: - Making

extension Markup {
  /// Creates a text.
  @inlinable
  public static func text(_ text: String) -> Markup { Markup(node: Node(text: text), answer: nil) }

  /// An empty text, which reserves a position among siblings for a part that may appear later.
  ///
  /// ```swift
  /// func view(hint: String?) -> Markup<Int> {
  ///   .div([], [hint.map { .p([], [.text($0)]) } ?? .nothing, .button([.onClick(1)], ["go"])])
  /// }
  /// view(hint: nil).message(for: .click, at: [1])  // 1
  /// view(hint: "Press.").message(for: .click, at: [1])  // 1
  /// ```
  @inlinable
  public static var nothing: Markup { .text("") }

  /// Creates an element.
  ///
  /// Of several attributes of one name the last one counts; classes and styles add up.
  ///
  /// - Precondition: The tag consists of small letters, digits and hyphens, or is a name of SVG with
  ///   capitals, such as `linearGradient`. It is not one whose text a browser runs or does not read
  ///   as text, such as `script`, `style` or `iframe`.
  /// - Precondition: Elements without content, such as `input`, have no children. A `textarea` has
  ///   none either, because its text is its value.
  /// - Returns: The element. If it has more than 128 levels, the result is a text that says so, which
  ///   is also an ``AccessibilityFlaw``. Each nested element, ``memo(on:file:line:column:draw:)`` or
  ///   list is a level.
  /// - Complexity: O(children) if their keys are in order.
  @inlinable
  public static func element(
    _ tag: String,
    _ attributes: Attributes = [],
    _ children: [Markup] = []
  ) -> Markup {
    Element.check(tag, children: children.count)
    return known(tag, attributes, children)
  }

  /// Creates an element of a tag that needs no check.
  @inlinable
  static func known(_ tag: String, _ attributes: Attributes, _ children: [Markup] = []) -> Markup {
    var parts = NodeParts(attributes: attributes.count, children: children.count)
    for attribute in attributes { parts.add(attribute.content, answering: attribute.handler?.kind) }
    for child in children { parts.add(child.node, levels: child.levels) }
    let node = parts.node(tag)
    guard parts.levels > 0, !node.isText else { return Markup(node: node, answer: nil) }
    return Markup(node: node, levels: parts.levels) { place, event in
      guard let child = place.first else {
        for attribute in attributes.reversed() {
          guard let handler = attribute.handler, handler.kind == event.kind else { continue }
          if let message = handler.message(event) { return message }
        }
        return nil
      }
      guard child >= 0, child < children.count else { return nil }
      return children[child].answer?(place.rest, event)
    }
  }

  /// Returns the markup with a key, which identifies it among its siblings.
  ///
  /// When an element with a key moves among its siblings, it keeps its focus and its scroll
  /// position.
  @inlinable
  public func keyed(_ key: Key) -> Markup {
    Markup(node: node.with(key: key), levels: levels, answer: answer)
  }

  /// Creates a part that a host draws again only if a value has changed.
  ///
  /// ```swift
  /// let row = Markup<Int>.memo(on: 3) { count in .li([], [.text("\(count)")]) }
  /// row.text  // "3"
  /// ```
  ///
  /// The value and the place of the call identify the part. To give it a key, write
  /// `.memo(on: task) { … }.keyed(task.id)`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - draw: Returns the part.
  /// - Returns: The part.
  /// - Precondition: The function depends only on the value, and its result has no key.
  @inlinable
  public static func memo<Value: Equatable & Sendable>(
    on value: Value,
    file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    draw: @escaping @Sendable (Value) -> Markup
  ) -> Markup {
    let site = MemoSite(file: file, line: line, column: column)
    return Markup(node: Node(part: Memo(value, at: site, draw)), levels: 1) { place, event in
      place.within.flatMap { draw(value).answer?($0, event) }
    }
  }
}

// MARK: - Messages

extension Markup {
  /// Returns the markup with each message transformed.
  ///
  /// After more than 128 nested transformations, the result is a text that says so.
  ///
  /// - Complexity: O(1); an event calls the transformation.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> Markup<Other> {
    guard let answer else { return Markup<Other>(node: node, answer: nil) }
    guard levels < Node.mostLevels else { return Markup<Other>(node: node.tooDeep, answer: nil) }
    return Markup<Other>(node: node, levels: levels + 1) { place, event in
      answer(place, event).map(transform)
    }
  }

  /// Returns the markup with each message transformed, beside the words of the control that sends it.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (_ message: Message, _ control: String) -> Other
  ) -> Markup<Other> {
    guard let answer else { return Markup<Other>(node: node, answer: nil) }
    guard levels < Node.mostLevels else { return Markup<Other>(node: node.tooDeep, answer: nil) }
    return Markup<Other>(node: node, levels: levels + 1) { [node] place, event in
      guard let message = answer(place, event) else { return nil }
      let control = node[Array(place.path[place.start..<place.end])]
      return transform(message, (control?.words ?? "") + event.words)
    }
  }

  /// Returns the message of an event at an element.
  ///
  /// If the element has no handler for the event, the event bubbles to the elements around it, as in
  /// a browser.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - path: The positions among siblings that lead from the outermost element to the element.
  /// - Returns: The message, or nil if no element handles the event.
  /// - Complexity: O(depth²), and the memos on the way are drawn.
  @inlinable
  public func message(for event: Event, at path: [Int]) -> Message? {
    guard let answer else { return nil }
    #if !hasFeature(Embedded)
    // On a page, each path leads to an element, whose depth is at most 128.
    guard path.count < Node.mostLevels else { return nil }
    #endif
    for depth in 0...(event.isTyped ? 0 : path.count) {
      if let message = answer(Place(path: path, end: path.count - depth), event) { return message }
    }
    return nil
  }
}

extension Markup {
  /// The text of the view, without elements.
  ///
  /// - Complexity: O(size).
  public var text: String { node.text }
}

/// The remaining steps of a path.
@usableFromInline
struct Place: Sendable {
  @usableFromInline
  let path: [Int]
  @usableFromInline
  let start: Int
  @usableFromInline
  let end: Int
  /// How many memos the remaining path may still enter.
  @usableFromInline
  let levels: Int

  /// Creates the steps of a path between two positions.
  @inlinable
  init(path: [Int], from start: Int = 0, end: Int, levels: Int = Node.mostLevels) {
    self.path = path
    self.start = start
    self.end = end
    self.levels = levels
  }

  /// The next step, or nil at the end.
  @inlinable
  var first: Int? { start < end ? path[start] : nil }

  /// The steps after the next one.
  @inlinable
  var rest: Place { Place(path: path, from: start + 1, end: end, levels: levels) }

  /// The steps within a memo; nil if that is deeper than the limit.
  @inlinable
  var within: Place? {
    levels > 0 ? Place(path: path, from: start, end: end, levels: levels - 1) : nil
  }
}

extension Node {
  /// The words of a control: its label, or its text, or else its kind.
  fileprivate var words: String {
    for name in ["aria-label", "placeholder", "name"] {
      if let label = element?[name], !label.isEmpty { return label }
    }
    let text = text.trimmed
    return text.isEmpty ? element?.tag ?? "" : text
  }
}

extension Event {
  /// What a person typed or pressed in the control.
  fileprivate var words: String {
    if !value.isEmpty { return " \(value.quoted)" }
    return key.isEmpty ? "" : " \(key)"
  }
}

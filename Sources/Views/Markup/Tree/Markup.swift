// A page needs its equality and interpolation of texts in each file.
@_exported public import EmbeddedText

/// The view of a program as data, with the messages of its events.
///
/// Markup is elements, attributes and text. An event carries a message, as a value or as a function
/// of what happened, so that a view can be looked at, compared and tested without a screen:
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
/// It is what is shown, a ``Node`` that knows no messages, together with a function from a place and
/// an event to a message. So ``map(_:)`` touches no node, and a difference is found without looking
/// at messages.
///
/// ## Laws
///
/// ```text
/// m.map { $0 }           == m
/// m.map(f).map(g)        == m.map { g(f($0)) }
/// m.map(f).message(for: e, at: p) == m.message(for: e, at: p).map(f)
/// ```
///
/// - Complexity: An element is one object, and another where an event is answered within it.
public struct Markup<Message: Sendable>: Sendable {
  /// What is shown.
  public let node: Node

  /// Returns the message of an event at a place, where the place itself answers it.
  @usableFromInline
  typealias Answer = @Sendable (_ place: Place, _ event: Event) -> Message?

  /// What events mean; nil where nothing within answers any.
  @usableFromInline
  let answer: Answer?

  /// The number of transformations of an answer, one within the other, and one for the answer itself; 0
  /// without an answer.
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
  public static func text(_ text: String) -> Markup {
    Markup(node: Node(text: text), answer: nil)
  }

  /// Creates a place where nothing is shown, and where something can come without moving others.
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
  /// Of several attributes of one name the last counts; classes and styles add up.
  ///
  /// - Precondition: The tag is a name of small letters, digits and hyphens, or one of SVG's with
  ///   capitals, such as `linearGradient`; and not one whose text a browser would run or read as
  ///   something else, such as `script`, `style` or `iframe`.
  /// - Precondition: What holds nothing, such as `input`, is given nothing; nor is `textarea`,
  ///   whose text is its value.
  /// - Precondition: The keys of the children are different.
  /// - Returns: The element; or, where it would have more than 128 levels, a text that says so, which
  ///   is an ``AccessibilityFlaw`` as well. A level is an element, a ``memo(on:file:line:column:draw:)``
  ///   or a list, within another.
  /// - Complexity: O(children), where their keys are in order.
  @inlinable
  public static func element(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    Element.check(tag, children: children.count)
    return known(tag, attributes, children)
  }

  /// Creates an element of a tag that is known to be harmless.
  @inlinable
  static func known(
    _ tag: String,
    _ attributes: [Attribute<Message>],
    _ children: [Markup] = []
  ) -> Markup {
    var parts = NodeParts(attributes: attributes.count, children: children.count)
    for attribute in attributes { parts.add(attribute.meaning, answering: attribute.handler?.kind) }
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

  /// Returns the markup under a key, by which it is found again among its siblings.
  ///
  /// An element with a key stays the same element, with its focus and its scroll position, wherever
  /// among its siblings it moves.
  @inlinable
  public func keyed(_ key: Key) -> Markup {
    Markup(node: node.with(key: key), levels: levels, answer: answer)
  }

  /// Creates a part that is drawn again only when a value has changed.
  ///
  /// ```swift
  /// let row = Markup<Int>.memo(on: 3) { count in .li([], [.text("\(count)")]) }
  /// row.text  // "3"
  /// ```
  ///
  /// The part is known by its value and by where in the source it is written. A key is given to the
  /// whole, as in `.memo(on: task) { … }.keyed(task.id)`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: Where the part is written.
  ///   - line: Where the part is written.
  ///   - column: Where the part is written.
  ///   - draw: Draws the part.
  /// - Returns: The part.
  /// - Precondition: The function depends on nothing else than the value, and gives what it draws no
  ///   key.
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
      guard let inner = place.within else { return nil }
      return draw(value).answer?(inner, event)
    }
  }
}

// MARK: - Moves

extension Markup {
  /// Returns the markup with each message transformed.
  ///
  /// Markup that is transformed more than 128 times in turn, each time or within another element, is
  /// a text that says so.
  ///
  /// - Complexity: O(1); the transformation is called when an event happens.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> Markup<Other> {
    guard let answer else { return Markup<Other>(node: node, answer: nil) }
    guard levels < Node.mostLevels else {
      return Markup<Other>(node: node.tooDeep, answer: nil)
    }
    return Markup<Other>(node: node, levels: levels + 1) { place, event in
      answer(place, event).map(transform)
    }
  }

  /// Returns the message that an event stands for which happened at a place.
  ///
  /// Where the place itself does not answer the event, the elements around it are asked, from the
  /// inside out, as a browser does.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - path: The positions among siblings that lead from the outermost element to the place.
  /// - Returns: The message, or nil where nothing answers.
  /// - Complexity: O(depth²), and the parts on the way that are drawn when needed.
  @inlinable
  public func message(for event: Event, at path: [Int]) -> Message? {
    guard let answer else { return nil }
    #if !hasFeature(Embedded)
    // On a page, a path leads to an element, which has at most 128 levels around it.
    guard path.count < Node.mostLevels else { return nil }
    #endif
    for depth in 0...path.count {
      if let message = answer(Place(path: path, end: path.count - depth), event) { return message }
    }
    return nil
  }
}

/// What is left of the way to a place.
@usableFromInline
struct Place: Sendable {
  @usableFromInline
  let path: [Int]
  @usableFromInline
  let start: Int
  @usableFromInline
  let end: Int
  /// How many parts that are drawn when needed may still be on the way.
  @usableFromInline
  let levels: Int

  /// Creates the way that leads along the first steps of a path.
  @inlinable
  init(path: [Int], from start: Int = 0, end: Int, levels: Int = Node.mostLevels) {
    self.path = path
    self.start = start
    self.end = end
    self.levels = levels
  }

  /// The next step, or nil at the place.
  @inlinable
  var first: Int? { start < end ? path[start] : nil }

  /// The way after the next step.
  @inlinable
  var rest: Place { Place(path: path, from: start + 1, end: end, levels: levels) }

  /// The way within a part that is drawn when needed; nil where it is deeper than what is shown.
  @inlinable
  var within: Place? {
    levels > 0 ? Place(path: path, from: start, end: end, levels: levels - 1) : nil
  }
}

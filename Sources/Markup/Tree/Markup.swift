/// What a program shows, as data, with the moves that its events stand for.
///
/// Markup is elements, attributes and text. An event carries a move, as a value or as a function
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
/// view.move(for: .click, at: [0])  // .up
/// view.move(for: Event(.input, value: "milk"), at: [1])  // .named("milk")
/// ```
///
/// It is what is shown, a ``Node`` that knows no moves, together with a function from a place and
/// an event to a move. So ``map(_:)`` touches no node, and a difference is found without looking
/// at moves.
///
/// ## Laws
///
/// ```text
/// m.map { $0 }           == m
/// m.map(f).map(g)        == m.map { g(f($0)) }
/// m.map(f).move(for: e, at: p) == m.move(for: e, at: p).map(f)
/// ```
///
/// - Complexity: An element is one object, and another where an event is answered within it.
public struct Markup<Move: Sendable>: Sendable {
  /// What is shown.
  public let node: Node

  /// Returns the move of an event at a place, where the place itself answers it.
  @usableFromInline
  typealias Answer = @Sendable (_ path: ArraySlice<Int>, _ event: Event) -> Move?

  /// What events mean; nil where nothing within answers any.
  @usableFromInline
  let answer: Answer?

  @usableFromInline
  init(node: Node, answer: Answer?) {
    self.node = node
    self.answer = answer
  }
}

// MARK: - Making

extension Markup {
  /// Creates a text.
  public static func text(_ text: String) -> Markup {
    Markup(node: Node(text: text), answer: nil)
  }

  /// Creates an element.
  ///
  /// Of several attributes of one name the last counts; classes and styles add up.
  ///
  /// - Precondition: The tag is a name of small letters, digits and hyphens, and not one whose text
  ///   a browser would run: `script`, `style`, `iframe`, `object`, `embed`, `base`, `meta`, `link`.
  public static func element(
    _ tag: String,
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    let handlers = attributes.compactMap { $0.handler }
    let node = Node(
      Element(tag, attributes, kinds: Event.Kinds(handlers), children: children.map { $0.node })
    )
    guard !handlers.isEmpty || children.contains(where: { $0.answer != nil }) else {
      return Markup(node: node, answer: nil)
    }
    return Markup(node: node) { path, event in
      guard let child = path.first else {
        return handlers.last { $0.kind == event.kind }?.move(event)
      }
      guard children.indices.contains(child) else { return nil }
      return children[child].answer?(path.dropFirst(), event)
    }
  }

  /// Returns the markup under a key, by which it is found again among its siblings.
  ///
  /// An element with a key stays the same element, with its focus and its scroll position, wherever
  /// among its siblings it moves.
  public func keyed(_ key: Key) -> Markup {
    Markup(node: node.keyed(key), answer: answer)
  }

  /// Creates a part that is drawn again only when a value has changed.
  ///
  /// ```swift
  /// let row = Markup<Int>.memo(on: 3) { count in .li([], [.text("\(count)")]) }
  /// row.text  // "3"
  /// ```
  ///
  /// - Precondition: The function depends on nothing else than the value.
  public static func memo<Value: Equatable & Sendable>(
    on value: Value,
    draw: @escaping @Sendable (Value) -> Markup
  ) -> Markup {
    Markup(node: Node(Memo(value, draw))) { path, event in
      draw(value).answer?(path, event)
    }
  }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Creates a text.
  public init(stringLiteral text: String) {
    self = .text(text)
  }
}

// MARK: - Moves

extension Markup {
  /// Returns the markup with each move transformed.
  ///
  /// - Complexity: O(1); the transformation is called when an event happens.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Move) -> Other
  ) -> Markup<Other> {
    guard let answer else { return Markup<Other>(node: node, answer: nil) }
    return Markup<Other>(node: node) { path, event in answer(path, event).map(transform) }
  }

  /// Returns the move that an event stands for which happened at a place.
  ///
  /// Where the place itself does not answer the event, the elements around it are asked, from the
  /// inside out, as a browser does.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - path: The positions among siblings that lead from the outermost element to the place.
  /// - Returns: The move, or nil where nothing answers.
  /// - Complexity: O(depth²), and the parts on the way that are drawn when needed.
  public func move(for event: Event, at path: [Int]) -> Move? {
    guard let answer else { return nil }
    var path = path[...]
    while true {
      if let move = answer(path, event) { return move }
      if path.popLast() == nil { return nil }
    }
  }
}

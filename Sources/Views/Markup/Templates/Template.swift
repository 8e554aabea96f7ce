import EmbeddedText

/// Markup with holes: texts, attributes and messages that depend on a value.
///
/// The structure of a template is created once. For each value, only its holes are filled.
///
/// ```swift
/// struct Item: Equatable, Sendable {
///   let id: Int
///   var name: String
/// }
/// let row = Template<Item, Int> { item in
///   .li([.onClick(item.message { $0.id }), item.attribute("title") { $0.name }], [item.text { $0.id }])
/// }
/// let view = row(Item(id: 7, name: "milk"))
/// view.html  // "<li title=\"milk\">7</li>"
/// view.message(for: .click, at: [])  // 7
/// ```
///
/// Markup whose structure depends on the value is a part of it (``TemplateHoles/part(_:)``). So a template
/// can be a whole view, of which a page makes and compares the changed holes only.
///
/// A list of a template, ``Markup/list(_:_:of:key:marked:row:)``, compares values instead of nodes. A
/// page receives the structure once, and then only the contents of holes. Therefore create a template
/// once, in a static property, and not in each view.
///
/// ## Laws
///
/// ```text
/// template(v) == the markup in which each hole has its content for v
/// old.applying(Patch(from: list of a, to: list of b)) == list of b
/// old.applying(Patch(from: template(a), to: template(b))) == template(b)
/// ```
///
/// The last laws say that the changed holes are the whole difference of two views: they are the
/// derivative of the view along the change of the values. (Cai, Giarrusso, Rendel and Ostermann, A
/// theory of changes for higher-order languages, 2014.)
///
/// - Complexity: Creating a template is O(size). Filling it for a value creates one object; other
///   hosts than a page draw O(holes · depth) nodes.
public struct Template<Value: Sendable, Message: Sendable>: Sendable {
  /// The structure, without the contents of its holes.
  @usableFromInline
  let shape: TemplateShape

  /// The contents of the holes.
  @usableFromInline
  let contents: [HoleContent<Value>]

  /// The messages, as functions of the value.
  @usableFromInline
  let answer: Markup<TemplateMessage<Value, Message>>.Answer?

  /// Creates a template.
  ///
  /// - Parameter build: Returns the markup, given the holes. It is called once.
  /// - Precondition: The markup has no key, since the list gives one to each of its rows.
  public init(
    _ build: (TemplateHoles<Value, Message>) -> Markup<TemplateMessage<Value, Message>>
  ) {
    let holes = TemplateHoles<Value, Message>()
    let markup = build(holes)
    precondition(markup.node.key == nil, "template must have no key; its list gives one")
    var builder = TemplateBuilder()
    let (node, slot) = builder.take(markup.node, at: [])
    shape = TemplateShape(node: node, slot: slot, sites: builder.holes.map { $0.site })
    contents = builder.holes.map { hole in
      hole.constant.map { .constant($0) } ?? holes.contents[hole.number]
    }
    answer = markup.answer
  }

  /// Fills the holes for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isMarked: Whether the holes of a mark are filled.
  /// - Returns: The markup of the value.
  /// - Complexity: O(1); a host fills the holes when it shows the markup.
  @inlinable
  public func callAsFunction(_ value: Value, isMarked: Bool = false) -> Markup<Message> {
    let part = FilledTemplate(self, value, isMarked: isMarked)
    guard let answer else { return Markup<Message>(node: Node(part: part), answer: nil) }
    return Markup<Message>(node: Node(part: part), levels: 1) { place, event in
      place.within.flatMap { answer($0, event) }?.message(value)
    }
  }

  /// Whether the template has a hole for markup.
  @usableFromInline
  var hasParts: Bool { contents.contains { if case .part = $0 { true } else { false } } }
}

/// The message of an event in a template: a function of the template's value.
public struct TemplateMessage<Value: Sendable, Message: Sendable>: Sendable {
  @usableFromInline
  let message: @Sendable (Value) -> Message?

  @inlinable
  init(_ message: @escaping @Sendable (Value) -> Message?) { self.message = message }
}

/// The content of a hole.
@usableFromInline
enum HoleContent<Value>: Sendable {
  /// A function of the value; an attribute without a value is absent.
  case value(@Sendable (Value) -> String?)
  /// A whole number as text.
  case number(@Sendable (Value) -> Int)
  /// The text if the value is marked.
  case mark(String)
  /// Always the same text.
  case constant(String)
  /// Markup.
  case part(@Sendable (Value) -> Node)

  @inlinable
  func text(of value: Value, isMarked: Bool) -> String? {
    switch self {
    case .value(let text): text(value)
    case .number(let number): "\(number(value))"
    case .mark(let text): isMarked ? text : nil
    case .constant(let text): text
    case .part: nil
    }
  }

  /// Returns the filling of the hole for a value.
  func filling(of value: Value, isMarked: Bool) -> HoleFilling {
    if case .part(let node) = self { return .part(node(value)) }
    return .text(text(of: value, isMarked: isMarked))
  }

  /// Whether the texts of two values are the same, the marks left aside.
  func isSame(of value: Value, as other: Value) -> Bool {
    switch self {
    case .value(let text): text(value) == text(other)
    case .number(let number): number(value) == number(other)
    case .mark, .constant: true
    case .part: false
    }
  }
}

/// A template with a value.
@usableFromInline
final class FilledTemplate<Value: Sendable, Message: Sendable>: AnyMemo, @unchecked Sendable {
  private let template: Template<Value, Message>
  private let value: Value
  private let isMarked: Bool

  @usableFromInline
  init(_ template: Template<Value, Message>, _ value: Value, isMarked: Bool) {
    self.template = template
    self.value = value
    self.isMarked = isMarked
  }

  override var depth: Int { 1 + template.shape.node.depth }

  @usableFromInline
  override func draw(within levels: Int) -> Node {
    let fillings = template.contents.map { $0.filling(of: value, isMarked: isMarked) }
    return template.shape.node(of: fillings, within: levels - 1)
  }

  override func difference(
    from old: Node,
    as new: Node,
    within levels: Int
  ) -> Difference.Result? {
    guard let before = old.source?.part as? FilledTemplate<Value, Message>,
      before.template.shape === template.shape, old.hasKey(of: new)
    else { return nil }
    let fillings = template.contents.map { content -> HoleFilling? in
      if case .mark = content {
        if isMarked == before.isMarked { return nil }
      } else if content.isSame(of: value, as: before.value) {
        return nil
      }
      return content.filling(of: value, isMarked: isMarked)
    }
    let levels = levels - 1
    let (patch, drawn) = template.shape.difference(from: old, with: fillings, within: levels)
    return (patch, drawn === old ? old : drawn.with(key: new.key, source: new))
  }
}

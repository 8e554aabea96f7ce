// The elements that programs use most. ``Markup/element(_:_:_:)`` creates all others.

extension Markup {
  /// The attributes of an element, with its event handlers.
  public typealias Attributes = [Attribute<Message>]

  /// Creates a block.
  @inlinable
  public static func div(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("div", attributes, children)
  }

  /// Creates the result of a person's input.
  @inlinable
  public static func output(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("output", attributes, children)
  }

  /// Creates a part that a press opens; at first it is closed.
  @inlinable
  public static func details(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("details", attributes, children)
  }

  /// Creates the heading of details, which stays visible while they are closed.
  @inlinable
  public static func summary(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("summary", attributes, children)
  }

  /// Creates a part of a line.
  @inlinable
  public static func span(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("span", attributes, children)
  }

  /// Creates a paragraph.
  @inlinable
  public static func p(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("p", attributes, children)
  }

  /// Creates a heading of the first level.
  @inlinable
  public static func h1(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("h1", attributes, children)
  }

  /// Creates a heading of the second level.
  @inlinable
  public static func h2(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("h2", attributes, children)
  }

  /// Creates a heading of the third level.
  @inlinable
  public static func h3(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("h3", attributes, children)
  }

  /// Creates a list with bullets.
  @inlinable
  public static func ul(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("ul", attributes, children)
  }

  /// Creates a numbered list.
  @inlinable
  public static func ol(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("ol", attributes, children)
  }

  /// Creates an item of a list.
  @inlinable
  public static func li(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("li", attributes, children)
  }

  /// Creates a table.
  @inlinable
  public static func table(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("table", attributes, children)
  }

  /// Creates the head of a table.
  @inlinable
  public static func thead(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("thead", attributes, children)
  }

  /// Creates the body of a table.
  @inlinable
  public static func tbody(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("tbody", attributes, children)
  }

  /// Creates a row of a table.
  @inlinable
  public static func tr(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("tr", attributes, children)
  }

  /// Creates the header of a column or a row.
  @inlinable
  public static func th(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("th", attributes, children)
  }

  /// Creates a cell of a table.
  @inlinable
  public static func td(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("td", attributes, children)
  }

  /// Creates a button.
  @inlinable
  public static func button(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("button", attributes, children)
  }

  /// Creates a link.
  @inlinable
  public static func a(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("a", attributes, children)
  }

  /// Creates a form.
  @inlinable
  public static func form(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("form", attributes, children)
  }

  /// Creates the label of a field.
  @inlinable
  public static func label(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("label", attributes, children)
  }

  /// Creates a menu of options, one of which is selected.
  @inlinable
  public static func select(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("select", attributes, children)
  }

  /// Creates an option of a menu.
  @inlinable
  public static func option(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("option", attributes, children)
  }

  /// Creates a text field of several lines.
  @inlinable
  public static func textarea(_ attributes: Attributes = []) -> Markup {
    .known("textarea", attributes)
  }

  /// Creates the header of a section.
  @inlinable
  public static func header(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("header", attributes, children)
  }

  /// Creates the footer of a section.
  @inlinable
  public static func footer(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("footer", attributes, children)
  }

  /// Creates a section.
  @inlinable
  public static func section(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("section", attributes, children)
  }

  /// Creates the main content of a document; around a program, a page has one already.
  @inlinable
  public static func main(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("main", attributes, children)
  }

  /// Creates the navigation of a page.
  @inlinable
  public static func nav(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("nav", attributes, children)
  }

  /// Creates important text, which hosts show in bold.
  @inlinable
  public static func strong(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("strong", attributes, children)
  }

  /// Creates emphasized text, which hosts show in italics.
  @inlinable
  public static func em(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("em", attributes, children)
  }

  /// Creates preformatted text, whose blanks and line feeds stay.
  @inlinable
  public static func pre(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("pre", attributes, children)
  }

  /// Creates a piece of source code.
  @inlinable
  public static func code(_ attributes: Attributes = [], _ children: [Markup] = []) -> Markup {
    .known("code", attributes, children)
  }

  /// Creates a text field of one line, a checkbox, or another input.
  @inlinable
  public static func input(_ attributes: Attributes = []) -> Markup { .known("input", attributes) }

  /// Creates an image with a text alternative.
  ///
  /// An image without meaning, such as an ornament, has an empty text.
  @inlinable
  public static func img(
    _ address: String,
    alt text: String,
    _ attributes: Attributes = []
  ) -> Markup {
    .known("img", [.src(address), .alt(text)] + attributes)
  }

  /// Creates a horizontal rule.
  @inlinable
  public static func hr(_ attributes: Attributes = []) -> Markup { .known("hr", attributes) }

  /// Creates a line break.
  @inlinable
  public static var br: Markup { .known("br", []) }

  /// Creates the title of a drawing or of one of its parts, which a browser shows as a tooltip.
  ///
  /// ```swift
  /// let dot = Markup<Int>.element("circle", [.attribute("r", "4")], [.title("the present")])
  /// let picture = Markup<Int>.element("svg", [.attribute("viewBox", "-5 -5 10 10")], [dot])
  /// picture.html.contains("<circle r=\"4\"><title>the present</title></circle>")  // true
  /// ```
  ///
  /// A title contains only text, because browsers read nothing else there outside of drawings.
  @inlinable
  public static func title(_ text: String) -> Markup { .known("title", [], [.text(text)]) }
}

// The elements that programs use most. Others are made by ``Markup/element(_:_:_:)``.

extension Markup {
  /// Creates a block.
  @inlinable
  public static func div(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("div", attributes, children)
  }

  /// Creates what was made of what a person did.
  @inlinable
  public static func output(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("output", attributes, children)
  }

  /// Creates what is opened by a press, and is closed at first.
  @inlinable
  public static func details(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("details", attributes, children)
  }

  /// Creates what stands of details while they are closed.
  @inlinable
  public static func summary(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("summary", attributes, children)
  }

  /// Creates a part of a line.
  @inlinable
  public static func span(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("span", attributes, children)
  }

  /// Creates a paragraph.
  @inlinable
  public static func p(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("p", attributes, children)
  }

  /// Creates a heading of the first rank.
  @inlinable
  public static func h1(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("h1", attributes, children)
  }

  /// Creates a heading of the second rank.
  @inlinable
  public static func h2(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("h2", attributes, children)
  }

  /// Creates a heading of the third rank.
  @inlinable
  public static func h3(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("h3", attributes, children)
  }

  /// Creates a list without numbers.
  @inlinable
  public static func ul(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("ul", attributes, children)
  }

  /// Creates a list with numbers.
  @inlinable
  public static func ol(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("ol", attributes, children)
  }

  /// Creates a row of a list.
  @inlinable
  public static func li(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("li", attributes, children)
  }

  /// Creates a table.
  @inlinable
  public static func table(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("table", attributes, children)
  }

  /// Creates the head of a table.
  @inlinable
  public static func thead(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("thead", attributes, children)
  }

  /// Creates the body of a table.
  @inlinable
  public static func tbody(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("tbody", attributes, children)
  }

  /// Creates a row of a table.
  @inlinable
  public static func tr(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("tr", attributes, children)
  }

  /// Creates the head of a column or a row.
  @inlinable
  public static func th(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("th", attributes, children)
  }

  /// Creates a cell of a table.
  @inlinable
  public static func td(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("td", attributes, children)
  }

  /// Creates a button.
  @inlinable
  public static func button(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("button", attributes, children)
  }

  /// Creates a link.
  @inlinable
  public static func a(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("a", attributes, children)
  }

  /// Creates a form.
  @inlinable
  public static func form(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("form", attributes, children)
  }

  /// Creates the name of a field.
  @inlinable
  public static func label(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("label", attributes, children)
  }

  /// Creates a choice.
  @inlinable
  public static func select(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("select", attributes, children)
  }

  /// Creates one possibility of a choice.
  @inlinable
  public static func option(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("option", attributes, children)
  }

  /// Creates a field of several lines.
  @inlinable
  public static func textarea(_ attributes: [Attribute<Message>] = []) -> Markup {
    .known("textarea", attributes)
  }

  /// Creates the head of a section.
  @inlinable
  public static func header(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("header", attributes, children)
  }

  /// Creates the foot of a section.
  @inlinable
  public static func footer(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("footer", attributes, children)
  }

  /// Creates a section.
  @inlinable
  public static func section(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("section", attributes, children)
  }

  /// Creates what the page is for.
  @inlinable
  public static func main(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("main", attributes, children)
  }

  /// Creates the ways through a page.
  @inlinable
  public static func nav(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("nav", attributes, children)
  }

  /// Creates what matters.
  @inlinable
  public static func strong(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("strong", attributes, children)
  }

  /// Creates what is stressed.
  @inlinable
  public static func em(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("em", attributes, children)
  }

  /// Creates a text as it was written.
  @inlinable
  public static func pre(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("pre", attributes, children)
  }

  /// Creates a piece of a program.
  @inlinable
  public static func code(
    _ attributes: [Attribute<Message>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .known("code", attributes, children)
  }

  /// Creates a field of one line, or a box to check.
  @inlinable
  public static func input(_ attributes: [Attribute<Message>] = []) -> Markup {
    .known("input", attributes)
  }

  /// Creates a picture, with what to say where it is not seen.
  ///
  /// A picture that says nothing, as an ornament does, is given an empty text.
  @inlinable
  public static func img(
    _ address: String,
    alt text: String,
    _ attributes: [Attribute<Message>] = []
  ) -> Markup {
    .known("img", [.src(address), .alt(text)] + attributes)
  }

  /// Creates a line across.
  @inlinable
  public static func hr(_ attributes: [Attribute<Message>] = []) -> Markup {
    .known("hr", attributes)
  }

  /// Creates the end of a line.
  @inlinable
  public static var br: Markup { .known("br", []) }
}

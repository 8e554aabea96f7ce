// The elements that programs use most. Any other is made by ``Markup/element(_:_:_:)``.

extension Markup {
  /// Creates a block.
  public static func div(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("div", attributes, children)
  }

  /// Creates a part of a line.
  public static func span(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("span", attributes, children)
  }

  /// Creates a paragraph.
  public static func p(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("p", attributes, children)
  }

  /// Creates a heading of the first rank.
  public static func h1(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("h1", attributes, children)
  }

  /// Creates a heading of the second rank.
  public static func h2(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("h2", attributes, children)
  }

  /// Creates a heading of the third rank.
  public static func h3(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("h3", attributes, children)
  }

  /// Creates a list without numbers.
  public static func ul(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("ul", attributes, children)
  }

  /// Creates a list with numbers.
  public static func ol(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("ol", attributes, children)
  }

  /// Creates a row of a list.
  public static func li(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("li", attributes, children)
  }

  /// Creates a table.
  public static func table(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("table", attributes, children)
  }

  /// Creates the head of a table.
  public static func thead(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("thead", attributes, children)
  }

  /// Creates the body of a table.
  public static func tbody(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("tbody", attributes, children)
  }

  /// Creates a row of a table.
  public static func tr(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("tr", attributes, children)
  }

  /// Creates the head of a column or a row.
  public static func th(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("th", attributes, children)
  }

  /// Creates a cell of a table.
  public static func td(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("td", attributes, children)
  }

  /// Creates a button.
  public static func button(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("button", attributes, children)
  }

  /// Creates a link.
  public static func a(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("a", attributes, children)
  }

  /// Creates a form.
  public static func form(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("form", attributes, children)
  }

  /// Creates the name of a field.
  public static func label(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("label", attributes, children)
  }

  /// Creates a choice.
  public static func select(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("select", attributes, children)
  }

  /// Creates one possibility of a choice.
  public static func option(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("option", attributes, children)
  }

  /// Creates a field of several lines.
  public static func textarea(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("textarea", attributes, children)
  }

  /// Creates the head of a section.
  public static func header(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("header", attributes, children)
  }

  /// Creates the foot of a section.
  public static func footer(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("footer", attributes, children)
  }

  /// Creates a section.
  public static func section(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("section", attributes, children)
  }

  /// Creates what the page is for.
  public static func main(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("main", attributes, children)
  }

  /// Creates the ways through a page.
  public static func nav(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("nav", attributes, children)
  }

  /// Creates what matters.
  public static func strong(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("strong", attributes, children)
  }

  /// Creates what is stressed.
  public static func em(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("em", attributes, children)
  }

  /// Creates a text as it was written.
  public static func pre(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("pre", attributes, children)
  }

  /// Creates a piece of a program.
  public static func code(
    _ attributes: [Attribute<Move>] = [],
    _ children: [Markup] = []
  ) -> Markup {
    .element("code", attributes, children)
  }

  /// Creates a field of one line, or a box to check.
  public static func input(_ attributes: [Attribute<Move>] = []) -> Markup {
    .element("input", attributes)
  }

  /// Creates a line across.
  public static func hr(_ attributes: [Attribute<Move>] = []) -> Markup {
    .element("hr", attributes)
  }

  /// Creates the end of a line.
  public static var br: Markup { .element("br") }
}

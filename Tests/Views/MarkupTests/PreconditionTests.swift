import Markup
import Testing

/// Returns what the process wrote before it ended.
func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Preconditions")
struct PreconditionTests {
  @Test("A key must be given to the memo")
  func memo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Drawing(Markup<Int>.memo(on: 1) { .p([], []).keyed(Key($0)) }.node)
    }
    #expect(
      message(result).contains("key must be given to the memo, not to its node; got 1")
    )
  }

  @Test("A tag must be a name whose text no browser runs")
  func tags() async {
    let script = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("script")
    }
    let rule = "tag must be a name whose text no browser runs; got "
    #expect(message(script).contains(rule + "script"))
    let hostile = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("p onclick=alert")
    }
    #expect(message(hostile).contains(rule + "p onclick=alert"))
    let animated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("animate")
    }
    #expect(message(animated).contains(rule + "animate"))
  }

  @Test("Names of SVG may hold capitals, others may not")
  func capitals() async {
    let fill = Markup<Int>.element("linearGradient", [.attribute("gradientUnits", "u")])
    #expect(fill.html == "<linearGradient gradientUnits=\"u\"></linearGradient>")
    let event = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.p([.attribute("oNclick", "alert(1)")])
    }
    #expect(message(event).contains("attribute must be a name whose value no browser runs; got oN"))
    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("feBlend feColorMatrix")
    }
    #expect(message(two).contains("tag must be a name whose text no browser runs; got feBlend fe"))
    let part = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("Box")
    }
    #expect(message(part).contains("tag must be a name whose text no browser runs; got Box"))
  }

  @Test("Some elements must be empty")
  func void() async {
    let input = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("input", [], ["milk"])
    }
    #expect(message(input).contains("input must be empty; got 1 children"))
    let area = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.element("textarea", [], ["milk", "bread"])
    }
    #expect(message(area).contains("textarea must be empty; got 2 children"))
  }

  @Test("An attribute must be a name whose value no browser runs")
  func attributes() async {
    let rule = "attribute must be a name whose value no browser runs; got "
    let handler = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>.attribute("onclick", "alert(1)")
    }
    #expect(message(handler).contains(rule + "onclick"))
    let style = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>.attribute("style", "color:red")
    }
    #expect(message(style).contains(rule + "style"))
    let hostile = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>.attribute("id=\"x\"", "y")
    }
    #expect(message(hostile).contains(rule + "id=\"x\""))
    let flag = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>.flag("Checked")
    }
    #expect(message(flag).contains(rule + "Checked"))
  }

  @Test("A style must be a name")
  func styles() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>.style("color:red;width", "1px")
    }
    #expect(message(result).contains("style must be a name; got color:red;width"))
  }

  @Test("A patch must be applied to a node like the one that it was made from")
  func patches() async {
    let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (a, b) = (Markup<Int>.text("a").node, Markup<Int>.text("b").node)
      _ = Markup<Int>.p([], []).node.applying(Patch(from: a, to: b))
    }
    #expect(message(text).contains("patch of a text must not be applied to an element; got p"))
    let element = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (a, b) = (Markup<Int>.p([], []).node, Markup<Int>.p([.id("b")], []).node)
      _ = Markup<Int>.text("c").node.applying(Patch(from: a, to: b))
    }
    #expect(
      message(element).contains("patch of an element must not be applied to a text; got one")
    )
    let shorter = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (a, b) = (Markup<Int>.p([], ["1", "2"]).node, Markup<Int>.p([], ["1", "3"]).node)
      _ = Markup<Int>.p([], ["1"]).node.applying(Patch(from: a, to: b))
    }
    #expect(message(shorter).contains("position must be one of 1 children; got 1"))
  }
}

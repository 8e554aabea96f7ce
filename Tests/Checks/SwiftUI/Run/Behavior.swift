import ComponentHost
import ComponentKit
import Foundation
import Markup
import SwiftUI
import SwiftUIHost

/// Touches single elements and checks how they are shown.
extension Run {
  static func behavior() {
    numbers()
    area()
    picture()
    rows()
    presses()
    pointer()
    voices()
    scenes()
  }

  /// Messages of markup, in their order.
  private final class Messages {
    var all: [String] = []
  }

  private static func show(_ markup: Markup<String>) -> (Display, Messages) {
    let messages = Messages()
    return (Display { ScrollView { MarkupView(markup) { messages.all.append($0) } } }, messages)
  }

  private static func numbers() {
    let display = Display { Component<Elm<Stepper>>(Stepper(initial: 1_234)).view }
    expect(display.figure.texts, ["-", "1234", "+"], "a number that is no text to translate")
    expect(Display { Text("\(1_234)") }.figure.texts, ["1,234"], "a number that is one")
  }

  private static func area() {
    let (display, messages) = show(
      .form(
        [.onSubmit("sent")],
        [
          .textarea([
            .label("Note"), .onInput { $0 }, .on(.keyDown, "key"), .on(.change, "changed"),
          ]),
          .input([.label("Name")]),
        ]
      )
    )
    expect(display.all("editor").count, 1, "text editors")
    display.focus(display.first("editor", "Note"))
    if let editor = display.first("editor", "Note") { display.key(.return, in: editor) }
    display.submit("Note")
    expect(messages.all, ["key"], "the Enter key in a field of several lines")
    display.write("a\nb", into: "Note")
    expect(messages.all.last, "a\nb", "the written text")
    display.submit("Name")
    expect(messages.all.last, "sent", "the Enter key in a field of one line")
  }

  private static func picture() {
    let (display, _) = show(.img("https://example.org/a.png", alt: "A"))
    expect(display.all("progress").count, 1, "wheels of a picture that is on its way")
    display.pictures = .failure(URLError(.badURL))
    expect(display.all("progress").count, 0, "wheels of a picture that does not come")
    expect(display.first("image")?.value, "photo", "the sign of a picture that does not come")
    display.pictures = .success(Image("a"))
    expect(display.first("image")?.value, "a", "a picture")
    expect(display.first("picture", "A")?.label, "A", "the name of a picture")
  }

  private static func rows() {
    let (display, messages) = show(
      .table(
        [],
        [.tr([.onClick("row"), .label("Ada")], [.td([], ["a"]), .td([], ["b"])])]
      )
    )
    guard let row = display.first("gridRow") else {
      expect("no row", "a row", "a table")
      return
    }
    let paddings = row.figures.map { $0.modifiers.filter { $0.hasPrefix("padding") }.count }
    expect(paddings, [1, 1], "paddings of the cells of a row, which has none to add")
    expect(row.figures.map { $0.label }, ["Ada", nil], "names of the cells of a row")
    for figure in row.all where figure.isTapped { display.tap(figure) }
    expect(messages.all, ["row", "row"], "taps on the cells of a row")
  }

  private static func presses() {
    let events: [Attribute<String>] = [.on(.click, "one"), .on(.doubleClick, "two")]
    for markup: Markup<String> in [.p(events, ["text"]), .button(events, ["text"])] {
      let (display, messages) = show(markup)
      if let button = display.first("button") {
        for _ in 0..<2 { display.press(button) }
      } else if let figure = display.figure.all.first(where: \.isTapped) {
        display.tap(figure, count: 2)
      }
      expect(messages.all, ["one", "one", "two"], "two quick presses of \(markup.html)")
      messages.all = []
      display.figure.all.lazy.compactMap { $0.actions["Press twice"] }.first?()
      expect(messages.all, ["one", "one", "two"], "two presses by voice of \(markup.html)")
    }
    let (field, messages) = show(.input([.label("Name")] + events))
    if let figure = field.figure.all.first(where: \.hasGestures) {
      field.tap(figure, count: 2)
    }
    expect(messages.all, ["two"], "two quick presses of a field")
  }

  private static func pointer() {
    let (display, messages) = show(
      .p(
        [.on(.pointerDown, "down"), .on(.pointerMove, "move"), .on(.pointerUp, "up")],
        ["text"]
      )
    )
    guard let figure = display.figure.all.first(where: \.hasGestures) else {
      expect("no gesture", "a gesture", "a pointer")
      return
    }
    let points = [0.0, 20, 0, 40].map { CGPoint(x: $0, y: 0) }
    display.drag(figure, along: points)
    expect(messages.all.first, "down", "the begin of a drag")
    expect(messages.all.filter { $0 == "down" }.count, 1, "begins of a drag")
    expect(messages.all.last, "up", "the end of a drag")
    #if os(iOS)
    expect(figure.stopsScrolling, false, "a finger that cannot scroll")
    messages.all = []
    display.tap(figure)
    expect(messages.all, ["down", "up"], "a tap without a move")
    #endif
  }

  private static func voices() {
    let (display, _) = show(.div([.style("background", "red")], [.p([], ["a"]), .div([], ["b"])]))
    let said = display.figure.all.flatMap(\.modifiers).filter { $0.hasPrefix("accessibility") }
    expect(said, [], "the accessibility of plain views")
    expect(display.figure.all.contains { $0.coversBars }, false, "a background under the bars")
    let (heading, _) = show(.h2([], ["a"]))
    expect(heading.first("text")?.traits, .isHeader, "the traits of a heading")
  }

  /// One component in two windows.
  private static func scenes() {
    let hosted = HostedComponent(Component<Elm<Breath>>(Breath()))
    let (one, other) = (Display { ComponentView(hosted) }, Display { ComponentView(hosted) })
    _ = (one.figure, other.figure)
    for (display, phase) in [
      (other, ScenePhase.background), (one, .inactive), (other, .active), (one, .background),
      (other, .background),
    ] {
      display.phase = phase
      _ = display.figure
    }
    expect(
      one.figure.texts,
      ["active, inactive, active, background"],
      "the phases of two windows together"
    )
  }
}

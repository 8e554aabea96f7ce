import Foundation
import Markup
import Testing

@testable import SwiftUIHost

/// The events that fingers, pointers and keys send to markup.
@Suite("A gesture")
struct TouchTests {
  @Test("of the Enter key begins a line in a field of several lines, and sends no form")
  func enter() throws {
    let form = control(
      .form([.onSubmit("sent")], [.textarea([.on(.change, "changed")]), .input([])])
    )
    let area = try #require(form.all.first { $0.isNative })
    #expect(
      area.events(of: .enter("milk", isNew: true)).map(\.event) == [
        Event(.keyDown, value: "milk", key: "Enter")
      ]
    )
    #expect(!area.offers.contains(Event.Kinds(.submit)))
  }

  @Test("that quickly follows another one is a click, and then a double click")
  func doubleClick() {
    let text = control(.p([.on(.click, "one"), .on(.doubleClick, "two")], ["text"]))
    var (counter, events): (PressCounter, [Event.Kind]) = (PressCounter(), [])
    let start = ContinuousClock.now
    for wait in [0, 200, 1_000, 1_500, 1_900] {
      let count = counter.press(at: start + .milliseconds(wait))
      events += text.events(of: .press(count: count)).map(\.event.kind)
    }
    #expect(
      events == [
        .click, .click, .doubleClick, .click, .click, .doubleClick, .click,
      ]
    )
  }

  @Test("of a moving finger begins at its first point, each time")
  func pointer() {
    var trace = PointerTrace()
    let (one, two) = (CGPoint(x: 1, y: 1), CGPoint(x: 20, y: 1))
    func kinds(_ touches: [ControlGesture]) -> [Event.Kind] {
      touches.compactMap { if case .point(let kind, _, _) = $0 { kind } else { nil } }
    }
    #expect(kinds(trace.move(from: one, to: one)) == [.pointerDown])
    #expect(kinds(trace.move(from: one, to: two)) == [.pointerMove])
    // Back at the start, the finger does not go down again.
    #expect(kinds(trace.move(from: one, to: one)) == [.pointerMove])
    #expect(kinds(trace.end(at: one)) == [.pointerUp])
    // The gesture starts only when the finger has moved.
    #expect(
      trace.move(from: one, to: two) == [
        .point(.pointerDown, x: 1, y: 1), .point(.pointerMove, x: 20, y: 1),
      ]
    )
    #expect(kinds(PointerTrace.tap(at: one)) == [.pointerDown, .pointerUp])
  }

  @Test("of a row comes from its cells, which have its style and its label")
  func rows() throws {
    let table = control(
      .table(
        [],
        [
          .tr(
            [.onClick("row"), .style("background", "#f00"), .label("Ada"), .aria("current", true)],
            [.td([], ["a"]), .td([.style("background", "#0f0")], ["b"])]
          )
        ]
      )
    )
    let row = try #require(table.children.first)
    #expect(row.kind == .row)
    #expect(
      row.answers == [] && row.style == ControlStyle()
        && row.accessibility == AccessibilityAttributes()
    )
    #expect(row.children.allSatisfy { $0.answers == Event.Kinds(.click) })
    #expect(row.children.map(\.style.background?.green) == [0, 1])
    #expect(row.children.map(\.accessibility.label) == ["Ada", nil])
    #expect(row.children.map(\.accessibility.isGroup) == [true, false])
    #expect(row.children.allSatisfy { $0.accessibility.traits.contains(.selected) })
  }
}

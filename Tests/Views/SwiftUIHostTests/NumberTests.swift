import Testing

@testable import Markup
@testable import SwiftUIHost

/// Numbers in markup, limited to those that a screen can show.
@Suite("The numbers")
struct NumberTests {
  @Test("of a slider and of a style are finite, and written without an exponent")
  func numbers() throws {
    for bad in ["nan", "inf", "-inf", "1e999"] {
      let view: TextMarkup = .input([
        .type("range"), .attribute("min", bad), .attribute("max", bad), .attribute("step", bad),
        .value(bad), .style("padding", bad), .style("opacity", bad),
      ])
      guard case .form(.slider(let slider)) = control(view).kind else {
        Issue.record("a range must be a slider")
        return
      }
      #expect(slider == FormControl.Slider(value: 50, least: 0, greatest: 100, step: 1))
      #expect(control(view).style.padding == nil && control(view).style.opacity == 1)
    }
    #expect(
      [3e9, -3e9, 0.5, 1e300].map(Control.text) == ["3000000000", "-3000000000", "0.5", "1e+300"]
    )
  }

  @Test("of a list and of a table may be extreme")
  func extremes() {
    let list = control(
      .ol([.attribute("start", "\(Int.max)")], [.li([], ["a"]), .li([], ["b"])])
    )
    #expect(list.children.count == 2)
    let table = control(.table([], [.tr([], [.td([.attribute("colspan", "\(Int.max)")], ["a"])])]))
    #expect(table.children.first?.children.map(\.kind) == [.cell(columns: 1_000)])
  }
}

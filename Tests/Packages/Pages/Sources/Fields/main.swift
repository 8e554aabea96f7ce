import ComponentKit
import Markup
import WebHost

/// Fields of every kind, whose state stands below them, and a list that grows.
struct Fields: MarkupProgram {
  enum Message: Sendable {
    case text(String)
    case area(String)
    case check(Bool)
    case choose(String)
    case key(String)
    case submit
    case grow(Int)
    case rotate
    case tick
  }

  struct State {
    var text = ""
    var area = ""
    var isChecked = false
    var choice = "b"
    var key = ""
    var sent = 0
    var rows: [Int] = []
    var next = 0
    var ticks = 0

    /// The digits of the text as a number.
    ///
    /// The checked product of 64 bits is a function with two results. LLVM 21 mixes them up here where
    /// functions return several results, so pages are built without that option.
    var number: Int64? {
      var number: Int64 = 0
      for byte in text.utf8 {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
        guard !isLarge else { return nil }
        number = tens + Int64(byte - UInt8(ascii: "0"))
      }
      return number
    }
  }

  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .text(let text) where text.utf8.contains(UInt8(ascii: "X")): Refusal("X is no letter")
    case .submit where state.text.isEmpty: Refusal("the text is empty")
    case .rotate where state.rows.isEmpty: Refusal("there are no rows, and none can be first")
    default: nil
    }
  }

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .text(let text): state.text = text
    case .area(let text): state.area = text
    case .check(let isChecked): state.isChecked = isChecked
    case .choose(let choice): state.choice = choice
    case .key(let key): state.key = key
    case .submit: state.sent += 1
    case .grow(let count):
      state.rows += state.next..<(state.next + count)
      state.next += count
    case .rotate: if let last = state.rows.popLast() { state.rows.insert(last, at: 0) }
    case .tick: state.ticks += 1
    }
  }

  func markup(of state: State) -> Markup<Message> {
    .div(
      [],
      [
        .form(
          [.onSubmit(.submit)],
          [
            .input([.id("text"), .label("text"), .value(state.text), .onInput { .text($0) }]),
            .element(
              "textarea",
              [
                .id("area"), .label("area"), .value(state.area), .onInput { .area($0) },
              ]
            ),
            .input([
              .id("check"), .label("check"), .type("checkbox"), .checked(state.isChecked),
              .onCheck { .check($0) },
            ]),
            .select(
              [
                .id("choice"), .label("choice"), .value(state.choice),
                .on(.change) { .choose($0.value) },
              ],
              [.option([.value("a")], ["A"]), .option([.value("b")], ["B"])]
            ),
            .button([.id("send")], ["send"]),
          ]
        ),
        .div(
          [
            .id("keys"), .role("textbox"), .label("keys"), .attribute("tabindex", "0"),
            .on(.keyDown) { .key($0.key) },
          ],
          [.text(state.key)]
        ),
        .p([.id("shown"), .title(state.text), .style("width", state.text)], [.text(state.text)]),
        .a([.id("link"), .href(state.text)], ["link"]),
        .p([.id("number")], [.text(state.number?.description ?? "")]),
        .pre(
          [.id("state")],
          [.text("\(state.area)|\(state.isChecked)|\(state.choice)|\(state.sent)|\(state.ticks)")]
        ),
        .button([.id("grow"), .onClick(.grow(10_000))], ["grow"]),
        .button([.id("rotate"), .onClick(.rotate)], ["rotate"]),
        .button([.id("tick"), .onClick(.tick)], ["tick"]),
        .div([.showsRefusals()], [.button([.id("own"), .onClick(.rotate)], ["rotate, too"])]),
        .list(
          "ul",
          [.id("rows")],
          of: state.rows,
          id: { $0 },
          row: { .li([], [.input([.label("row \($0)")]), .text("row \($0)")]) }
        ),
        .element(
          "svg",
          [.id("picture"), .attribute("viewbox", "0 0 10 10"), .role("img"), .label("dot")],
          [.element("circle", [.attribute("r", "\(state.ticks % 5 + 1)")])]
        ),
      ]
    )
  }
}

Page.start(Component<Elm<Fields>>(Fields()))

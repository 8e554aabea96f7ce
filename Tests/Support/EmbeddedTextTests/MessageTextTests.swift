import EmbeddedText
import Foundation
import Testing

@Suite
struct MessageTextTests {
  static let shapes: [(Shapes, String)] = [
    (.undo, "undo"),
    (.toggle(2), "toggle(2)"),
    (.toggle(.min), "toggle(\(Int.min))"),
    (.add(title: "milk"), #"add(title: "milk")"#),
    (
      .edit(number: -3, title: "a \"b\"\n\\\t\0\u{1B}é; )"),
      #"edit(number: -3, title: "a \"b\"\n\\\t\u{0}\u{1B}é; )")"#
    ),
    (.filter(.active), "filter(active)"),
    (.filter(.sign), "filter(+)"),
    (.filter(.quoted), #"filter("a b")"#),
    (.filter(.absent), #"filter("nil")"#),
    (.filter(.colon), #"filter("12:30")"#),
    (.select(nil), "select"),
    (.select(2), "select(2)"),
    (.move(1, by: -2.5e-7), "move(1, by: -2.5e-07)"),
    (.move(1, by: 0.1 + 0.2), "move(1, by: 0.30000000000000004)"),
    (.move(1, by: -.infinity), "move(1, by: -inf)"),
    (
      .insert(Row(title: "true", isDone: true, tags: ["a", "nil"]), at: []),
      #"insert((title: "true", isDone: true, tags: ["a", "nil"]), at: [])"#
    ),
    (
      .insert(Row(title: "", note: "x"), at: [1, 2]),
      #"insert((title: "", isDone: false, tags: [], note: "x"), at: [1, 2])"#
    ),
    (.child(1, .child(2, .add(title: ""))), #"child(1, child(2, add(title: "")))"#),
    (.both(nil, 2), "both(nil, 2)"),
    (.both(1, 2), "both(1, 2)"),
    (.mixed(nil, by: 1, 2), "mixed(by: 1, nil, 2)"),
    (.named(["b": 1, "a b": 2]), #"named(["a b": 2, "b": 1])"#),
    (.named([:]), "named([])"),
    (.numbered([2: .all]), "numbered([2: all])"),
    (.chosen([.all: 1, .active: 2]), "chosen([active, 2, all, 1])"),
    (.tagged(["b", "a"]), #"tagged(["a", "b"])"#),
    (.amount(Decimal(string: "3.5") ?? 0), "amount(3.5)"),
    (.small(255), "small(255)"),
    (.flag(false), "flag(false)"),
    (.page(URL(filePath: "/a")), #"page("file:///a")"#),
    (
      .key(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()),
      #"key("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")"#
    ),
    (.quick(0.1), "quick(0.1)"),
    (.kind(Kind(rawValue: "x")), "kind(x)"),
    (.kind(Kind(rawValue: "")), #"kind("")"#),
  ]

  @Test("messages are written, and read again", arguments: shapes)
  func roundTrip(message: Shapes, text: String) throws { try check(message, text) }

  @Test("messages of other types, too")
  func others() throws {
    try check(Only.only(1, label: "x"), #"only(1, label: "x")"#)
    try check(Stepper.increment, "+")
    try check(Stepper.add(2), "add(2)")
    try check(Filter.sign, "+")
    try check(Slot<Slot<Filter>>.child(.child(.active)), "child(child(active))")
    try check(Slot<Filter>.dismiss, "dismiss")
    try check(ByHand.text("3"), #""3""#)
    try check(ByHand.number(3), "3")
    try check("milk", #""milk""#)
    try check(-3, "-3")
    try check(Row(title: "a"), #"(title: "a", isDone: false, tags: [])"#)
    try check(Handwritten.add(title: "a\"", times: 2), #"add(title: "a\"", 2)"#)
    try check(Handwritten.choose(.plus), "choose(+)")
    try check(Handwritten.list([1, -2], ["a", "b"]), #"list([1, -2], ["a", "b"])"#)
    try check(Signs.plus, "+")
    try check(Signs.both, #""+ -""#)
  }

  private func check<Message: Equatable>(_ message: Message, _ text: String) throws {
    #expect(MessageText.text(of: message) == text)
    #expect(MessageText.canRead(Message.self))
    #expect(try MessageText.messages(in: text) == [message])
  }

  @Test("semicolons, line feeds and blanks separate messages")
  func several() throws {
    let messages: [Shapes] = [.undo, .toggle(1), .add(title: ";"), .undo]
    #expect(
      try MessageText.messages(in: ";undo ; toggle( 1 )\r\n\nadd( title :\";\" ) undo;") == messages
    )
    #expect(try MessageText.messages(in: " \n;") as [Shapes] == [])
    #expect(try MessageText.messages(in: "+ + -") == [Signs.plus, .plus, .minus])
  }

  @Test(
    "a message without a coding is written alike, and cannot be read",
    arguments: [
      (.undo, "undo"), (.toggle(2), "toggle(2)"), (.add(title: "a\nb"), #"add(title: "a\nb")"#),
      (
        .insert(Uncoded.Part(title: "x"), at: [1]), #"insert((title: "x", isDone: false), at: [1])"#
      ),
      (.pick(nil), "pick(nil)"), (.pick(1), "pick(1)"),
    ] as [(Uncoded, String)]
  )
  func uncoded(message: Uncoded, text: String) throws {
    #expect(MessageText.text(of: message) == text)
    #expect(!MessageText.canRead(Uncoded.self))
    let reason = "messages of Uncoded cannot be read; declare them Codable or TextMessage"
    #expect(throws: TextFlaw(reason)) { try MessageText.messages(Uncoded.self, in: text) }
  }

  @Test(
    "a flaw has its place, what was expected, and a near spelling",
    arguments: [
      ("undo; und", #"column 7: there is no und; did you mean "undo"?"#),
      ("Undo", #"column 1: there is no Undo; did you mean "undo"?"#),
      ("togle(2)", #"column 1: there is no togle; did you mean "toggle"?"#),
      ("foo", "column 1: there is no foo; there are undo and toggle(2)"),
      ("toggle", "column 1: toggle needs a value"),
      ("toggle 2", "column 1: toggle needs a value"),
      ("toggle(", "column 8: expected a value, got the end"),
      ("toggle(2\n)", "column 9: expected , or ), got the end"),
      ("toggle(2, 3)", "column 11: toggle has no value without a label here"),
      ("toggle(2))", "column 10: expected ; or the end, got )"),
      ("toggle(2)undo", "column 10: expected ; or the end, got undo"),
      ("toggle(2.5)", "column 8: expected a whole number, got 2.5"),
      (
        "toggle(99999999999999999999)",
        "column 8: expected a whole number, got 99999999999999999999"
      ),
      ("small(256)", "column 7: expected a whole number from 0 to 255, got 256"),
      ("undo(3)", "column 6: undo has no value without a label here"),
      ("add(title: milk)", "column 12: expected a text in quotation marks, got milk"),
      (#"add("milk")"#, "column 5: add has no value without a label here"),
      (#"add(titel: "")"#, #"column 5: add has no titel; did you mean "title"?"#),
      (
        #"add(title: "é\q")"#,
        #"column 14: expected \n, \r, \t, \0, \", \\ or \u{…} after a backslash"#
      ),
      (#"add(title: "milk)"#, "column 12: expected a closing quotation mark on the same line"),
      ("flag(yes)", "column 6: expected true or false, got yes"),
      (
        "filter(activ)",
        #"column 8: expected all, active, "a b", "nil", + or "12:30", got activ; did you mean "active"?"#
      ),
      (
        "undo\nedit(number: 1, number: 2)",
        "line 2, column 17: expected one value of number, got another"
      ),
      ("child(1, und)", #"column 10: there is no und; did you mean "undo"?"#),
      (#"insert((titel: ""), at: [])"#, #"column 9: there is no titel; did you mean "title"?"#),
      (
        #"insert((title: "", isDone: false, tags: [1]), at: [])"#,
        "column 42: expected a text in quotation marks, got 1"
      ),
      ("insert([1], at: [])", "column 8: expected a name, or values in parentheses, got [1]"),
      ("named([a: x])", "column 11: expected a whole number, got x"),
      (#"key("x")"#, "column 5: Attempted to decode UUID from invalid UUID string."),
      ("[1]", "column 1: expected a name, or values in parentheses, got [1]"),
      (String(repeating: "[", count: 70), "column 65: expected at most 64 levels, got ["),
    ]
  )
  func flaws(text: String, flaw: String) { check([.undo, .toggle(2)] as [Shapes], text, flaw) }

  @Test(
    "a message that reads itself has flaws of the same kind",
    arguments: [
      ("undo; undoo", #"column 7: there is no undoo; did you mean "undo"?"#),
      ("foo", #"column 1: there is no foo; there are undo and add(title: "", 1)"#),
      (#"add(titel: "milk", 3)"#, "column 5: add needs title: here"),
      (#"add(title: "x")"#, "column 1: add needs a value"),
      ("undo\n choose(x)", "line 2, column 9: expected + or -, got x"),
      ("list(1, [])", "column 6: expected a list in brackets, got 1"),
      (#"list([1, "a"], [])"#, #"column 10: expected a whole number, got "a""#),
      ("undo(1)", "column 6: expected nothing more here"),
      ("(1)", "column 1: expected the name of a message"),
    ]
  )
  func ownFlaws(text: String, flaw: String) {
    check([.undo, .add(title: "", times: 1)] as [Handwritten], text, flaw)
  }

  private func check<Message>(_ known: [Message], _ text: String, _ flaw: String) {
    let error = #expect(throws: TextFlaw.self) {
      try MessageText.messages(Message.self, in: text, knowing: known)
    }
    #expect(error?.description == flaw)
  }
}

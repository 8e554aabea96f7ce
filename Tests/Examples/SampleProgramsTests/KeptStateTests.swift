import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("States kept over a reload")
struct KeptStateTests {
  @Test("are restored unchanged", arguments: 1...UInt64(cases(4, long: 12)))
  func roundTrip(seed: UInt64) throws {
    for count in [0, 1, -1, .max, .min] as [Int] {
      #expect(Counter().load(Counter().save(count), version: 1) == count)
    }
    try check(Tasks(), seed) { generator in
      let number = Int.random(in: 1...4, using: &generator)
      return [
        .add(title: generator.hostileTitle()), .add(title: generator.hostileTitle()),
        .toggle(number: number), .remove(number: number), .clearDone, .undo,
        .filter(TaskList.Filter.allCases[number % 3]),
      ].random(&generator)
    }
    try check(Todos(), seed) { generator in
      let id = Int.random(in: 1...6, using: &generator)
      return [
        .add(title: generator.hostileTitle()), .add(title: generator.hostileTitle()), .toggle(id),
        .remove(id), .route(TodoList.Route.allCases[id % 3]),
      ].random(&generator)
    }
    try check(Wizard(), seed) { generator in
      [.answer(generator.title()), .next, .back, .first, .last].random(&generator)
    }
    try check(Life(width: 5, height: 4), seed) { generator in
      let (x, y) = (
        Int.random(in: 0..<5, using: &generator), Int.random(in: 0..<4, using: &generator)
      )
      return [.step(2), .toggle(x: x, y: y), .place(.glider, x: x, y: y)].random(&generator)
    }
    try check(Temperature(), seed) { generator in
      [.celsius(generator.title()), .fahrenheit("-40.5"), .celsius("100")].random(&generator)
    }
    try check(FlightBooker(), seed) { generator in
      [
        .choose(.oneWay), .choose(.return), .there(generator.title()), .there("1.1.2000"),
        .back("2.1.2000"), .book,
      ].random(&generator)
    }
    try check(DurationTimer(), seed) { generator in
      [.tick, .duration(.random(in: 0...9, using: &generator)), .reset].random(&generator)
    }
    try check(People(), seed) { generator in
      [
        .surname(generator.title()), .name(generator.title()), .filter(""), .filter("."), .create,
        .update, .delete, .select(.random(in: 1...4, using: &generator)),
      ].random(&generator)
    }
    try check(Cells(columns: 3, rows: 3), seed, same: Self.isSameSheet) { generator in
      let address = CellAddress(column: .random(in: 0...2, using: &generator), row: 1)
      return .write(
        [generator.title(), "=A1+1", "=SUM(A0:C2)", ""].random(&generator),
        at: address
      )
    }
    try check(Feed(), seed) { generator in
      let name = ["moths", "\"\\", "caf\u{E9}"].random(&generator)
      return [
        .follow(name), .follow(name), .arrived([generator.title(), "Luna"], from: name), .refresh,
        .failed(generator.title(), of: name), .read(1, of: name), .unfollow(name),
      ].random(&generator)
    }
    try check(Notebook(), seed) { generator in
      let path = [[], [1], [2], [1, 1], [1, 2], [1, 1, 1]].random(&generator)
      return [
        .add(generator.title(), within: path), .add(generator.title(), within: []),
        .rewrite(path, generator.title()), .move(path, to: 1), .remove(path), .levels(2),
        .outline, .read,
      ].random(&generator)
    }
  }

  /// Whether two states have the same sheet.
  private static func isSameSheet(_ left: Cells.State, _ right: Cells.State) -> Bool {
    left.sheet == right.sheet
  }

  @Test("of a form are not read when they are of another one, or were tampered with")
  func wizard() throws {
    for json in [
      #"{"answers":["a","b"],"focus":0}"#, #"{"answers":["","",""],"focus":1}"#,
      #"{"answers":["a"," ",""],"focus":0}"#, #"{"answers":["a","b","c"],"focus":3}"#,
      #"{"answers":["a","b","c"],"focus":-1}"#, #"{"answers":["a","b",null],"focus":0}"#,
    ] {
      #expect(try Wizard().load(json, version: 1) == nil, "\(json)")
    }
    let form = state(Wizard(), after: [.answer("a"), .next])
    #expect(try Wizard().load(#"{"answers":["a","",""],"focus":1}"#, version: 1) == form)
  }

  @Test("of a board of cells are not read when it has another size")
  func life() throws {
    let small = Life(width: 2, height: 1)
    #expect(try small.load(##"{"generation":0,"rows":["#."]}"##, version: 1)?.board[0, 0] == true)
    for json in [
      ##"{"generation":0,"rows":["#.","#."]}"##, ##"{"generation":0,"rows":["#"]}"##,
      ##"{"generation":-1,"rows":["#."]}"##, ##"{"generation":0,"rows":["#x"]}"##,
      ##"{"generation":0,"rows":[]}"##, ##"{"generation":0,"rows":[1]}"##,
    ] {
      #expect(try small.load(json, version: 1) == nil, "\(json)")
    }
  }

  @Test("of a feed follow no name twice, and have no title twice")
  func feed() throws {
    func source(_ name: String, _ items: String = "") -> String {
      #"{"name":"\#(name)","status":null,"items":[\#(items)]}"#
    }
    let item = #"{"title":"b","isNew":true}"#
    #expect(try Feed().load(#"{"sources":[\#(source("a", item))]}"#, version: 1) != nil)
    for sources in [
      "\(source("a")),\(source("a"))", source("a", "\(item),\(item)"), source("a b"), source(""),
      #"{"name":"a","status":false,"items":[]}"#,
    ] {
      #expect(try Feed().load(#"{"sources":[\#(sources)]}"#, version: 1) == nil, "\(sources)")
    }
  }

  @Test("of notes within notes have twenty levels at most, and each note after the one around it")
  func notebook() throws {
    func json(_ paths: [[Int]], levels: Int = 3) -> String {
      let notes = paths.map { path in
        #"{"path":[\#(path.map { "\($0)" }.joined(separator: ","))],"text":"a"}"#
      }
      return #"{"notes":[\#(notes.joined(separator: ","))],"levels":\#(levels),"isReading":true}"#
    }
    let paths = (1...20).map { Array(repeating: 1, count: $0) }
    let deep = try Notebook().load(json(paths + [[1, 3], [7]]), version: 1)
    #expect(deep?.notes.count == 22 && deep?.isReading == true)
    #expect(try deep.map { try Notebook().save($0) } == json(paths + [[1, 3], [7]]))
    for text in [
      json([[]]), json([[0]]), json([[-1]]), json([[1, 1]]), json([[1], [1]]),
      json([[1, 1], [1]]), json([[1_000_000_001]]), json(paths + [Array(repeating: 1, count: 21)]),
      json([], levels: 0), json([], levels: 10),
    ] {
      #expect(try Notebook().load(text, version: 1) == nil, "\(text)")
    }
  }

  @Test("resume the running work")
  func resumed() {
    func effect<P: DrawnProgram>(_ program: P, _ messages: P.Message...) -> Effect<P.Message> {
      var running = ProgramState(program, state: state(program, after: messages))
      running.resume()
      return running.effect
    }
    #expect(names(effect(Feed(), .follow("a"), .arrived(["x"], from: "a"))) == [])
    #expect(
      names(effect(Feed(), .follow("a"), .follow("b"), .follow("c"), .arrived(["x"], from: "b")))
        == [
          "fetch/a", "fetch/c",
        ]
    )
  }

  /// The names of the work that an effect requests.
  private func names<Message>(_ effect: Effect<Message>) -> [String] {
    switch effect {
    case .work(let work): ["\(work.id ?? "none")"]
    case .merge(let effects), .concatenate(let effects): effects.flatMap { names($0) }
    case .none, .message, .cancel, .cancelOnly: []
    }
  }
}

// MARK: - Checks

extension KeptStateTests {
  /// Checks that each state of a random run is read as it was written.
  private func check<P: DrawnProgram & SavedProgram>(
    _ program: P,
    _ seed: UInt64,
    same: (P.State, P.State) -> Bool = { $0 == $1 },
    _ message: (inout SplitMix) -> P.Message
  ) throws where P.State: Equatable {
    var generator = SplitMix(seed: seed)
    var state = program.initial
    for _ in 0..<40 {
      let text = try program.save(state)
      if let copy = try program.load(text, version: P.version) {
        #expect(same(copy, state), "\(text)")
        #expect(try program.save(copy).utf8.elementsEqual(text.utf8))
      } else {
        Issue.record("not read: \(text)")
      }
      #expect(try program.load(text, version: P.version + 1) == nil)
      program.step(&state, by: message(&generator))
    }
  }
}

extension SplitMix {
  /// A title that tries to break out of its place.
  fileprivate mutating func hostileTitle() -> String {
    let hostile = [
      "\"", "\\", "\\\"", "\u{0}x", "a\u{1F}b", "\u{2028}x", "</script>", "{\"id\":1}", "\\u0041",
      "e\u{301}", "\u{E9}", "\u{FEFF}x", "\u{1F469}\u{200D}\u{1F680}", "a\nb", "\u{10FFFF}",
    ]
    let piece = hostile.random(&self)
    return Bool.random(using: &self) ? piece : title() + piece + "."
  }
}

extension Array {
  /// One of the elements.
  fileprivate func random(_ generator: inout SplitMix) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}

import Locks
import Markup
import Testing

/// The nodes that a drawing compares when it shows another view.
@Suite("A drawing")
struct DrawingTests {
  /// A list of a thousand memos, each of which counts its drawings.
  private static func parts(_ values: [Int], _ draws: Tally) -> Node {
    Markup<Int>.ul(
      [],
      values.enumerated().map { position, value in
        .memo(on: value) { value in
          draws.count()
          return .li([], ["\(value)"])
        }.keyed(Key(position))
      }
    ).node
  }

  @Test("draws one memo of a thousand again if one has changed")
  func memo() {
    let draws = Tally()
    var values = Array(0..<1_000)
    var drawing = Drawing(Self.parts(values, draws))
    #expect(draws.total == 1_000)
    values[500] = -1
    let patch = drawing.show(Self.parts(values, draws))
    #expect(draws.total == 1_001)
    #expect(patch?.touched == 1)
    #expect(drawing.show(Self.parts(values, draws)) == nil)
    #expect(draws.total == 1_001)
  }

  @Test("draws no memo again that only moves")
  func moving() {
    let draws = Tally()
    func rows(_ values: [Int]) -> Node {
      Markup<Int>.ul(
        [],
        values.map { value in
          .memo(on: value) { value in
            draws.count()
            return .li([], ["\(value)"])
          }.keyed(Key(value))
        }
      ).node
    }
    var drawing = Drawing(rows([1, 2, 3, 4]))
    let patch = drawing.show(rows([4, 1, 2, 3]))
    #expect(draws.total == 4)
    #expect(patch?.moves == 1)
    #expect(patch?.touched == 1)
    #expect(drawing.node.text == "4123")
  }

  @Test("compares nothing within rows that are the same objects", arguments: [false, true])
  func objects(isLazy: Bool) {
    let comparisons = Tally()
    func row(_ number: Int) -> Markup<Int> {
      .li(
        [],
        [
          .memo(on: Watched(number, comparisons)) { watched in .em([], ["\(watched.number)"]) }
        ]
      ).keyed(Key(number))
    }
    func drawn(_ number: Int) -> Markup<Int> { .li([], ["\(number)"]).keyed(Key(number)) }
    var rows = (0..<1_000).map(isLazy ? row : drawn)
    var drawing = Drawing(Markup.ul([], rows).node)
    rows[7] = isLazy ? row(7) : .li([.class("done")], ["7"]).keyed(7)
    let patch = drawing.show(Markup.ul([], rows).node)
    #expect(comparisons.total == (isLazy ? 1 : 0))
    #expect(patch?.touched == (isLazy ? nil : 1))
    #expect(drawing.show(Markup.ul([], rows).node) == nil)
    #expect(comparisons.total == (isLazy ? 1 : 0))
  }

  @Test("keeps the objects of unchanged nodes")
  func identity() {
    let kept = Markup<Int>.p([], ["stays"])
    var drawing = Drawing(Markup.div([], [kept, "1"]).node)
    _ = drawing.show(Markup.div([], [kept, "2"]).node)
    #expect(drawing.node[[0]] === kept.node)
  }

  @Test("distinguishes memos of two functions with equal values")
  func sites() {
    func view(isEditing: Bool) -> Markup<Int> {
      isEditing
        ? .memo(on: "milk") { .input([.value($0), .onChange { _ in 1 }]) }
        : .memo(on: "milk") { .p([.onClick(2)], [.text($0)]) }
    }
    var drawing = Drawing(view(isEditing: false).node)
    #expect(drawing.show(view(isEditing: true).node) != nil)
    #expect(drawing.node.element?.tag == "input")
    #expect(view(isEditing: false) != view(isEditing: true))
  }

  @Test("shows memos within memos")
  func nested() {
    func view(_ outer: Int, _ inner: Int) -> Node {
      Markup<Int>.memo(on: [outer, inner]) { numbers in
        .div(
          [],
          [
            "\(numbers[0])", .memo(on: numbers[1]) { .memo(on: $0) { .em([], ["\($0)"]) } },
          ]
        )
      }.keyed("whole").node
    }
    var drawing = Drawing(view(1, 2))
    #expect(drawing.show(view(1, 2)) == nil)
    #expect(drawing.show(view(1, 3))?.touched == 1)
    #expect(drawing.node.html == "<div>1<em>3</em></div>")
    #expect(drawing.node == view(1, 3))
    #expect(drawing.node.key == "whole")
  }
}

/// A counter.
final class Tally: Sendable {
  private let number = Locked(0)

  func count() { number.withLock { $0 += 1 } }

  var total: Int { number.withLock { $0 } }
}

/// A number that counts its comparisons.
private struct Watched: Equatable, Sendable {
  let number: Int
  let comparisons: Tally

  init(_ number: Int, _ comparisons: Tally) {
    self.number = number
    self.comparisons = comparisons
  }

  static func == (left: Watched, right: Watched) -> Bool {
    left.comparisons.count()
    return left.number == right.number
  }
}

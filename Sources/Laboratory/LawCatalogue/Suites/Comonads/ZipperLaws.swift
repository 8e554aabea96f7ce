import ComonadLab
import ComonadLaws

/// The operations of rows of bits that are more than a comonad's.
struct ZipperOperations: Sendable {
  typealias Row = Zipper<Bit>

  var make: @Sendable ([Bit], Int) -> Row? = { Zipper($0, focusedAt: $1) }
  var move: @Sendable (inout Row, Walk<Void>) -> Void = { $0.move(by: $1) }
  var peek: @Sendable (Row, Int) -> Bit? = { $0.peek(at: $1) }

  /// Replaces the element in focus.
  var replace: @Sendable (inout Row, Bit) -> Void = { $0.focus = $1 }
}

/// Returns the laws of rows with a focus, with those of a comonad.
func zipperLaws(_ operations: ZipperOperations = ZipperOperations()) -> Suite {
  let (make, peek, replace) = (operations.make, operations.peek, operations.replace)
  let arrows = Generator<Bit>.cases.valuation(of: Zipper<Bit>.self)
  let w = Variable("w", Generator<Zipper<Bit>>.rows)
  let i = Variable("i", .integers(in: -1...5))
  let x = Variable("x", Generator<Bit>.cases)
  @Sendable
  func moved(_ row: Zipper<Bit>, _ walks: Walk<Void>...) -> Zipper<Bit> {
    walks.reduce(row) { changed($0, $1, by: operations.move) }
  }
  return Suite("zipper", source: "Comonads, Zipper") {
    comonadLaws(.rows, values: .cases)
    law("right-left", "a step to the left undoes a step to the right")
      .states("w.moved(by: .right).moved(by: .left) == w    unless the last element is in focus")
      .citing("Huet, The zipper, 1997")
      .forAll(w) { w in
        guard w.canMoveRight else { return .discarded }
        return .same(moved(w, .right, .left), w)
      }
    law("left-right", "a step to the right undoes a step to the left")
      .states("w.moved(by: .left).moved(by: .right) == w    unless the first element is in focus")
      .citing("Huet, The zipper, 1997")
      .forAll(w) { w in
        guard w.canMoveLeft else { return .discarded }
        return .same(moved(w, .left, .right), w)
      }
    law("ends", "a step past an end stays at the end")
      .states("w.moved(by: .first).moved(by: .left) == w.moved(by: .first)    and at the other end")
      .forAll(w) { w in
        .same(moved(w, .first, .left), moved(w, .first))
          .and(.same(moved(w, .last, .right), moved(w, .last)))
      }
    law("first-last", "the first element has the lowest index and the last one the highest")
      .states("w.moved(by: .first).index == 0    and    w.moved(by: .last).index == w.count - 1")
      .forAll(w) { w in
        .same(moved(w, .first).index, 0)
          .and(.same(moved(w, .last).index, w.count - 1))
      }
    law("move-elements", "a move of the focus does not change the elements")
      .states("w.moved(by: .to(i)).elements == w.elements")
      .citing("Huet, The zipper, 1997")
      .forAll(w, i) { w, i in .same(moved(w, .to(i)).elements, w.elements) }
    law("rebuild", "rebuilding a row from its elements and its index changes nothing")
      .states("Zipper(w.elements, focusedAt: w.index) == w")
      .forAll(w) { w in .same(make(w.elements, w.index), w) }
    law("peek-here", "the element at the index in focus is the one in focus")
      .states("w.peek(at: w.index) == w.extract()")
      .forAll(w) { w in .same(peek(w, w.index), w.extract()) }
    law("peek-elements", "peeking at an index returns its element, at any focus")
      .states("w.peek(at: i) == w.elements[i]    or nil where there is none")
      .forAll(w, i) { w, i in
        let element = w.elements.indices.contains(i) ? w.elements[i] : nil
        return .same(peek(w, i), element)
      }
    law("extend-peek", "the extended element at an index is the result for the row focused there")
      .states("w.extend(f).peek(at: i) == f(w.moved(by: .to(i)))    for the indices of the row")
      .citing("Uustalu and Vene, The essence of dataflow programming, 2005")
      .forAll { draws in
        let w = draws.draw("w", Generator<Zipper<Bit>>.rows)
        let f = draws.draw("f", arrows)
        let i = draws.draw("i", .integers(in: 0...4)) % w.count
        return .same(peek(w.extend(f), i), f(moved(w, .to(i))))
      }
    law("replace", "replacing the element in focus does not change the others")
      .states("w.focus = x; w.elements == w.elements with x in place of the one in focus")
      .citing("Huet, The zipper, 1997")
      .forAll(w, x) { w, x in
        var w = w
        var elements = w.elements
        elements[w.index] = x
        replace(&w, x)
        return .same(w.elements, elements)
      }
  }
}

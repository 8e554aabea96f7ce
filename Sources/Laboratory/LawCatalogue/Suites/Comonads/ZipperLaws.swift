import ComonadLab
import ComonadLaws

/// The operations of rows that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Zipper` and rows in which
/// one operation is wrong.
struct ZipperOperations<Element>: Sendable {
  /// Creates a row of elements, focused at an index.
  var make: @Sendable ([Element], Int) -> Zipper<Element>? = { Zipper($0, focusedAt: $1) }

  /// Moves the focus along a walk, in place.
  var move: @Sendable (inout Zipper<Element>, Walk<Void>) -> Void = { $0.move(by: $1) }

  /// Returns the element at an index.
  var peek: @Sendable (Zipper<Element>, Int) -> Element? = { $0.peek(at: $1) }

  /// Replaces the element in focus.
  var replace: @Sendable (inout Zipper<Element>, Element) -> Void = { $0.focus = $1 }

  /// Returns the row moved along walks.
  func moved(_ row: Zipper<Element>, _ walks: Walk<Void>...) -> Zipper<Element> {
    walks.reduce(row) { changed($0, $1, by: move) }
  }
}

/// Returns the laws of rows with a focus, with those of a comonad.
///
/// - Parameters:
///   - rows: The generator of rows.
///   - values: The generator of elements.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func zipperLaws<Element: Observed>(
  _ rows: Generator<Zipper<Element>>,
  values: Generator<Element>,
  operations: ZipperOperations<Element> = .init()
) -> Suite {
  let (make, peek, replace) = (operations.make, operations.peek, operations.replace)
  let arrows = values.valuation(of: Zipper<Element>.self)
  let w = Variable("w", rows)
  let i = Variable("i", .integers(in: -1...5))
  let x = Variable("x", values)
  return Suite("zipper", source: "Comonads, Zipper") {
    comonadLaws(rows, values: values)
    law("right-left", "a step to the left undoes a step to the right")
      .states("w.moved(by: .right).moved(by: .left) == w    unless the last element is in focus")
      .citing("Huet, The zipper, 1997")
      .forAll(w) { w in
        guard w.canMoveRight else { return .discarded }
        return .same(operations.moved(w, .right, .left), w)
      }
    law("left-right", "a step to the right undoes a step to the left")
      .states("w.moved(by: .left).moved(by: .right) == w    unless the first element is in focus")
      .citing("Huet, The zipper, 1997")
      .forAll(w) { w in
        guard w.canMoveLeft else { return .discarded }
        return .same(operations.moved(w, .left, .right), w)
      }
    law("ends", "a step past an end stays at the end")
      .states("w.moved(by: .first).moved(by: .left) == w.moved(by: .first)    and at the other end")
      .forAll(w) { w in
        .same(operations.moved(w, .first, .left), operations.moved(w, .first))
          .and(.same(operations.moved(w, .last, .right), operations.moved(w, .last)))
      }
    law("first-last", "the first element has the lowest index and the last one the highest")
      .states("w.moved(by: .first).index == 0    and    w.moved(by: .last).index == w.count - 1")
      .forAll(w) { w in
        .same(operations.moved(w, .first).index, 0)
          .and(.same(operations.moved(w, .last).index, w.count - 1))
      }
    law("move-elements", "a move of the focus does not change the elements")
      .states("w.moved(by: .to(i)).elements == w.elements")
      .citing("Huet, The zipper, 1997")
      .forAll(w, i) { w, i in .same(operations.moved(w, .to(i)).elements, w.elements) }
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
        let w = draws.draw("w", rows)
        let f = draws.draw("f", arrows)
        let i = draws.draw("i", .integers(in: 0...4)) % w.count
        return .same(peek(w.extend(f), i), f(operations.moved(w, .to(i))))
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

import ComonadLab
import ComonadLaws

private let zipper = FaultFamily("Zipper", ZipperOperations()) { own(zipperLaws($0)) }

private let move = zipper.faults(of: "move", \.move)
private let peek = zipper.faults(of: "peek", \.peek)

/// Operations of rows, each wrong in one way.
let brokenZipperOperations: [BrokenInstance] = [
  FaultyInstance("Space.equalInFocus", "==", "spaces are compared by what is in focus") {
    spaceEqualityLaws { $0.shape == $1.shape && $0.extract() == $1.extract() }
  }.caught(by: "space-equality.values"),
  move("moveTwice", "move takes every walk twice") { row, walk in
    row.move(by: walk)
    row.move(by: walk)
  }.caught(by: "zipper.left-right", "zipper.right-left"),
  move("moveAround", "move goes on at the other end") { row, walk in
    let before = row.index
    row.move(by: walk)
    if row.index == before { row.move(by: before == 0 ? .last : .first) }
  }.caught(by: "zipper.extend-peek", "zipper.first-last"),
  move("moveReverses", "move turns the row around") { row, walk in
    row.move(by: walk)
    row = Zipper(row.elements.reversed(), focusedAt: row.index) ?? row
  }.caught(by: "zipper.ends", "zipper.move-elements"),
  zipper("makeAtFirst", "init", "a row is made with the first element in focus") {
    $0.make = { elements, _ in Zipper(elements) }
  }.caught(by: "zipper.rebuild"),
  peek("peekRelative", "peek counts from the focus") { $0.peek(at: $0.index + $1) }
    .caught(by: "zipper.peek-elements", "zipper.peek-here"),
  zipper("replaceAll", "replace", "replacing replaces all elements") {
    $0.replace = { row, element in row = row.map { _ in element } }
  }.caught(by: "zipper.replace"),
]

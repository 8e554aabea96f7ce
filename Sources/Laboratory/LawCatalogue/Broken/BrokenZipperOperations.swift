import ComonadLaws
import Comonads

/// Returns the instance with changed operations.
private func zipper(
  _ name: String,
  line: Int = #line,
  _ change: (inout ZipperOperations<Bit>) -> Void
) -> Instance {
  Instance(
    "Zipper.\(name)",
    own(zipperLaws(.rows, values: .cases, operations: changing(.standard, change))),
    line: line
  )
}

/// Operations of rows, each wrong in one way.
let brokenZipperOperations: [BrokenInstance] = [
  BrokenInstance(
    zipper("moveTwice") {
      $0.move = { row, walk in
        row.move(by: walk)
        row.move(by: walk)
      }
    },
    operation: "move",
    fault: "move takes every walk twice",
    caughtBy: ["zipper.left-right", "zipper.right-left"]
  ),
  BrokenInstance(
    zipper("moveAround") {
      $0.move = { row, walk in
        let before = row.index
        row.move(by: walk)
        if row.index == before { row.move(by: before == 0 ? .last : .first) }
      }
    },
    operation: "move",
    fault: "move goes on at the other end",
    caughtBy: ["zipper.extend-peek", "zipper.first-last"]
  ),
  BrokenInstance(
    zipper("moveReverses") {
      $0.move = { row, walk in
        row.move(by: walk)
        row = Zipper(row.elements.reversed(), focusedAt: row.index) ?? row
      }
    },
    operation: "move",
    fault: "move turns the row around",
    caughtBy: ["zipper.ends", "zipper.move-elements"]
  ),
  BrokenInstance(
    zipper("makeAtFirst") { $0.make = { elements, _ in Zipper(elements) } },
    operation: "init",
    fault: "a row is made with the first element in focus",
    caughtBy: ["zipper.rebuild"]
  ),
  BrokenInstance(
    zipper("peekRelative") { $0.peek = { $0.peek(at: $0.index + $1) } },
    operation: "peek",
    fault: "peek counts from the focus",
    caughtBy: ["zipper.peek-elements", "zipper.peek-here"]
  ),
  BrokenInstance(
    zipper("peekClamps") { $0.peek = { $0.elements[min(max($1, 0), $0.count - 1)] } },
    operation: "peek",
    fault: "peek finds the last element past the end",
    caughtBy: ["zipper.peek-elements"]
  ),
  BrokenInstance(
    zipper("replaceAll") { $0.replace = { row, element in row = row.map { _ in element } } },
    operation: "replace",
    fault: "replacing replaces all elements",
    caughtBy: ["zipper.replace"]
  ),
]

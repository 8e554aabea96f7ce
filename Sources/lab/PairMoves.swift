import StoreState

/// What each pair of a space and its moves does, in a few lines that the library computes.
func pairMoves() -> [(title: String, lines: [String])] {
  let squares = Store(position: 3) { $0 * $0 }
  let moved = squares.seek(to: 5)
  return [
    (
      title: "Store and State: see the whole state, go anywhere",
      lines: [
        "squares at position \(squares.position) show \(squares.extract())",
        "looking at 5 from there shows \(squares.peek(at: 5)), going to 5 shows \(moved.extract())",
      ]
    )
  ]
}

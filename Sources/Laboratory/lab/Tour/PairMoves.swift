import CofreeFree
import Comonads
import FreeMonad
import Laboratory
import MooreFree
import StoreState
import TracedWriter

/// Examples of each pair of a comonad and its monad, computed by the library.
func pairMoves() -> [(title: String, lines: [String])] {
  [storeMoves(), tracedMoves(), mooreMoves(), cofreeMoves()]
}

/// React's pair: the whole state is seen, and a move may go to any other.
private func storeMoves() -> (title: String, lines: [String]) {
  let squares = Store(position: 3) { $0 * $0 }
  let step = State<Int, Int> { position in
    position += 2
    return position
  }
  return (
    title: "Store and State: see every position, go to any (React)",
    lines: [
      "squares, focused on \(squares.position), show \(squares.extract())",
      "peek(at: 10) looks elsewhere and shows \(squares.peek(at: 10)), without moving",
      pair(step, squares) { "State { $0 += 2 } leads to \($0), which shows \($1)" },
    ]
  )
}

/// Redux's pair: the log that has led here is kept, and a move adds to it.
private func tracedMoves() -> (title: String, lines: [String]) {
  var letters = Traced<String, String> { "\($0.count) letters in \"\($0)\"" }
  let before = letters.extract()
  letters.move(by: Writer.tell("co").flatMap { Writer.tell("monad") })
  return (
    title: "Traced and Writer: see the log, add to it (Redux, with the state it has led to)",
    lines: [
      "a count of letters shows \(before)",
      "tell(\"co\"), then tell(\"monad\"), leads to \(letters.extract())",
      "trace(\"s\") looks ahead and shows \(letters.trace("s"))",
    ]
  )
}

/// Elm's pair: the state is hidden, and a move sends inputs to it.
private func mooreMoves() -> (title: String, lines: [String]) {
  var counter = Moore<Int, String>(state: 0, output: { "the count is \($0)" }, step: { $0 += $1 })
  let before = counter.output
  counter.move(by: Free.send(20).flatMap { Free.send(22) })
  return (
    title: "Moore and Free: see nothing but the output, send inputs (Elm)",
    lines: [
      "a counter shows \"\(before)\"",
      "send(20), then send(22), leads to \"\(counter.output)\"",
    ]
  )
}

/// Halogen's pair: the state is hidden, and a move sends queries, which answer.
private func cofreeMoves() -> (title: String, lines: [String]) {
  enum Shelf {
    case add(String)
    case count(Reply<Int>)
  }
  let shelf = Cofree<Dual<Queries<Shelf>>, String>(
    state: ["Emma"],
    value: { "books: \($0.joined(separator: ", "))" },
    respond: { books, query in
      switch query {
      case .add(let title):
        books.append(title)
        return .none
      case .count(let reply): return reply(books.count)
      }
    }
  )
  let program = Free.tell(Shelf.add("Middlemarch")).flatMap { Free.ask(Shelf.count) }
  return (
    title: "Cofree and Free: see the answers to queries, ask (Halogen)",
    lines: [
      "a shelf shows \"\(shelf.extract())\"",
      pair(program, shelf) { "tell(add), then ask(count), answers \($0) and leads to \"\($1)\"" },
    ]
  )
}

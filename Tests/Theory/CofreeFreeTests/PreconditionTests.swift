import CofreeFree
import Comonads
import FreeMonad
import StoreState
import Testing

/// Returns what the process wrote before it ended.
func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Preconditions")
struct PreconditionTests {
  @Test("A step must go to a position of the layer")
  func position() async {
    let unfolded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = Cofree<Children, Int>.unfold(from: 0) { n in (n, Layer(shape: 2) { $0 }) }
      tree.step(5)
    }
    let rule = "position must be one of the layer's; got 5 in a layer of shape 2"
    #expect(message(unfolded).contains(rule))
    let inPlace = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = Cofree<Children, Int>(
        state: 0,
        value: { $0 },
        shape: { _ in 2 },
        step: { $0 = $1 }
      )
      tree.step(5)
    }
    #expect(message(inPlace).contains(rule))
    let byHand = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let leaf = Cofree<Children, Int>.unfold(from: 0) { n in (n, Layer(shape: 0) { $0 }) }
      var tree = Cofree<Children, Int>(1, tail: Layer(shape: 2) { _ in leaf })
      tree.step(5)
    }
    #expect(message(byHand).contains(rule))
  }

  @Test("Depths and counts must not be negative")
  func counts() async {
    let depth = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stream = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
      _ = stream.values(toDepth: -1)
    }
    #expect(message(depth).contains("depth must not be negative; got -1"))
    let fuel = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Free.send(1).cutoff(after: -2)
    }
    #expect(message(fuel).contains("count must not be negative; got -2"))
    let loop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = State<Int, Void>.repeating(State<Int, Void>.put(1), count: -3)
    }
    #expect(message(loop).contains("count must not be negative; got -3"))
  }

  @Test("A place must be in its row")
  func place() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = BoundedIndex(index: 4, count: 4)
    }
    #expect(
      message(result).contains("index must be from 0 to one less than the count, 4; got 4")
    )
  }

  @Test("A query must be answered by its own reply")
  func reply() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      enum Query { case number(Reply<Int>) }
      var first: AnyAnswer?
      let object = Cofree<Dual<Queries<Query>>, Int>(
        state: 0,
        value: { $0 },
        respond: { _, query in
          guard case .number(let reply) = query else { return .none }
          let answer = first ?? reply(1)
          first = answer
          return answer
        }
      )
      let twice = Free.ask(Query.number).flatMap { _ in Free.ask(Query.number) }
      _ = pair(twice, object) { answer, _ in answer }
    }
    #expect(message(result).contains("a query must be answered by the reply that it carries"))
  }
}

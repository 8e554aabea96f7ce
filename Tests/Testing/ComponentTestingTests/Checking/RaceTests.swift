import ComponentKit
import Testing

@testable import ComponentTesting

/// A search box whose work has a policy.
private struct SearchBox: Program {
  enum Message: Hashable {
    case type(String)
    case found(String)
    case fail
    case cancel
  }

  struct State: Hashable {
    var query = ""
    var result = ""
    var isSearching = false
  }

  let policy: WorkPolicy
  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .type(let text):
      state = State(query: text, result: state.result, isSearching: true)
      return .work(Work("search", policy: policy) { _ in .none })
    case .found(let text):
      state.result = text
      state.isSearching = false
    case .fail: state.isSearching = false
    case .cancel:
      state.isSearching = false
      return .cancel("search")
    }
    return .none
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    "\(state.query): \(state.result)\(state.isSearching ? ", searching" : "")"
  }
}

private typealias Box = Component<Redux<SearchBox>>

/// Returns the space of a search box for two texts.
private func space(_ policy: WorkPolicy, cancels: Bool = false) -> Exploration<Box> {
  Exploration(
    from: Box(SearchBox(policy: policy)),
    by: [.type("a"), .type("b")] + (cancels ? [.cancel] : []),
    answers: [WorkAnswers("search") { [.message(.found($0.query)), .message(.fail)] }],
    limit: ExplorationLimit(
      states: 20_000,
      depth: policy == .parallel || policy == .queue ? 6 : nil
    )
  )
}

private let staysFresh = TemporalProperty<Box>.never("an older result replaces a newer one") {
  if case .answer(_, .message(.found(let text))) = $0.event {
    text != $0.after.state.query
  } else {
    false
  }
}

private let isSearching = TemporalProperty<Box>("it is searching") { $0.after.state.isSearching }

@Suite("Races of work are found")
struct RaceTests {
  @Test("a search in parallel shows the result of an earlier text, by three events")
  func parallel() throws {
    let trace = try #require(space(.parallel).verdict(on: staysFresh).trace)
    #expect(
      trace.lines == [
        "0. the start | : ",
        "1. message type(\"a\") | : → a: , searching",
        "2. message type(\"b\") | {a: → b:} , searching",
        "3. work search sends found(\"a\") | b: {, searching → a}",
      ]
    )
  }

  @Test("a search that replaces the earlier one never does")
  func latest() {
    let verdict = space(.latest, cancels: true).verdict(on: staysFresh)
    #expect(verdict.holds, "\(verdict)")
    #expect(verdict.strength == .decided(states: 13))
  }

  @Test("a debounced search does, while it waits")
  func debounced() {
    let verdict = space(.debounce(.seconds(1))).verdict(on: staysFresh)
    #expect(
      verdict.trace?.events == [
        .message(.type("a")), .elapsed("search"), .message(.type("b")),
        .answer(of: "search", .message(.found("a"))),
      ]
    )
  }

  @Test("a debounced search that cancels the running one never does")
  func cancelledAndDebounced() {
    let verdict = space(.cancelAndDebounce(.seconds(1)), cancels: true).verdict(on: staysFresh)
    #expect(verdict.holds, "\(verdict)")
    #expect(verdict.strength == .decided(states: 19))
  }

  @Test("a message of debounced work comes after the wait before it")
  func waited() {
    let space = space(.debounce(.seconds(1)))
    #expect(
      space.events(sending: [.type("a"), .found("a")]) == [
        .message(.type("a")), .elapsed("search"), .answer(of: "search", .message(.found("a"))),
      ]
    )
  }

  @Test("a search ends, if work ends; without this, it may not")
  func liveness() throws {
    let idle = TemporalProperty<Box>.not(isSearching)
    let ends = isSearching.leads(to: idle)
    #expect(space(.latest, cancels: true).verdict(on: ends).holds == false)
    // A person who types for ever replaces the search for ever.
    let loop = try #require(space(.latest).verdict(on: ends).trace)
    #expect(loop.loopStart != nil)
    #expect(loop.events.allSatisfy { if case .message = $0 { true } else { false } })
    let rests = TemporalProperty<Box>("nothing happens any more") { $0.event == .rest }
    let settles = TemporalProperty.always(rests.implies(idle))
    #expect(space(.latest).verdict(on: settles).holds)
    let hangs = space(.latest).verdict(on: settles, fairness: Fairness(workEnds: false))
    #expect(hangs.trace?.events == [.message(.type("a")), .rest])
  }

  @Test("a cancelled search never answers")
  func cancelled() {
    let cancelled = TemporalProperty<Box>("it is cancelled") { $0.message == .cancel }
    let answers = TemporalProperty<Box>("the search answers") {
      if case .answer = $0.event { true } else { false }
    }
    let types = TemporalProperty<Box>("a text is typed") {
      if case .message(.type) = $0.event { true } else { false }
    }
    let space = space(.latest, cancels: true)
    let quiet = TemporalProperty<Box>.not(answers)
    let rule = TemporalProperty.always(
      cancelled.implies(quiet.until(types).or(.always(quiet)))
    )
    #expect(space.verdict(on: rule).holds)
  }

  @Test("a space that was cut off is bounded or inconclusive")
  func cut() {
    let space = space(.parallel)
    #expect(space.cut == "depth 6")
    let safe = space.verdict(on: .always("there is a view") { !$0.view.isEmpty })
    #expect(safe.holds)
    guard case .bounded(6, _) = safe.strength else { return #expect(Bool(false), "\(safe)") }
    let live = space.verdict(on: .eventually("it is found") { $0.after.state.result == "c" })
    #expect(live.trace != nil)
    let ends = isSearching.leads(to: .not(isSearching))
    #expect(!space.verdict(on: ends).holds)
  }

  @Test("work without declared answers makes a verdict inconclusive")
  func undeclared() {
    let space = Exploration(from: Box(SearchBox(policy: .latest)), by: [.type("a")])
    let verdict = space.verdict(on: staysFresh)
    #expect(
      "\(verdict)" == """
        inconclusive: never (an older result replaces a newer one); \
        the answers of work search are not declared
        """
    )
  }
}

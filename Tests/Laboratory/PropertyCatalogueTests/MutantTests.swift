import Comonads
import ComponentKit
import ComponentTesting
import Testing

@testable import PropertyCatalogue
@testable import SamplePrograms

/// A program with a fault, the name of a property that refutes it, and the length of its trace.
struct Mutant: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// Returns how many events the trace of a property has, in a space of some depth.
  let length: @Sendable (_ property: String, _ depth: Int) -> Int?

  init<Base: Sample>(_ fault: Seeded<Base>.Fault) {
    testDescription = "\(Base.name): \(fault.name)"
    length = { name, depth in
      let subject = Base.subject(with: fault)
      let space = subject.space(within: ExplorationLimit(depth: depth))
      let property = subject.properties.first { $0.name == name }
      return property?.verdict(space).trace?.events.count
    }
  }
}

extension Effect {
  /// The effect without its cancellations.
  var withoutCancellations: Effect {
    switch self {
    case .cancel, .cancelOnly: .none
    case .merge(let effects): .merge(effects.map { $0.withoutCancellations })
    case .concatenate(let effects): .concatenate(effects.map { $0.withoutCancellations })
    case .none, .message, .work: self
    }
  }
}

@Suite("The properties of the sample programs refute")
struct MutantTests {
  private static let expected: [(mutant: Mutant, property: String, events: Int)] =
    numbers + forms + tasks + people + lists + children

  @Test("each program with a seeded fault, by a shortest run", arguments: expected.indices)
  func refute(number: Int) {
    let (mutant, property, events) = Self.expected[number]
    #expect(mutant.length(property, events) == events, "\(mutant.testDescription)")
  }

  @Test("at least thirty faults, in all programs")
  func count() {
    #expect(Self.expected.count >= 30)
    let programs = Set(Self.expected.map { $0.mutant.testDescription.prefix { $0 != ":" } })
    #expect(programs.count == samples.count)
  }
}

// MARK: - Numbers

extension MutantTests {
  static let numbers: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Counter>.Fault("adds two") { counter, state, message, _ in
          state += message == .increment ? 2 : -1
          return nil
        }
      ), "steps-by-one", 1
    ),
    (
      Mutant(
        Seeded<Counter>.Fault("swaps its messages") { counter, state, message, _ in
          counter.step(&state, by: message == .increment ? .decrement : .increment)
        }
      ), "steps-by-one", 1
    ),
    (
      Mutant(
        Seeded<Counter>.Fault("shows another number from three on") { _, state in
          "\(state > 2 ? state + 1 : state)"
        }
      ), "shows-the-number", 3
    ),
    (
      Mutant(
        Seeded<Counter>.Fault("forgets to count down from two") { counter, state, message, _ in
          state == 2 && message == .decrement ? nil : counter.step(&state, by: message)
        }
      ), "minus-undoes-plus", 3
    ),
    (
      Mutant(
        Seeded<Die>.Fault("counts from zero") { die, state, message, effect in
          let refusal = die.step(&state, by: message, effect: &effect)
          if case .shows(let number) = state, case .fell = message { state = .shows(number - 1) }
          return refusal
        }
      ), "shows-the-fallen-number", 2
    ),
    (
      Mutant(
        Seeded<Die>.Fault("requests no number") { die, state, message, effect in
          die.step(&state, by: message)
        }
      ), "comes-to-rest", 2
    ),
    (
      Mutant(
        Seeded<Die>.Fault("loses a six") { die, state, message, effect in
          message == .fell(6) ? nil : die.step(&state, by: message, effect: &effect)
        }
      ), "rolls-while-work-runs", 2
    ),
    (
      Mutant(
        Seeded<Life>.Fault("toggles a neighbour too") { life, state, message, _ in
          if case .toggle(let x, let y) = message {
            life.step(&state, by: .toggle(x: x + 1, y: y))
          }
          return life.step(&state, by: message)
        }
      ), "toggles-one-cell", 1
    ),
    (
      Mutant(
        Seeded<Life>.Fault("lets cells live with four neighbours") { life, state, message, _ in
          let before = state.board
          let refusal = life.step(&state, by: message)
          guard case .step = message else { return refusal }
          for cell in before.cells where before[cell.x, cell.y] {
            let count = before.neighbours(of: cell).count { before[$0.x, $0.y] }
            if count == 4 { state.board[cell.x, cell.y] = true }
          }
          return refusal
        }
      ), "follows-the-rule", 6
    ),
    (
      Mutant(
        Seeded<Life>.Fault("grows a cell from nothing") { life, state, message, _ in
          let refusal = life.step(&state, by: message)
          if case .step = message { state.board[0, 0] = true }
          return refusal
        }
      ), "nothing-comes-from-nothing", 1
    ),
  ]
}

// MARK: - Forms

extension MutantTests {
  static let forms: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Wizard>.Fault("turns pages that are not answered") { wizard, state, message, _ in
          if message == .next, state.pages.canMoveRight {
            state.pages.move(by: .right)
            return nil
          }
          return wizard.step(&state, by: message)
        }
      ), "no-page-is-skipped", 1
    ),
    (
      Mutant(
        Seeded<Wizard>.Fault("goes to the last page at any time") { wizard, state, message, _ in
          if message == .last {
            state.pages.move(by: .last)
            return nil
          }
          return wizard.step(&state, by: message)
        }
      ), "no-page-is-skipped", 1
    ),
    (
      Mutant(
        Seeded<Wizard>.Fault("turns the page after an answer") { wizard, state, message, _ in
          let refusal = wizard.step(&state, by: message)
          if refusal == nil, case .answer = message, state.pages.canMoveRight {
            state.pages.move(by: .right)
          }
          return refusal
        }
      ), "answers-keep-the-page", 1
    ),
    (
      Mutant(
        Seeded<Wizard>.Fault("clears the answer when going back") { wizard, state, message, _ in
          if message == .back, state.pages.canMoveLeft { state.pages.focus.answer = nil }
          return wizard.step(&state, by: message)
        }
      ), "pages-keep-answers", 4
    ),
    (
      Mutant(
        Seeded<Wizard>.Fault("takes blank answers") { wizard, state, message, _ in
          if message == .answer(" ") {
            state.pages.focus.answer = " "
            return nil
          }
          return wizard.step(&state, by: message)
        }
      ), "answers-are-not-blank", 1
    ),
    (
      Mutant(
        Seeded<Wizard>.Fault("goes back to the first page") { wizard, state, message, _ in
          wizard.step(&state, by: message == .back ? .first : message)
        }
      ), "back-undoes-next", 5
    ),
  ]
}

// MARK: - People and servers

extension MutantTests {
  static let people: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Feed>.Fault("leaves all sources and refuses") { feed, state, message, effect in
          let refusal = feed.step(&state, by: message, effect: &effect)
          if refusal != nil { state.sources = [] }
          return refusal
        }
      ), "refusals-change-nothing", 2
    ),
    (
      Mutant(
        Seeded<Feed>.Fault("does not cancel the work of a source") {
          feed,
          state,
          message,
          effect in
          var requested = Effect<Feed.Message>.none
          let refusal = feed.step(&state, by: message, effect: &requested)
          effect.add(requested.withoutCancellations)
          return refusal
        }
      ), "answers-are-taken", 3
    ),
    (
      Mutant(
        Seeded<Feed>.Fault("loads no source again") { feed, state, message, effect in
          message == .refresh
            ? feed.step(&state, by: message)
            : feed.step(&state, by: message, effect: &effect)
        }
      ), "loads-while-work-runs", 3
    ),
    (
      Mutant(
        Seeded<Feed>.Fault("follows a source twice") { feed, state, message, effect in
          if message == .follow("a"), state["a"] != nil {
            state.sources.append(FeedState.Source(name: "a"))
            return nil
          }
          return feed.step(&state, by: message, effect: &effect)
        }
      ), "sources-differ", 2
    ),
    (
      Mutant(
        Seeded<Feed>.Fault("makes each item new again") { feed, state, message, effect in
          let refusal = feed.step(&state, by: message, effect: &effect)
          if refusal == nil, case .arrived(_, let name) = message {
            state.change(name) { source in
              for place in source.items.indices { source.items[place].isNew = true }
            }
          }
          return refusal
        }
      ), "news-comes-once", 5
    ),
    (
      Mutant(
        Seeded<Feed>.Fault("reads nothing") { feed, state, message, effect in
          if case .read = message { return feed.refusal(of: message, in: state) }
          return feed.step(&state, by: message, effect: &effect)
        }
      ), "reading-ends-the-news", 3
    ),
  ]
}

import Comonads
import ComponentKit
import ComponentTesting
import Testing

@testable import PropertyCatalogue
@testable import SamplePrograms

/// A program with a fault, the property that refutes it, and the length of its trace.
struct Mutant: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The program.
  let program: String

  /// The name of the property.
  private(set) var property = ""

  /// The fewest events that lead to what the property forbids.
  private(set) var events = 0

  /// Returns how many events the trace of a property has, in a space of some depth.
  let length: @Sendable (_ property: String, _ depth: Int) -> Int?

  private init<Base: Sample>(_ fault: Seeded<Base>.Fault) {
    program = Base.name
    testDescription = "\(Base.name): \(fault.name)"
    length = { name, depth in
      let subject = Base.subject(with: fault)
      let space = subject.space(within: ExplorationLimit(depth: depth))
      let property = subject.properties.first { $0.name == name }
      return property?.verdict(space).trace?.events.count
    }
  }
}

extension Mutant {
  /// A program with another step.
  static func step<Base: Sample>(
    _: Base.Type,
    _ name: String,
    _ step: @escaping Seeded<Base>.Fault.Step
  ) -> Mutant {
    Mutant(Seeded<Base>.Fault(name, step: step))
  }

  /// A program with another view.
  static func view<Base: Sample>(
    _: Base.Type,
    _ name: String,
    _ view: @escaping @Sendable (Base, Base.State) -> String
  ) -> Mutant {
    Mutant(Seeded<Base>.Fault(name, view: view))
  }

  /// A program whose work follows another state.
  static func work<Base: Sample>(
    _: Base.Type,
    _ name: String,
    _ follows: @escaping @Sendable (Base.State) -> Base.State
  ) -> Mutant {
    Mutant(Seeded<Base>.Fault(name, follows: follows))
  }

  /// Returns the program with the property that refutes it, by a trace of some events.
  func breaking(_ property: String, in events: Int) -> Mutant {
    var mutant = self
    (mutant.property, mutant.events) = (property, events)
    return mutant
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
  private static let all = numbers + forms + tasks + people + lists + children

  @Test("each program with a seeded fault, by a shortest run", arguments: all)
  func refute(mutant: Mutant) {
    #expect(mutant.length(mutant.property, mutant.events) == mutant.events)
  }

  @Test("at least thirty faults, in all programs")
  func count() {
    #expect(Self.all.count >= 30)
    #expect(Set(Self.all.map(\.program)).count == samples.count)
  }
}

// MARK: - Numbers

extension MutantTests {
  static let numbers: [Mutant] = [
    .step(Counter.self, "adds two") { counter, state, message, _ in
      state += message == .increment ? 2 : -1
      return nil
    }
    .breaking("steps-by-one", in: 1),
    .step(Counter.self, "swaps its messages") { counter, state, message, _ in
      counter.step(&state, by: message == .increment ? .decrement : .increment)
    }
    .breaking("steps-by-one", in: 1),
    .view(Counter.self, "shows another number from three on") { _, state in
      "\(state > 2 ? state + 1 : state)"
    }
    .breaking("shows-the-number", in: 3),
    .step(Counter.self, "forgets to count down from two") { counter, state, message, _ in
      state == 2 && message == .decrement ? nil : counter.step(&state, by: message)
    }
    .breaking("minus-undoes-plus", in: 3),
    .step(Die.self, "counts from zero") { die, state, message, effect in
      let refusal = die.step(&state, by: message, effect: &effect)
      if case .shows(let number) = state, case .fell = message { state = .shows(number - 1) }
      return refusal
    }
    .breaking("shows-the-fallen-number", in: 2),
    .step(Die.self, "requests no number") { die, state, message, effect in
      die.step(&state, by: message)
    }
    .breaking("comes-to-rest", in: 2),
    .step(Die.self, "loses a six") { die, state, message, effect in
      message == .fell(6) ? nil : die.step(&state, by: message, effect: &effect)
    }
    .breaking("rolls-while-work-runs", in: 2),
    .step(Life.self, "toggles a neighbour too") { life, state, message, _ in
      if case .toggle(let x, let y) = message {
        life.step(&state, by: .toggle(x: x + 1, y: y))
      }
      return life.step(&state, by: message)
    }
    .breaking("toggles-one-cell", in: 1),
    .step(Life.self, "lets cells live with four neighbours") { life, state, message, _ in
      let before = state.board
      let refusal = life.step(&state, by: message)
      guard case .step = message else { return refusal }
      for cell in before.cells where before[cell.x, cell.y] {
        let count = before.neighbours(of: cell).count { before[$0.x, $0.y] }
        if count == 4 { state.board[cell.x, cell.y] = true }
      }
      return refusal
    }
    .breaking("follows-the-rule", in: 6),
    .step(Life.self, "grows a cell from nothing") { life, state, message, _ in
      let refusal = life.step(&state, by: message)
      if case .step = message { state.board[0, 0] = true }
      return refusal
    }
    .breaking("nothing-comes-from-nothing", in: 1),
  ]
}

// MARK: - Forms

extension MutantTests {
  static let forms: [Mutant] = [
    .step(Wizard.self, "turns pages that are not answered") { wizard, state, message, _ in
      if message == .next, state.pages.canMoveRight {
        state.pages.move(by: .right)
        return nil
      }
      return wizard.step(&state, by: message)
    }
    .breaking("no-page-is-skipped", in: 1),
    .step(Wizard.self, "goes to the last page at any time") { wizard, state, message, _ in
      if message == .last {
        state.pages.move(by: .last)
        return nil
      }
      return wizard.step(&state, by: message)
    }
    .breaking("no-page-is-skipped", in: 1),
    .step(Wizard.self, "turns the page after an answer") { wizard, state, message, _ in
      let refusal = wizard.step(&state, by: message)
      if refusal == nil, case .answer = message, state.pages.canMoveRight {
        state.pages.move(by: .right)
      }
      return refusal
    }
    .breaking("answers-keep-the-page", in: 1),
    .step(Wizard.self, "clears the answer when going back") { wizard, state, message, _ in
      if message == .back, state.pages.canMoveLeft { state.pages.focus.answer = nil }
      return wizard.step(&state, by: message)
    }
    .breaking("pages-keep-answers", in: 4),
    .step(Wizard.self, "takes blank answers") { wizard, state, message, _ in
      if message == .answer(" ") {
        state.pages.focus.answer = " "
        return nil
      }
      return wizard.step(&state, by: message)
    }
    .breaking("answers-are-not-blank", in: 1),
    .step(Wizard.self, "goes back to the first page") { wizard, state, message, _ in
      wizard.step(&state, by: message == .back ? .first : message)
    }
    .breaking("back-undoes-next", in: 5),
  ]
}

// MARK: - People and servers

extension MutantTests {
  static let people: [Mutant] = [
    .step(Feed.self, "leaves all sources and refuses") { feed, state, message, effect in
      let refusal = feed.step(&state, by: message, effect: &effect)
      if refusal != nil { state.sources = [] }
      return refusal
    }
    .breaking("refusals-change-nothing", in: 2),
    .step(Feed.self, "does not cancel the work of a source") { feed, state, message, effect in
      var requested = Effect<Feed.Message>.none
      let refusal = feed.step(&state, by: message, effect: &requested)
      effect.add(requested.withoutCancellations)
      return refusal
    }
    .breaking("answers-are-taken", in: 3),
    .step(Feed.self, "loads no source again") { feed, state, message, effect in
      message == .refresh
        ? feed.step(&state, by: message)
        : feed.step(&state, by: message, effect: &effect)
    }
    .breaking("loads-while-work-runs", in: 3),
    .step(Feed.self, "follows a source twice") { feed, state, message, effect in
      if message == .follow("a"), state["a"] != nil {
        state.sources.append(FeedState.Source(name: "a"))
        return nil
      }
      return feed.step(&state, by: message, effect: &effect)
    }
    .breaking("sources-differ", in: 2),
    .step(Feed.self, "makes each item new again") { feed, state, message, effect in
      let refusal = feed.step(&state, by: message, effect: &effect)
      if refusal == nil, case .arrived(_, let name) = message {
        state.change(name) { source in
          for place in source.items.indices { source.items[place].isNew = true }
        }
      }
      return refusal
    }
    .breaking("news-comes-once", in: 5),
    .step(Feed.self, "reads nothing") { feed, state, message, effect in
      if case .read = message { return feed.refusal(of: message, in: state) }
      return feed.step(&state, by: message, effect: &effect)
    }
    .breaking("reading-ends-the-news", in: 3),
  ]
}

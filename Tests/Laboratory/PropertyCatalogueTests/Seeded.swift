import ComponentKit
import ComponentTesting
import Markup

@testable import PropertyCatalogue
@testable import SamplePrograms

/// A program, or one with a fault, by which its checks are tested.
struct Seeded<Base: DrawnProgram & Sendable>: DrawnProgram, WrappingProgram, Sendable
where Base.View == String {
  /// A fault: another step, another view, or work that follows another state.
  struct Fault: Sendable {
    typealias Step =
      @Sendable (Base, inout Base.State, Base.Message, inout Effect<Base.Message>) -> Refusal?

    /// The fault as a phrase.
    let name: String

    /// Takes a message in place of the program.
    let step: Step

    /// Shows a state in place of the program.
    let view: @Sendable (Base, Base.State) -> String

    /// Returns the state that the work follows in place of the present one.
    var follows: @Sendable (Base.State) -> Base.State = { $0 }

    /// Creates a fault of the step.
    init(_ name: String, step: @escaping Step) {
      (self.name, self.step) = (name, step)
      view = { base, state in base.view(state) { _ in } }
    }

    /// Creates a fault of the work that follows the state.
    init(_ name: String, follows: @escaping @Sendable (Base.State) -> Base.State) {
      self.init(name) { base, state, message, effect in
        base.step(&state, by: message, effect: &effect)
      }
      self.follows = follows
    }

    /// Creates a fault of the view.
    init(_ name: String, view: @escaping @Sendable (Base, Base.State) -> String) {
      (self.name, self.view) = (name, view)
      step = { base, state, message, effect in
        base.step(&state, by: message, effect: &effect)
      }
    }
  }

  let base: Base
  var fault: Fault?

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effect: inout Effect<Base.Message>
  ) -> Refusal? {
    if let fault { return fault.step(base, &state, message, &effect) }
    return base.step(&state, by: message, effect: &effect)
  }

  func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    var state = state
    return step(&state, by: message)
  }

  func subscriptions(of state: Base.State) -> Base.Subscriptions {
    base.subscriptions(of: fault?.follows(state) ?? state)
  }

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    fault?.view(base, state) ?? base.view(state, send: send)
  }

  func markup(of state: Base.State) -> Markup<Base.Message> { base.markup(of: state) }
}

extension Seeded: SavedProgram where Base: SavedProgram {
  static var version: Int { Base.version }
  func save(_ state: Base.State) throws(Refusal) -> String { try base.save(state) }
  func load(_ text: String, version: Int) throws(Refusal) -> Base.State? {
    try base.load(text, version: version)
  }
}

// MARK: - The sample programs

/// A sample program whose checks decide it with a fault and without.
protocol Sample: DrawnProgram, Sendable
where View == String, State: Hashable & Sendable, Message: Hashable {
  /// The program whose space is small enough.
  static var small: Self { get }

  /// The checks.
  static var checks: Checks<Seeded<Self>> { get }
}

extension Sample {
  /// The name of the type.
  static var name: String { "\(Self.self)" }

  /// The program with its checks, with a fault if one is given.
  static func subject(with fault: Seeded<Self>.Fault? = nil) -> any CheckedSubject<Seeded<Self>> {
    checks.bind(Seeded(base: small, fault: fault))
  }

  /// The complete suite of the page.
  static func pageSuite() -> PageSuite<Message>? {
    (subject() as? any PagedSubject<Seeded<Self>>)?.pageSuite(within: ExplorationLimit())
  }
}

extension Counter: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .counter() }
}

extension Temperature: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .temperature() }
}

extension FlightBooker: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .flightBooker() }
}

extension DurationTimer: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .durationTimer() }
}

extension CircleDrawer: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .circleDrawer() }
}

extension Tasks: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .tasks() }
}

extension Wizard: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .wizard() }
}

extension Feed: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .feed() }
}

extension Die: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .die() }
}

extension Notebook: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .notebook() }
}

extension Todos: Sample {
  static var small: Self { Self() }
  static var checks: Checks<Seeded<Self>> { .todos() }
}

extension People: Sample {
  static var small: People { People(names: [("Hans", "Emil")]) }
  static var checks: Checks<Seeded<Self>> { .people() }
}

extension Cells: Sample {
  static var small: Cells { Cells(columns: 2, rows: 1) }
  static var checks: Checks<Seeded<Self>> { .cells() }
}

extension Life: Sample {
  static var small: Life { Life(width: 3, height: 3) }
  static var checks: Checks<Seeded<Self>> { .life() }
}

/// All sample programs.
let samples: [any Sample.Type] = [
  Counter.self, Temperature.self, FlightBooker.self, DurationTimer.self, People.self,
  CircleDrawer.self, Cells.self, Tasks.self, Wizard.self, Life.self, Feed.self, Die.self,
  Notebook.self, Todos.self,
]

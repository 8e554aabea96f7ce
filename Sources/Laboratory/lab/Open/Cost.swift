import ComponentKit
import Exploration
import SamplePrograms

/// What the usual messages of a program cost, in each architecture beside the plain reducer.
///
/// A sample times the reducer and each architecture one after the other, and the least time of nine
/// samples counts: on a busy machine the others say how busy it was. A run begins anew every 64
/// rounds, so that no state and no log grows.
struct Cost: Equatable {
  /// The nanoseconds of a message without a component.
  let plain: Double

  /// How many times as long it takes in each architecture, in their order.
  let ratios: [Double]

  /// The cost on one line.
  var text: String {
    let names = zip(ArchitectureName.allCases, ratios).map { "\($0.rawValue) \(Self.tenths($1))" }
    return "\(Self.tenths(plain)) ns a message by itself; \(names.joined(separator: ", ")) times"
  }

  private static func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}

// MARK: - Measuring

extension Cost {
  /// Measures a program, in samples of a time; nil where the program is none of the samples.
  ///
  /// Each program is named here, so that the compiler specialises its component as it does for a
  /// user's.
  static func of(_ program: String, sample: Duration = .milliseconds(5)) async throws -> Cost? {
    switch program {
    case Counter.name: try await Cost(of: Counter(), sample)
    case Tasks.name: try await Cost(of: Tasks(), sample)
    case Wizard.name: try await Cost(of: Wizard(), sample)
    case Life.name: try await Cost(of: Life(), sample)
    case Login.name: try await Cost(of: Login(), sample)
    case Feed.name: try await Cost(of: Feed(), sample)
    case Die.name: try await Cost(of: Die(), sample)
    case NewsScreen.name: try await Cost(of: NewsScreen(), sample)
    case TaskBoard.name: try await Cost(of: TaskBoard(), sample)
    case Todos.name: try await Cost(of: Todos(), sample)
    default: nil
    }
  }

  private init<P: ScriptedProgram>(of program: P, _ sample: Duration) async throws {
    let messages = try P.pieces(of: P.vocabulary).flatMap { try P.parse($0) }
    let plain = { rounds in Self.time(of: program, messages, rounds) }
    let runs = [
      { rounds in Self.time(of: Component<Elm<P>>(program), messages, rounds) },
      { rounds in Self.time(of: Component<Redux<P>>(program), messages, rounds) },
      { rounds in Self.time(of: Component<React<P>>(program), messages, rounds) },
      { rounds in Self.time(of: Component<Halogen<P>>(program), messages, rounds) },
    ]
    var rounds = 1
    while rounds < 1 << 24, plain(rounds) < sample { rounds *= 2 }
    var best = Array(repeating: Duration.seconds(1_000), count: 1 + runs.count)
    for _ in 0..<9 {
      // Between two samples the measurement can be cancelled.
      await Task.yield()
      try Task.checkCancellation()
      for (place, run) in ([plain] + runs).enumerated() {
        best[place] = min(best[place], run(rounds))
      }
    }
    self.init(
      plain: best[0] / .nanoseconds(rounds * messages.count),
      ratios: best.dropFirst().map { $0 / best[0] }
    )
  }

  /// After how many rounds a run begins anew.
  private static let span = 64

  private static func time<P: ScriptedProgram>(
    of program: P,
    _ messages: [P.Message],
    _ rounds: Int
  ) -> Duration {
    var state = program.initial
    return ContinuousClock().measure {
      for round in 0..<rounds {
        if round % span == 0 { state = program.initial }
        for message in messages { program.reduce(&state, by: message) }
      }
      // What nobody looked at would not need to be done.
      precondition(!program.view(state, send: { _ in }).isEmpty, "a view must not be empty")
    }
  }

  private static func time<A: ProgramArchitecture>(
    of start: Component<A>,
    _ messages: [A.Program.Message],
    _ rounds: Int
  ) -> Duration where A.Program.View == String {
    var component = start
    return ContinuousClock().measure {
      for round in 0..<rounds {
        if round % span == 0 { component = start }
        for message in messages {
          component.send(message)
          _ = component.takeEffect()
        }
      }
      precondition(!component.view.isEmpty, "a view must not be empty")
    }
  }
}

package import ComponentKit

/// What runs messages while their cost is measured.
package enum Runner: Int, CaseIterable, Sendable {
  /// The reducer of the program, without a component.
  case plain
  case elm
  case redux
  case react
  case halogen

  /// The runner as it is shown.
  package var title: String {
    self == .plain ? "plain reducer" : ArchitectureName.allCases[rawValue - 1].typeName
  }
}

/// Measures what the usual messages of a program cost in each architecture beside the plain reducer.
///
/// A sample times the reducer and each architecture one after the other, so that a busy machine
/// slows all of them; a ratio is taken within a sample.
package struct CostMeter<P: Program> {
  @usableFromInline
  let program: P

  @usableFromInline
  let messages: [P.Message]

  @usableFromInline
  let milliseconds: () -> Double

  @usableFromInline
  let isShown: (P.View) -> Bool

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - messages: Its usual messages, which a round sends.
  ///   - milliseconds: The clock.
  ///   - isShown: Reads the last view, without which the compiler could leave out the work.
  @inlinable
  package init(
    _ program: P,
    _ messages: [P.Message],
    milliseconds: @escaping () -> Double,
    isShown: @escaping (P.View) -> Bool
  ) {
    self.program = program
    self.messages = messages
    self.milliseconds = milliseconds
    self.isShown = isShown
  }

  /// Returns how many rounds of the plain reducer take at least so many milliseconds.
  @inlinable
  package func rounds(lasting least: Double) -> Int {
    var rounds = 1
    while rounds < 1 << 22, time(.plain, rounds) < least { rounds *= 2 }
    // Each runner once, so that what is measured has run before.
    for runner in Runner.allCases { _ = time(runner, rounds) }
    return rounds
  }

  /// Times each runner once.
  @inlinable
  package func sample(rounds: Int) -> CostSample {
    CostSample(rounds: rounds, times: Runner.allCases.map { time($0, rounds) })
  }

  @inlinable
  func time(_ runner: Runner, _ rounds: Int) -> Double {
    let start = milliseconds()
    let view =
      switch runner {
      case .plain: viewAfterReducing(rounds)
      case .elm: view(of: Component<Elm<P>>(program), after: rounds)
      case .redux: view(of: Component<Redux<P>>(program), after: rounds)
      case .react: view(of: Component<React<P>>(program), after: rounds)
      case .halogen: view(of: Component<Halogen<P>>(program), after: rounds)
      }
    precondition(isShown(view), "a view must not be empty")
    return milliseconds() - start
  }

  /// After how many rounds a run begins anew, so that no state and no log grows.
  @inlinable
  var span: Int { 64 }

  @inlinable
  func viewAfterReducing(_ rounds: Int) -> P.View {
    var state = program.initial
    for round in 0..<rounds {
      if round % span == 0 { state = program.initial }
      for message in messages { program.reduce(&state, by: message) }
    }
    return program.view(state) { _ in }
  }

  @inlinable
  func view<A: ProgramArchitecture>(of start: Component<A>, after rounds: Int) -> P.View
  where A.Program == P {
    var component = start
    for round in 0..<rounds {
      if round % span == 0 { component = start }
      for message in messages {
        component.send(message)
        #if !hasFeature(Embedded)
        // The programs of a page have no effects.
        _ = component.takeEffect()
        #endif
      }
    }
    return component.view
  }
}

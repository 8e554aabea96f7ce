package import ComponentKit
import EmbeddedText

/// An architecture, or the plain reducer, whose cost is measured.
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
  let size: (P.View) -> Int

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - messages: Its usual messages, which a round sends.
  ///   - milliseconds: The clock.
  ///   - size: Reads the last view, without which the compiler could leave out the work.
  @inlinable
  package init(
    _ program: P,
    _ messages: [P.Message],
    milliseconds: @escaping () -> Double,
    size: @escaping (P.View) -> Int
  ) {
    self.program = program
    self.messages = messages
    self.milliseconds = milliseconds
    self.size = size
  }

  /// Returns how many rounds of the plain reducer take at least so many milliseconds.
  @inlinable
  package func rounds(lasting least: Double) -> Int {
    var rounds = 1
    while rounds < 1 << 22, time(.plain, rounds).milliseconds < least { rounds *= 2 }
    // Runs each runner once before it is measured.
    for runner in Runner.allCases { _ = time(runner, rounds) }
    return rounds
  }

  /// Times each runner once, for so many rounds, or for as many as take six milliseconds.
  ///
  /// The clock of a browser is coarse, so that a shorter time is not worth reading.
  @inlinable
  package func sample(rounds: Int? = nil) -> CostSample {
    let rounds = rounds ?? self.rounds(lasting: 6)
    var sample = CostSample(rounds: rounds, messages: rounds * messages.count)
    for runner in Runner.allCases { sample.add(time(runner, rounds)) }
    return sample
  }

  @inlinable
  func time(_ runner: Runner, _ rounds: Int) -> (milliseconds: Double, size: Int) {
    let start = milliseconds()
    let size =
      switch runner {
      case .plain: reduce(rounds)
      case .elm: send(to: Component<Elm<P>>(program), rounds)
      case .redux: send(to: Component<Redux<P>>(program), rounds)
      case .react: send(to: Component<React<P>>(program), rounds)
      case .halogen: send(to: Component<Halogen<P>>(program), rounds)
      }
    return (milliseconds() - start, size)
  }

  /// The number of rounds after which a run starts again, so that no state and no log grows.
  @inlinable
  var span: Int { 64 }

  @inlinable
  func reduce(_ rounds: Int) -> Int {
    var state = program.initial
    for round in 0..<rounds {
      if round % span == 0 { state = program.initial }
      for message in messages { program.reduce(&state, by: message) }
    }
    return size(program.view(state) { _ in })
  }

  @inlinable
  func send<A: ProgramArchitecture>(to start: Component<A>, _ rounds: Int) -> Int
  where A.Program == P {
    var component = start
    for round in 0..<rounds {
      if round % span == 0 { component = start }
      for message in messages {
        component.send(message)
        _ = component.takeEffect()
      }
    }
    return size(component.view)
  }
}

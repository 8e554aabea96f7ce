import ComponentKit
import EmbeddedText

// What messages cost, and whether the laws hold.

extension LaboratoryProgram {
  /// How many samples a measurement has.
  static var sampleCount: Int { 15 }

  /// Begins to measure what the usual messages of the program cost.
  func measure(_ state: inout State) -> Effect<Message> {
    #if DEBUG
    state.costNotice = "not measured, as this is a debug build"
    return .none
    #else
    state.costs = Costs(isRunning: true)
    return sample(&state)
    #endif
  }

  /// Adds a sample, and takes the next one.
  func add(_ sample: CostSample, _ state: inout State) -> Effect<Message> {
    guard state.costs.isRunning else { return .none }
    state.costs.samples.append(sample)
    state.costs.isRunning = state.costs.samples.count < Self.sampleCount
    return self.sample(&state)
  }

  /// Takes a sample; the host handles other messages between two of them.
  private func sample(_ state: inout State) -> Effect<Message> {
    let count = state.costs.samples.count
    guard let sample = experiments[state.number].sample else {
      state.costs = Costs()
      state.costNotice = "no messages of this program are known to be measured"
      return .none
    }
    guard state.costs.isRunning else {
      state.costNotice = "\(count) samples"
      return .none
    }
    state.costNotice = "\(count) of \(Self.sampleCount) samples"
    let rounds = state.costs.samples.last?.rounds
    return .work(
      Work("costs", policy: .debounce(.milliseconds(10))) { [clock = tools.clock] outlet in
        outlet.end(with: .sampled(sample(rounds, clock)))
        return .none
      }
    )
  }

  /// Begins to check the laws of the program in its architecture.
  func check(_ state: inout State) -> Effect<Message> {
    guard let check = tools.check else {
      state.lawNotice = "laws cannot be checked here"
      return .none
    }
    state.lawNotice = "Escape cancels"
    let name = experiments[state.number].name
    return check(name, state.views.sights[state.member].name).map { .law($0) }.within("laws")
  }

  /// Shows the progress of the check.
  func show(_ progress: LawProgress, _ state: inout State) {
    switch progress {
    case .checked(let number, let count): state.lawNotice = "\(number) of \(count), Escape cancels"
    case .unknown(let reason): state.lawNotice = reason
    case .finished(let pair, let broken):
      state.laws = [pair]
      state.lawNotice =
        broken.isEmpty ? pair.line : "\(pair.line); broken: \(broken.joined(separator: ", "))"
    }
  }

  /// Stops running checks and measurements, and drops their results.
  func stop(_ state: inout State) -> Effect<Message> {
    state.costs = Costs()
    state.costNotice = ""
    state.laws = tools.report?.pairs ?? []
    state.lawNotice = ""
    return .merge([.cancel("laws"), .cancel("costs")])
  }
}

extension LawSummary.Pair {
  /// The result in one line.
  var line: String {
    let laws = "\(self.laws - failures) of \(self.laws) laws hold in \(cases) cases"
    guard !broken.isEmpty else { return laws }
    return "\(laws); \(broken.count { $0.isCaught }) of \(broken.count) faults caught"
  }
}

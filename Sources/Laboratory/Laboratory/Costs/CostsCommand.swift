import CommandLineSupport
import EmbeddedText
import SharedLaboratory

/// `costs`: measures what a message costs in each architecture, beside the plain reducer.
struct CostsCommand: Subcommand {
  static let name = "costs"
  static let summary = "measure what a message costs in each architecture"

  /// The program.
  private let experiment: Experiment
  private let subject: any CommandSubject

  /// How often each runner is timed.
  private let samples: Int

  /// Whether the costs are printed as JSON.
  private let isJSON: Bool

  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    experiment = try arguments.experiment(of: tool)
    subject = try arguments.subject(of: tool)
    samples = try arguments.number("--samples", from: 1, to: 1_000) ?? 15
    isJSON = arguments.has("--json")
    console = tool.console
  }

  func perform() throws(Failure) -> ExitCode {
    guard let sample = experiment.sample else {
      let lack = subject.needsMessages
      throw Failure(.usage, "the cost of \(experiment.name) cannot be measured: \(lack)")
    }
    let start = ContinuousClock.now
    let clock = { (ContinuousClock.now - start) / .milliseconds(1) }
    let progress = ProgressLine(isJSON ? nil : console)
    var costs = Costs()
    for number in 0..<samples {
      progress.show("measuring \(experiment.name)", number, of: samples)
      costs.samples.append(sample(costs.samples.last?.rounds, clock))
    }
    try progress.clear()
    try console.write(isJSON ? json(costs) : text(costs))
    return .success
  }
}

// MARK: - Reports

extension CostsCommand {
  /// The costs in words.
  private func text(_ costs: Costs) -> String {
    let messages = costs.samples[0].messages / costs.samples[0].rounds
    let architectures = costs.runners.dropFirst()
    var lines = [
      "\(experiment.name): what a message costs, as the middle of \(samples.counted("sample")) "
        + "of its \(messages.counted("usual message")).",
      "The program alone, without an architecture, takes "
        + "\(costs.nanoseconds(.plain).measured) ns for one on this machine.",
    ]
    lines += architectures.map { runner in
      let (low, middle, high) = costs.ratio(runner)
      return "In \(runner.title) it takes \(middle.measured) times as long "
        + "(half of the samples: \(low.measured) to \(high.measured))."
    }
    if let dearest = architectures.max(by: { costs.ratio($0).middle < costs.ratio($1).middle }) {
      lines.append(
        "So the dearest, \(dearest.title), adds some \(costs.added(dearest).measured) ns to a "
          + "message: a screen that is drawn 60 times a second has 17 million."
      )
    }
    lines.append("Another run may find others, since its code and its memory lie elsewhere.")
    #if DEBUG
    lines.append(
      "This is a debug build, whose figures mean little: build with -c release to know yours."
    )
    #endif
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ costs: Costs) -> String {
    #if DEBUG
    let isDebug = true
    #else
    let isDebug = false
    #endif
    let runners = costs.runners.map { runner in
      let (low, middle, high) = costs.ratio(runner)
      return JSONText([
        "name": runner.title, "nanoseconds": costs.nanoseconds(runner), "low": low,
        "ratio": middle, "high": high,
      ])
    }
    let report = JSONText([
      "program": experiment.name, "samples": samples, "rounds": costs.samples[0].rounds,
      "isDebug": isDebug, "runners": runners,
    ])
    return report.json + "\n"
  }
}

extension CostsCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) costs measures what a message costs in each architecture that runs the program,
    beside the plain reducer: the program's own update, without a component.

    usage: \(tool.name) costs\(tool.programUsage) [--samples N] [--json]
           \(tool.name) costs --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --samples N      time each of them N times, 15 by default; more settle the ratio
      --json           print one line of JSON: for each runner the nanoseconds of a message, and
                       the ratio to the plain reducer with the middle half of the samples
      --help           print this text

    The reducer and the architectures are timed in turn, so that a busy machine slows all of
    them, and a ratio is taken within one turn. The messages are those of the experiment:
    \(tool.examples)

    \(LaboratoryTool.exits)
    """
  }
}

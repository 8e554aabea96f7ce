package import CommandLineSupport
package import ComponentKit
import EmbeddedText
import SharedLaboratory

/// The view and the refusal of every architecture after a message.
package struct Observation {
  /// The message that was sent; nothing at the start.
  package var message: (line: Int, text: String)?

  /// The view in each architecture; nothing if no view is wanted.
  package var views: [String]?

  /// Whether the program has sent the message itself.
  var isOwn = false

  /// A line for each piece of work that is to start or end; the run does none of it.
  var work: [String] = []

  /// The refusal of the message in each architecture.
  var refusals: [Refusal?] = []
}

/// Whether the architectures showed the same, and the first difference.
package struct AgreementVerdict: Equatable {
  /// The first difference.
  package struct Disagreement: Equatable {
    /// The message after which it was seen; nothing at the start.
    let message: String?
    /// The kind of value that differed.
    let what: String
    /// The architectures that differ from the first.
    let others: [ArchitectureName]
  }

  /// The architectures.
  let names: [ArchitectureName]

  /// The number of messages.
  var messages = 0

  /// The number of views seen in each architecture.
  var views = 0

  /// The number of messages that were refused.
  var refused = 0

  /// The first difference, if there was any.
  package private(set) var disagreement: Disagreement?

  /// Whether no difference was seen.
  package var agree: Bool { disagreement == nil }

  /// Compares the results of every architecture with those of the first one.
  mutating func compare<Value: Equatable>(
    _ values: [Value],
    _ what: String,
    after message: String?
  ) {
    let others = zip(names, values).filter { $0.1 != values.first }.map(\.0)
    guard agree, !others.isEmpty else { return }
    disagreement = Disagreement(message: message, what: what, others: others)
  }
}

/// A report that shows the moments of a run.
package protocol Report {
  /// Shows the views at the start or after a message.
  mutating func show(_ moment: Observation) throws(Failure)

  /// Shows how the run ended.
  mutating func finish(_ verdict: AgreementVerdict) throws(Failure)
}

/// How a run is shown.
struct ReportForm {
  /// Whether the report is JSON.
  let isJSON: Bool

  /// Whether only the last view is shown.
  let isQuiet: Bool

  /// Reads the form from the options of a command.
  init(_ arguments: Arguments) {
    isJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
  }
}

extension AgreementRun {
  /// Sends every message of a script, and reports in the form that is requested.
  mutating func play(
    _ script: [ScriptStep<P.Message>],
    _ form: ReportForm,
    _ console: Console,
    willSend: (P.Message) throws(Failure) -> Void = { _ in }
  ) throws(Failure) -> AgreementVerdict {
    var report: any Report =
      form.isJSON
      ? JSONReport(program: parts.name, names: names, console: console)
      : TextReport(names: names, console: console)
    return try play(script, isQuiet: form.isQuiet, report: &report, willSend: willSend)
  }

  /// Sends every message of a script to every architecture, reports, and compares.
  ///
  /// - Parameters:
  ///   - script: The messages.
  ///   - isQuiet: Whether only the last view is read.
  ///   - report: The report that shows the moments.
  ///   - willSend: The function that receives each message before it is sent.
  /// - Returns: Whether every view, refusal and last state agreed.
  /// - Throws: The error of showing the report.
  package mutating func play(
    _ script: [ScriptStep<P.Message>],
    isQuiet: Bool = false,
    report: inout some Report,
    willSend: (P.Message) throws(Failure) -> Void = { _ in }
  ) throws(Failure) -> AgreementVerdict {
    var verdict = AgreementVerdict(names: names)
    for index in -1..<script.count {
      let step = index < 0 ? nil : script[index]
      let isLast = index == script.count - 1
      var moment = Observation()
      if let step {
        try willSend(step.message)
        moment.message = (line: step.line, text: parts.line(for: step.message))
        moment.refusals = send(names.map { _ in step.message })
      }
      var own = takeOwn(&moment, &verdict)
      while true {
        moment.views = isQuiet && !(isLast && own.isEmpty) ? nil : views
        verdict.count(moment)
        try report.show(moment)
        guard let first = own.first else { break }
        own.removeFirst()
        moment = Observation()
        moment.message = (line: step?.line ?? 0, text: parts.line(for: first[0]))
        moment.isOwn = true
        moment.refusals = send(first)
        own += takeOwn(&moment, &verdict)
      }
    }
    if let isEqual = parts.isEqual {
      let states = states
      verdict.compare(states.map { isEqual($0, states[0]) }, "state", after: nil)
    }
    try report.finish(verdict)
    return verdict
  }

  /// Schedules the effects of each: lists the work, and returns the messages that it sends itself.
  ///
  /// - Returns: The first message of each program, the second of each, and so on.
  private mutating func takeOwn(
    _ moment: inout Observation,
    _ verdict: inout AgreementVerdict
  ) -> [[P.Message]] {
    let scheduled = schedule()
    let work = scheduled.map { $0.events.compactMap(\.line) }
    moment.work = work.first ?? []
    let after = moment.message?.text
    verdict.compare(work, "work", after: after)
    let messages = scheduled.map(\.messages)
    verdict.compare(
      messages.map { $0.map { parts.line(for: $0) } },
      "messages to itself",
      after: after
    )
    let count = messages.map(\.count).min() ?? 0
    return (0..<count).map { index in messages.map { $0[index] } }
  }
}

extension EffectEvent {
  /// The event as a line, if work is started, delayed or cancelled.
  fileprivate var line: String? {
    switch self {
    case .start(let id): "work started: \(id.map { "\($0)" } ?? "without a name")"
    case .wait(let id): "work started: \(id)"
    case .cancel(let id): "work cancelled: \(id)"
    case .drop: nil
    }
  }
}

extension AgreementVerdict {
  /// Counts a moment, and compares its views.
  fileprivate mutating func count(_ moment: Observation) {
    messages += moment.message == nil || moment.isOwn ? 0 : 1
    views += moment.views == nil ? 0 : 1
    refused += moment.refusals.contains { $0 != nil } ? 1 : 0
    compare(moment.refusals, "refusal", after: moment.message?.text)
    compare(moment.views ?? [], "view", after: moment.message?.text)
  }
}

package import BenchmarkRunner
import Foundation

/// What a run found, in a few sentences for a reader who has not seen the tables.
///
/// A sentence is left out where its benchmarks were not measured.
package struct RunSummary {
  private let rows: [Row]

  /// Creates the summary of a run.
  package init(_ results: [GroupResult]) { rows = results.flatMap(\.rows) }

  /// The sentences, in order.
  package var sentences: [String] {
    [messages, generic, hosts, threads, growth].compactMap(\.self)
  }

  private func row(_ name: String, _ variant: Benchmark.Variant = .specialised) -> Row? {
    rows.first { $0.name == name && $0.variant == variant.rawValue }
  }

  private static let architectures = ["React", "Redux", "Elm", "Halogen"]

  private func sends(_ variant: Benchmark.Variant) -> [Row]? {
    let rows = Self.architectures.compactMap { row("\($0.lowercased())-send", variant) }
    return rows.count == Self.architectures.count ? rows : nil
  }
}

// MARK: - Sentences

extension RunSummary {
  private var messages: String? {
    guard let sends = sends(.specialised) else { return nil }
    let ratios = sends.compactMap { $0.ratio.map { Table.figure($0.value) } }
    guard ratios.count == sends.count else { return nil }
    let list = zip(Self.architectures, ratios).map { "\($1) times in \($0)" }
    return "A message to a component, beside the plain reducer, costs "
      + list.dropLast().joined(separator: ", ") + " and \(list[3]); "
      + Self.words(of: sends, "each allocates nothing", "the most that one allocates is")
  }

  private var generic: String? {
    guard let sends = sends(.generic), let range = Self.range(sends.compactMap { $0.ratio?.value })
    else { return nil }
    return
      "In code that is generic over the architecture, it costs \(range) times the plain reducer; "
      + Self.words(of: sends, "it allocates nothing", "the most that it allocates is")
  }

  private var hosts: String? {
    guard let one = row("elm-host-observer")?.ratio, let ten = row("elm-host-observers")?.ratio
    else { return nil }
    return "Behind a host with one observer, it costs \(Table.figure(one.value)) times the same "
      + "written by hand, and with ten observers \(Table.figure(ten.value)) times."
  }

  private var threads: String? {
    guard let senders = row("elm-host-senders")?.ratio, let task = row("elm-host-task")?.ratio
    else { return nil }
    return "If sixteen threads send at once, it costs \(Table.figure(senders.value)) times a lock "
      + "by hand, and a task that answers \(Table.figure(task.value)) times one by hand."
  }

  private var growth: String? {
    guard let size = row("elm-size")?.growth, let history = row("ledger-history")?.growth,
      let rows = row("keyed-row")?.growth
    else { return nil }
    return "With n elements in the state, its time grows as n to the power of "
      + "\(Table.figure(size.exponent)), after a history of n as \(Table.figure(history.exponent)), "
      + "and to one of n rows as \(Table.figure(rows.exponent)): 0 means that n does not matter."
  }

  /// What the rows allocate at most, as the end of a sentence: less than one is an array's growth.
  private static func words(of rows: [Row], _ nothing: String, _ most: String) -> String {
    let count = rows.compactMap { $0.counts?.allocations }.max() ?? 0
    if count == 0 { return "\(nothing)." }
    if count < 0.5 { return "\(most) \(Table.count(count)), for a log that grows." }
    return "\(most) \(Table.count(count.rounded()))."
  }

  private static func range(_ values: [Double]) -> String? {
    guard let least = values.min(), let most = values.max() else { return nil }
    return "\(Table.figure(least)) to \(Table.figure(most))"
  }
}

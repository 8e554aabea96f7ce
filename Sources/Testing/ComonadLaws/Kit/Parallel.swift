#if canImport(Dispatch)
import Dispatch
#endif

extension Collection where Element == Instance {
  /// Checks all laws of all instances on all processors.
  ///
  /// The reports do not depend on which processor does what when:
  ///
  /// ```swift
  /// let stores = Instance("Store", comonadLaws(.stores, values: .cases))
  /// [stores].check(Plan(cases: 10)).map(\.holds)  // [true]
  /// ```
  ///
  /// - Parameters:
  ///   - plan: How many cases, from which seed, and so on.
  ///   - progress: Hears, from any thread but never from two at once, how many laws of how many
  ///     are done.
  /// - Returns: A report for each instance, in their order.
  /// - Complexity: O(laws * cases), shared by the threads.
  public func check(
    _ plan: Plan = Plan(),
    progress: @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) -> [InstanceReport] {
    let instances = Array(self)
    let work = instances.flatMap { instance in
      instance.laws(of: plan).map { (law: $0, instance: instance.name) }
    }
    var results = inParallel(work.count, progress) {
      work[$0].law.check(plan, of: work[$0].instance)
    }[...]
    return instances.map { instance in
      let count = instance.laws(of: plan).count
      defer { results = results.dropFirst(count) }
      return InstanceReport(instance: instance, results: Array(results.prefix(count)))
    }
  }
}

#if canImport(Dispatch)
/// Returns the results of pieces of work, in their order.
private func inParallel<Result: Sendable>(
  _ count: Int,
  _ progress: @Sendable (Int, Int) -> Void,
  _ work: @Sendable (Int) -> Result
) -> [Result] {
  let board = Board<Result>(count: count)
  DispatchQueue.concurrentPerform(iterations: count) { index in
    board.set(work(index), at: index, progress)
  }
  return board.results.compactMap { $0 }
}

/// Results as they come in, from several threads.
///
/// It is safe to share, though the compiler cannot see it: `set` alone changes anything, and does
/// so on the serial queue; `results` are read once, after `concurrentPerform` has returned, when no
/// thread is left that could call `set`. (A `Mutex` would say so in its type, and needs macOS 15.)
private final class Board<Result: Sendable>: @unchecked Sendable {
  private(set) var results: [Result?]
  private var done = 0
  private let queue = DispatchQueue(label: "ComonadLaws.Board")

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func set(_ result: Result, at index: Int, _ progress: (Int, Int) -> Void) {
    queue.sync {
      results[index] = result
      done += 1
      progress(done, results.count)
    }
  }
}
#else
/// Returns the results of pieces of work, in their order.
private func inParallel<Result: Sendable>(
  _ count: Int,
  _ progress: @Sendable (Int, Int) -> Void,
  _ work: @Sendable (Int) -> Result
) -> [Result] {
  (0..<count).map { index in
    defer { progress(index + 1, count) }
    return work(index)
  }
}
#endif

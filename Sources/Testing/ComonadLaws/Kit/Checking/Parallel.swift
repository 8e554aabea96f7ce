import Locks

#if canImport(Dispatch)
import Dispatch
#endif

extension Collection where Element == Instance {
  /// Checks all laws of all instances on all processors.
  ///
  /// The reports do not depend on the order in which processors do the work:
  ///
  /// ```swift
  /// let stores = Instance("Store", comonadLaws(.stores, values: .cases))
  /// [stores].check(CasePlan(cases: 10)).map(\.holds)  // [true]
  /// ```
  ///
  /// - Parameters:
  ///   - plan: How many cases, from which seed, and so on.
  ///   - progress: Receives how many laws of how many are done; called from any thread, but never
  ///     from two at once.
  /// - Returns: A report for each instance, in their order.
  /// - Complexity: O(laws * cases), shared by the threads.
  public func check(
    _ plan: CasePlan = CasePlan(),
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

/// Returns the results of pieces of work, in their order.
package func inParallel<Result: Sendable>(
  _ count: Int,
  _ progress: @Sendable (Int, Int) -> Void = { _, _ in },
  _ work: @Sendable (Int) -> Result
) -> [Result] {
  let done = Locked<[Int: Result]>([:])
  @Sendable
  func perform(_ index: Int) {
    let result = work(index)
    done.withLock { done in
      done[index] = result
      progress(done.count, count)
    }
  }
  #if canImport(Dispatch)
  DispatchQueue.concurrentPerform(iterations: count, execute: perform)
  #else
  for index in 0..<count { perform(index) }
  #endif
  return done.withLock { done in (0..<count).compactMap { done[$0] } }
}

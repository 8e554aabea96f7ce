import Foundation

/// Returns the exponent with which the time of the work grows over the upper half of its sizes.
///
/// Time is that of the thread's own instructions, so that other work on the machine does not count.
/// The smallest of a few measurements is taken, since a disturbance can only make one longer.
public func growthExponent(to size: Int, attempts: Int = 3, of work: (Int) -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<attempts where best > 1.1 {
    let half = threadSeconds { work(size / 2) }
    let whole = threadSeconds { work(size) }
    best = min(best, log2(whole / half))
  }
  return best
}

/// Returns the processor time that this thread takes for the work.
private func threadSeconds(_ work: () -> Void) -> Double {
  let start = threadTime()
  work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

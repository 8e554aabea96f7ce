import Foundation

/// Returns the exponent with which the time of the work grows over the upper half of its sizes.
///
/// Time is that of the thread's own instructions. The half is measured before and after the whole,
/// so that what slows the machine for a while slows both; what slows only the whole makes the
/// growth look greater, and is measured again.
public func growthExponent(to size: Int, attempts: Int = 6, of work: (Int) -> Void) -> Double {
  var exponent = Double.infinity
  for _ in 0..<attempts where exponent > 1.1 {
    let before = threadSeconds { work(size / 2) }
    let whole = threadSeconds { work(size) }
    let after = threadSeconds { work(size - size / 2) }
    exponent = min(exponent, log2(2 * whole / (before + after)))
  }
  return exponent
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

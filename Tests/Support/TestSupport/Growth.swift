import Foundation

/// Returns the exponent with which the time of the work grows over the upper half of its sizes, or
/// over as large a factor as is given.
///
/// Time is that of the thread's own instructions. The part is measured before and after the whole,
/// so that what slows the machine for a while slows both; what slows only the whole makes the
/// growth look greater, and is measured again while it is above the goal.
public func growthExponent(
  to size: Int,
  attempts: Int = 20,
  over factor: Int = 2,
  below goal: Double = 1.15,
  of work: (Int) -> Void
) -> Double {
  var exponent = Double.infinity
  for _ in 0..<attempts where exponent > goal {
    let before = threadSeconds { work(size / factor) }
    let whole = threadSeconds { work(size) }
    let after = threadSeconds { work(size / factor) }
    exponent = min(exponent, log(2 * whole / (before + after)) / log(Double(factor)))
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

/// Returns how many times as long the second work takes as the first, measured again while that is
/// above the goal.
public func growth(
  from first: () -> Void,
  to second: () -> Void,
  attempts: Int = 20,
  below goal: Double
) -> Double {
  var growth = Double.infinity
  for _ in 0..<attempts where growth > goal {
    let before = threadSeconds(first)
    let after = threadSeconds(second)
    growth = min(growth, after / before)
  }
  return growth
}

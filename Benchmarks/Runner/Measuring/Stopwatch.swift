import Foundation

/// A clock to take times with, in nanoseconds.
package struct Stopwatch {
  /// Returns the nanoseconds since some moment in the past.
  package let now: () -> Double

  /// Creates a clock; a test may simulate one.
  package init(now: @escaping () -> Double) { self.now = now }

  /// The processor time of this thread, which excludes that of others.
  package static var thread: Stopwatch {
    Stopwatch {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
  }

  /// The processor time of all threads of this process.
  package static var process: Stopwatch {
    Stopwatch {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
  }

  /// Returns the time of a number of steps.
  package func time(_ body: (Int) -> Int, steps: Int) -> Double {
    let start = now()
    let result = body(steps)
    let end = now()
    sink(result)
    return end - start
  }
}

/// The place where results are stored, so that the compiler keeps the work.
///
/// It is public so that the compiler must assume that someone reads it.
nonisolated(unsafe) public var lastResult = 0

/// Uses a result; once for each batch.
@inline(never)
package func sink(_ result: Int) {
  lastResult = result
}

/// The refusal to take times of a debug build.
package struct DebugBuild: Error, CustomStringConvertible {
  /// Whether this is one.
  package static var isThis: Bool {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug
  }

  /// The rule, and the fix.
  package let description =
    "times must be taken in a release build; use swift run -c release pairing-benchmarks"
}

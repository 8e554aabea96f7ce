import CCounting
import Foundation

/// Returns how much work a function does on this thread.
///
/// A unit is a block of memory or sixteen bytes of one, or a reference taken or given up. The number
/// is the same on a busy machine as on an idle one. A debug build takes a reference for nearly
/// everything that it reads, so a loop over a list counts as well as a copy of it does. Arithmetic
/// alone does not count, and neither does one call that moves or searches memory, such as
/// `removeFirst`. Where the platform counts nothing, as on a Mac, there is no work.
public func countedWork(_ work: () -> Void) -> Int {
  let start = counting_read()
  work()
  let end = counting_read()
  let blocks = (end.allocations - start.allocations) + (end.bytes - start.bytes) / 16
  let references = (end.retains - start.retains) + (end.releases - start.releases)
  return Int(blocks + references)
}

/// Returns the exponent with which work grows, between a part of a size and the whole size.
///
/// - Parameters:
///   - size: The whole size.
///   - factor: How many times as large it is as the part.
///   - work: The work of a size. It must count at least once for each unit of its size.
/// - Returns: The exponent, or infinity if the work was not seen: then an exponent means nothing.
public func growthExponent(
  to size: Int,
  over factor: Int = 2,
  of work: (Int) -> Void
) -> Double {
  // What happens once, such as the lookup of types.
  work(size / factor)
  let (part, whole) = (countedWork { work(size / factor) }, countedWork { work(size) })
  guard counting_is_available() else { return 0 }
  guard whole >= size else { return .infinity }
  return log(Double(whole) / Double(part)) / log(Double(factor))
}

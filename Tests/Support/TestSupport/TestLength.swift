import Foundation

/// Whether the tests have their full length, as in `.ci/full`: `COMONADLAB_LONG=1 swift test`.
public let isLong = ProcessInfo.processInfo.environment["COMONADLAB_LONG"] != nil

/// Returns how many cases a test tries.
///
/// Every change pays for the short version, so it has as many cases as the faults that it is there for
/// need to be found, with some to spare. The long one looks for faults that nobody has thought of.
public func cases(_ short: Int, long: Int) -> Int { isLong ? long : short }

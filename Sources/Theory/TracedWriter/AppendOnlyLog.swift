public import Comonads

/// A log that a running program can add to, and cannot read.
///
/// ```swift
/// Writer<String, Void> { log in log.tell("abc") }.run().log  // "abc"
/// ```
public struct AppendOnlyLog<Log: Monoid> {
  @usableFromInline
  var log: Log

  @inlinable
  init(log: Log = .empty) { self.log = log }

  /// Adds to the log, in place.
  ///
  /// - Complexity: One combination of logs.
  @inlinable
  public mutating func tell(_ more: Log) { log.combine(with: more) }
}

/// Returns when work that repeats by a period is due next, in the time since it began: at the next
/// multiple of the period that lies ahead.
///
/// The multiples that a busy program has missed are skipped. Hosts and pages have this rule.
///
/// - Complexity: O(1).
package func nextTick(of period: Duration, after passed: Duration) -> Duration {
  period * (Int((passed / period).rounded(.down)) + 1)
}

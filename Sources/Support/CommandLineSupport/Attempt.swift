import SystemFiles

/// Does work that the system may refuse, and explains why it cannot be done.
///
/// - Parameters:
///   - problem: The failed action; the reason that the system gives follows.
///   - status: How the run ends then.
///   - work: The work. A failure of its own is passed on.
/// - Returns: The result of the work.
/// - Throws: The failure.
package func attempt<Result>(
  _ problem: String,
  _ status: ExitCode = .outputError,
  _ work: () throws -> Result
) throws(Failure) -> Result {
  do {
    return try work()
  } catch let failure as Failure {
    throw failure
  } catch {
    throw Failure(status, "\(problem): \((error as? SystemError)?.reason ?? "\(error)")")
  }
}

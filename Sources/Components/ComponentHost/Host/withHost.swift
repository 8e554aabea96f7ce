public import ComponentKit

/// Runs a component in a host that ends with the body, also when the body throws.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// let last = await withHost(Component<Elm<Counter>>(Counter())) { host in
///   host.send(2)
///   host.send(40)
///   return host.view
/// }
/// last  // 42
/// ```
///
/// - Parameters:
///   - component: The component.
///   - clock: The clock of its work.
///   - middleware: The middleware that messages pass through, the outermost first.
///   - report: Receives the events that produce no message.
///   - isolation: The isolation of the body: that of the caller.
///   - body: The function that uses the host.
/// - Returns: The result of the body, after all work has ended.
@inlinable
public func withHost<A: ProgramArchitecture, Value>(
  _ component: sending Component<A>,
  clock: any Clock<Duration> = ContinuousClock(),
  middleware: [Middleware<A>] = [],
  report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (ProgramHost<A>) async throws -> Value
) async rethrows -> Value where A.Program.Message: Sendable {
  let host = ProgramHost(component, clock: clock, middleware: middleware, report: report)
  do {
    let value = try await body(host)
    await host.end()
    return value
  } catch {
    await host.end()
    throw error
  }
}

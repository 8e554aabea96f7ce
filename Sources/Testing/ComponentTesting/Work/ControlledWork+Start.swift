import ComonadLaws
public import ComponentKit
import Locks

/// An output of work that a test has really started.
enum WorkOutput<Message> {
  case message(Message)
  case end(WorkFailure?)
}

extension WorkOutput: Sendable where Message: Sendable {}

extension ControlledWork where A.Program.Message: Sendable {
  /// Really starts the work, on the threads that it uses.
  ///
  /// Its messages wait until the test receives them; to wait for one, use the tester's `arrival()`.
  public func start() {
    guard isRunning, let work = tester.scheduler.work(of: ticket) else { return }
    let outputs = Locked<[WorkOutput<A.Program.Message>]>([])
    let arrivals = tester.arrivals
    @Sendable
    func add(_ output: WorkOutput<A.Program.Message>) {
      outputs.withLock { $0.append(output) }
      arrivals.add()
    }
    let takeAll = {
      outputs.withLock { outputs in
        defer { outputs = [] }
        return outputs
      }
    }
    tester.started.append(StartedWork(ticket: ticket, cause: cause, takeAll: takeAll))
    let cancellation = work.start(
      Outlet(send: { add(.message($0)) }, finish: { add(.end(nil)) }, fail: { add(.end($0)) })
    )
    tester.scheduler.keep(cancellation, of: ticket)
    tester.settle()
  }
}

/// A piece of work that was really started.
struct StartedWork<Message> {
  let ticket: Int
  let cause: Cause

  /// Returns the outputs since the last call.
  let takeAll: () -> [WorkOutput<Message>]
}

extension Tester {
  /// Takes the outputs of really started work.
  func collect() {
    for work in started {
      for output in work.takeAll() {
        switch output {
        case .message(let message): scheduler.receive(message, from: work.ticket, work.cause)
        case .end(let failure):
          guard let failure = scheduler.end(work.ticket, failure) else { continue }
          errors.append(failure)
          unexpectedErrors.append(failure)
        }
      }
    }
    started.removeAll { !scheduler.isRunning($0.ticket) }
  }

  /// Waits until really started work has sent a message or ended: each call waits for one of them.
  ///
  /// It is a failure if no such work is running, and nothing has arrived.
  ///
  /// - Complexity: O(outputs that have arrived); suspends until there is one.
  public func arrival(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    settle()
    guard !started.isEmpty || arrivals.count > awaited else {
      return fail(
        "arrival() waits for started work to send something or to end; none is running.",
        remedy: "Start the work before, with work(_:).start().",
        at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    awaited += 1
    await arrivals.reached(awaited)
    settle()
  }
}

import ComonadLaws
public import ComponentKit
import Locks

/// What really started work did.
enum Arrival<Message> {
  case message(Message)
  case end
  case failure(WorkFailure)
}

extension Arrival: Sendable where Message: Sendable {}

extension WorkInHand where A.Program.Message: Sendable {
  /// Really starts the work, on whatever threads it uses.
  ///
  /// What it sends waits until it is received; the tester's `arrival()` waits for it.
  public func start() {
    guard isUnderWay, let work = tester.bench.pieces.first(where: { $0.number == number })?.work
    else { return }
    let box = Locked<[Arrival<A.Program.Message>]>([])
    let bell = tester.bell
    @Sendable
    func add(_ arrival: Arrival<A.Program.Message>) {
      box.withLock { $0.append(arrival) }
      bell.ring()
    }
    let takeAll = {
      box.withLock { arrivals in
        defer { arrivals = [] }
        return arrivals
      }
    }
    tester.started.append(
      StartedWork(
        piece: number,
        cause: Workbench.Cause(text: "work \(name)", location: location),
        takeAll: takeAll
      )
    )
    let cancellation = work.start(
      Outlet(send: { add(.message($0)) }, finish: { add(.end) }, fail: { add(.failure($0)) })
    )
    if let index = tester.bench.pieces.firstIndex(where: { $0.number == number }) {
      tester.bench.pieces[index].cancellation = cancellation
    }
    tester.settle()
  }
}

/// A piece of work that was really started.
struct StartedWork<Message> {
  let piece: Int
  let cause: Workbench<Message>.Cause

  /// Returns what it did since it was asked last.
  let takeAll: () -> [Arrival<Message>]
}

extension Tester {
  /// Takes what really started work has done.
  func collect() {
    for work in started {
      for arrival in work.takeAll() { take(arrival, from: work) }
    }
    started.removeAll { work in !bench.pieces.contains { $0.number == work.piece } }
  }

  private func take(_ arrival: Arrival<Message>, from work: StartedWork<Message>) {
    // What work sends after its end is not heard.
    guard let piece = bench.pieces.first(where: { $0.number == work.piece }) else { return }
    switch arrival {
    case .message(let message): bench.inbox.append((message, work.cause))
    case .end: bench.finish(work.piece)
    case .failure(var failure):
      failure.id = failure.id ?? piece.id
      errors.append(failure)
      unexpectedErrors.append(failure)
      bench.finish(work.piece)
    }
  }

  /// Waits until really started work has sent a message or ended: once for each time.
  ///
  /// It is a failure if no such work is under way, and nothing has arrived.
  public func arrival(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    settle()
    guard !started.isEmpty || bell.count > awaited else {
      return fail(
        TestFailure(
          "arrival() waits for started work to send something or to end; none is under way.",
          remedy: "Start the work before, with work(_:).start().",
          at: Location(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      )
    }
    awaited += 1
    await bell.rung(awaited)
    settle()
  }
}

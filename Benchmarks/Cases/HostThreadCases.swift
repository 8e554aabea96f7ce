import BenchmarkBoundary
package import BenchmarkRunner
import ComponentHost
import ComponentKit
import Dispatch

// A host whose messages come from several threads, beside hand-written code that does the same.

// MARK: - Work

/// Requests work that answers with a message.
private struct Answering: Program {
  enum Message: Sendable {
    case ask
    case answer(Int)
  }

  struct State: Sendable {
    var number = firstState
    var answers = 0
  }

  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .ask:
      let number = state.number
      return .task { .answer(mixed(number, with: 1)) }
    case .answer(let number):
      state.number = number
      state.answers += 1
      return .none
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> Int { state.answers }
}

/// The same by hand, with one observer.
///
/// The conformance is unchecked: the lock protects the state and the task.
private final class HandAnswering: @unchecked Sendable {
  private let lock = HandLock()
  private let tell: @Sendable () -> Void
  private var number = firstState
  private var answers = 0
  private var task: Task<Void, Never>?

  init(tell: @escaping @Sendable () -> Void) { self.tell = tell }

  func ask() {
    let number = lock.withLock { self.number }
    let task = Task { [weak self] in
      guard let self else { return }
      answer(mixed(number, with: 1))
    }
    lock.withLock { self.task = task }
  }

  private func answer(_ number: Int) {
    lock.withLock {
      self.number = number
      answers += 1
    }
    tell()
  }

  var view: Int { lock.withLock { answers } }
}

/// A caller that waits for an answer.
///
/// The conformance is unchecked: a caller waits for one answer at a time, and only that resumes it.
private final class Caller: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, Never>?

  func resume() {
    let waiting = continuation
    continuation = nil
    waiting?.resume()
  }

  /// Asks some number of times, and awaits each answer.
  func ask(_ steps: Int, _ ask: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      for _ in 0..<steps {
        await withUnsafeContinuation {
          continuation = $0
          ask()
        }
      }
      done.signal()
    }
    done.wait()
  }
}

/// A task that answers with a message, which a caller awaits.
package var hostTaskGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-task",
    "a message, a task that answers with another one, and a caller that awaits the answer",
    baseline: Benchmark("hand-task", "a lock, a task and an observer, by hand", .plain) {
      let caller = Caller()
      let store = HandAnswering(tell: { caller.resume() })
      return { steps in
        caller.ask(steps) { store.ask() }
        return store.view
      }
    },
    isConcurrent: true,
    [
      answered(Elm<Answering>.self, "elm", "ProgramHost<Elm>"),
      answered(React<Answering>.self, "react", "ProgramHost<React>"),
    ]
  )
}

@inline(__always)
private func answered<A: ProgramArchitecture<Answering>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  Benchmark("\(name)-host-task", title) {
    let caller = Caller()
    let host = ProgramHost(Component<A>(Answering()))
    host.observe(select: { $0 }, tell: { _ in caller.resume() })
    return { steps in
      caller.ask(steps) { host.send(.ask) }
      return host.view
    }
  }
}

// MARK: - Senders

/// Sends messages from sixteen tasks, and returns when all have been sent.
private func inSixteenTasks(_ steps: Int, _ send: @escaping @Sendable (Int) -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task {
    await withTaskGroup { group in
      for sender in 0..<16 {
        group.addTask {
          for message in stride(from: sender, to: steps, by: 16) { send(message) }
        }
      }
    }
    done.signal()
  }
  done.wait()
}

/// A message of one of sixteen tasks that send at the same time.
package var hostSendersGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-senders",
    "one message of sixteen tasks that send as fast as they can",
    baseline: Benchmark("hand-senders", "a lock, by hand", .plain) {
      let store = HandStore(firstState)
      return { steps in
        inSixteenTasks(steps) { message in store.send { $0 = mixed($0, with: message) } }
        return store.view
      }
    },
    isConcurrent: true,
    [
      crowded(Elm<Mixer>.self, "elm", "ProgramHost<Elm>"),
      crowded(React<Mixer>.self, "react", "ProgramHost<React>"),
    ]
  )
}

@inline(__always)
private func crowded<A: ProgramArchitecture<Mixer>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  Benchmark("\(name)-host-senders", title) {
    let host = ProgramHost(Component<A>(Mixer()))
    return { steps in
      inSixteenTasks(steps) { host.send($0) }
      // A job comes after all messages, so this includes handling them.
      let done = DispatchSemaphore(value: 0)
      host.afterwards { done.signal() }
      done.wait()
      return host.view
    }
  }
}

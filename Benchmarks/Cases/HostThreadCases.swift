import BenchmarkBoundary
package import BenchmarkRunner
import ComponentHost
import ComponentKit
import Dispatch

// A host whose messages come from several threads, beside hand-written code that does the same.

// MARK: - Work

/// Requests work that answers, again and again.
private struct Answering: ActiveProgram {
  enum Message: Sendable {
    case ask(left: Int)
    case answer(left: Int)
  }

  let done = DispatchSemaphore(value: 0)
  let initial = firstState

  func update(_ state: inout Int, by message: Message) -> Effect<Message> {
    switch message {
    case .ask(let left): return ask(left)
    case .answer(let left):
      state = mixed(state, with: left)
      return ask(left)
    }
  }

  private func ask(_ left: Int) -> Effect<Message> {
    .task { [done] send in
      if left == 0 { done.signal() } else { send(.answer(left: left - 1)) }
    }
  }

  func view(_ state: Int, send: @escaping (Message) -> Void) -> Int { shown(state) }
}

/// The same by hand.
///
/// The conformance is unchecked: the lock protects the state and the task.
private final class HandAnswering: @unchecked Sendable {
  private let lock = HandLock()
  private let done = DispatchSemaphore(value: 0)
  private var state = firstState
  private var task: Task<Void, Never>?

  func ask(_ left: Int) {
    let task = Task { [weak self] in
      guard let self else { return }
      if left == 0 { done.signal() } else { answer(left - 1) }
    }
    lock.withLock { self.task = task }
  }

  private func answer(_ left: Int) {
    lock.withLock { state = mixed(state, with: left) }
    ask(left)
  }

  func wait() { done.wait() }
  var view: Int { lock.withLock { shown(state) } }
}

/// A task that answers with one message, which requests the next task.
package var hostTaskGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-task",
    "one task that answers with a message, in a chain",
    baseline: Benchmark("hand-task", "a lock and a task, by hand", .plain) {
      let store = HandAnswering()
      return { steps in
        store.ask(steps)
        store.wait()
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
    let program = Answering()
    let host = ProgramHost(Component<A>(program))
    return { steps in
      host.send(.ask(left: steps))
      program.done.wait()
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

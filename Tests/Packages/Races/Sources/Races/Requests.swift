import ComponentHost
import ComponentKit
import ComponentServices

/// Loads again and again, and counts the answers.
private struct Loading: Program {
  enum Message: Sendable {
    case load(Int)
    case answered(Result<HTTPResponse, NetworkError>)
  }

  let network: Network
  let address: WebAddress
  let initial = 0

  func update(_ count: inout Int, by message: Message) -> Effect<Message> {
    switch message {
    case .load(let number):
      let request = HTTPRequest(.get, address.adding(("number", "\(number % 8)")))
      return .work(network.response(to: request).map { .answered($0) })
    case .answered:
      count += 1
      return .none
    }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> Int { count }
}

/// A network whose answers come from tasks: some are errors, some are stored.
private let network = Network(
  clock: NetworkClock(
    now: { .zero },
    after: { time, action in
      // The time limits never come; the times between attempts do.
      let task = Task { if time < .seconds(1) { action() } }
      return Cancellation { task.cancel() }
    }
  )
) { request, receive in
  let task = Task {
    if request.address.text.hasSuffix("3") { return receive(.failed(.unreachable)) }
    await Task.yield()
    receive(.began(status: 200, headers: Headers([("ETag", "1")])))
    receive(.received([1, 2, 3]))
    receive(.ended)
  }
  return Cancellation { task.cancel() }
}

/// Requests of all senders are answered once, through every wrapper of a network.
func requests(rounds: Int) async throws {
  let policy = RetryPolicy(first: .milliseconds(1))
  let program = Loading(
    network: network.retrying(policy).limited(to: 3),
    address: try WebAddress("https://example.com/")
  )
  let host = ProgramHost(Component<Elm<Loading>>(program))
  await inFourTasks { number in
    for round in 0..<rounds {
      if (round + number).isMultiple(of: 2) { host.send(.load(round)) }
      await host.submit(.load(round))
    }
  }
  let cancelled = ProgramHost(Component<React<Loading>>(program))
  for round in 0..<rounds { cancelled.send(.load(round)) }
  await cancelled.end()
  let all = rounds * 6
  for _ in 0..<2_000 where host.view < all { try await Task.sleep(for: .milliseconds(5)) }
  await host.end()
  precondition(host.view == all, "each request must be answered once; got \(host.view) of \(all)")
}

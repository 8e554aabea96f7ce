public import ComponentKit

/// What one thread at a time has while it serves a host: errands, observers, and the work.
///
/// ## Why threads may share it
///
/// Only the thread that serves touches it: see `Office`.
@usableFromInline
final class Desk<A: ProgramArchitecture>: @unchecked Sendable
where A.Program.Message: Sendable {
  /// What is to be done now, in order.
  var batch: [Errand<A>] = []

  /// Who is told of views, the oldest first.
  private var watchers: [Watcher<A>] = []

  /// One that stands for all of them, if there are any.
  @exclusivity(unchecked)
  @usableFromInline
  var audience: Audience<A>?

  /// The work under way.
  var crew = Crew<A>()

  /// Who waits until all work has ended.
  var farewells: [CheckedContinuation<Void, Never>] = []

  init() {}
}

// MARK: - Errands

extension Desk {
  /// Does what lies on the desk.
  ///
  /// - Returns: False if this thread is reading the component; what is left stays on the desk.
  func work(for host: ProgramHost<A>) -> Bool {
    for index in batch.indices {
      if perform(batch[index], for: host) { continue }
      batch.removeFirst(index)
      return false
    }
    // A storm of messages leaves no more room behind than a breeze.
    batch.removeAll(keepingCapacity: batch.count <= 1_024)
    return true
  }

  /// Does an errand.
  ///
  /// - Returns: False if this thread is reading the component, and nothing was done.
  private func perform(_ errand: Errand<A>, for host: ProgramHost<A>) -> Bool {
    switch errand {
    case .message(let message): return receive(message, for: host)
    case .submission(let message, let sender): return receive(message, from: sender, for: host)
    case .heard(let message, let ticket):
      return crew.isUnderWay(ticket) ? receive(message, for: host) : true
    case .ended(let ticket, let failure):
      if crew.end(ticket, for: host), let failure { host.door.report(.failed(failure)) }
      bidFarewell()
    case .elapsed(let ticket):
      crew.elapse(ticket, for: host)
      bidFarewell()
    case .begin:
      guard let effect = host.office.use({ $0.component.takeEffect() }) else { return false }
      crew.perform(effect, for: host)
    case .watch(let watcher): return add(watcher, for: host)
    case .unwatch(let token): remove(token, for: host)
    case .tidy(let change):
      return host.office.use { change(&$0.component) } != nil
    case .call(let act):
      // A view that this thread is drawing comes first.
      guard host.office.use({ _ in true }) != nil else { return false }
      act()
    case .stop: stop()
    case .farewell(let waiting):
      farewells.append(waiting)
      bidFarewell()
    }
    return true
  }
}

// MARK: - Messages

extension Desk {
  /// Handles a message, from the program's refusal to the observers.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - sender: Waits for the answer; if nobody does, a refusal is reported.
  ///   - host: The host.
  /// - Returns: False if this thread is reading the component, and nothing was done.
  private func receive(
    _ message: A.Program.Message,
    from sender: CheckedContinuation<Refusal?, Never>? = nil,
    for host: ProgramHost<A>
  ) -> Bool {
    let audience = audience
    guard let outcome = host.office.use({ $0.receive(message, before: audience) }) else {
      return false
    }
    follow(outcome, of: message, audience, isAwaited: sender != nil, for: host)
    sender?.resume(returning: outcome.refusal)
    return true
  }

  /// Reports a refusal that no sender waits for, does what was asked for, and tells the observers.
  ///
  /// A middleware may refuse a message that the program has taken: then it does all of them.
  @inlinable
  func follow(
    _ outcome: Outcome<A>,
    of message: A.Program.Message,
    _ audience: Audience<A>?,
    isAwaited: Bool = false,
    for host: ProgramHost<A>
  ) {
    if let refusal = outcome.refusal, !isAwaited { report(refusal, of: message, for: host) }
    if case .none = outcome.effect {} else { demand(outcome.effect, for: host) }
    if outcome.hasMoved { audience?.tell() }
  }

  /// Reports a refusal; it is a function of its own to keep `send` short.
  @usableFromInline
  func report(_ refusal: Refusal, of message: A.Program.Message, for host: ProgramHost<A>) {
    host.door.report(.refused(message, refusal))
  }

  /// Does what a message has asked for.
  @usableFromInline
  func demand(_ effect: Effect<A.Program.Message>, for host: ProgramHost<A>) {
    crew.perform(effect, for: host)
  }
}

// MARK: - Observers

extension Desk {
  /// Arranges how observers look, one alone or several that share a view.
  private func arrange(for host: ProgramHost<A>) {
    switch watchers.count {
    case 0: audience = nil
    case 1: audience = Audience(look: watchers[0].lookAlone, tell: watchers[0].tell)
    default:
      let tells = watchers.map(\.tell)
      audience = Audience(look: Self.lookTogether(watchers, host.sender)) {
        for tell in tells { tell() }
      }
    }
  }

  /// Returns what looks for several observers, for whom the view is drawn once.
  private static func lookTogether(
    _ watchers: [Watcher<A>],
    _ sender: @escaping @Sendable (A.Program.Message) -> Void
  ) -> @Sendable (Component<A>) -> Void {
    { component in
      var view: A.Program.View?
      for watcher in watchers {
        switch watcher.look {
        case .component(let look): look(component)
        case .view(let look):
          let drawn = view ?? component.view(send: sender)
          view = drawn
          look(drawn)
        }
      }
    }
  }

  /// Adds an observer, and tells it what there is to see already.
  private func add(_ watcher: Watcher<A>, for host: ProgramHost<A>) -> Bool {
    let seen: Void? = host.office.use { watcher.lookAlone($0.component) }
    guard seen != nil else { return false }
    watchers.append(watcher)
    arrange(for: host)
    watcher.tell()
    return true
  }

  /// Removes an observer, which ends what it has begun.
  private func remove(_ token: ObserverToken, for host: ProgramHost<A>) {
    guard let index = watchers.firstIndex(where: { $0.token == token }) else { return }
    let watcher = watchers.remove(at: index)
    arrange(for: host)
    watcher.closing?()
  }
}

// MARK: - The end

extension Desk {
  /// Ends all work.
  func stop() {
    crew.stop()
    let closed = watchers
    watchers = []
    audience = nil
    for watcher in closed { watcher.closing?() }
  }

  private func bidFarewell() {
    guard !farewells.isEmpty, crew.isEmpty else { return }
    for waiting in farewells { waiting.resume() }
    farewells = []
  }
}

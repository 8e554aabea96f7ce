public import ComponentKit

/// What one thread at a time has while it serves a host: errands, observers, and the work.
///
/// ## Why threads may share it
///
/// A host has one desk. It lies in the inbox, whose lock is held to take it out and to put it back;
/// who has not taken it out does not touch it. What lies on it is `Sendable`.
@usableFromInline
final class Desk<A: ProgramArchitecture>: @unchecked Sendable
where A.Program.Message: Sendable {
  /// What is to be done now, in order.
  @exclusivity(unchecked)
  @usableFromInline
  var batch: [Errand<A>] = []

  /// Who is told of views, the oldest first.
  private var watchers: [Watcher<A>] = []

  /// Looks at the component for all of them, if there are any.
  @exclusivity(unchecked)
  @usableFromInline
  var look: (@Sendable (Component<A>) -> Void)?

  /// Tells all of them what is new.
  @exclusivity(unchecked)
  @usableFromInline
  var tell: @Sendable () -> Void = {}

  /// The work under way.
  var crew = Crew<A>()

  /// What is done when the host ends.
  var closings: [@Sendable () -> Void] = []

  /// Who waits until all work has ended.
  var farewells: [CheckedContinuation<Void, Never>] = []

  @inlinable
  init() {}
}

// MARK: - Errands

extension Desk {
  /// Does what lies on the desk.
  ///
  /// - Returns: False if this thread is reading the component; what is left stays on the desk.
  @usableFromInline
  func work(for host: Host<A>) -> Bool {
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
  private func perform(_ errand: Errand<A>, for host: Host<A>) -> Bool {
    switch errand {
    case .message(let message): return receive(message, for: host)
    case .submission(let message, let sender):
      guard let outcome = take(message, for: host) else { return false }
      sender.resume(returning: outcome.refusal)
      follow(outcome, for: host)
    case .heard(let message, let ticket):
      return crew.isUnderWay(ticket) ? receive(message, for: host) : true
    case .ended(let ticket, let failure):
      if crew.end(ticket, for: host), let failure { host.door.report(.failed(failure)) }
      bidFarewell()
    case .elapsed(let ticket): crew.elapse(ticket, for: host)
    case .begin:
      guard let effect = host.realm.withLockUnlessHeld({ $0.component.takeEffect() }) else {
        return false
      }
      crew.perform(effect, for: host)
    case .watch(let watcher): return add(watcher, for: host)
    case .unwatch(let token):
      watchers.removeAll { $0.token == token }
      arrange(for: host)
    case .tidy(let change):
      return host.realm.withLockUnlessHeld { change(&$0.component) } != nil
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
  @inlinable
  func receive(_ message: A.Program.Message, for host: Host<A>) -> Bool {
    guard let outcome = take(message, for: host) else { return false }
    if let refusal = outcome.refusal { host.door.report(.refused(message, refusal)) }
    follow(outcome, for: host)
    return true
  }

  /// Lets the component take a message, and looks at it for the observers.
  @inlinable
  func take(_ message: A.Program.Message, for host: Host<A>) -> Outcome<A>? {
    host.realm.withLockUnlessHeld { realm in
      let outcome = realm.receive(message)
      if outcome.hasMoved, let look { look(realm.component) }
      return outcome
    }
  }

  /// Does what the message has asked for, and tells the observers.
  @inlinable
  func follow(_ outcome: Outcome<A>, for host: Host<A>) {
    if case .none = outcome.effect {} else { demand(outcome.effect, for: host) }
    if outcome.hasMoved && look != nil { tell() }
  }

  @usableFromInline
  func demand(_ effect: Effect<A.Program.Message>, for host: Host<A>) {
    crew.perform(effect, for: host)
  }
}

// MARK: - Observers

extension Desk {
  /// Arranges how observers look, one alone or several that share a view.
  private func arrange(for host: Host<A>) {
    look = watchers.count > 1 ? Self.lookTogether(watchers, host.sender) : watchers.first?.lookAlone
    let tells = watchers.map(\.tell)
    tell = if tells.count == 1 { tells[0] } else { { for tell in tells { tell() } } }
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
  private func add(_ watcher: Watcher<A>, for host: Host<A>) -> Bool {
    let seen: Void? = host.realm.withLockUnlessHeld { watcher.lookAlone($0.component) }
    guard seen != nil else { return false }
    watchers.append(watcher)
    arrange(for: host)
    if let closing = watcher.closing { closings.append(closing) }
    watcher.tell()
    return true
  }
}

// MARK: - The end

extension Desk {
  /// Ends all work.
  func stop() {
    crew.stop()
    for closing in closings { closing() }
    closings = []
    watchers = []
    look = nil
  }

  private func bidFarewell() {
    guard !farewells.isEmpty, crew.isEmpty else { return }
    for waiting in farewells { waiting.resume() }
    farewells = []
  }
}

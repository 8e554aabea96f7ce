public import ComponentKit

/// Somebody who owns a running program: its host, or a facet of it.
///
/// Each owner has an architecture, and with it the operations of that architecture. They are handled in
/// their turn, like messages; then effects are taken and observers are notified, once for each
/// movement.
///
/// ```swift
/// struct Account: Program {
///   let initial = 0
///   func update(_ cents: inout Int, by change: Int) { cents += change }
///   func view(_ cents: Int, send: @escaping (Int) -> Void) -> String { "\(cents) cents" }
/// }
/// let account = ProgramHost(Component<React<Account>>(Account()))
/// let page = account.facet(Redux<Account>.self)
/// let toolbar = page.facet(Elm<Account>.self)
/// toolbar.send(500)
/// page.send(-20)
/// page.actions()  // [500, -20]
/// account.setState { $0 = 7 }
/// toolbar.view  // "7 cents"
/// page.actions()  // []
/// ```
///
/// ## Facets go down
///
/// An owner gives others what it has itself, or less: in ``/ComponentKit/React`` any architecture, in
/// ``/ComponentKit/Redux`` all but `React`, in ``/ComponentKit/Halogen`` itself and `Elm`, and in
/// ``/ComponentKit/Elm`` only `Elm`. The compiler refuses all else. Queries of an owner below `Redux`
/// must leave the state as it is, since in `Redux` only messages change it; it traps where one does not.
///
/// ## Laws
///
/// With `f` a facet of an owner `o`, and `p` a movement of its architecture:
///
/// ```text
/// f.move { p }        shows all owners what Component(A.space(of: s)) shows after p
/// f.move { .pure }    notifies nobody, and no log gets an entry
/// o.showing(v).facet(B.self).view == v(o.state, …)
/// ```
///
/// ## Middleware
///
/// It wraps messages, whoever sends them, and no movements.
public protocol ProgramOwner<Architecture, Message, View>: Sendable {
  /// The architecture, which says what the owner may see and do.
  associatedtype Architecture: ProgramArchitecture where Architecture.Program.Message: Sendable

  /// The messages that the owner sends.
  associatedtype Message: Sendable

  /// The view that the owner shows.
  associatedtype View

  /// The owner as a facet.
  var facet: Facet<Architecture, Message, View> { get }

  /// Sends a message, which is handled in its turn.
  func send(_ message: Message)

  /// Reads a value from the view, also from a view that is not `Sendable`.
  func withView<Value: Sendable>(_ body: @Sendable (View) -> Value) -> Value

  /// Notifies an observer of the selected part of the view: at once, and after each change.
  @discardableResult
  func observe<Selected: Sendable>(
    select: @escaping @Sendable (View) -> Selected,
    isSame: @escaping @Sendable (Selected, Selected) -> Bool,
    tell observer: @escaping @Sendable (Selected) -> Void,
    closing: (@Sendable () -> Void)?
  ) -> ObserverToken
}

// MARK: - Facets

extension ProgramOwner {
  /// Returns an owner of the same program who sends messages, and sees nothing but the view.
  @inlinable
  public func facet<P>(_ architecture: Elm<P>.Type) -> Facet<Elm<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture) }

  /// Returns an owner of the same program who shares this one's view, and takes only some messages.
  ///
  /// - Parameter refusal: Returns why a message is refused, or nil.
  /// - Returns: The owner in ``/ComponentKit/Elm``.
  @inlinable
  public func refusing<P>(
    _ refusal: @escaping @Sendable (Message) -> Refusal?
  ) -> Facet<Elm<P>, Message, View> where Architecture.Program == P {
    let facet = facet.below(Elm<P>.self)
    return Facet(
      facet.core,
      facet.lease,
      translate: { [translate = facet.translate] message in
        let (whole, before) = translate(message)
        return (whole, refusal(message) ?? before)
      },
      draw: facet.draw
    )
  }
}

extension ProgramOwner where Architecture: VisibleState {
  /// Returns an owner of the same program who reads the state, has a log and dispatches messages.
  ///
  /// Its log begins now.
  @inlinable
  public func facet<P>(_ architecture: Redux<P>.Type) -> Facet<Redux<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture) }

  /// Returns an owner of the same program who sends messages and queries; these must leave the state
  /// as it is.
  @inlinable
  public func facet<P>(_ architecture: Halogen<P>.Type) -> Facet<Halogen<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture, onlyReads: true) }

  /// Returns this owner with another view.
  ///
  /// A facet of what is returned shows that view, and sees the state no more.
  @inlinable
  public func showing<Other>(
    _ view:
      @escaping @Sendable (
        Architecture.Program.State, @escaping @Sendable (Message) -> Void
      ) -> Other
  ) -> Facet<Architecture, Message, Other> {
    Facet(facet.core, facet.lease, translate: facet.translate) { view($0.state, $1) }
  }

  /// Returns this owner with another view, and with messages of its own that stand for those here.
  @inlinable
  public func showing<Own: Sendable, Other>(
    sending message: @escaping @Sendable (Own) -> Message,
    _ view:
      @escaping @Sendable (Architecture.Program.State, @escaping @Sendable (Own) -> Void) -> Other
  ) -> Facet<Architecture, Own, Other> {
    let translate = facet.translate
    return Facet(
      facet.core,
      facet.lease,
      translate: { translate(message($0)) },
      draw: { view($0.state, $1) }
    )
  }
}

extension ProgramOwner where Architecture: SettableState {
  /// Returns an owner of the same program who may do everything.
  @inlinable
  public func facet<P>(_ architecture: React<P>.Type) -> Facet<React<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture) }

  /// Returns an owner of the same program who sends messages and queries.
  @inlinable
  public func facet<P>(_ architecture: Halogen<P>.Type) -> Facet<Halogen<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture) }
}

extension ProgramOwner where Architecture: AnsweredQueries {
  /// Returns an owner of the same program who sends messages and queries.
  @inlinable
  public func facet<P>(_ architecture: Halogen<P>.Type) -> Facet<Halogen<P>, Message, View>
  where Architecture.Program == P { facet.below(architecture) }
}

// MARK: - Sending

extension ProgramOwner {
  /// Sends a message, and returns when it has been handled and observers have been notified.
  ///
  /// The report of the host is not told of a refusal, since the sender is.
  ///
  /// - Returns: Why it was refused, or nil if it was accepted.
  @discardableResult
  public func submit(_ message: Message) async -> Refusal? {
    await withCheckedContinuation { sender in
      submit(message) { sender.resume(returning: $0) }
    }
  }

  /// Sends a message, and answers when ``submit(_:)`` returns.
  package func submit(_ message: Message, answering sender: @escaping @Sendable (Refusal?) -> Void)
  {
    let facet = facet
    let (message, refusal) = facet.translate(message)
    if let refusal { sender(refusal) } else { facet.core.submit(message, answering: sender) }
  }
}

// MARK: - Seeing

extension ProgramOwner {
  /// Notifies an observer of the selected part of the view: at once, and when it differs.
  @discardableResult
  @inlinable
  public func observe<Selected: Equatable & Sendable>(
    select: @escaping @Sendable (View) -> Selected,
    tell observer: @escaping @Sendable (Selected) -> Void
  ) -> ObserverToken {
    observe(select: select, isSame: { $0 == $1 }, tell: observer, closing: nil)
  }

  /// Notifies an observer of the view: at once, and after each change.
  @discardableResult
  @inlinable
  public func observe(_ observer: @escaping @Sendable (View) -> Void) -> ObserverToken
  where View: Sendable {
    observe(select: { $0 }, isSame: { _, _ in false }, tell: observer, closing: nil)
  }

  /// Removes an observer; a running notification still reaches it.
  ///
  /// - Complexity: O(observers), when the host serves the call.
  public func removeObserver(_ token: ObserverToken) {
    facet.core.remove(token)
  }

  /// Returns the views from now on, each once and in order; the sequence ends with the host.
  @inlinable
  public func views() -> AsyncStream<View> where View: Sendable {
    let (stream, continuation) = AsyncStream.makeStream(of: View.self)
    let token = observe(
      select: { $0 },
      isSame: { _, _ in false },
      tell: { continuation.yield($0) },
      closing: { continuation.finish() }
    )
    continuation.onTermination = { [weakHost = facet.core.weakHost] _ in
      weakHost.host?.remove(token)
    }
    return stream
  }
}

extension ProgramOwner {
  /// Reads a value from the program.
  package func look<Value: Sendable>(
    _ body: (SharedProgram<Architecture.Program>) -> Value
  ) -> Value { facet.core.read(body) }

  /// Adds an observer of all changes.
  ///
  /// The host calls `closing` once, when the observer is removed or the host ends.
  package func watch(
    tell: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)? = nil
  ) -> ObserverToken {
    facet.core.add(render: nil, look: { _, _ in true }, tell: tell, closing: closing)
  }

  /// Calls a function when the messages sent so far have been handled and observers notified.
  ///
  /// Where the host has ended, it is called at once.
  package func afterwards(_ act: @escaping @Sendable () -> Void) {
    if !facet.core.post(.job { _ in act() }) { act() }
  }
}

extension ProgramOwner where View: Sendable {
  /// The view, rendered at each access.
  @inlinable
  public var view: View { withView { $0 } }
}

extension ProgramOwner where Architecture: VisibleState, Architecture.Program.State: Sendable {
  /// The state of the program.
  public var state: Architecture.Program.State { facet.core.read { $0.state } }
}

extension ProgramOwner
where
  Architecture: VisibleState,
  Architecture.Program: Sendable,
  Architecture.Program.State: Sendable
{
  /// Returns a component of the same program, in its present state, which goes its own way.
  ///
  /// What the copy does, no owner sees; its architecture may be any.
  ///
  /// - Complexity: One space; the next message copies the state, once.
  public func copy<B: ProgramArchitecture>(in architecture: B.Type) -> Component<B>
  where B.Program == Architecture.Program {
    Component<B>(B.space(of: facet.core.read { $0.running }))
  }
}

extension ProgramOwner where Architecture: LoggedActions {
  /// Returns the messages that were accepted since the owner was made, or since the state was set last,
  /// whoever has sent them.
  public func actions() -> [Architecture.Program.Message] {
    facet.core.read { [owner = facet.lease.owner] in $0.actions(of: owner) }
  }

  /// Removes the logged messages, for this owner alone, and leaves the state as it is.
  ///
  /// - Complexity: O(messages), which are released.
  public func forgetActions() {
    facet.core.post(
      .job { [owner = facet.lease.owner] core in
        core.lock.use { $0.forgetActions(of: owner) }
      }
    )
  }
}

// MARK: - Moving

extension ProgramOwner where Message == Architecture.Program.Message {
  /// Changes the state in its turn, in place, and empties the logs of all owners.
  public func setState(_ change: @escaping @Sendable (inout Architecture.Program.State) -> Void)
  where Architecture: SettableState {
    _ = facet.core.perform {
      $0.setState(change)
      return true
    }
  }

  /// Sends a message in its turn.
  public func dispatch(_ message: Message) where Architecture: LoggedActions { send(message) }

  /// Sends a query in its turn, and returns the answer.
  ///
  /// A host that has ended still answers.
  public func ask<Answer: Sendable>(
    _ query: @escaping @Sendable (Reply<Answer>) -> Architecture.Program.Query
  ) async -> Answer where Architecture: AnsweredQueries {
    let (core, owner) = (facet.core, facet.lease.owner)
    return await withCheckedContinuation { asker in
      let isAdmitted = core.perform { shared in
        let (answer, hasMoved) = shared.answer(owner, query)
        asker.resume(returning: answer)
        return hasMoved
      }
      if !isAdmitted { asker.resume(returning: core.change { $0.ask(owner, query) }) }
    }
  }

  /// Moves the program in its turn by a movement of the architecture, as one.
  ///
  /// - Parameter movement: Returns the movement, where it is made.
  public func move(by movement: @escaping @Sendable () -> Architecture.Movement) {
    let (owner, translate) = (facet.lease.owner, facet.translate)
    _ = facet.core.perform { shared in
      shared.move(owner, by: movement()) { translate($0).1 }
    }
  }
}

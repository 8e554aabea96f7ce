public import ComponentKit

/// An owner of a running program: what one part of an application may see of it and do with it.
///
/// An application has one running program and several parts that use it. Each gets a facet, whose
/// architecture says what the compiler lets it do. What one of them does, all see:
///
/// ```swift
/// struct Account: Program {
///   let initial = 0
///   func update(_ cents: inout Int, by change: Int) { cents += change }
///   func view(_ cents: Int, send: @escaping (Int) -> Void) -> String { "\(cents) cents" }
/// }
/// let account = ProgramHost(Component<Redux<Account>>(Account()))
/// let toolbar = account.showing { cents, send in "\(cents / 100) €" }.facet(Elm<Account>.self)
/// account.send(48_000)
/// toolbar.view  // "480 €"
/// toolbar.send(200)
/// account.actions()  // [48000, 200]
/// ```
///
/// Its operations are those of a ``ProgramOwner``. A facet is a value: copies are the same owner. It
/// keeps the program running as long as it is there. After the end of the host it shows the last view,
/// and its messages are late.
///
/// The type of one with the messages and the view of the program is `Elm<Account>.Facet`.
///
/// (Miller, Robust composition, 2006, describes facets of objects.)
///
/// - Complexity: Sending costs what it costs the host. Reading a component or a log costs one space.
public struct Facet<Architecture: ProgramArchitecture, Message: Sendable, View>: Sendable
where Architecture.Program.Message: Sendable {
  @usableFromInline
  let core: HostCore<Architecture.Program>

  @usableFromInline
  let lease: OwnerLease<Architecture>

  /// Returns the message of the program that one of the facet stands for, and why it is refused.
  @usableFromInline
  let translate: @Sendable (Message) -> (Architecture.Program.Message, Refusal?)

  /// Draws the view, whose messages go to a function.
  @usableFromInline
  let draw:
    @Sendable (SharedProgram<Architecture.Program>, @escaping @Sendable (Message) -> Void) -> View

  /// Sends a message of the view, and does not retain the program.
  @usableFromInline
  let sender: @Sendable (Message) -> Void

  // Inlined, so that the functions know their types.
  @inlinable
  init(
    _ core: HostCore<Architecture.Program>,
    _ lease: OwnerLease<Architecture>,
    translate: @escaping @Sendable (Message) -> (Architecture.Program.Message, Refusal?),
    draw:
      @escaping @Sendable (
        SharedProgram<Architecture.Program>, @escaping @Sendable (Message) -> Void
      ) -> View
  ) {
    (self.core, self.lease, self.translate, self.draw) = (core, lease, translate, draw)
    sender = { [weakHost = core.weakHost] message in
      let (message, refusal) = translate(message)
      if let refusal {
        weakHost.report(.refused(message, refusal))
      } else {
        weakHost.send(message)
      }
    }
  }
}

extension ProgramArchitecture where Program.Message: Sendable {
  /// An owner in this architecture, with the messages and the view of the program.
  public typealias Facet = ComponentHost.Facet<Self, Program.Message, Program.View>
}

/// An owner whose log is no longer kept when nobody holds the facet.
@usableFromInline
final class OwnerLease<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  @usableFromInline
  let owner: Owner<A>

  @usableFromInline
  let host: WeakHost<A.Program>

  @inlinable
  init(_ owner: Owner<A>, of host: WeakHost<A.Program>) { (self.owner, self.host) = (owner, host) }

  deinit {
    if A.keepsLog {
      host.host?.post(.job { [owner] core in core.lock.use { $0.remove(owner) } })
    }
  }
}

// MARK: - As an owner

extension Facet: ProgramOwner {
  /// The facet itself.
  @inlinable
  public var facet: Facet { self }

  /// Sends a message, which is handled in its turn.
  @inlinable
  public func send(_ message: Message) {
    let (message, refusal) = translate(message)
    if let refusal { core.weakHost.report(.refused(message, refusal)) } else { core.send(message) }
  }

  /// Reads a value from the view, also from a view that is not `Sendable`.
  @inlinable
  public func withView<Value: Sendable>(_ body: @Sendable (View) -> Value) -> Value {
    core.read { [draw, sender] in body(draw($0, sender)) }
  }

  /// Notifies an observer of the selected part of the view: at once, and after each change.
  ///
  /// - Complexity: The view is drawn for each observer.
  @discardableResult
  @inlinable
  public func observe<Selected: Sendable>(
    select: @escaping @Sendable (View) -> Selected,
    isSame: @escaping @Sendable (Selected, Selected) -> Bool,
    tell observer: @escaping @Sendable (Selected) -> Void,
    closing: (@Sendable () -> Void)?
  ) -> ObserverToken {
    let last = LastSeen<Selected>()
    return core.add(
      render: nil,
      look: { [draw, sender] shared, _ in last.look(at: select(draw(shared, sender)), isSame) },
      tell: { last.notify(observer) },
      closing: closing
    )
  }

  /// Returns an owner of the same program in an architecture, which must be below this one.
  @inlinable
  func below<B: ProgramArchitecture>(
    _ architecture: B.Type,
    onlyReads: Bool = false
  ) -> Facet<B, Message, View> where B.Program == Architecture.Program {
    let onlyReads = onlyReads || lease.owner.onlyReads
    let owner: Owner<B> = core.change { $0.owner(in: B.self, log: [], onlyReads: onlyReads) }
    return Facet<B, Message, View>(
      core,
      OwnerLease(owner, of: core.weakHost),
      translate: translate,
      draw: draw
    )
  }
}

// MARK: - In the host

extension HostCore {
  /// Changes the program when no other thread uses it, and then serves what the change has sent.
  @inlinable
  func change<Value: Sendable>(_ body: (inout SharedProgram<P>) -> Value) -> Value {
    let value = lock.use { body(&$0) }
    resumeService()
    return value
  }

  /// Moves the program in its turn, by a function that returns whether it has moved.
  func perform(_ move: @escaping @Sendable (inout SharedProgram<P>) -> Bool) -> Bool {
    post(.job { core in _ = core.loop.move(core) { (nil, move(&$0)) } })
  }
}

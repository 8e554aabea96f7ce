public import CofreeFree

/// One running program that several owners share, as a value.
///
/// Each owner has an architecture, which says what that owner may see and do. What one of them does, all
/// others see:
///
/// ```swift
/// struct Account: Program {
///   let initial = 0
///   func update(_ cents: inout Int, by change: Int) { cents += change }
///   func view(_ cents: Int, send: @escaping (Int) -> Void) -> String { "\(cents) cents" }
/// }
/// var account = SharedProgram(Account())
/// let page = account.owner(in: Redux<Account>.self)
/// let toolbar = account.owner(in: Elm<Account>.self)
/// account.send(500)
/// account[toolbar].view  // "500 cents"
/// account[page].actions()  // [500]
/// ```
///
/// `account[toolbar]` is a copy, as a component: to read it, or to try something that the others do not
/// see. The program itself is moved by the functions here, each of which takes an owner.
///
/// ## The log of an owner
///
/// An owner in ``Redux`` has a log of its own: the messages that were accepted since the owner was made,
/// or since the state was last set, whoever has sent them. So the state that the log began with,
/// followed by the log, is always the state. Without such an owner nothing is logged.
///
/// ## Laws
///
/// With `o` an owner in `A`, `p` and `q` movements of `A`, and `s[o]` compared by what it shows:
///
/// ```text
/// s.send(m); s[o]          is  s[o] after m
/// s.move(o, by: p); s[o]   is  s[o].moved(by: p)
/// s.send(m) != nil         implies  s is as before, and so is each log
/// s.setState { $0 = t }    empties each log
/// ```
///
/// (Each owner is a morphism from the space whose shapes are logs with states and whose positions are
/// messages, or a set state and then messages: Ahman and Uustalu, Directed containers, 2014.)
///
/// - Complexity: As of the program; each owner with a log adds one message to it.
public struct SharedProgram<P: Program> {
  @usableFromInline
  package var running: ProgramState<P>

  /// The logs of owners, by their numbers.
  @usableFromInline
  var logs: [OwnerLog<P.Message>] = []

  /// How many owners there have been.
  private var ownerCount = 0

  /// Creates a running program, at its beginning.
  @inlinable
  public init(_ program: P) { self.init(ProgramState(program)) }

  @usableFromInline
  package init(_ running: ProgramState<P>) { self.running = running }
}

/// An owner of a ``SharedProgram``, who sees and moves it in an architecture.
public struct Owner<A: ProgramArchitecture>: Hashable, Sendable {
  let number: Int

  /// Whether queries of the owner must leave the state as it is.
  @usableFromInline
  package let onlyReads: Bool
}

/// The log of an owner.
@usableFromInline
struct OwnerLog<Message> {
  let number: Int

  @usableFromInline
  var messages: [Message]
}

/// What has moved a program: nothing or a set state, and then messages.
public struct MovementNotes<Message> {
  /// Whether the state was set; then nothing before that counts.
  var isSet = false

  /// The messages that were accepted, or that were since the state was set.
  var messages: [Message] = []

  /// Returns why the owner that moves the program may not send a message.
  var refusal: (Message) -> Refusal? = { _ in nil }

  /// Sends a message, unless the owner may not, and notes it if it is accepted.
  mutating func send<P: Program>(
    _ message: Message,
    to state: inout ProgramState<P>
  ) -> Refusal? where P.Message == Message {
    if let refusal = refusal(message) ?? state.step(by: message) { return refusal }
    messages.append(message)
    return nil
  }

  /// Notes that the state was set.
  mutating func noteSet() { (isSet, messages) = (true, []) }
}

// MARK: - Owners

extension SharedProgram {
  /// Adds an owner, whose log begins with the present state.
  public mutating func owner<A: ProgramArchitecture>(
    in architecture: A.Type
  ) -> Owner<A> where A.Program == P { owner(in: architecture, log: []) }

  /// Adds an owner with a log, or one whose queries must leave the state as it is.
  @usableFromInline
  package mutating func owner<A: ProgramArchitecture>(
    in architecture: A.Type,
    log: [P.Message],
    onlyReads: Bool = false
  ) -> Owner<A> where A.Program == P {
    ownerCount += 1
    if A.keepsLog { logs.append(OwnerLog(number: ownerCount, messages: log)) }
    return Owner(number: ownerCount, onlyReads: onlyReads)
  }

  /// Removes an owner, whose log is no longer kept.
  public mutating func remove<A: ProgramArchitecture>(_ owner: Owner<A>) where A.Program == P {
    logs.removeAll { $0.number == owner.number }
  }

  /// What an owner sees, as a component: a copy, of which the other owners see nothing.
  ///
  /// - Complexity: One space. The next message to the copy copies the state.
  public subscript<A: ProgramArchitecture>(owner: Owner<A>) -> Component<A> where A.Program == P {
    Component(A.space(of: running, log: messages(of: owner.number)))
  }

  /// The log of an owner.
  package func actions<A: LoggedActions>(of owner: Owner<A>) -> [P.Message]
  where A.Program == P { messages(of: owner.number) }

  private func messages(of owner: Int) -> [P.Message] {
    logs.first { $0.number == owner }?.messages ?? []
  }

  /// Removes the messages from the log of an owner, and from no other.
  public mutating func forgetActions<A: LoggedActions>(of owner: Owner<A>) where A.Program == P {
    for index in logs.indices where logs[index].number == owner.number {
      logs[index].messages = []
    }
  }
}

// MARK: - Moving

extension SharedProgram {
  /// Sends a message; if the program refuses it, nothing changes.
  @discardableResult
  @inlinable
  public mutating func send(_ message: P.Message) -> Refusal? {
    if let refusal = running.step(by: message) { return refusal }
    if !logs.isEmpty { log(message) }
    return nil
  }

  /// Moves the program by the movement of an owner; returns whether that has changed anything.
  ///
  /// It traps if the owner may only read, and a query changes the state.
  @discardableResult
  public mutating func move<A: ProgramArchitecture>(
    _ owner: Owner<A>,
    by movement: A.Movement
  ) -> Bool where A.Program == P { move(owner, by: movement, refusing: { _ in nil }) }

  /// Moves the program by the movement of an owner who may not send all messages.
  package mutating func move<A: ProgramArchitecture>(
    _ owner: Owner<A>,
    by movement: A.Movement,
    refusing refusal: @escaping (P.Message) -> Refusal?
  ) -> Bool where A.Program == P {
    note(owner) {
      $1.refusal = refusal
      A.move(&$0, by: movement, noting: &$1)
    }.hasMoved
  }

  /// Sends a query for an owner, and returns the answer.
  ///
  /// It traps if the program answers with another query's reply, or if the owner may only read and the
  /// query changes the state.
  public mutating func ask<A: AnsweredQueries, Answer>(
    _ owner: Owner<A>,
    _ query: @escaping (Reply<Answer>) -> P.Query
  ) -> Answer where A.Program == P { answer(owner, query).result }

  /// Sends a query for an owner, and returns the answer and whether the query has changed the state.
  package mutating func answer<A: AnsweredQueries, Answer>(
    _ owner: Owner<A>,
    _ query: @escaping (Reply<Answer>) -> P.Query
  ) -> (result: Answer, hasMoved: Bool) where A.Program == P {
    note(owner) { A.answer(query, from: &$0, noting: &$1) }
  }

  /// Changes the state, in place, and empties the logs.
  @inlinable
  public mutating func setState(_ change: (inout P.State) -> Void) {
    change(&running.state)
    if !logs.isEmpty { emptyLogs() }
  }

  /// The state of the program.
  @inlinable
  public var state: P.State { running.state }

  /// Returns the view of the program, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (P.Message) -> Void) -> P.View { running.view(send: send) }

  /// Returns the effects of the program, once.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> { running.takeEffect() }

  /// Requests the work that follows the state, when no work is running.
  public mutating func resume() { running.resume() }

  /// Moves the program, and notes in the logs what has moved it.
  private mutating func note<A: ProgramArchitecture, Result>(
    _ owner: Owner<A>,
    _ move: (inout ProgramState<P>, inout MovementNotes<P.Message>) -> Result
  ) -> (result: Result, hasMoved: Bool) where A.Program == P {
    var notes = MovementNotes<P.Message>()
    let result = move(&running, &notes)
    precondition(
      !(owner.onlyReads && notes.isSet),
      "a query must leave the state as it is where its owner is below Redux; got one that changes it"
    )
    note(notes)
    return (result, notes.isSet || !notes.messages.isEmpty)
  }

  private mutating func note(_ notes: MovementNotes<P.Message>) {
    if notes.isSet { emptyLogs() }
    for index in logs.indices { logs[index].messages += notes.messages }
  }

  @inlinable
  mutating func emptyLogs() {
    for index in logs.indices { logs[index].messages = [] }
  }

  @inlinable
  mutating func log(_ message: P.Message) {
    for index in logs.indices { logs[index].messages.append(message) }
  }
}

// MARK: - Middleware

extension SharedProgram {
  /// Lends the program to a function as the component of an owner, with a function that sends messages
  /// to it and notes them; returns what the function returns, and whether a message was accepted.
  ///
  /// What the function does to the component besides is noted as a state that was set.
  package mutating func lend<A: ProgramArchitecture>(
    to owner: Owner<A>,
    _ body: (inout Component<A>, (P.Message, inout Component<A>) -> Refusal?) -> Refusal?
  ) -> (refusal: Refusal?, hasMoved: Bool) where A.Program == P {
    let own = logs.firstIndex { $0.number == owner.number }
    let isNoted = logs.count > (own == nil ? 0 : 1)
    var notes = MovementNotes<P.Message>()
    var seen = isNoted ? running.state : nil
    var hasMoved = false
    let log = own.map { logs.remove(at: $0).messages } ?? []
    let (refusal, ownLog) = withUnsafeMutablePointer(to: &running) { running in
      // Moved out and back, so that nothing else holds the state, and it is changed in place.
      var component = Component<A>(A.space(of: running.move(), log: log))
      let refusal = body(&component) { message, component in
        if let seen { component.programState.noteSet(since: seen, in: &notes) }
        let refusal = component.send(message)
        if refusal == nil {
          hasMoved = true
          if isNoted { notes.messages.append(message) }
        }
        if isNoted { seen = component.programState.state }
        return refusal
      }
      if let seen { component.programState.noteSet(since: seen, in: &notes) }
      running.initialize(to: component.programState)
      return (refusal, A.log(in: component.space))
    }
    note(notes)
    if A.keepsLog { logs.append(OwnerLog(number: owner.number, messages: ownLog)) }
    return (refusal, hasMoved)
  }
}

// MARK: - As a child

/// A program that is shared within its parent is a child as any other: declare it by a ``Part``.
extension SharedProgram: Child {
  /// Returns why the program would refuse the message, or nil if it would be taken.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? { running.refusal(of: message) }
}

extension ProgramState {
  /// Notes that the state was set if it differs from one before, or may differ.
  ///
  /// The bytes of two values are compared. A value that shares all its memory with an older copy is the
  /// same, since a change would have copied that memory.
  func noteSet(since before: P.State, in notes: inout MovementNotes<P.Message>) {
    let isSame = withUnsafeBytes(of: before) { before in
      withUnsafeBytes(of: state) { before.elementsEqual($0) }
    }
    if !isSame { notes.noteSet() }
  }
}

extension SharedProgram: Sendable where P: Sendable, P.State: Sendable, P.Message: Sendable {}
extension OwnerLog: Sendable where Message: Sendable {}

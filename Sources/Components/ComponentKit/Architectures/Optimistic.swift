public import ReplicaSync

/// The architecture of a program that several people use at once: a message is shown at once, and it is
/// pending until the others confirm it.
///
/// Its space is a replica: what is confirmed, what is pending, and what is shown.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<Optimistic<Counter>>(Counter())
/// counter.send(2)
/// counter.receive(.theirs(40))  // []
/// counter.view  // "42"
/// counter.state.confirmed  // 40
/// counter.state.pending  // [2]
/// counter.receive(.mine(2))  // []
/// counter.state.confirmed  // 42
/// ```
///
/// What another person's message makes of a pending one, the program says by
/// ``Program/rebased(_:over:as:at:)``. What is lost by that, or by a refusal, is returned, so that it can
/// be told:
///
/// ```swift
/// struct Title: Program {
///   let initial = "untitled"
///   func update(_ title: inout String, by message: String) { title = message }
///   func rebased(
///     _ message: String, over other: String, as side: RebaseSide, at title: String
///   ) -> String? {
///     side == .later ? message : nil
///   }
///   func view(_ title: String, send: @escaping (String) -> Void) -> String { title }
/// }
/// var title = Component<Optimistic<Title>>(Title())
/// title.send("On rebasing")
/// title.receive(.theirs("Rebasing"))  // []
/// title.view  // "On rebasing"
/// title.receive(.refused("On rebasing"))  // ["On rebasing"]
/// title.view  // "Rebasing"
/// ```
///
/// Only the person who sends a message gets its effects, and once. Work that follows the state follows
/// what is shown; that of declared children starts and ends by one's own messages alone. The program of
/// the space is ``Replicated``.
///
/// - Complexity: A message is one update in place, and one more that is pending. The first one, while
///   nothing is pending, copies the state. Another's message is O(pending) updates.
public enum Optimistic<Base: Program>: ProgramArchitecture {
  /// The program, with what is confirmed and what is pending.
  public typealias Program = Replicated<Base>

  /// A replica of interfaces.
  public typealias Space = Replica<ProgramState<Program>, ProgramInterface<Program, Optimistic>>

  /// A program that sends messages and takes what comes from the others.
  public typealias Movement = Sync<ProgramState<Program>, Void>

  /// Returns the replica of the interfaces after each way.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Space(at: state) { ProgramInterface($0.shape) }
  }

  /// Returns the movement that sends the message.
  @inlinable
  public static func movement(for message: Base.Message) -> Movement { .make(message) }

  /// Sends the message.
  @inlinable
  public static func send(_ message: Base.Message, to space: inout Space) -> Refusal? {
    space.make(message) ? nil : space.extract().lastRefusal
  }

  /// Runs the movement on the program; what comes from the others counts as a set state.
  public static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Base.Message>
  ) {
    var syncing = Syncing(at: consume state)
    movement.run(&syncing)
    state = syncing.shape
    let way = syncing.position
    if !way.events.isEmpty { notes.noteSet() }
    notes.messages += way.own.compactMap { $0 }
  }
}

extension Optimistic: VisibleState {
  /// Returns what is confirmed, pending and shown.
  @inlinable
  public static func state(in space: Space) -> Program.State { space.shape.state }
}

extension Component where A: ProgramArchitecture, A.Program: ReplicatedProgram {
  /// Creates the component of a program that several people use.
  @inlinable
  public init(_ program: A.Program.Base) { self.init(A.Program(program)) }
}

extension Component {
  /// Takes a message of somebody else, or the answer to one's own first pending message.
  ///
  /// - Returns: The pending messages that are lost by that. Tell the person who has sent them.
  /// - Complexity: O(pending) updates; an acknowledgement is one.
  @inlinable
  public mutating func receive<P>(_ event: ReplicaEvent<P.Message>) -> [P.Message]
  where A == Optimistic<P> { focused.receive(event) }
}

public import ComponentKit
import EmbeddedText
import Locks

/// Web sockets: connections over which a program and a server send each other messages.
///
/// A program receives them as a value. A connection is a subscription with a name, and texts are sent
/// to that name:
///
/// ```swift
/// struct Chat: Program {
///   enum Message: Sendable { case join, say(String), event(WebSocketEvent), failed(NetworkError?) }
///   struct State { var isJoined = false, lines: [String] = [] }
///   let sockets: WebSockets
///   let address: WebAddress
///   let initial = State()
///   func update(_ state: inout State, by message: Message) -> Effect<Message> {
///     switch message {
///     case .join: state.isJoined = true
///     case .say(let text): return .work(sockets.send(text, to: "chat").map { .failed($0) })
///     case .event(.text(let text)): state.lines.append(text)
///     case .event(.closed), .event(.failed): state.isJoined = false
///     case .event, .failed(nil): break
///     case .failed(let error?): state.lines.append(error.description)
///     }
///     return .none
///   }
///   func subscriptions(of state: State) -> [Work<Message>] {
///     state.isJoined ? [sockets.events(from: address, id: "chat").map { .event($0) }] : []
///   }
///   func view(_ state: State, send: @escaping (Message) -> Void) -> [String] { state.lines }
/// }
/// let silent = WebSockets { _, _, _ in
///   WebSocketConnection(send: { _, report in report(nil) }, cancellation: .none)
/// }
/// let address = try WebAddress("wss://example.com/chat")
/// var chat = Component<Elm<Chat>>(Chat(sockets: silent, address: address))
/// chat.send(.join)
/// chat.send(.event(.opened))
/// chat.send(.event(.text("A moth was seen.")))
/// chat.view  // ["A moth was seen."]
/// ```
///
/// `Page.webSockets` is the value for a page, `WebSockets.system` the one for Apple platforms, and a
/// `TestWebSockets` has one for a test. The value holds the open connections by their names. These are
/// names of work: each child of a composition has its own, as it has for `Effect.cancel(_:)`.
///
/// A connection that has ended is not opened again. A program that wants it again leaves the
/// subscription out of one state, and lists it in a later one.
///
/// ## Laws
///
/// For the events `e` of a subscription:
///
/// ```text
/// e = opened (text | bytes)* (closed | failed)  or  e = failed, unless it was cancelled
/// after its cancellation a subscription has no event, and its connection is closed
/// ```
public struct WebSockets: Sendable {
  /// Receives the events of a connection, in their order.
  public typealias Receive = @Sendable (WebSocketEvent) -> Void

  private let connect: @Sendable (WebAddress, Int, @escaping Receive) -> WebSocketConnection
  private let open = Locked(OpenSockets())

  /// Creates web sockets from a function that opens a connection.
  ///
  /// An address that breaks the rule is not opened. A message above the size limit ends the
  /// subscription, so the function need not end it.
  ///
  /// - Parameter connect: Opens a connection to an address, with the number of bytes that a message
  ///   may have, and reports its events.
  public init(
    connect:
      @escaping @Sendable (_ address: WebAddress, _ sizeLimit: Int, _ receive: @escaping Receive) ->
      WebSocketConnection
  ) {
    self.connect = connect
  }

  /// Returns the work that holds a connection until it ends or the work is cancelled.
  ///
  /// - Parameters:
  ///   - address: The address, of the scheme `ws` or `wss`.
  ///   - id: The name for sending texts and for cancelling the work.
  ///   - sizeLimit: The number of bytes of a message above which the work fails; 1 MB by default.
  /// - Returns: The work. To cancel it closes the connection.
  public func events(
    from address: WebAddress,
    id: EffectID,
    sizeLimit: Int = 1 << 20
  ) -> Work<WebSocketEvent> {
    Work(id) { [connect, open] outlet in
      let isSocket = address.scheme == "ws" || address.scheme == "wss"
      if let flaw = isSocket ? address.flaw : "the scheme of a web socket must be ws or wss" {
        outlet.end(with: .failed(.invalid(flaw)))
        return .none
      }
      let run = RequestRun { _ in }
      let number = open.withLock { $0.add(id.within(outlet.scope)) }
      // The functions of the connection are released after the lock: what they hold may use it.
      run.hold(Cancellation { _ = open.withLock { $0.remove(number) } })
      let connection = connect(address, sizeLimit) { event in
        if run.isOver { return }
        if event == .opened { open.withLock { $0.open(number) } }
        if event.size > sizeLimit {
          run.pass(.ended)
          outlet.end(with: .failed(.tooLarge(limit: sizeLimit)))
        } else if event.isLast {
          run.pass(.ended)
          outlet.end(with: event)
        } else {
          outlet.send(event)
        }
      }
      open.withLock { $0.set(connection, of: number) }
      run.hold(connection.cancellation)
      return run.cancellation
    }
  }

  /// Returns work that sends a text over the open connection of a name.
  ///
  /// It sends nil when the host has passed the text to the connection, else an error. Texts are sent
  /// in the order of their work. Nil does not mean that the server has received the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - id: The name of the subscription, as the same child gave it to ``events(from:id:sizeLimit:)``.
  /// - Returns: The work, which fails with `.invalid` if no connection of the name is open.
  public func send(_ text: String, to id: EffectID) -> Work<NetworkError?> {
    Work { [open] outlet in
      let name = id.within(outlet.scope)
      guard let connection = open.withLock({ $0.connection(of: name) }) else {
        outlet.end(with: .invalid("a text must be sent over an open web socket; \(id) is not open"))
        return .none
      }
      connection.send(text) { outlet.end(with: $0) }
      return .none
    }
  }
}

/// A connection of a web socket, as a host has it.
public struct WebSocketConnection: Sendable {
  let send: @Sendable (String, @escaping @Sendable (NetworkError?) -> Void) -> Void
  let cancellation: Cancellation

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - send: Sends a text, and reports nil when that is done, else an error.
  ///   - cancellation: Closes the connection, which then has no more events.
  public init(
    send:
      @escaping @Sendable (
        _ text: String, _ report: @escaping @Sendable (NetworkError?) -> Void
      ) -> Void,
    cancellation: Cancellation
  ) {
    (self.send, self.cancellation) = (send, cancellation)
  }
}

/// The connections by their names; of two with one name, the later one receives the texts.
private struct OpenSockets {
  private struct Socket {
    let number: Int
    let id: EffectID
    var isOpen = false
    var connection: WebSocketConnection?
  }

  private var sockets: [Socket] = []
  private var count = 0

  mutating func add(_ id: EffectID) -> Int {
    count += 1
    sockets.append(Socket(number: count, id: id))
    return count
  }

  mutating func open(_ number: Int) {
    if let index = index(of: number) { sockets[index].isOpen = true }
  }

  mutating func set(_ connection: WebSocketConnection, of number: Int) {
    if let index = index(of: number) { sockets[index].connection = connection }
  }

  /// Removes a connection, and returns it.
  mutating func remove(_ number: Int) -> WebSocketConnection? {
    index(of: number).flatMap { sockets.remove(at: $0).connection }
  }

  func connection(of id: EffectID) -> WebSocketConnection? {
    sockets.last { $0.isOpen && $0.id == id }?.connection
  }

  private func index(of number: Int) -> Int? { sockets.firstIndex { $0.number == number } }
}

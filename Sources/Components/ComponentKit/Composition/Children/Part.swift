/// A child of a program, declared once: its name, its place in the state, and its messages.
///
/// List the children of your program, and the library wires them:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func refusal(of message: Int, in count: Int) -> Refusal? {
///     message > 0 ? nil : Refusal("only more can be counted")
///   }
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Game: Program {
///   struct State {
///     var points = ProgramState(Counter())
///     var rounds = 0
///   }
///   enum Message { case points(Int), end }
///   let initial = State()
///   var children: [Part<State, Message>] {
///     [
///       Part("points", as: Message.points) { $1(&$0.points) } from: {
///         if case .points(let number) = $0 { number } else { nil }
///       }
///     ]
///   }
///   func update(_ game: inout State, by message: Message) { game.rounds += 1 }
///   func view(_ game: State, send: @escaping (Message) -> Void) -> String {
///     game.points.view { send(.points($0)) } + " in round \(game.rounds)"
///   }
/// }
/// var game = Component<Elm<Game>>(Game())
/// game.send(.points(2))
/// game.view  // "2 in round 1"
/// game.send(.points(-1))  // Refusal("only more can be counted")
/// game.view  // "2 in round 1"
/// ```
///
/// The name is that of the property that holds the child. The child's work is named within it, so that
/// equal names in two children do not cancel each other.
///
/// A message of the child may be refused by the program, or else by the child. If neither refuses it,
/// the child takes it, and then the program's `update` gets it and finds the child changed. Effects of
/// all children are taken after each update, whoever has requested them. A place may be empty, as an
/// optional value is: while a place does not call its function, messages to the child are refused.
///
/// ## Laws
///
/// With `p` a program, `c` the child at the place, `m` a message of the child and `M` what it is
/// embedded as:
///
/// ```text
/// p refuses M in s  if and only if  p.refusal(of: M, in: s) ?? c.refusal(of: m) is not nil
/// p updates by M where c has taken m
/// the effect of a step is that of each child, within its name, and then that of the update
/// ```
///
/// - Complexity: Each message looks through the children of the program, and takes their effects. A
///   program that stores the list does not make it for each message.
public struct Part<State, Message>: Sendable {
  /// The name of the child, within which its work is named.
  @usableFromInline
  let name: EffectID

  /// Asks the child in a state for something, in place.
  ///
  /// One function for all requests, since each adds its code for each part to the module of a page.
  @usableFromInline
  let handle: @Sendable (inout State, PartRequest<Message>) -> PartReply<Message>

  /// Loads the child in a state, or puts what is saved of it in the place of nil; nil for a child that
  /// is not saved.
  @usableFromInline
  var exchange: (@Sendable (inout State, inout SavedChildState?) throws(Refusal) -> Void)?

  /// Declares a child.
  ///
  /// - Parameters:
  ///   - name: The name of the property that holds the child.
  ///   - embed: Returns a message of the child as one of the program.
  ///   - place: Calls a function with the child in a state, in place.
  ///   - extract: Returns the message of the child that one of the program is, if it is one.
  @inlinable
  public init<C: Child>(
    _ name: EffectID,
    as embed: @escaping @Sendable (C.Message) -> Message,
    at place: @escaping @Sendable (inout State, (inout C) -> Void) -> Void,
    from extract: @escaping @Sendable (Message) -> C.Message?
  ) {
    self.init(unsaved: name, as: embed, at: place, from: extract)
  }

  @inlinable
  init<C: Child>(
    unsaved name: EffectID,
    as embed: @escaping @Sendable (C.Message) -> Message,
    at place: @escaping @Sendable (inout State, (inout C) -> Void) -> Void,
    from extract: @escaping @Sendable (Message) -> C.Message?
  ) {
    self.name = name
    handle = { state, request in
      var message: C.Message?
      switch request {
      case .refusal(let whole), .send(let whole):
        message = extract(whole)
        if message == nil { return .none }
      case .effect, .resume: break
      }
      var reply: PartReply<Message> = message == nil ? .none : .refused(.absentChild)
      place(&state) { child in reply = child.reply(to: request, message, name, embed) }
      return reply
    }
  }
}

extension Part {
  /// Declares a child that is saved with the program, if that is a ``SavedProgram``.
  ///
  /// - Parameters:
  ///   - name: The name of the property that holds the child.
  ///   - embed: Returns a message of the child as one of the program.
  ///   - place: Calls a function with the child in a state, in place.
  ///   - extract: Returns the message of the child that one of the program is, if it is one.
  @inlinable
  public init<C: SavedChild>(
    _ name: EffectID,
    as embed: @escaping @Sendable (C.Message) -> Message,
    at place: @escaping @Sendable (inout State, (inout C) -> Void) -> Void,
    from extract: @escaping @Sendable (Message) -> C.Message?
  ) {
    self.init(unsaved: name, as: embed, at: place, from: extract)
    exchange = { state, saved throws(Refusal) in
      var refusal: Refusal?
      place(&state) { child in
        do throws(Refusal) {
          if let saved { try child.load(saved) } else { saved = try child.save() }
        } catch {
          refusal = error
        }
      }
      if let refusal { throw refusal }
    }
  }
}

extension Child {
  /// Does what a part is asked for, with its own message where there is one.
  @inlinable
  mutating func reply<Whole>(
    to request: PartRequest<Whole>,
    _ message: Message?,
    _ name: EffectID,
    _ embed: @escaping @Sendable (Message) -> Whole
  ) -> PartReply<Whole> {
    if let message {
      let isAsked = if case .refusal = request { true } else { false }
      let refusal = isAsked ? refusal(of: message) : send(message)
      return refusal.map { .refused($0) } ?? .taken
    }
    if case .resume = request { resume() }
    return .effect(takeEffect().placed(within: name, as: embed))
  }
}

extension Part where State: Child, State.Message == Message {
  /// The child that is the whole state of a program, whose messages are those of the program.
  @inlinable
  public static var whole: Part { Part(.all, as: { $0 }, at: { $1(&$0) }, from: { $0 }) }
}

/// What a part is asked for.
@usableFromInline
enum PartRequest<Message> {
  /// Whether the child refuses a message, if it is one of the child.
  case refusal(of: Message)

  /// To send the child a message, if it is one of the child.
  case send(Message)

  /// The effect of the child, once.
  case effect

  /// The effect of the child where it resumes.
  case resume
}

/// What a part answers.
@usableFromInline
enum PartReply<Message> {
  /// Nothing: the message is not one of the child, or the child is absent.
  case none

  /// The child has taken the message, or would take it.
  case taken

  /// The child refuses the message.
  case refused(Refusal)

  /// The effect of the child.
  case effect(Effect<Message>)
}

// MARK: - The children of a program

extension Program {
  /// Returns no part.
  @inlinable
  public static func declaredParts(of nothing: Void) -> [Part<State, Message>] { [] }

  /// Returns the parts.
  @inlinable
  public static func declaredParts(of parts: [Part<State, Message>]) -> [Part<State, Message>] {
    parts
  }

  /// Whether the program has children.
  @inlinable
  package static var hasChildren: Bool { MemoryLayout<Children>.size > 0 }

  /// Returns why the program or its child would refuse a message, the program first.
  ///
  /// A view disables what would be refused by it.
  ///
  /// ```text
  /// p.firstRefusal(of: m, in: s) == p.refusal(of: m, in: s)    if m is a message of no child
  /// p.firstRefusal(of: m, in: s) == p.step(&s, by: m)
  /// ```
  @inlinable
  public func firstRefusal(of message: Message, in state: State) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    if !Self.hasChildren { return nil }
    var state = state
    return Self.declaredParts(of: children).refusal(of: &state, to: .refusal(of: message))
  }

  /// Returns the initial state, and the effects of the program and its children there.
  @inlinable
  var beginning: (state: State, effect: Effect<Message>) {
    var state = initial
    var effect = takeChildEffects(from: &state)
    effect.add(Self.initialEffect(of: initialEffect))
    return (state, effect)
  }

  /// Returns the effect that continues the program and its children from a state.
  @inlinable
  func continuation(of state: inout State) -> Effect<Message> {
    var effect = takeChildEffects(from: &state, resuming: true)
    effect.add(resume(&state))
    return effect
  }

  /// Returns the effects of the children, once.
  @inlinable
  func takeChildEffects(from state: inout State, resuming: Bool = false) -> Effect<Message> {
    Self.hasChildren
      ? Self.declaredParts(of: children).takeEffects(from: &state, resuming: resuming) : .none
  }
}

extension Array {
  /// Asks or sends a message to the child whose own it is, and returns its refusal.
  @inlinable
  @inline(never)
  func refusal<State, Message>(
    of state: inout State,
    to request: PartRequest<Message>
  ) -> Refusal? where Element == Part<State, Message> {
    for part in self {
      switch part.handle(&state, request) {
      case .none, .effect: continue
      case .taken: return nil
      case .refused(let refusal): return refusal
      }
    }
    return nil
  }

  /// Returns the effects of the children, once, which may resume before.
  @inlinable
  @inline(never)
  func takeEffects<State, Message>(
    from state: inout State,
    resuming: Bool = false
  ) -> Effect<Message> where Element == Part<State, Message> {
    var effect = Effect<Message>.none
    for part in self {
      if case .effect(let one) = part.handle(&state, resuming ? .resume : .effect) {
        effect.add(one)
      }
    }
    return effect
  }
}

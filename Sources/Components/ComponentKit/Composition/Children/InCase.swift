/// A program whose state is an enumeration, with a child in one of its cases.
///
/// The program enters and leaves the case. While the case is there, the child takes its messages
/// first, and the program receives each of them after the child:
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Pages: ActiveProgram {
///   enum State { case home, count(CaseChild<Component<Elm<Counter>>>) }
///   enum Message { case open(Int), close, count(Int) }
///   let initial = State.home
///   func update(_ page: inout State, by message: Message) -> Effect<Message> {
///     switch message {
///     case .open(let count): page = .count(CaseChild(Component(Counter(initial: count))))
///     case .close: page = .home
///     case .count: break
///     }
///     return .none
///   }
///   func view(_ page: State, send: @escaping (Message) -> Void) -> String {
///     switch page {
///     case .home: "home"
///     case .count(let child): child.view { send(.count($0)) }
///     }
///   }
/// }
/// let pages = InCase(
///   Pages(),
///   of: "count",
///   state: Embedding({ .count($0) }) { if case .count(let child) = $0 { child } else { nil } },
///   message: Embedding({ .count($0) }) { if case .count(let number) = $0 { number } else { nil } }
/// )
/// var component = Component<Elm<InCase<Pages, Component<Elm<Counter>>>>>(pages)
/// component.send(.count(1))  // Refusal("the case count must be there to take this message")
/// component.send(.open(4))
/// component.send(.count(1))
/// component.view  // "5"
/// ```
///
/// For a child in another case, wrap the program once more: state and messages stay as they are.
///
/// Its meaning is the prism of the case, with a ``ChildSlot`` behind it. The work of the child is named
/// within the name of the case and the number of the child, and is cancelled when the case is left.
/// If the program replaces the child, the new child gets another number, and the work of the old one
/// is cancelled. The same holds for an older copy of the child that the program puts back. The child
/// keeps its number while the program changes it in its case. A message that the old child sent as an
/// effect without work, and that still waits, reaches the new child.
///
/// ## Laws
///
/// ```text
/// a message for the child in another case      is refused, and changes nothing
/// a message for the child in its case          changes the child, and then the program
/// a message that leads out of the case         cancels the name of the case
/// a message that puts another child there, or an older copy, cancels the name of the child before
/// ```
///
/// - Complexity: The cost of the child and the program; the child is taken out and put back.
public struct InCase<Base: Program, C: Child>: WrappingProgram
where Base.Effects == EffectBuffer<Base.Message> {
  /// The program.
  public let base: Base

  /// The state at the beginning, in which the child is numbered, and the effects of the child.
  @usableFromInline
  var beginning: (state: Base.State, effect: Effect<Base.Message>)

  @usableFromInline
  let name: EffectID

  @usableFromInline
  let part: Embedding<Base.State, CaseChild<C>>

  @usableFromInline
  let message: Embedding<Base.Message, C.Message>

  /// Creates a program from one and from the case that the child is in.
  ///
  /// - Parameters:
  ///   - base: The program of the enumeration, which shows the child's view with its own.
  ///   - name: The name of the case, within which the child's work has its names.
  ///   - state: The case of the state that holds the child.
  ///   - message: The case of the messages that are for the child.
  @inlinable
  public init(
    _ base: Base,
    of name: EffectID,
    state: Embedding<Base.State, CaseChild<C>>,
    message: Embedding<Base.Message, C.Message>
  ) {
    self.base = base
    self.name = name
    part = state
    self.message = message
    var first = base.initial
    beginning = (first, .none)
    let effect = place(in: &first, after: nil)
    beginning = (first, effect)
  }

  /// The state at the beginning, in which the child is numbered.
  @inlinable
  public var initial: Base.State { beginning.state }

  /// Returns why the child or the program would refuse the message.
  ///
  /// - Complexity: The cost of both refusals.
  @inlinable
  public func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    if let inner = self.message.extract(message) {
      guard let child = part.extract(state) else {
        return Refusal("the case \(name) must be there to take this message")
      }
      if let refusal = child.refusal(of: inner) { return refusal }
    }
    return base.refusal(of: message, in: state)
  }

  /// Takes a message, first by the child if it is for the child, and then by the program.
  ///
  /// Both may refuse before the child takes it. A program that refuses it only afterwards is not
  /// changed; the child is.
  @inlinable
  public func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout EffectBuffer<Base.Message>
  ) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    let inner = self.message.extract(message)
    let mark = advance(&state, by: inner)
    if inner != nil { effects.add(demand(&state)) }
    _ = base.step(&state, by: message, effects: &effects)
    effects.add(place(in: &state, after: mark))
    return nil
  }

  /// Returns the view of the program.
  @inlinable
  public func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> Base.View {
    base.view(state, send: send)
  }

  /// Adds the initial effects of the program, and those of the child.
  @inlinable
  public func start(at state: Base.State, effects: inout EffectBuffer<Base.Message>) {
    base.start(at: state, effects: &effects)
    effects.add(beginning.effect)
  }

  /// Requests the work that follows the state of the program, and that of the child.
  @inlinable
  public func resume(at state: inout Base.State, effects: inout EffectBuffer<Base.Message>) {
    base.resume(at: &state, effects: &effects)
    guard var child = part.extract(state) else { return }
    child.resume()
    state = part.embed(child)
    effects.add(demand(&state))
  }
}

// MARK: - Implementation

extension InCase {
  /// Makes every copy of the child in the state an older one, sends the child its message if there
  /// is one, and returns its mark.
  @inlinable
  func advance(_ state: inout Base.State, by message: C.Message?) -> CaseMark? {
    guard var child = part.extract(state) else { return nil }
    // The initial state takes its place meanwhile: held twice, the child would be copied.
    state = initial
    child.mark?.age &+= 1
    if let message { child.send(message) }
    state = part.embed(child)
    return child.mark
  }

  /// Returns the effects of the child in the state, once.
  @inlinable
  func demand(_ state: inout Base.State) -> Effect<Base.Message> {
    place(in: &state, after: part.extract(state)?.mark)
  }

  /// Marks the child in the state if it is not the one with the mark before, and returns its effects
  /// and the cancellation of the one before.
  @inlinable
  func place(in state: inout Base.State, after mark: CaseMark?) -> Effect<Base.Message> {
    guard var child = part.extract(state) else { return mark == nil ? .none : .cancel(name) }
    var effect = Effect<Base.Message>.none
    if child.mark?.isSame(as: mark) != true {
      if let mark { effect = .cancel(EffectID(mark.serial).within(name)) }
      // A child that was in the case before is put back without its work.
      if child.mark != nil { child.resume() }
      child.mark = CaseMark(serial: mark.map { $0.serial + 1 } ?? 0)
      state = part.embed(child)
    }
    let scope = EffectID(child.mark?.serial ?? 0).within(name)
    let wanted = child.takeEffect()
    if case .none = wanted { return effect }
    state = part.embed(child)
    effect.add(wanted.placed(within: scope, as: message.embed))
    return effect
  }
}

import EmbeddedText

/// Screens that lie on one another, of which a person sees the top one and goes back to those below.
///
/// A screen is a child, made of a seed; `push` puts one on top, and `pop` takes it away, with its state
/// and its work. A screen below keeps its state. Messages name a screen by its depth, where the root,
/// which is always there, has the depth 0:
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var screens = ScreenStack(10) { Component<Elm<Counter>>(Counter(initial: $0)) }
/// screens.send(.screen(0, 5))
/// screens.send(.push(20))
/// screens.view.screen  // "20"
/// screens.view.depth  // 1
/// screens.send(.pop)
/// screens.view.screen  // "15"
/// screens.send(.pop)  // Refusal("the root screen must stay; replace it instead")
/// screens.send(.screen(1, 5))  // Refusal("no screen has the depth 1; the top one has 0")
/// ```
///
/// The seeds say where a person is, so an address is made of them. `show` goes to any seeds, for
/// example to those of an address: as many screens from the root on as have equal seeds stay as they
/// are. So the back button of a browser, which leads to an earlier address, pops:
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var screens = ScreenStack(10) { Component<Elm<Counter>>(Counter(initial: $0)) }
/// screens.send(.show([10, 20, 30]))
/// screens.send(.screen(1, 5))
/// screens.send(.show([10, 20]))
/// screens.view.screen  // "25"
/// screens.seeds  // [10, 20]
/// ```
///
/// The work of a screen is named within its depth, as `1/search`, and is cancelled when the screen
/// goes. What the screen's work and view send has its ``ChildID``, so that a later screen of the same
/// depth does not receive it.
///
/// Its meaning is a list of children that changes at its end alone.
///
/// ## Laws
///
/// ```text
/// s after .push(seed), .pop               is s
/// s after .screen(d, m)                   has the other screens as before
/// s after .show(s.seeds)                  is s
/// s after .show(s.seeds + [seed])         is s after .push(seed)
/// s.send(m) != nil  implies  s is as before
/// s after .pop                            refuses what the work of the screen sends
/// ```
///
/// Two stacks are equal if their seeds and their screens are. The numbers of the screens do not count.
///
/// A stack does not recognize an older copy of itself: see ``KeyedList``.
///
/// - Complexity: A message costs O(1) on top of the screen's update; while an older copy of the stack
///   is kept, O(depth) more.
public struct ScreenStack<Seed: Equatable & SendableMetatype, C: Child> {
  /// Makes the screen of a seed.
  @usableFromInline
  let make: @Sendable (Seed) -> C

  /// The screens, of which the first is the root.
  @usableFromInline
  var screens: [StackedScreen<Seed, C>] = []

  /// How many screens there have been.
  @usableFromInline
  var serials = 0

  /// The effects that were not taken yet.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates a stack of a root screen, from its seed and from a function that makes screens.
  @inlinable
  public init(_ root: Seed, make: @escaping @Sendable (Seed) -> C) {
    self.make = make
    push(root)
  }
}

/// A screen of a ``ScreenStack``.
@usableFromInline
struct StackedScreen<Seed, C: Child> {
  @usableFromInline
  let seed: Seed

  @usableFromInline
  var held: HeldChild<C>

  @inlinable
  init(seed: Seed, _ held: HeldChild<C>) { (self.seed, self.held) = (seed, held) }
}

extension StackedScreen: Equatable where Seed: Equatable, C: Equatable {}
extension StackedScreen: Hashable where Seed: Hashable, C: Hashable {}
extension StackedScreen: Sendable where Seed: Sendable, C: Sendable {}

// MARK: - Reading

extension ScreenStack {
  /// The depth of the top screen; 0 where only the root is left.
  @inlinable
  public var depth: Int { screens.count - 1 }

  /// The seeds of the screens, of which the first is that of the root.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public var seeds: [Seed] { screens.map { $0.seed } }

  /// The seed of the top screen.
  @inlinable
  public var seed: Seed { screens[depth].seed }

  /// The top screen.
  @inlinable
  public var top: C { screens[depth].held.child }

  /// The screen of a depth, if there is one.
  @inlinable
  public subscript(depth: Int) -> C? {
    screens.indices.contains(depth) ? screens[depth].held.child : nil
  }

  /// A function that makes a message for the screen that is on top now, and for no later one.
  @inlinable
  public var message: @Sendable (C.Message) -> Message {
    { [id = screens[depth].held.id] in .screen(id.slot, $0, of: id) }
  }
}

// MARK: - As a child

extension ScreenStack: Child {
  /// A message to the stack or to one of its screens.
  public typealias Message = ScreenMessage<Seed, C.Message>

  /// Returns why the message would be refused: for its screen, or by the screen.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    if let refusal = violation(by: message) { return refusal }
    switch message {
    case .push, .pop, .replace, .show: return nil
    case .screen(let depth, let message, _): return self[depth]?.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if let refusal = violation(by: message) { return refusal }
    switch message {
    case .push(let seed): push(seed)
    case .pop: pop()
    case .replace(let seed):
      pop()
      push(seed)
    case .show(let seeds):
      let kept = zip(screens, seeds).prefix { $0.seed == $1 }.count
      while screens.count > kept { pop() }
      for seed in seeds[kept...] { push(seed) }
    case .screen(let depth, let message, _):
      if let refusal = screens[depth].held.child.send(message) { return refusal }
      demand(screens[depth].held.takeEffect(), of: depth)
    }
    return nil
  }

  /// Returns the view of the top screen, with its depth; its messages are for that screen alone.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> ScreenView<C.View> {
    let id = screens[depth].held.id
    return ScreenView(depth: depth, screen: top.view { send(.screen(id.slot, $0, of: id)) })
  }

  /// Returns the effects of the screens, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { pending.take() }

  /// Requests the work that follows the states of the screens, when no work is running.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public mutating func resume() {
    pending = .none
    for depth in screens.indices { demand(screens[depth].held.resume(), of: depth) }
  }
}

// MARK: - Implementation

extension ScreenStack {
  /// Returns why the stack refuses the message, whatever its screen would say.
  @inlinable
  func violation(by message: Message) -> Refusal? {
    switch message {
    case .pop where depth == 0: Refusal("the root screen must stay; replace it instead")
    case .show(let seeds) where seeds.isEmpty: Refusal("a stack must show a screen; got none")
    case .screen(let depth, _, let id):
      screens.indices.contains(depth)
        ? screens[depth].held.refusal(of: id)
        : id.map { _ in .goneChild } ?? .absentScreen(depth, top: self.depth)
    case .push, .pop, .replace, .show: nil
    }
  }

  @inlinable
  mutating func push(_ seed: Seed) {
    let id = ChildID(slot: screens.count, serial: serials)
    screens.append(StackedScreen(seed: seed, HeldChild(make(seed), id: id)))
    serials += 1
    demand(screens[depth].held.takeEffect(), of: depth)
  }

  /// Removes the top screen, and cancels its work.
  @inlinable
  mutating func pop() {
    pending.add(screens[depth].held.end())
    screens.removeLast()
  }

  @inlinable
  mutating func demand(_ effect: Effect<C.Message>, of depth: Int) {
    pending.add(screens[depth].held.id.placed(effect) { .screen($1.slot, $0, of: $1) })
  }
}

extension Refusal {
  /// The refusal of a message to a screen that is not there.
  @usableFromInline
  static func absentScreen(_ depth: Int, top: Int) -> Refusal {
    Refusal("no screen has the depth \(depth); the top one has \(top)")
  }
}

// MARK: - Saving

extension ScreenStack: SavedChild where Seed: LosslessStringConvertible, C: SavedChild {
  /// Returns the seeds of the screens, and what is saved of each.
  public func save() throws(Refusal) -> SavedChildState {
    var texts: [String] = []
    for screen in screens {
      texts += [screen.seed.description, try screen.held.child.save().text]
    }
    return SavedChildState(texts)
  }

  /// Puts screens of the seeds on one another, and loads their states.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    let texts = try saved.texts(of: "stack")
    guard texts.count >= 2, texts.count % 2 == 0 else {
      throw .savedChildren("stack", "a seed and a screen, at least once")
    }
    var loaded = self
    loaded.screens = []
    for index in stride(from: 0, to: texts.count, by: 2) {
      loaded.push(try Seed(saved: texts[index]))
      try loaded.screens[loaded.depth].held.child.load(SavedChildState(text: texts[index + 1]))
    }
    self = loaded
  }
}

// MARK: - Conformances

extension ScreenStack: Equatable where C: Equatable {
  /// Returns whether the seeds and the screens are equal.
  @inlinable
  public static func == (left: ScreenStack, right: ScreenStack) -> Bool {
    left.screens == right.screens
  }
}

extension ScreenStack: Hashable where Seed: Hashable, C: Hashable {
  /// Hashes the seeds and the screens.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(screens) }
}

extension ScreenStack: Sendable where Seed: Sendable, C: Sendable, C.Message: Sendable {}

/// The pending effects of a program with a ``History``.
public struct HistoryEffects<Base: PendingEffects>: PendingEffects {
  /// The messages of the history.
  public typealias Message = HistoryMessage<Base.Message>

  @usableFromInline
  var base = Base()

  /// The generation of the history in which the effects start.
  @usableFromInline
  var generation = 0

  /// Whether work may be running.
  @usableFromInline
  var isBusy = false

  /// Whether running work is to be cancelled.
  @usableFromInline
  var isEnding = false

  /// Creates a value without effects.
  @inlinable
  public init() {}

  /// The effects that nobody has taken; their messages are new ones for the program.
  @inlinable
  public var effect: Effect<HistoryMessage<Base.Message>> {
    let asked = base.effect
    if case .none = asked { return isEnding ? .cancel(.all) : .none }
    let effect = asked.map { [generation] in HistoryMessage.fromEffect($0, generation: generation) }
    return isEnding ? .merge([.cancel(.all), effect]) : effect
  }

  /// Removes the effects, since somebody has taken them.
  @inlinable
  public mutating func markTaken() {
    if isEnding { isBusy = false }
    isEnding = false
    if case .none = base.effect {} else { isBusy = true }
    base.markTaken()
  }

  /// Requests the cancellation of running work, and drops the effects that nobody has taken.
  @inlinable
  mutating func begin(_ generation: Int) {
    base = Base()
    self.generation = generation
    if isBusy { isEnding = true }
  }
}

extension HistoryEffects: Sendable where Base: Sendable {}

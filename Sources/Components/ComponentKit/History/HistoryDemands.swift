/// The demands of a program within its ``History``.
public struct HistoryDemands<Base: DemandList>: DemandList {
  /// A message of the history.
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

  /// Creates demands for nothing.
  @inlinable
  public init() {}

  /// The effects of the program, whose messages belong to the generation.
  @inlinable
  public var effect: Effect<HistoryMessage<Base.Message>> {
    let asked = base.effect
    if case .none = asked { return isEnding ? .cancel(.all) : .none }
    let effect = asked.map { [generation] in HistoryMessage.fromEffect($0, generation: generation) }
    return isEnding ? .merge([.cancel(.all), effect]) : effect
  }

  /// Notes that the effect is being done.
  @inlinable
  public mutating func settle() {
    if isEnding { isBusy = false }
    isEnding = false
    if case .none = base.effect {} else { isBusy = true }
    base.settle()
  }

  /// Begins a generation: cancels running work, and drops the effects that were not taken yet.
  @inlinable
  mutating func begin(_ generation: Int) {
    base = Base()
    self.generation = generation
    if isBusy { isEnding = true }
  }
}

extension HistoryDemands: Sendable where Base: Sendable {}

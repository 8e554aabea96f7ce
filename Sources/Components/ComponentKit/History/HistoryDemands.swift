/// The demands of a program within its ``History``.
public struct HistoryDemands<Base: DemandList>: DemandList {
  /// What the history is told of the outcome.
  public typealias Message = HistoryMessage<Base.Message>

  @usableFromInline
  var base = Base()

  /// How many turns there have been.
  @usableFromInline
  var turn = 0

  /// Whether something may be under way.
  @usableFromInline
  var isBusy = false

  /// Whether what is under way is to end.
  @usableFromInline
  var isEnding = false

  /// Creates demands for nothing.
  @inlinable
  public init() {}

  /// What is to be done, whose messages are new ones for the program.
  @inlinable
  public var effect: Effect<HistoryMessage<Base.Message>> {
    let asked = base.effect
    if case .none = asked { return isEnding ? .cancel(.all) : .none }
    let effect = asked.map { [turn] in HistoryMessage.heard($0, turn: turn) }
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

  /// Demands an end to what is under way, and nothing of what was asked for and not done.
  @inlinable
  mutating func turn(_ turn: Int) {
    base = Base()
    self.turn = turn
    if isBusy { isEnding = true }
  }
}

extension HistoryDemands: Sendable where Base: Sendable {}

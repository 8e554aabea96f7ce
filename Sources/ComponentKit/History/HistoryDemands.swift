/// The demands of a program within its ``History``.
public struct HistoryDemands<Base: DemandList>: DemandList {
  /// What the history is told of the outcome.
  public typealias Message = HistoryMessage<Base.Message>

  @usableFromInline
  var base = Base()

  /// Creates demands for nothing.
  @inlinable
  public init() {}

  /// What is to be done, whose messages are new ones for the program.
  @inlinable
  public var effect: Effect<HistoryMessage<Base.Message>> {
    base.effect.map { .message($0) }
  }

  /// Notes that the effect is being done.
  @inlinable
  public mutating func settle() { base.settle() }
}

extension HistoryDemands: Sendable where Base: Sendable {}

import ComponentKit

/// A program that runs a subscription for each name of its state, two of which are nested.
public struct NameReader: Program {
  /// The names at the beginning.
  public let initial: [EffectID] = ["feed", "feed/images"]

  /// Creates the program.
  public init() {}

  /// Replaces the names.
  public func update(_ names: inout [EffectID], by message: [EffectID]) -> Effect<[EffectID]> {
    names = message
    return .none
  }

  /// Returns a subscription for each name.
  public func subscriptions(of names: [EffectID]) -> [Work<[EffectID]>] {
    names.map { Work($0) { _ in .none } }
  }

  /// Shows the names.
  public func view(_ names: [EffectID], send: @escaping ([EffectID]) -> Void) -> [EffectID] {
    names
  }
}

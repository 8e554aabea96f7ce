/// The names of the work that a cancellation ends.
///
/// One type, so that the scheduler and the tests of laws decide alike.
package struct CancelledNames {
  /// The name that is cancelled.
  package let id: EffectID

  /// Whether work of names within it goes on.
  package let isOnly: Bool

  /// Creates the names of ``Effect/cancel(_:)`` or ``Effect/cancelOnly(_:)``.
  package init(_ id: EffectID, isOnly: Bool = false) {
    self.id = id
    self.isOnly = isOnly
  }

  /// Returns whether work of a name ends, or work without one.
  package func contains(_ id: EffectID?) -> Bool {
    // Within a scope, work without a name has the name of the scope; outside, that is `.all`.
    let id = id ?? .all
    return isOnly ? id == self.id : id.isWithin(self.id)
  }
}

extension Effect {
  /// Returns the effect without the work that a cancellation ends.
  package func without(_ names: CancelledNames) -> Effect {
    switch self {
    case .work(let work): names.contains(work.id) ? .none : self
    case .merge(let effects): .merge(effects.map { $0.without(names) })
    case .concatenate(let effects): .concatenate(effects.map { $0.without(names) })
    case .none, .message, .cancel, .cancelOnly: self
    }
  }
}

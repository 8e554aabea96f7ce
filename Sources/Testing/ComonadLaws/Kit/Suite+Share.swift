extension Suite {
  /// Returns the suite with each law worth a share of the cases that it was worth.
  ///
  /// For laws that are inherited and hold by what is checked elsewhere, on costly values.
  ///
  /// ```swift
  /// let suite = comonadLaws(.stores, values: .cases).worth(0.25)
  /// suite.laws.first?.share  // 0.25
  /// ```
  ///
  /// - Complexity: O(laws).
  public func worth(_ share: Double) -> Suite {
    Suite(name, laws.map { $0.worth(share) })
  }
}

extension Law {
  /// Returns the law, worth a share of the cases that it was worth.
  func worth(_ share: Double) -> Law {
    var law = self
    law.share *= share
    return law
  }
}

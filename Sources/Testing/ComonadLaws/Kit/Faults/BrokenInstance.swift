/// An instance with one fault put in on purpose, and the laws that must catch it.
///
/// Broken instances test the laws themselves. Each broken instance differs from a lawful one at
/// one place, and each law that it names must fail. Other laws may fail too.
public struct BrokenInstance: Sendable {
  /// The instance, with the laws it is checked against.
  public let instance: Instance

  /// The fault, in one phrase.
  public let fault: String

  /// The faulty operation, by its name in fault dictionaries.
  public let operation: String

  /// The names of the laws that must fail; others may.
  public let caughtBy: Set<String>

  /// Creates a broken instance.
  ///
  /// A law that must fail gets up to ten times the cases of a check, until it does.
  ///
  /// - Parameters:
  ///   - instance: The instance, with the laws it is checked against.
  ///   - operation: The operation that is wrong.
  ///   - fault: The fault, in one phrase.
  ///   - caughtBy: The names of the laws that must fail.
  public init(_ instance: Instance, operation: String, fault: String, caughtBy: Set<String>) {
    var instance = instance
    for index in instance.laws.indices where caughtBy.contains(instance.laws[index].name) {
      instance.laws[index].patience = 10
    }
    self.instance = instance
    self.operation = operation
    self.fault = fault
    self.caughtBy = caughtBy
  }

  /// The instance, with the laws that need not fail checked on a tenth of the cases.
  ///
  /// The check of a law ends at its first failure, so that laws that hold would take most of the time.
  package var quick: Instance {
    var quick = instance
    quick.laws = instance.laws.map { caughtBy.contains($0.name) ? $0 : $0.worth(0.1) }
    return quick
  }

  /// Returns whether all laws that must fail, at least one, failed in a report.
  ///
  /// - Complexity: O(laws).
  public func isCaught(by report: InstanceReport) -> Bool {
    !caughtBy.isEmpty && caughtBy.isSubset(of: report.broken)
  }
}

extension BrokenInstance: CustomStringConvertible {
  /// The name of the instance and its fault.
  public var description: String { "\(instance.name): \(fault)" }
}

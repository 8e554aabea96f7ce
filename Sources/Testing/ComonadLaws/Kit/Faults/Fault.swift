/// A fault of an operation, known by the set of laws that it breaks.
///
/// The set is the signature of the fault: a `duplicate()` that looks the wrong way breaks other laws
/// than an `extend(_:)` that does.
public struct Fault: Sendable {
  /// The operation at fault.
  public let operation: String

  /// The behavior of the faulty operation, as a phrase.
  public let text: String

  /// The laws that the fault breaks.
  public private(set) var breaks: Set<String>

  /// Creates an entry of a fault dictionary.
  public init(_ operation: String, _ text: String, breaks: Set<String>) {
    self.operation = operation
    self.text = text
    self.breaks = breaks
  }

  /// Reads faults from a table.
  ///
  /// A line `operation: text` begins a fault; the indented lines below it name the laws that it
  /// breaks. A line that starts with `#` is a comment.
  static func table(_ text: String) -> [Fault] {
    var faults: [Fault] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        faults[faults.count - 1].breaks.formUnion(line.split(separator: " ").map(String.init))
      } else if let end = line.firstIndex(of: " ") {
        // A colon ends the first word.
        let operation = line[..<end].dropLast()
        faults.append(Fault(String(operation), String(line[end...].dropFirst()), breaks: []))
      }
    }
    return faults
  }
}

/// The faults that a report finds by the laws they break.
public struct FaultDictionary: Sendable {
  /// The faults.
  public let faults: [Fault]

  /// Creates a dictionary.
  public init(_ faults: [Fault]) { self.faults = faults }

  /// Returns the fault whose signature is the most like the laws that broke.
  ///
  /// Signatures are compared by the laws that they share among all that either names; one that
  /// shares less than half is no match. Only laws count that were checked, and that some fault of the
  /// dictionary breaks; where others broke besides, no match is exact.
  ///
  /// - Parameters:
  ///   - broken: The laws that broke.
  ///   - checked: The laws that were checked.
  /// - Returns: The most likely fault, and whether the signatures are equal.
  /// - Complexity: O(faults * laws).
  public func lookUp(
    _ broken: Set<String>,
    among checked: Set<String>
  ) -> (fault: Fault, isExact: Bool)? {
    let told = broken.intersection(faults.reduce(into: Set<String>()) { $0.formUnion($1.breaks) })
    var best: (fault: Fault, likeness: Double)?
    for fault in faults {
      let breaks = fault.breaks.intersection(checked)
      guard !breaks.isEmpty else { continue }
      let likeness = Double(breaks.intersection(told).count) / Double(breaks.union(told).count)
      if likeness >= 0.5, likeness > best?.likeness ?? 0 { best = (fault, likeness) }
    }
    return best.map { ($0.fault, $0.likeness == 1 && told == broken) }
  }
}

import ComonadLaws

/// A lawful instance as a record of operations, in each of which a fault can be put.
///
/// A fault replaces operations of the record; the others stay as they are:
///
/// ```text
/// zipper("makeAtFirst", "init", "a row is made with the first element in focus") {
///   $0.make = { elements, _ in Zipper(elements) }
/// }.caught(by: "zipper.rebuild")
/// ```
struct FaultFamily<Operations: Sendable>: Sendable {
  /// The operations, all of them right.
  private let operations: Operations

  /// The instances of any operations.
  private let instances: InstanceFamily<Operations>

  /// Creates a family from the right operations and from the laws that they obey.
  ///
  /// - Parameters:
  ///   - name: The name of the lawful instance, which the names of the faults continue.
  ///   - operations: The operations, all of them right.
  ///   - laws: Returns the laws that operations must obey.
  init(
    _ name: String,
    _ operations: Operations,
    laws: @escaping @Sendable (Operations) -> [Suite]
  ) {
    self.operations = operations
    instances = InstanceFamily(name, laws: laws)
  }

  /// Returns the instance in which operations were replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the fault.
  ///   - operation: The operation that is wrong, as fault dictionaries name it.
  ///   - fault: The fault, in one phrase.
  ///   - fileID: The module and the file of the fault.
  ///   - filePath: The path of the file.
  ///   - line: The line of the fault.
  ///   - replace: Replaces operations.
  /// - Returns: The instance, for which the laws that must fail are still to be named.
  func callAsFunction(
    _ name: String,
    _ operation: String,
    _ fault: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ replace: (inout Operations) -> Void
  ) -> FaultyInstance {
    let faulty = changing(operations, replace)
    return instances(name, operation, fault, fileID: fileID, filePath: filePath, line: line, faulty)
  }
}

/// Instances that differ in one thing, such as one function; each fault gives a wrong one.
struct InstanceFamily<Part: Sendable>: Sendable {
  private let name: String
  private let laws: @Sendable (Part) -> [Suite]

  /// Creates a family from the name of the lawful instance and from the laws of an instance.
  init(_ name: String, laws: @escaping @Sendable (Part) -> [Suite]) {
    self.name = name
    self.laws = laws
  }

  /// Returns the instance of a part that is wrong; the parameters are those of a `FaultFamily`.
  func callAsFunction(
    _ name: String,
    _ operation: String,
    _ fault: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ part: Part
  ) -> FaultyInstance {
    FaultyInstance(
      "\(self.name).\(name)",
      operation,
      fault,
      laws(part),
      fileID: fileID,
      filePath: filePath,
      line: line
    )
  }
}

extension InstanceFamily<Suite> {
  /// Creates a family whose faults give the laws of their instances.
  init(_ name: String) { self.init(name) { [$0] } }
}

/// An instance with a fault, for which the laws that must fail are still to be named.
struct FaultyInstance {
  private let instance: Instance
  private let operation: String
  private let fault: String

  /// Creates an instance from its name, the operation that is wrong, the fault, and the laws.
  init(
    _ name: String,
    _ operation: String,
    _ fault: String,
    _ laws: [Suite],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line
  ) {
    instance = Instance(
      name,
      Suite(name) { laws },
      fileID: fileID,
      filePath: filePath,
      line: line
    )
    self.operation = operation
    self.fault = fault
  }

  /// Returns the broken instance, with the names of the laws that must fail.
  func caught(by laws: String...) -> BrokenInstance {
    BrokenInstance(instance, operation: operation, fault: fault, caughtBy: Set(laws))
  }
}

/// Returns a value that has been changed.
func changing<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

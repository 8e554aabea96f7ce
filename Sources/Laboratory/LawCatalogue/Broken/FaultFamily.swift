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
  private let name: String
  private let operations: Operations
  private let laws: @Sendable (Operations) -> [Law]

  /// Creates a family from the right operations and from the laws that they obey.
  ///
  /// - Parameters:
  ///   - name: The name of the lawful instance, which the names of the faults continue.
  ///   - operations: The operations, all of them right.
  ///   - laws: Returns the laws that operations must obey.
  init(
    _ name: String,
    _ operations: Operations,
    @LawBuilder laws: @escaping @Sendable (Operations) -> [Law]
  ) {
    self.name = name
    self.operations = operations
    self.laws = laws
  }

  /// Returns the instance in which operations were replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the fault.
  ///   - operation: The operation that is wrong, as fault dictionaries name it.
  ///   - fault: The fault, in one phrase.
  ///   - replace: Replaces operations.
  /// - Returns: The instance, for which the laws that must fail are still to be named.
  func callAsFunction(
    _ name: String,
    _ operation: String,
    _ fault: String,
    _ replace: (inout Operations) -> Void
  ) -> FaultyInstance {
    FaultyInstance("\(self.name).\(name)", operation, fault) { laws(changing(operations, replace)) }
  }

  /// Returns the family of the faults of one operation.
  ///
  /// - Parameters:
  ///   - name: The name of the operation, as fault dictionaries name it.
  ///   - path: The operation in the record.
  /// - Returns: The family.
  func faults<Operation>(
    of name: String,
    _ path: any WritableKeyPath<Operations, Operation> & Sendable
  ) -> OperationFamily<Operation> {
    OperationFamily(self.name, name) { operation in
      laws(changing(operations) { $0[keyPath: path] = operation })
    }
  }
}

/// The instances that differ in one operation; each fault is a wrong operation.
///
/// ```text
/// move("moveTwice", "move takes every walk twice") { row, walk in
///   row.move(by: walk)
///   row.move(by: walk)
/// }.caught(by: "zipper.left-right", "zipper.right-left")
/// ```
struct OperationFamily<Operation>: Sendable {
  private let name: String
  private let operation: String
  private let laws: @Sendable (Operation) -> [Law]

  /// Creates a family from the name of the lawful instance, the name of the operation, and the laws.
  init(
    _ name: String,
    _ operation: String,
    @LawBuilder laws: @escaping @Sendable (Operation) -> [Law]
  ) {
    self.name = name
    self.operation = operation
    self.laws = laws
  }

  /// Returns the instance of a wrong operation, from the name of the fault and the fault.
  func callAsFunction(_ name: String, _ fault: String, _ operation: Operation) -> FaultyInstance {
    FaultyInstance("\(self.name).\(name)", self.operation, fault) { laws(operation) }
  }
}

extension OperationFamily<[Suite]> {
  /// Creates a family whose faults give the laws of their instances.
  init(_ name: String, _ operation: String) { self.init(name, operation) { $0 } }
}

/// An instance with a fault, for which the laws that must fail are still to be named.
struct FaultyInstance {
  private let name: String
  private let operation: String
  private let fault: String
  private let laws: [Law]

  /// Creates an instance from its name, the operation that is wrong, the fault, and the laws.
  init(_ name: String, _ operation: String, _ fault: String, @LawBuilder _ laws: () -> [Law]) {
    self.name = name
    self.operation = operation
    self.fault = fault
    self.laws = laws()
  }

  /// Returns the broken instance, with the names of the laws that must fail.
  func caught(
    by names: String...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line
  ) -> BrokenInstance {
    let suite = Suite(name) { laws }
    let instance = Instance(name, suite, fileID: fileID, filePath: filePath, line: line)
    return BrokenInstance(instance, operation: operation, fault: fault, caughtBy: Set(names))
  }
}

/// Returns a value that has been changed.
func changing<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

/// Returns the change that makes another one twice.
func twice<Value>(_ change: @escaping (Value) -> Value) -> (Value) -> Value {
  { change(change($0)) }
}

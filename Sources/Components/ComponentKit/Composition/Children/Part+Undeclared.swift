#if !hasFeature(Embedded)
import ReplicaSync

extension Program {
  /// Stops a debug build where the initial state holds a child that is not declared.
  @usableFromInline
  func checkChildren() {
    #if DEBUG
    guard let name = undeclaredChildren(in: initial).first else { return }
    preconditionFailure(
      "each child in the state must have a part in `children` of \(Self.self); none is named \(name)"
    )
    #endif
  }

  /// The names of the properties of a state that hold a child, where no part has the name.
  ///
  /// A list, a dictionary or a set is judged by its first element.
  ///
  /// - Complexity: O(properties), by reflection.
  package func undeclaredChildren(in state: State) -> [String] {
    let declared = Set(Self.declaredParts(of: children).map { $0.name })
    if State.self is any Child.Type { return declared.isEmpty ? ["state"] : [] }
    return names(ofChildrenIn: state, named: "state").filter { !declared.contains(EffectID($0)) }
  }

  private func names<Value>(ofChildrenIn value: Value, named name: String) -> [String] {
    if type(of: value) is any Child.Type { return [name] }
    if value is any StatesOfProgram { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum:
      return mirror.children.flatMap { label, value in
        names(ofChildrenIn: value, named: label ?? name)
      }
    case .tuple, .optional:
      return mirror.children.flatMap { _, value in names(ofChildrenIn: value, named: name) }
    case .collection, .set, .dictionary:
      guard let element = mirror.children.first else { return [] }
      // A constant of its own, so that the function is called for the type of the value in it.
      let value = element.value
      return names(ofChildrenIn: value, named: name)
    default: return []
    }
  }
}

/// A value that holds states of a program, whose children that program declares.
protocol StatesOfProgram {}

extension Timeline: StatesOfProgram {}
extension ReplicaState: StatesOfProgram {}
#endif

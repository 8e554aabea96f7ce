#if !hasFeature(Embedded)
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

  // `Any`, since a mirror has nothing else.
  private func names(ofChildrenIn value: Any, named name: String) -> [String] {
    if type(of: value) is any Child.Type { return [name] }
    if value is any StatesOfProgram { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .tuple, .enum, .optional:
      return mirror.children.flatMap { label, value in
        names(ofChildrenIn: value, named: label.flatMap { $0.first == "." ? nil : $0 } ?? name)
      }
    case .collection, .set, .dictionary:
      return mirror.children.first.map { names(ofChildrenIn: $0.value, named: name) } ?? []
    default: return []
    }
  }
}

/// A value that holds states of a program, whose children that program declares.
protocol StatesOfProgram {}

extension Timeline: StatesOfProgram {}
#endif

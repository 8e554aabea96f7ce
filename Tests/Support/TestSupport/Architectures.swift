import ComponentKit

/// Returns the four architectures of a program, for a test to run in each.
public func everyArchitecture<P: Program>(of _: P.Type) -> [any ProgramArchitecture<P>.Type] {
  [Elm<P>.self, Redux<P>.self, React<P>.self, Halogen<P>.self]
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `@State` as the SDKs of Xcode 27 have it: a macro. The documentation says which names it adds, and
// the technote TN3211 says what stops compiling; how it does that is Apple's.

public import SwiftSyntax
public import SwiftSyntaxMacros

/// Makes a property of a view a computed one, beside private storage.
///
/// The storage has a value from the start, so that a view can assign the property only after all
/// others, and the memberwise initializer is private.
public struct StateMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    return [
      "get { __\(raw: property.name).wrappedValue }",
      "nonmutating set { __\(raw: property.name).wrappedValue = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    let (name, type) = (property.name, property.type)
    let annotation = type.map { ": SwiftUI.State<\($0)>" } ?? ""
    let value = property.initial.map { "lazy: { \($0) }" } ?? ""
    let storage: DeclSyntax =
      "private var __\(raw: name)\(raw: annotation) = SwiftUI.State(\(raw: value))"
    guard let type else { return [storage] }
    return [
      storage,
      """
      private var _\(raw: name): SwiftUI.State<\(raw: type)> {
        get { __\(raw: name) }
        set { __\(raw: name) = newValue }
      }
      """,
      "private var $\(raw: name): SwiftUI.Binding<\(raw: type)> { __\(raw: name).projectedValue }",
    ]
  }
}

/// The parts of the declaration of a property.
private struct Property {
  let name: String
  let type: String?
  let initial: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    name = pattern.identifier.text
    type = binding.typeAnnotation?.type.trimmedDescription
    initial = binding.initializer?.value.trimmedDescription
  }
}

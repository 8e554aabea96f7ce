import Foundation
import Testing

/// A sample or the application of `Sources/Examples` uses each construct of composition.
@Suite("The constructs of composition")
struct CompositionUseTests {
  @Test("are used by the samples")
  func used() throws {
    let folder = "Sources/Components/ComponentKit/Composition"
    let constructs = Construct.all(in: try sources(in: folder))
    #expect(constructs.count >= 10, "\(constructs)")
    let samples = try sources(in: "Sources/Examples")
    // No sample uses these two, so they go.
    for construct in constructs where !["FeatureProgram", "SpaceChild"].contains(construct.name) {
      #expect(construct.isUsed(in: samples), "no sample uses \(construct.name)")
    }
  }

  private static let library = """
    public protocol TwoSided: Child where Message: Sided {}
    public struct Pair<Left: Child, Right: Child> {
    }
    extension Pair: TwoSided {}
    public struct Whole<C: Child>: SteppingProgram {}
    public struct Rows<C: Child> {}
    extension Rows: Child {}
    public typealias List<C: Child> =
      Rows<C>
    public typealias Tree<C: Child> = Rows<C>
    public struct Mapped<C: Child>: Child {}
    extension Child {
      public func mapped<Other>(
        view transform: (View) -> Other
      ) -> Mapped<Self> { Mapped(self) }
    }
    public struct Views<C: Child> {}
    struct Hidden: Child {}
    extension Optional: Child where Wrapped: Child {}
    """

  @Test("are the public children that sources declare, their aliases, and programs of children")
  func found() {
    let names = Construct.all(in: [Self.library]).map(\.name)
    #expect(names.sorted() == ["List", "Mapped", "Pair", "Rows", "Tree", "Whole"])
  }

  @Test("are missed in samples that name one nowhere, or in a comment alone")
  func unused() {
    func unused(_ sample: String) -> [String] {
      Construct.all(in: [Self.library]).filter { !$0.isUsed(in: [sample]) }.map(\.name).sorted()
    }
    let all = "Whole(Pair(List(), Tree())).mapped { $0 }"
    #expect(unused(all) == [])
    #expect(unused("") == ["List", "Mapped", "Pair", "Rows", "Tree", "Whole"])
    #expect(unused("Whole(Pair(List(), List())).mapped { $0 }") == ["Tree"])
    #expect(unused("Whole(Pairs(List(), Tree())) // Pair") == ["Mapped", "Pair"])
  }

  /// The texts of the Swift files in a folder.
  private func sources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: packageRoot.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

/// A public child that a source declares, an alias of one, or a program of children.
private struct Construct {
  let name: String

  /// The expressions any of which uses it.
  let uses: [String]

  /// Returns the constructs that sources declare.
  static func all(in sources: [String]) -> [Construct] {
    let text = sources.map(withoutComments).joined(separator: "\n")
    var protocols: Set<Substring> = ["Child", "SteppingProgram"]
    for match in text.matches(of: /public protocol (\w+)(?:<[^>]*>)?: ([^{]*)\{/)
    where names(in: match.2).contains("Child") {
      protocols.insert(match.1)
    }
    var declared: Set<Substring> = []
    var conforming: Set<Substring> = []
    let types = /(public )?(?:final )?(?:struct|class|enum|extension) (\w+)([^{]*)\{/
    for match in text.matches(of: types) {
      if match.1 != nil { declared.insert(match.2) }
      // The parameters of a generic type are no conformances.
      let heading = match.3.replacing(/^<[^>]*>/, with: "").replacing(/\swhere\s[\s\S]*/, with: "")
      if !protocols.isDisjoint(with: names(in: heading)) { conforming.insert(match.2) }
    }
    let children = declared.intersection(conforming)
    let aliases = text.matches(of: /public typealias (\w+)(?:<[^=]*>)? =\s+(\w+)/)
      .filter { children.contains($0.2) }
    let functions = text.matches(of: /public func (\w+)[^{}]*?\) -> (\w+)</)
    return aliases.map { Construct(name: String($0.1), uses: ["\\b\($0.1)\\b"]) }
      + children.map { child in
        let names = [child] + aliases.filter { $0.2 == child }.map(\.1)
        let calls = functions.filter { $0.2 == child }.map { "\\.\($0.1)\\b" }
        return Construct(name: String(child), uses: names.map { "\\b\($0)\\b" } + calls)
      }
  }

  /// Returns whether a source uses it outside comments.
  func isUsed(in sources: [String]) -> Bool {
    let use = uses.joined(separator: "|")
    return sources.contains {
      Construct.withoutComments($0).range(of: use, options: .regularExpression) != nil
    }
  }

  private static func withoutComments(_ source: String) -> String {
    source.replacing(/\/\/[^\n]*/, with: "")
  }

  private static func names(in list: some StringProtocol) -> Set<Substring> {
    Set(Substring(list).matches(of: /\w+/).map(\.output))
  }
}

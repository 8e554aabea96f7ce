import Foundation
import Testing

/// A module with a comonad, its dual monad and their pairing.
///
/// `MooreFree` and `CofreeFree` share the monad of `FreeMonad`, whose file counts for both.
struct PairModule: CustomTestStringConvertible {
  let name: String
  let comonad: String
  let monad: String

  /// The elementary move of the comonad: its mutating and its returning form.
  let move: (mutating: String, returning: String)

  /// Whether a walk means a program, so that the monad can be made from its meaning.
  var hasMonadOfMeaning: Bool { name != "CofreeFree" }

  /// The folder of the monad.
  var folderOfMonad: String { monad == "Free" ? "FreeMonad" : name }

  var testDescription: String { name }

  static let all = [
    PairModule(name: "StoreState", comonad: "Store", monad: "State", move: ("seek", "seeking")),
    PairModule(name: "MooreFree", comonad: "Moore", monad: "Free", move: ("step", "stepped")),
    PairModule(name: "CofreeFree", comonad: "Cofree", monad: "Free", move: ("step", "stepped")),
    PairModule(name: "TracedWriter", comonad: "Traced", monad: "Writer", move: ("tell", "telling")),
    PairModule(
      name: "LedgerUpdate",
      comonad: "Ledger",
      monad: "Update",
      move: ("dispatch", "dispatching")
    ),
    PairModule(
      name: "ReplicaSync",
      comonad: "Replica",
      monad: "Sync",
      move: ("receive", "receiving")
    ),
  ]
}

@Suite("The sources of the pairs")
struct SourceOutlineTests {
  /// The folder of the modules.
  private let theory = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Theory").standardized

  @Test(
    "have a file for the comonad, the monad, the pairing and the meaning",
    arguments: PairModule.all
  )
  func files(pair: PairModule) throws {
    let names = try files(of: pair.name)
    #expect(names.contains("\(pair.comonad).swift"))
    #expect(try files(of: pair.folderOfMonad).contains("\(pair.monad).swift"))
    #expect(names.contains("Pairing+\(pair.name).swift"))
    #expect(names.contains("Meaning+\(pair.name).swift"))
    #expect(names.count <= 15)
  }

  @Test("have no file named for something that it does not hold", arguments: PairModule.all)
  func fileNames(pair: PairModule) throws {
    for folder in Set([pair.name, pair.folderOfMonad]) {
      for name in try files(of: folder)
      where !name.hasPrefix("Pairing+") && !name.hasPrefix("Meaning+") {
        let type = name.prefix { $0 != "+" && $0 != "." }
        let declaration = try Regex("\\b(struct|enum|class|protocol|extension) \(type)\\b")
        let holdsType = try text(of: name, in: folder).contains(declaration)
        #expect(holdsType || name == "Reclamation.swift", "\(folder)/\(name)")
      }
    }
  }

  @Test("have the same sections in the same order", arguments: PairModule.all)
  func sections(pair: PairModule) throws {
    let comonad = try sections(of: pair.comonad, in: pair.name)
    #expect(comonad == ["Operations", "Functor", "Comonad"])
    let monad = try sections(of: pair.monad, in: pair.folderOfMonad)
    #expect(monad == ["Operations", "Monad"])
    #expect(try sections(of: "Meaning+\(pair.name)", in: pair.name) == ["Comonad", "Monad"])
    #expect(try sections(of: "Pairing+\(pair.name)", in: pair.name) == [])
  }

  @Test("have the same members in the same order", arguments: PairModule.all)
  func members(pair: PairModule) throws {
    let comonad = try text(of: "\(pair.comonad).swift", in: pair.name)
    expect(
      [
        "public struct \(pair.comonad)<", "public init",
        "public mutating func \(pair.move.mutating)(", "public func \(pair.move.returning)(",
        "public func map<Other>(", "public typealias Focus", "public func extract()",
        "public func duplicate()", "public func extend<Other>(",
        "public mutating func move<Answer>(by program:",
      ],
      inOrderIn: comonad
    )
    #expect(comonad.contains("public typealias Movement"))
    let monad = try text(of: "\(pair.monad).swift", in: pair.folderOfMonad)
    expect(
      [
        "public struct \(pair.monad)<", "public init", "public static func pure(",
        "public func map<Other>(", "public func flatMap<Other>(",
      ],
      inOrderIn: monad
    )
  }

  @Test("give the meaning of both sides in the same words", arguments: PairModule.all)
  func meaning(pair: PairModule) throws {
    let container = "\(pair.comonad)Container"
    let text = try text(of: "Meaning+\(pair.name).swift", in: pair.name)
    let monad = ["extension \(pair.monad)", "public var meaning: Co<\(container)<"]
    expect(
      [
        "public enum \(container)<", "func root(", "func subshape(", "func advance(",
        "extension \(pair.comonad) {", "public var meaning: Space<\(container)<",
        "public init(meaning space: Space<\(container)<",
      ] + monad,
      inOrderIn: text
    )
    let isMade = text.contains(/public init(<Input>)?\(meaning walk: Co</)
    #expect(isMade == pair.hasMonadOfMeaning)
    expect(
      ["public func pair<", "_ program: \(pair.monad)<", "_ space: \(pair.comonad)<", "combine:"],
      inOrderIn: try self.text(of: "Pairing+\(pair.name).swift", in: pair.name)
    )
  }

  @Test("are documented under the same headings", arguments: PairModule.all)
  func documentation(pair: PairModule) throws {
    let comonad = try documentation(of: pair.comonad, in: pair.name)
    expect(
      [
        "```swift", "## Laws", "Those of `", "Two ", "is not a", "Its dual monad is",
        "- Complexity:",
      ],
      inOrderIn: comonad
    )
    let monad = try documentation(of: pair.monad, in: pair.folderOfMonad)
    expect(
      [
        "```swift", "## Laws", "Those of `Monad`", "Two programs are equal when", "is not a",
        "Its dual comonad is", "- Complexity:",
      ],
      inOrderIn: monad
    )
    expect(
      ["```swift", "## Laws", "pair(.pure(a), w, combine: f)", "- Parameters:", "- Complexity:"],
      inOrderIn: try text(of: "Pairing+\(pair.name).swift", in: pair.name)
    )
  }

  /// Records an issue for the first of some texts that does not follow the ones before it.
  private func expect(
    _ parts: [String],
    inOrderIn text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rest = text[...]
    for part in parts {
      guard let range = rest.range(of: part) else {
        Issue.record("\(part) is missing or out of order", sourceLocation: sourceLocation)
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  /// The comment before the declaration of a type.
  private func documentation(of type: String, in folder: String) throws -> String {
    let lines = try text(of: "\(type).swift", in: folder).split(separator: "\n")
    let end = try #require(lines.firstIndex { $0.hasPrefix("public struct \(type)<") })
    let start = lines[..<end].lastIndex { !$0.hasPrefix("///") } ?? 0
    return lines[start..<end].joined(separator: "\n")
  }

  /// The sections of a file, without the last one if it is the implementation.
  private func sections(of file: String, in folder: String) throws -> [String] {
    let marks = try text(of: "\(file).swift", in: folder).split(separator: "\n").compactMap {
      $0.hasPrefix("// MARK: - ") ? String($0.dropFirst("// MARK: - ".count)) : nil
    }
    return marks.last == "Implementation" ? marks.dropLast() : marks
  }

  private func files(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: theory.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }
  }

  private func text(of file: String, in folder: String) throws -> String {
    try String(contentsOf: theory.appending(path: "\(folder)/\(file)"), encoding: .utf8)
  }
}

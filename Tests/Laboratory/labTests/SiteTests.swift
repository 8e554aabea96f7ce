import CommandLineSupport
import Foundation
import Testing

@testable import lab

@Suite("Site")
struct SiteTests {
  private let comonads = "# ``Comonads``\n\nRead spaces of `Views`.\n\n## Topics\n"
  private let order = """
    # Documentation

    - [Going on](GoOn.md)

    ## Tutorials

    - [Starting](Starting.md#a-part): first.

    ## Explanations

    - [Starting](Starting.md) again.
    - [Going on](GoOn.md): second.

    """

  private func catalog(order: String? = nil) throws -> [String: String] {
    try SiteCatalog(
      order: order ?? self.order,
      pages: ["Starting": "# Starting\n", "GoOn": "# Going on\n"],
      modules: [("Comonads", comonads), ("ComonadLab", "# ``ComonadLab``\n\nAll.\n")]
    ).files
  }

  @Test("holds the pages in their order, and a page for each module")
  func files() throws {
    let files = try catalog()
    let names = ["ComonadLab.md", "Comonads.md", "GoOn.md", "Modules.md", "Starting.md"]
    #expect(files.keys.sorted() == names)
    #expect(files["Comonads.md"] == comonads)
    #expect(files["Modules.md"]?.hasSuffix("\n- ``/Comonads``: Read spaces of `Views`.\n") == true)
    #expect(
      files["ComonadLab.md"] == """
        # ``ComonadLab``

        All.

        ## Topics

        ### Tutorials

        - <doc:Starting>

        ### Explanations

        - <doc:GoOn>

        ### Public declarations

        - <doc:Modules>

        """
    )
  }

  @Test(
    "reads links as docc does",
    arguments: [
      ("[Next](GoOn.md#part)", "[Next](doc:GoOn)"),
      ("[`code`](GoOn.md), [b](GoOn.md)", "[`code`](doc:GoOn), [b](doc:GoOn)"),
      ("![Drawn](Pictures/a.svg)", "![Drawn](a.svg)"),
      ("[a file](../Sources/Laboratory/lab/main.swift)", "a file"),
      ("[elsewhere](https://example.org/a)", "[elsewhere](https://example.org/a)"),
      ("```swift\na[b](GoOn.md)\n```", "```swift\na[b](GoOn.md)\n```"),
    ]
  )
  func links(page: String, site: String) {
    #expect(SiteCatalog.article(page, pages: ["GoOn"]) == site)
  }

  @Test("names the page that the list lacks")
  func forgotten() {
    #expect(throws: Failure(.data, "Docs/README.md must list every page; got none of GoOn.md")) {
      try catalog(order: "\n## All\n\n1. [Starting](Starting.md)")
    }
    #expect(throws: Failure(.data, "Docs/README.md must list pages that exist; got More.md")) {
      try catalog(order: order + "3. [More](More.md)")
    }
  }

  @Test("names undocumented declarations")
  func undocumented() throws {
    let json = """
      {"symbols": [
        {"pathComponents": ["A", "b"], "kind": {"displayName": "Instance Method"}},
        {"pathComponents": ["C"], "kind": {"displayName": "Structure"},
         "docComment": {"lines": [{"text": " "}]}},
        {"pathComponents": ["D"], "kind": {"displayName": "Structure"},
         "docComment": {"lines": [{"text": "A thing."}]}}
      ]}
      """
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
    #expect(graph.undocumented == ["instance method A.b", "structure C"])
  }

  @Test(
    "finds a declaration that is in no topic of its module, or in two",
    arguments: [
      (#"{}"#, nil),
      (#"{"topicSections": [{"identifiers": ["doc://a/A"]}]}"#, nil),
      (#"{"topicSections": [{"identifiers": ["doc://a/A"], "generated": true}]}"#, "A"),
      (
        #"{"topicSections": [{"identifiers": ["a/A", "a/B"]}, {"identifiers": ["a/B"]}]}"#,
        "B"
      ),
    ]
  )
  func misplaced(json: String, expected: String?) throws {
    let page = try JSONDecoder().decode(ModulePage.self, from: Data(json.utf8))
    #expect(page.misplaced == expected)
  }

  @Test("replaces only a site")
  func output() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data("mine".utf8).write(to: folder.appending(path: "letters.txt"))
    let outcome = outcome(["docs", "--output", folder.path])
    #expect(outcome.status == .outputError)
    #expect(
      outcome.error
        == "lab: \(folder.path): folder must be empty or hold an older site; got \"letters.txt\" "
        + "in it\n"
    )
    #expect(try files.contentsOfDirectory(atPath: folder.path) == ["letters.txt"])
  }

  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (["--outptu", "x"], "unknown option \"--outptu\"; lab docs takes --output, --base and "),
      (["--base"], "--base needs a value; got nothing"),
      (["here"], "unexpected argument \"here\"; lab docs takes options only"),
    ]
  )
  func mistakes(words: [String], message: String) {
    let outcome = outcome(["docs"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("lab: \(message)"))
    #expect(outcome.error.contains("usage: lab docs"))
  }

  @Test("is made in the folder of the package, and nowhere else")
  func folder() throws {
    let site = Site(
      output: "site",
      base: nil,
      console: Console(write: { _ in }, writeError: { _ in }, readInput: { [] }),
      package: "/"
    )
    let message =
      "Docs/README.md must be in the current directory; got none in \"/\"; "
      + "run lab docs in the folder of ComonadLab"
    #expect(throws: Failure(.noInput, message)) { try site.perform() }
  }

  @Test(
    "reports a missing docc, and its warnings",
    arguments: [
      (
        127, "A thing.",
        Failure(.unavailable, "the toolchain must have docc; those of swift.org have it")
      ),
      (
        1, "A thing.",
        Failure(.data, "docc must find nothing to warn of; got \"error: 'B' doesn't exist\"")
      ),
      (
        0, " ",
        Failure(
          .data,
          "Comonads: every public declaration must be documented; got none for structure C"
        )
      ),
    ]
  )
  func tools(status: Int32, comment: String, expected: Failure) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "package-\(UUID())")
    defer { try? files.removeItem(at: folder) }
    for name in ["Docs/Pictures", "graphs", "Comonads/Comonads.docc"] {
      try files.createDirectory(
        at: folder.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    let graph = """
      {"symbols": [{"pathComponents": ["C"], "kind": {"displayName": "Structure"},
      "docComment": {"lines": [{"text": "\(comment)"}]}}]}
      """
    let texts = [
      ("Comonads/Comonads.docc/Comonads.md", comonads), ("Docs/README.md", "\n## All\n\n[A](A.md)"),
      ("Docs/A.md", "# A"),
      ("graphs/Comonads.symbols.json", graph),
    ]
    for (name, text) in texts { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let product = """
      {"products": [{"targets": ["Comonads"], "type": {"library": ["automatic"]}}],
      "targets": [{"name": "Comonads", "path": "Comonads"}]}
      """
    let site = Site(
      output: folder.path + "/site",
      base: nil,
      console: Console(write: { _ in }, writeError: { _ in }, readInput: { [] }),
      package: folder.path,
      run: { words in
        if words[0] == "docc" {
          return ToolOutcome(status: status, output: "error: 'B' doesn't exist\n")
        }
        let isListing = words.contains("dump-symbol-graph")
        return ToolOutcome(
          status: 0,
          output: isListing ? "Files written to \(folder.path)/graphs\n" : product
        )
      }
    )
    #expect(throws: expected) { try site.perform() }
    #expect(!files.fileExists(atPath: folder.path + "/site"))
  }
}

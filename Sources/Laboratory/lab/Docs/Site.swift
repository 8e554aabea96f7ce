import CommandLineSupport
import ComponentHost
import ComponentKit
import Foundation
import SamplePrograms
import SystemFiles

/// The making of a site from the pages of `Docs` and from the reference.
struct Site {
  /// The folder to write.
  let output: String

  /// The path under which a server will show the folder, if not at its root.
  let base: String?

  /// The console of the command.
  let console: Console

  /// The folder of the package.
  var package = FileManager.default.currentDirectoryPath

  /// Runs a program; a test passes another function.
  var run: (_ words: [String]) -> ToolOutcome = ToolOutcome.of

  /// Makes the site.
  func perform() throws(Failure) -> ExitCode {
    let order = try page("Docs/README.md")
    try checkOutput()
    let progress = ProgressLine(console)
    let made = Result { () throws(Failure) in
      try make(order: order, showing: progress.show)
    }
    try progress.clear()
    try console.write("\(output.showingControls): \(made.get())\n")
    return .success
  }

  /// Makes the site and reports its contents.
  private func make(
    order: String,
    showing progress: (String) -> Void
  ) throws(Failure) -> String {
    progress("reading the package")
    let modules = try libraries()
    let articles = try articles()
    let catalog = try SiteCatalog(
      order: order,
      pages: articles,
      modules: try modules.map { module throws(Failure) in
        (module.name, try page("\(module.path)/\(module.name).docc/\(module.name).md"))
      }
    )
    let work = package + "/.build/site"
    progress("listing public declarations (builds the package)")
    let declarations = try symbolGraphs(of: modules.map(\.name), in: work)
    try write(catalog, in: work)
    progress("writing the site")
    try convert(work)
    for module in modules { try checkTopics(of: module.name, in: work) }
    try replaceOutput(by: work + "/out")
    return "\(articles.count) articles, \(modules.count) modules, "
      + "\(declarations) public declarations, each documented"
  }
}

extension Site: Subcommand {
  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab docs", .init(explainedIn: Help.docs.text))
    self.init(
      output: arguments["--output"] ?? "site",
      base: arguments["--base"],
      console: lab.console
    )
  }
}

// MARK: - Input

extension Site {
  /// A page that the package must have.
  private func page(_ name: String) throws(Failure) -> String {
    try packagePage(name, in: package, for: "lab docs")
  }

  /// The articles, by name.
  private func articles() throws(Failure) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package + "/Docs")) ?? []
    var articles: [String: String] = [:]
    for name in names where name.hasSuffix(".md") && name != "README.md" {
      articles[String(name.dropLast(3))] = try page("Docs/" + name)
    }
    return articles
  }

  /// The modules that users can depend on.
  private func libraries() throws(Failure) -> [PackageDescription.Target] {
    let outcome = run(["swift", "package", "--package-path", package, "describe", "--type", "json"])
    guard outcome.status == 0,
      let start = outcome.output.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(
        PackageDescription.self,
        from: Data(outcome.output[start...].utf8)
      )
    else {
      throw Failure(.data, "Package.swift cannot be described: \(outcome.complaint)")
    }
    let names = description.products.filter { $0.type.library != nil }.flatMap(\.targets)
    return names.compactMap { name in description.targets.first { $0.name == name } }
  }

  /// Writes the symbol graphs of the modules, and checks that every declaration is
  /// documented.
  ///
  /// - Returns: The number of declarations.
  private func symbolGraphs(of modules: [String], in work: String) throws(Failure) -> Int {
    let outcome = run([
      "swift", "package", "--package-path", package, "dump-symbol-graph",
      "--minimum-access-level", "public", "--skip-synthesized-members",
    ])
    let mark = "Files written to "
    let line = outcome.output.split(separator: "\n").last { $0.hasPrefix(mark) }
    guard outcome.status == 0, let folder = line?.dropFirst(mark.count) else {
      throw Failure(.data, "public declarations cannot be listed: \(outcome.complaint)")
    }
    var count = 0
    let files = FileManager.default
    try attempt("\(work): reference cannot be prepared") {
      try? files.removeItem(atPath: work)
      try files.createDirectory(atPath: work + "/graphs", withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: String(folder)).sorted() {
        let module = String(name.prefix { $0 != "." && $0 != "@" })
        guard modules.contains(module) else { continue }
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        if let symbol = graph.undocumented.first {
          throw Failure(
            .data,
            "\(module): every public declaration must be documented; got none for \(symbol)"
          )
        }
        count += graph.symbols.count
        try data.write(to: URL(filePath: "\(work)/graphs/\(name)"))
      }
    }
    return count
  }
}

/// The products in SwiftPM's description of a package.
private struct PackageDescription: Decodable {
  struct Product: Decodable {
    struct Kind: Decodable {
      let library: [String]?
    }

    let targets: [String]
    let type: Kind
  }

  struct Target: Decodable {
    let name: String
    let path: String
  }

  let products: [Product]
  let targets: [Target]
}

// MARK: - Output

extension Site {
  /// Checks that nothing is lost where the site is written.
  private func checkOutput() throws(Failure) {
    let files = FileManager.default
    guard let there = try? files.contentsOfDirectory(atPath: output) else {
      guard !files.fileExists(atPath: output) else {
        throw Failure(.outputError, "\(output): must be a folder, or not be there")
      }
      return
    }
    guard there.isEmpty || (there.contains("metadata.json") && there.contains("documentation"))
    else {
      throw Failure(
        .outputError,
        "\(output): folder must be empty or hold an older site; "
          + "got \(there.sorted()[0].quoted) in it"
      )
    }
  }

  /// Writes the pages and pictures for `docc`.
  private func write(_ catalog: SiteCatalog, in work: String) throws(Failure) {
    let folder = "\(work)/\(SiteCatalog.root).docc"
    let files = FileManager.default
    try attempt("\(folder): pages cannot be written") {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, text) in catalog.files {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
      }
      let pictures = package + "/Docs/Pictures"
      for name in try files.contentsOfDirectory(atPath: pictures) where !name.hasSuffix(".json") {
        try files.copyItem(atPath: "\(pictures)/\(name)", toPath: "\(folder)/\(name)")
      }
    }
  }

  /// Lets `docc` make the site.
  private func convert(_ work: String) throws(Failure) {
    let outcome = run(
      [
        "docc", "convert", "\(work)/\(SiteCatalog.root).docc", "--additional-symbol-graph-dir",
        "\(work)/graphs", "--output-dir", "\(work)/out", "--transform-for-static-hosting",
        "--warnings-as-errors",
      ] + (base.map { ["--hosting-base-path", $0] } ?? [])
    )
    guard outcome.status != 127 else {
      throw Failure(.unavailable, "the toolchain must have docc; those of swift.org have it")
    }
    guard outcome.status == 0 else {
      console.writeError(outcome.output)
      throw Failure(.data, "docc must find nothing to warn of; got \(outcome.complaint.quoted)")
    }
  }

  /// Checks that the page of a module has every declaration in exactly one topic.
  private func checkTopics(of module: String, in work: String) throws(Failure) {
    let path = "\(work)/out/data/documentation/\(module.lowercased()).json"
    guard let data = try? readFile(at: path),
      let page = try? JSONDecoder().decode(ModulePage.self, from: Data(data))
    else { throw Failure(.data, "docc must write a page of \(module); got none") }
    if let name = page.misplaced {
      throw Failure(
        .data,
        "\(module).docc must list every declaration in exactly one topic; got \(name) in none "
          + "or in several"
      )
    }
  }

  /// Replaces the old site by the new one.
  private func replaceOutput(by site: String) throws(Failure) {
    let files = FileManager.default
    let old = site + ".old"
    try attempt("\(output): site cannot be written") {
      if files.fileExists(atPath: output) { try files.moveItem(atPath: output, toPath: old) }
      try files.moveItem(atPath: site, toPath: output)
      try? files.removeItem(atPath: old)
    }
  }
}

import Foundation
import PackagePlugin

/// Turns the examples of the documentation into tests of the target it is applied to.
///
/// Every `swift` fence of the pages beside the manifest, of `Docs`, and of the doc comments in
/// `Sources` becomes one test, named `Store.swift:12` after its first line of code:
///
/// - `expression  // value`, with two spaces or more, is checked with `==`. One space means prose.
/// - Every fence is a scope of its own, unless the line above it is `<!-- continue -->`.
/// - A fence may declare protocols and extensions, and import modules. Its other declarations then
///   are at the top of a file, and cannot use its variables.
/// - A fence must compile without a warning. Fences are marked `swift`, `text` or `sh`.
///
/// SwiftPM runs the plugin when it plans a build, and plans anew when the manifest or a source
/// folder changes, so a *new* document outside `Sources` needs `touch Package.swift`. A changed
/// document needs nothing.
@main
struct DocExamples: BuildToolPlugin {
  /// The number of examples that may have declarations at the top of a file.
  ///
  /// Each gets a file of its own, so that they may use the same names. SwiftPM must receive all
  /// files before any document is read, so some stay empty.
  private let ownFiles = 48

  /// Creates a command that compiles the tool, and one that reads all documents and writes all
  /// tests.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let compiler = try compiler(in: context)
    let tool = context.pluginWorkDirectoryURL.appending(path: "doc-examples")
    let modules = context.pluginWorkDirectoryURL.appending(path: "modules")
    let sources = try files(in: root.appending(path: "Tests/Documentation/Extraction"))
    let groups = Dictionary(grouping: try documents(in: root), by: group(of:))
      .sorted { $0.key < $1.key }
    let outputs = ["Documents"] + groups.map(\.key) + (1...ownFiles).map { "OwnFile\($0)" }
    let outputFiles = outputs.map {
      context.pluginWorkDirectoryURL.appending(path: "\($0).swift")
    }
    return [
      .buildCommand(
        displayName: "Compiling the tool that extracts examples",
        executable: compiler.url,
        arguments: compiler.arguments + ["-swift-version", "6", "-module-cache-path", modules.path]
          + ["-o", tool.path] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: [tool]
      ),
      .buildCommand(
        displayName: "Extracting documentation examples",
        executable: tool,
        arguments: [root.path, "--modules"] + self.modules(of: target)
          + ["--outputs"] + outputFiles.map(\.path) + groups.flatMap { ["--group"] + $0.value },
        inputFiles: [tool] + groups.flatMap(\.value).map { root.appending(path: $0) },
        outputFiles: outputFiles
      ),
    ]
  }

  /// Returns the compiler and its first arguments: on macOS, `xcrun` finds the SDK for it.
  private func compiler(in context: PluginContext) throws -> (url: URL, arguments: [String]) {
    #if os(macOS)
    (URL(filePath: "/usr/bin/xcrun"), ["--sdk", "macosx", "swiftc"])
    #else
    (try context.tool(named: "swiftc").url, [])
    #endif
  }

  /// Returns the name of the file for the examples of a document.
  ///
  /// A page has a file of its own. The sources of a module share one: hundreds of small files take
  /// the compiler twice as long as some dozens.
  private func group(of document: String) -> String {
    let isSource = document.hasPrefix("Sources/")
    let path = document.split(separator: "/").prefix(isSource ? 3 : 2)
    return path.joined(separator: "-") + "-Examples"
  }

  /// Returns the files of a folder, in order.
  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  /// Returns the documents with examples, relative to the root of the package.
  private func documents(in root: URL) throws -> [String] {
    let files = FileManager.default
    let pages = try files.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    let nested = try ["Docs", "Sources"].flatMap { folder in
      try files.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    return (pages + nested).sorted()
  }

  /// Returns the library modules the target depends on, which every example may use.
  private func modules(of target: any Target) -> [String] {
    target.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency, let module = target as? SwiftSourceModuleTarget,
        module.kind == .generic
      else { return nil }
      return module.moduleName
    }
  }
}

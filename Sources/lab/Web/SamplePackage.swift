import ComponentHost
import Foundation

/// A package of one page, which shows a sample program: what a user would write.
struct SamplePackage {
  /// The name of the program.
  let name: String

  /// The type of the program.
  let type: String

  /// The architectures, in their order on the page.
  let architectures: [ArchitectureName]

  /// Whether the program's state is kept in the browser.
  let isKept: Bool

  /// The executable.
  var product: String { "\(type)Page" }

  /// Writes the package into a folder beside the build, and returns that folder.
  func write() throws(Failure) -> String {
    let folder = Self.root + "/.build/pages"
    let sources = "\(folder)/\(product)"
    do {
      let files = FileManager.default
      try files.createDirectory(atPath: sources, withIntermediateDirectories: true)
      // The name of a package at a path is the name of its folder, and a clone may have any.
      try? files.createSymbolicLink(atPath: "\(folder)/ComonadLab", withDestinationPath: Self.root)
      try Self.write(manifest, to: "\(folder)/Package.swift")
      try Self.write(main, to: "\(sources)/main.swift")
    } catch {
      throw Failure(.outputError, "\(folder): package of the page cannot be written: \(error)")
    }
    return folder
  }

  /// Writes a file unless it holds the text already, so that nothing is built anew.
  private static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The folder of this library, from which the command was built.
  static let root =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}

extension SamplePackage {
  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "Pages",
      platforms: [.macOS(.v14)],
      dependencies: [.package(path: "ComonadLab")],
      targets: [
        .executableTarget(
          name: "\(product)",
          dependencies: ["ComponentKit", "SamplePrograms", "WebHost"].map {
            .product(name: $0, package: "ComonadLab")
          },
          path: "\(product)"
        )
      ]
    )

    """
  }

  private var main: String {
    let isAlone = architectures.count == 1
    let starts = architectures.map { architecture in
      let name = architecture.rawValue.capitalized
      let key = isAlone ? self.name : "\(self.name)/\(architecture.rawValue)"
      let title = isAlone ? "" : ", titled: \"\(name)\""
      let program = "Drawn(\(type)())"
      let architecture = "\(name)<Drawn<\(type)>>"
      return isKept
        ? "Page.start(\(architecture).self, of: \(program), keptAs: \"\(key)\"\(title))\n"
        : "Page.start(Component<\(architecture)>(\(program))\(title))\n"
    }
    return """
      import ComponentKit
      import SamplePrograms
      import WebHost


      """ + starts.joined()
  }
}

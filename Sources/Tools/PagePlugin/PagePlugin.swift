import Foundation
import PackagePlugin

/// The command `swift package page NAME`, in a package that depends on this one.
///
/// The plugin depends on no executable, because SwiftPM builds the tools of all plugins before every
/// product of a user's package. So it builds `build-page` itself, in a folder of its own, which takes
/// half a minute the first time and two seconds later; then it runs it.
@main
struct PagePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let library = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    let scratch = context.pluginWorkDirectoryURL.appending(path: "builder")
    let tool = scratch.appending(path: "debug/build-page")
    if !FileManager.default.fileExists(atPath: tool.path) {
      print("compiling what builds pages, which is done once")
    }
    run(
      ["swift", "build", "--quiet", "--product", "build-page"]
        + ["--package-path", library, "--scratch-path", scratch.path],
      in: context,
      // It would have the builder wait for the folder in which SwiftPM runs this plugin.
      ProcessInfo.processInfo.environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
    )
    run([tool.path] + arguments, in: context)
  }

  /// Runs a program in the folder of the user's package, and ends with its status if it fails.
  private func run(
    _ words: [String],
    in context: PluginContext,
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = environment
    do { try process.run() } catch {
      Diagnostics.error("\(words[0]) cannot be run: \(error.localizedDescription)")
      exit(69)
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

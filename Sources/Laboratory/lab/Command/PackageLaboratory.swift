import CommandLineSupport
import Foundation
import Laboratory

/// The executable `lab-package`, which has the commands about this package alone.
///
/// Its modules, such as the catalogue of laws, take a quarter of the time in which all are compiled. So
/// that nobody who opens the laboratory waits for them, SwiftPM builds them when such a command is
/// used, and later only what has changed.
enum PackageLaboratory {
  /// The words that choose the commands, and each command in a line.
  static let commands = [
    (name: "laws", summary: "check the laws"),
    (name: "share", summary: "let several people use a program at once"),
    (name: "atlas", summary: "list the comonads on small finite containers"),
    (name: "conduit", summary: "run an application of real size with a server"),
    (name: "web", summary: "build a page that shows a program in a browser"),
  ]

  /// Returns the words by which SwiftPM runs a command, in the folder in which it has built this one.
  ///
  /// - Parameters:
  ///   - words: The words behind `lab`.
  ///   - executable: The file of this process; where it is not in a build folder, SwiftPM chooses one.
  /// - Returns: The words, of which the first is the name of a program.
  static func line(_ words: [String], besides executable: String?) -> [String] {
    let file = URL(filePath: executable ?? "").resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    let configuration = folder.lastPathComponent
    var options = ["--package-path", PackageSources.folder]
    if ["debug", "release"].contains(configuration) {
      options += ["--scratch-path", scratch.path, "--configuration", configuration]
    }
    return ["swift", "run"] + options + ["lab-package"] + words
  }

  /// Runs a command in the place of this process.
  static func run(_ words: [String]) throws(Failure) -> ExitCode {
    let line = line(words, besides: Bundle.main.executablePath)
    var arguments = line.map { strdup($0) } + [nil]
    execvp(line[0], &arguments)
    let reason = String(cString: strerror(errno))
    throw Failure(.unavailable, "swift must start, which compiles lab \(words[0]); got \(reason)")
  }
}

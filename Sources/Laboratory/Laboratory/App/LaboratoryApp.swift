import CommandLineSupport
import Foundation
// A declaration of experiments needs this import alone.
@_exported public import SharedLaboratory

/// An executable that opens the laboratory on your own programs.
///
/// ```swift
/// struct Likes: Program {
///   enum Message: String, Codable { case more, less }
///   let initial = 0
///   func update(_ count: inout Int, by message: Message) { count += message == .more ? 1 : -1 }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count) likes" }
/// }
///
/// struct LikesLab: LaboratoryApp {
///   static var experiments: [Experiment] { Experiment(Likes(), messages: [.more, .less]) }
/// }
/// LikesLab.experiments.count  // 1
/// ```
///
/// With `@main` before such a type, `swift run LikesLab` opens the laboratory in a terminal. Behind the
/// name of the executable come commands, which `--help` lists: `run` sends messages in every
/// architecture that runs the program, `replay` repeats a recording, `draw` draws the states that
/// messages lead to, `check` decides properties, `laws` checks the laws of components, and `costs`
/// compares an architecture with the plain reducer.
public protocol LaboratoryApp {
  /// The programs that can be chosen, at least one.
  @ExperimentBuilder
  static var experiments: [Experiment] { get }
}

extension LaboratoryApp {
  /// Runs the command that the process was started with, and ends the process.
  public static func main() {
    let path = CommandLine.arguments.first ?? "laboratory"
    var tool = LaboratoryTool(
      named: URL(filePath: path).lastPathComponent,
      experiments,
      arguments: processArguments(),
      console: .process()
    )
    tool.executable = Bundle.main.executablePath
    exit(tool.run().rawValue)
  }
}

/// Collects experiments, one a line.
@resultBuilder
public enum ExperimentBuilder {
  /// Collects the experiments of the lines.
  public static func buildBlock(_ experiments: [Experiment]...) -> [Experiment] {
    experiments.flatMap { $0 }
  }

  /// Takes an experiment as a line.
  public static func buildExpression(_ experiment: Experiment) -> [Experiment] { [experiment] }

  /// Takes several experiments as a line.
  public static func buildExpression(_ experiments: [Experiment]) -> [Experiment] { experiments }
}

import Foundation

/// How a process has ended.
package enum ProcessEnd: Equatable {
  /// It has ended itself, with a status.
  case status(Int32)
  /// A signal has ended it, such as that of a trap.
  case signal(Int32)

  /// Runs a program, named by its path, in the group of this process, so that a terminal's keys stop both.
  ///
  /// It has the inputs and outputs of this process, or none.
  ///
  /// - Throws: Why it cannot start.
  package static func of(_ words: [String], isSilent: Bool) throws(Failure) -> ProcessEnd {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    throw Failure(.unavailable, "no program may start another here")
    #else
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if isSilent {
      for output in [1, 2] as [Int32] {
        posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0)
      }
    }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, words[0], &files, nil, &arguments, &variables)
    guard problem == 0 else {
      throw Failure(
        .unavailable,
        "\(words[0]) cannot be run: \(String(cString: strerror(problem)))"
      )
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
    #endif
  }
}

import BenchmarkRunner
import CommandLineSupport
import Foundation
import Locks

// A file that grows too large is an error to report, and not the end.
signal(SIGXFSZ, SIG_IGN)
keepMemory()
let status = Command(CommandLine.arguments.dropFirst()).run()
if fflush(nil) != 0 {
  StandardError.put("pairing-benchmarks: standard output cannot be written\n")
  exit(ExitCode.outputError.rawValue)
}
exit(status.rawValue)

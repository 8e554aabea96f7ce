import CommandLineSupport
import EmbeddedText
import Foundation
import Locks

do throws(Failure) {
  let words = Array(CommandLine.arguments.dropFirst())
  guard !words.contains("--help") else {
    print(PageBenchmark.help, terminator: "")
    exit(0)
  }
  try PageBenchmark(words).perform(
    searching: ProcessInfo.processInfo.environment["PATH"] ?? "",
    write: { print($0, terminator: "") },
    report: StandardError.put
  )
} catch {
  StandardError.put("page-benchmark: \(error.message.showingControls)\n")
  if error.status == .usage { StandardError.put(PageBenchmark.usage) }
  exit(error.status.rawValue)
}

import CommandLineSupport
import ComponentKit
import ComponentTesting
import Foundation
import SamplePrograms
import TestSupport
import Testing

@testable import Laboratory
@testable import lab

/// Runs `lab check`.
private func check(_ program: String, _ options: String...) -> Outcome {
  outcome(["check", "--program", program] + options)
}

@Suite("lab check")
struct CheckTests {
  let directory = TemporaryDirectory()

  @Test("counts a message of work as reached")
  func coveredWork() throws {
    let script = directory.file("script.txt")
    try directory.write("follow(\"a\")\nfailed(\"no network\", of: \"a\")\n", to: "script.txt")
    let found = check("feed", "--property", "sources-differ", "--covered-by", script, "--json")
    #expect(found.output.contains(#""steps":{"reached":2,"#))
  }

  @Test("looks for messages that trap in a process of its own", .enabled(if: executable != nil))
  func traps() {
    let transcript = Transcript()
    let words = ["check", "--program", "counter", "--property", "no-message-traps"]
    var tool = lab(words, transcript.console())
    tool.executable = executable
    #expect(tool.run() == .success)
    let verdict = "  decided       no-message-traps\n                no message traps\n"
    #expect(transcript.output.hasSuffix(verdict))
  }
}

import CommandLineSupport
import ComonadLaws
import Foundation
import TestSupport
import Testing

@testable import Laboratory

@Suite("A law that ends its process")
struct LawTrapsTests {
  @Test("is found by its journal, and the others are checked without it")
  func found() throws {
    var runs: [[String]] = []
    var traps = LawTraps(["lab", "laws", "--cases", "5"])
    let tokens = ["Store:comonad.left-identity:5:1", "Zipper:comonad.associativity:3:2.1"]
    traps.run = { words, isSilent throws(Failure) in
      runs.append(words)
      #expect(isSilent == words.contains("--journal"))
      let skipped = words.count { $0 == "--trapped" }
      guard let journal = words.firstIndex(of: "--journal").map({ words[$0 + 1] }) else {
        return skipped == 2 ? .status(1) : .signal(4)
      }
      try? (tokens[skipped] + "\0").write(toFile: journal, atomically: false, encoding: .utf8)
      return .signal(4)
    }
    #expect(try traps.check() == .disagreement)
    #expect(runs.count == 5)
    let last = ["lab", "laws", "--cases", "5", "--here"] + tokens.flatMap { ["--trapped", $0] }
    #expect(runs.last == last)
  }

  @Test("is said not to be found if the process does not end again, or not in another law")
  func lost() {
    var traps = LawTraps(["lab", "laws"])
    for end in [ProcessEnd.status(0), .signal(11)] {
      traps.run = { words, isSilent throws(Failure) in isSilent ? end : .signal(11) }
      let failure = #expect(throws: Failure.self) { try traps.check() }
      #expect(failure?.status == .unavailable)
      #expect(
        failure?.message
          == "signal 11 ended the check, and not again when laws were checked one by one"
      )
    }
  }

  @Test("is reported as one that does not hold, with the case that runs it again")
  func reported() {
    let token = "Digit:digit.small:11:6"
    let found = laws("--cases", "20", "--here", "--trapped", token)
    #expect(found.status == .disagreement)
    #expect(found.output.contains("  trapped      the process ended in a case"), "\(found.output)")
    #expect(
      found.output.contains("  again        mylab laws --replay \(token)\n"),
      "\(found.output)"
    )
    #expect(found.output.contains("2 of 3 laws"))
    let json = laws("--cases", "20", "--trapped", token, "--json").output
    #expect(json.contains(#""reason":"trapped","token":"\#(token)""#), "\(json)")
    let nowhere = laws("--journal", "/nowhere/journal")
    #expect(nowhere.status == .outputError && nowhere.error.contains("journal cannot be written"))
    let wrong = laws("--trapped", "x")
    #expect(wrong.status == .usage && wrong.error.contains("--trapped must be a token such as"))
  }

  @Test("is told from one that ends with a status")
  func ends() throws {
    func end(_ script: String) throws -> ProcessEnd {
      try ProcessEnd.of(["/bin/sh", "-c", script], isSilent: true)
    }
    #expect(try end("exit 3") == .status(3))
    #expect(try end("kill -SEGV $$") == .signal(11))
    #expect(throws: Failure.self) { try ProcessEnd.of(["/nowhere/lab"], isSilent: true) }
  }
}

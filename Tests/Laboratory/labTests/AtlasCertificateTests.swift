import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import lab_package

@Suite("Certificates of the atlas")
struct AtlasCertificateTests {
  let directory = TemporaryDirectory()

  /// The checker, which shares no code with this package.
  private let checker = URL(filePath: #filePath)
    .appending(path: "../../../Checks/Certificates/certificate.py").standardized.path

  /// Runs the command on words.
  private func atlas(_ words: String...) -> Outcome { outcome(["atlas"] + words) }

  @Test("are the table and all cases of an entry, in one line")
  func line() {
    #expect(
      atlas("--size", "2", "--entry", "3", "--certificate", "-")
        == Outcome(
          status: .success,
          output: #"{"format":"comonadlab-certificate-1","moves":2,"places":2,"sources":[0,1],"#
            + #""targets":[0,1],"stays":[0,1],"composites":[[0,0,0,0,0],[1,1,1,1,1]],"#
            + #""identities":[[0,0,0,0,0],[1,1,1,1,1]],"#
            + #""associativity":[[0,0,0,0,0,0,0],[1,1,1,1,1,1,1]]}"# + "\n"
        )
    )
  }

  @Test("are written to a file, one for each entry")
  func file() throws {
    let file = directory.file("four.json")
    #expect(
      atlas("--size", "4", "--certificate", file)
        == Outcome(status: .success, output: "\(file): 55 certificates\n")
    )
    #expect(
      try directory.read("four.json") == atlas("--size", "4", "--certificate", "-").output
    )
    let missing = atlas("--size", "4", "--certificate", "/nowhere/c.json")
    #expect(missing.status == .outputError)
    #expect(missing.error.hasPrefix("lab: /nowhere/c.json: certificate cannot be saved"))
  }

  @Test("are accepted by the checker, which refuses them with any one entry altered")
  func checked() throws {
    #expect(atlas("--size", "3", "--certificate", directory.file("three.json")).status == .success)
    let result = try directory.shell("python3 \(checker) --alter three.json", environment: [:])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.allSatisfy { $0.hasSuffix("alterations tried") })
  }

  @Test("of laws are accepted by the checker, which refuses them with any one entry altered")
  func laws() throws {
    let file = directory.file("laws.json")
    let written = outcome(["laws", "--only", "EnvContainer", "--certificate", file])
    #expect(written == Outcome(status: .success, output: "\(file): 8 decided laws\n"))
    let result = try directory.shell("python3 \(checker) --alter laws.json", environment: [:])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.hasSuffix("alterations tried") })
    try directory.write(
      try directory.read("laws.json").replacing("EnvC", with: "EnvD", maxReplacements: 1),
      to: "wrong.json"
    )
    let refused = try directory.shell("python3 \(checker) wrong.json", environment: [:])
    #expect(refused == (1, "wrong.json: refused: the index must list all laws that follow\n"))
  }

  @Test("are refused where a composite is another one")
  func refused() throws {
    let right = atlas("--size", "2", "--entry", "1", "--certificate", "-").output
    try directory.write(right, to: "right.json")
    let accepted = try directory.shell("python3 \(checker) right.json", environment: [:])
    #expect(accepted == (0, "right.json: accepted, 14 cases\n"))
    let wrong = right.replacing("[0,1,1,0,0]", with: "[0,1,0,0,0]")
    try directory.write(wrong, to: "wrong.json")
    let refused = try directory.shell("python3 \(checker) wrong.json", environment: [:])
    #expect(
      refused == (1, "wrong.json: refused: identities: staying first changes a move\n")
    )
  }
}

import CommandLineSupport
import EmbeddedText
import TestSupport
import Testing

@testable import Laboratory

@Suite("A file of kept cases")
struct KeptCasesFileTests {
  let directory = TemporaryDirectory()

  @Test("receives each case that breaks a law, once")
  func growth() throws {
    let path = directory.file("cases")
    let first = laws("--keep", path, "--only", "Digit", catalogue: .faulty)
    #expect(first.status == .disagreement)
    #expect(first.output.contains("\n\(path): 1 new case kept\n"))
    let text = """
      # Cases that broke a law once, one token a line; they run before all others.

      Digit:digit.small:11:6

      """
    #expect(try directory.read("cases") == text)
    let second = laws("--keep", path, "--only", "Digit", catalogue: .faulty)
    #expect(second.output.contains("  found        kept case; "))
    #expect(!second.output.contains("new case"))
    #expect(try directory.read("cases") == text)
    #expect(try directory.names == ["cases"])
  }

  @Test("keeps cases that hold again, and is not created if all laws hold")
  func unchanged() throws {
    let text = "# Mine.\nDigit:digit.small:10:6\n"
    try directory.write(text, to: "cases")
    #expect(laws("--keep", directory.file("cases")).status == .success)
    #expect(try directory.read("cases") == text)
    #expect(laws("--keep", directory.file("none")).status == .success)
    #expect(try directory.names == ["cases"])
  }

  @Test("names its cases that belong to no law")
  func strangers() throws {
    let path = directory.file("cases")
    try directory.write("Digit:digit.tall:10:6\nDigit:digit.small:10:6\n", to: "cases")
    let outcome = laws("--keep", path)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("\n\(path): no law has the kept case Digit:digit.tall:10:6\n"))
    let json = laws("--keep", path, "--json").output
    #expect(
      json.contains(#","kept":{"cases":2,"added":0,"strangers":["Digit:digit.tall:10:6"]},"#)
    )
  }

  @Test("names its first line that is not a case")
  func mistakes() throws {
    let path = directory.file("cases")
    try directory.write("# one\nDigit:digit.small\n", to: "cases")
    #expect(
      laws("--keep", path)
        == Outcome(
          status: .data,
          error: "mylab: \(path):2: a line must be blank, a comment that starts with #, or a token "
            + "such as Store:comonad.left-identity:30:0x3.2; got \"Digit:digit.small\"\n"
        )
    )
    let folder = laws("--keep", directory.path)
    #expect(folder.status == .noInput)
    #expect(
      folder.error == "mylab: \(directory.path): a file of kept cases must be a regular file\n"
    )
    let nowhere = laws("--keep", directory.file("none/cases"))
    #expect(nowhere.status == .noInput)
    #expect(nowhere.error.contains("directory \(directory.file("none").quoted) must exist\n"))
  }
}

import Atlas
import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Laboratory
@testable import lab_package

@Suite("Theories of the atlas")
struct TheoryCommandTests {
  /// Runs the command on an input.
  private func read(_ words: [String], input: String) -> Outcome { outcome(words, input: input) }

  /// Runs the command on words.
  private func atlas(_ words: String...) -> Outcome { outcome(["atlas"] + words) }

  @Test("shows the operations, the equations and the architecture of a theory")
  func theory() {
    #expect(
      atlas("--theory", "latch")
        == Outcome(
          status: .success,
          output: """
            latch: a bit that is read, and can only be set

            Operations
              read  2 answers
              set   1 answer

            Equations
              read(x, x) = x
              read(read(x1, x2), read(x3, x4)) = read(x1, x4)
              set(read(x, y)) = set(y)
              set(set(x)) = set(x)

            Architecture
              decided: 2 places, 4 moves
              entry 4.42 of the atlas
              Ledger of 2 states over monoid 2.2: 2 leads to 1 1
              Ledger of 2 states over monoid 2.2: 2 leads to 2 2

            Places and moves
              place 1: read answers 0
                1 stays
                2 set → place 2
              place 2: read answers 1
                3 stays
                4 set → place 2

            Dual monad
              A program of Co chooses a move at each place: 4 programs return nothing.
              The operations make all of them.

            """
        )
    )
    let none = atlas("--theory", "exceptions").output
    #expect(none.contains("\n  decided: no places, so no machine obeys the equations\n"))
    #expect(!none.contains("Places and moves"))
    let free = atlas("--theory", "coin", "--bound", "98").output
    #expect(
      free.contains("\n  equal to Cofree to depth 3, compared by an isomorphism of 98 moves\n")
    )
    let open = atlas("--theory", "stack", "--bound", "9").output
    #expect(open.contains("\n  undecided within 9: "))
    let some = atlas("--theory", "slides").output
    #expect(some.contains(": 6 programs return nothing.\n  The operations make 3 of them.\n"))
    let sum = atlas("--theory", "together").output
    #expect(sum.contains("\n  the sum of 2.1, 2.1 and 4.36\n"))
  }

  @Test("lists all theories with what each is")
  func list() {
    let lines = atlas("--theories").output.split(separator: "\n")
    let words = lines.map { $0.split(separator: "  ").map { $0.trimmed } }
    for row in [
      ["theory", "architecture", "summary"],
      ["state", "4.36, Store of 2 positions", "a bit that is read and written"],
      ["overwrite", "3.6, Traced over Overwrite of two values", "a hidden bit that is written"],
      ["exceptions", "no places", "an exception"],
      ["clock", "equal to Cofree to depth 9", "one operation and no equations"],
      ["stack", "undecided within 64", "a stack of bits, of any height"],
    ] {
      #expect(words.contains(row))
    }
    #expect(lines.count >= 13)
    #expect(atlas("--theories", "--bound", "1").output.contains("undecided within 1 "))
  }

  @Test("prints a theory as JSON")
  func json() {
    #expect(
      atlas("--theory", "flip", "--json").output
        == #"{"theory":"flip","summary":"a hidden bit that is flipped","operations":"#
        + #"[{"name":"flip","answers":1}],"equations":["flip(flip(x)) = x"],"bound":64,"#
        + #""verdict":"decided","places":1,"entry":"2.1","names":["Traced over addition modulo 2","#
        + #""Traced over monoid 2.1"],"sum":[],"answers":[[0]],"words":[[],[0]],"#
        + #""sources":[0,0],"targets":[0,0],"stays":[0],"table":[[0,1],[1,0]],"programs":2,"made":2}"#
        + "\n"
    )
    #expect(
      atlas("--theory", "clock", "--bound=3", "--json").output.hasSuffix(
        #""bound":3,"verdict":"equal to Cofree to depth 1","depth":1}"# + "\n"
      )
    )
    #expect(atlas("--theories", "--json").output.hasPrefix(#"{"theories":[{"theory":"reader","#))
  }

  @Test("reads the operations and equations of a file")
  func file() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("vote.txt")
    let text = """
      # two flags that are raised, and a vote that is counted

      left: 1
      right: 1
      done: 2
      done(x, x) = x
      left(left(x)) = left(x)
      right(right(x)) = right(x)
      left(right(x)) = right(left(x))
      left(right(done(x, y))) = left(right(y))

      """
    try Data(text.utf8).write(to: URL(filePath: path))
    let outcome = atlas("--equations", path)
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("\(path): operations and equations of a file\n"))
    #expect(outcome.output.contains("\n  left(right(done(x, y))) = left(right(y))\n"))
    #expect(outcome.output.contains("\n  decided: "))
    let input = read(["atlas", "--equations", "-", "--json"], input: text)
    #expect(input.output.hasPrefix(#"{"theory":"standard input","#))
    let missing = atlas("--equations", "/nowhere/t.txt")
    #expect(missing.status == .noInput)
    #expect(missing.error.hasPrefix("lab: /nowhere/t.txt: theory cannot be read: "))
  }

  @Test("prints equations that it reads again", arguments: TheoryCatalogue.all.map(\.name))
  func again(name: String) throws {
    let theory = try #require(TheoryCatalogue.theory(named: name))
    let lines =
      theory.operations.map { "\($0.name): \($0.answers)" } + theory.equations.map(\.text)
    let read = try TheoryFile.theory(lines.joined(separator: "\n"), from: "again")
    #expect(read.operations == theory.operations)
    #expect(read.equations.map(\.text) == theory.equations.map(\.text))
  }

  @Test("computes the files that the page on it shows, and the variants that it describes")
  func page() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Docs/Atlas.md")
    let page = try String(contentsOf: file.standardized, encoding: .utf8)
    let texts = page.matches(of: /```text\n(# [^`]+)```/).map { String($0.1) }
    try #require(texts.count == 3)
    let slides = try #require(TheoryCatalogue.theory(named: "slides"))
    let shown = try TheoryFile.theory(texts[0], from: "slides.txt")
    #expect(shown.operations == slides.operations && shown.equations == slides.equations)

    let lift = try TheoryFile.theory(texts[1], from: "lift.txt")
    #expect(read(texts[1]).contains("\n  Store of 2 positions\n"))
    for last in [6, 5] {
      let less = lift.withoutEquation(at: last)
      #expect(less.behaviours(within: 64)?.category.moves.count == 5)
      #expect(less.withoutEquation(at: 5).behaviours(within: 64) == nil)
    }

    let form = read(texts[2])
    for line in ["2 edit → place 1", "3 send → place 2", "4 edit send → place 2", "5 stays"] {
      #expect(form.contains("\n    \(line)\n"))
    }
    #expect(form.contains("\n  decided: 2 places, 5 moves\n"))
    let less = read(texts[2] + "edit(send(x)) = send(x)\n")
    #expect(less.contains("\n  decided: 2 places, 4 moves\n"))
    #expect(read("fail: 0\n" + texts[2]).contains("\n  decided: no places, "))
  }

  /// Shows the theory of a text.
  private func read(_ text: String) -> String {
    read(["atlas", "--equations", "-"], input: text).output
  }

  @Test(
    "explains a mistake in a file in one line",
    arguments: [
      (
        "read",
        "1: a line must be an operation such as \"read: 2\", or an equation such as \"read(x, x) = x\"; got \"read\""
      ),
      ("read: many", "1: the number of answers must be a whole number, 0 to 32; got \"many\""),
      ("read: 33", "1: the number of answers must be a whole number, 0 to 32; got \"33\""),
      ("read: 2\nread: 2", "2: operation \"read\" must be declared once; got it twice"),
      ("a: 1\na(x) = x\nb: 1", "3: operation \"b\" must be declared before the first equation"),
      ("a: 1\na(x) = x = x", "2: an equation must have one equals sign; got 2"),
      ("a: 1\n\na(x) =", "3: a program must begin with an operation or a variable; got the end"),
      ("a: 1\na((x) = x", "2: a program must begin with an operation or a variable; got \"(\""),
      ("b(x) = x", "1: \"b\" must be an operation that is declared above; got none"),
      ("a: 1\na = x", "2: operation \"a\" must be followed by parentheses; got none"),
      ("a: 1\na x = x", "2: a comma or a parenthesis must separate two names; got \"a x\""),
      ("a: 1\na(x) y = x", "2: a side must end after one program; got \"y\" behind it"),
      ("a: 1\na(x;y) = x", "2: a comma or a parenthesis must follow a program; got \";\""),
      ("a: 1\na(x = x", "2: a comma or a parenthesis must follow a program; got the end"),
      (
        "a: 2\na(x) = x",
        "2: operation \"a\" must have a program for each of its answers, 2 in all; got 1"
      ),
      (
        "a: 0\na(x) = x",
        "2: operation \"a\" must have a program for each of its answers, 0 in all; got 1"
      ),
      (
        "a: 1\n" + String(repeating: "a(", count: 32) + "x" + String(repeating: ")", count: 32)
          + " = x", "2: a program must be at most 32 levels deep; got one more"
      ),
      (
        (0...32).map { "a\($0): 1" }.joined(separator: "\n"),
        "33: there must be at most 32 operations; got one more"
      ),
    ]
  )
  func flaws(text: String, message: String) {
    let outcome = read(["atlas", "--equations", "-"], input: text)
    #expect(outcome.status == .data)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "lab: standard input:\(message)\n")
  }

  @Test("names all theories where one is not among them, and the nearest")
  func unknown() {
    let outcome = atlas("--theory", "stat")
    #expect(outcome.status == .usage)
    #expect(
      outcome.error.hasPrefix("lab: --theory must be one of reader, reader-3, bands, state, ")
    )
    #expect(
      outcome.error.hasSuffix("; got \"stat\"; did you mean \"state\"?\n\(usage(of: "atlas"))")
    )
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Laboratory
@testable import lab_package

@Suite("The atlas")
struct AtlasCommandTests {
  /// Runs the command on words.
  private func atlas(_ words: String...) -> Outcome { outcome(["atlas"] + words) }

  @Test("lists the entries of a size with their names")
  func list() {
    #expect(
      atlas("--size", "2")
        == Outcome(
          status: .success,
          output: """
            3 comonads with 2 positions in all
            2 with 1 place and 1 with 2 places

            entry  places  moves      undo  commute  alike  connected  name
            2.1         1  2          yes   yes      yes    yes        Traced over addition modulo 2 and 1 more
            2.2         1  2          no    yes      yes    yes        Traced over multiplication modulo 2 and 1 more
            2.3         2  1 0 / 0 1  yes   yes      yes    no         Env of 2 environments

            """
        )
    )
    let four = atlas("--size", "4").output.split(separator: "\n")
    #expect(four.first == "55 comonads with 4 positions in all")
    #expect(four.count == 58)
    #expect(four.contains { $0.hasSuffix("  Store of 2 positions and 2 more") })
  }

  @Test("counts the structures of rebasing on the entries of a size")
  func rebases() {
    #expect(
      atlas("--size", "2", "--rebases").output == """
        3 structures of rebasing on 3 of 3 comonads with 2 positions in all

        entry  structures  name
        2.1             1  Traced over addition modulo 2
        2.2             1  Traced over multiplication modulo 2
        2.3             1  Env of 2 environments

        5 tables of 2 messages with which people agree, 2 of them reversible

        """
    )
    let group = #"{"entry":"2.1","count":1,"structures":[[[0,0],[1,1]]]}"#
    let json = atlas("--size", "2", "--rebases", "--json").output
    #expect(json.contains(group) && json.contains(#""messageTables":{"all":5,"reversible":2}"#))
  }

  @Test("shows an entry: its places, moves and composites, its properties, and its dual monad")
  func entry() {
    #expect(
      atlas("--size=4", "--entry=36")
        == Outcome(
          status: .success,
          output: """
            4.36: 2 places, 4 moves
              Store of 2 positions
              Zipper of 2 elements
              Ledger of 2 states over monoid 2.1: 2 leads to 2 1

            Places and moves
              place 1
                1 stays
                2 → place 2, undone by 3
              place 2
                3 → place 1, undone by 2
                4 stays

            Composites, row first
                 1  2  3  4
              1  1  2  .  .
              2  .  .  1  2
              3  3  4  .  .
              4  .  .  3  4

            Properties
              Every move can be undone: a groupoid.
              At most one move leads from a place to another: a preorder.
              Moves from a place back to it commute.
              All places look alike.
              Moves connect all places.

            Sums and products
              no sum: moves connect all places
              no product of smaller entries
              its own opposite

            Dual monad
              A program of Co chooses a move at each place: 4 programs return nothing.
              One after the other they are monoid 4.9.

            """
        )
    )
    let sum = atlas("--size", "4", "--entry", "46").output
    #expect(sum.contains("\n  the sum of 1.1 and 3.2\n"))
    let product = atlas("--size", "4", "--entry", "1").output
    #expect(product.contains("\n  the product of 2.1 and 2.1\n"))
    let opposite = atlas("--size", "3", "--entry", "5").output
    #expect(opposite.contains("\n  its opposite is 3.6\n"))
    let programs = atlas("--size", "5", "--entry", "230").output
    #expect(programs.contains("are a monoid that is not listed at this size.\n"))
    let one = atlas("--size", "1", "--entry", "1").output
    #expect(one.contains("at each place: 1 program returns nothing.\n"))
  }

  @Test("counts the entries of a size")
  func count() {
    #expect(
      atlas("--size", "6", "--count")
        == Outcome(
          status: .success,
          output: """
            2858 comonads with 6 positions in all
            2237 with 1 place, 485 with 2 places, 111 with 3 places, 21 with 4 places, 3 with 5 places \
            and 1 with 6 places

            """
        )
    )
    #expect(
      atlas("--size", "3", "--count", "--json").output
        == #"{"size":3,"count":11,"places":[7,3,1]}"# + "\n"
    )
  }

  @Test("prints JSON in one line")
  func json() {
    #expect(
      atlas("--size", "1", "--json").output
        == #"{"size":1,"count":1,"places":[1],"entries":[{"entry":"1.1","places":1,"#
        + #""sources":[0],"targets":[0],"stays":[0],"table":[[0]],"properties":["discrete","#
        + #""group","monoid","groupoid","preorder","commutes","alike","connected"],"names":["#
        + #""Store of 1 position","Zipper of 1 element","Env of 1 environment","#
        + #""Cofree of 1 element, the prefix of a stream","Moore without inputs","#
        + #""Traced over Trivial","Traced over monoid 1.1"]}]}"# + "\n"
    )
    #expect(
      atlas("--size", "4", "--entry", "46", "--json").output
        == #"{"entry":"4.46","places":2,"sources":[0,0,0,1],"targets":[0,0,0,1],"stays":[0,3],"#
        + #""table":[[0,1,2,null],[1,1,1,null],[2,1,1,null],[null,null,null,3]],"#
        + #""properties":["commutes"],"names":[],"sum":["1.1","3.2"],"products":[],"#
        + #""opposite":"4.46","programs":3,"programMonoid":"3.2"}"# + "\n"
    )
  }

  @Test(
    "explains a mistake in one line, and shows the usage",
    arguments: [
      ("", "--size must be given; it takes a whole number, 1 to 7"),
      ("--count", "--size must be given; it takes a whole number, 1 to 8"),
      ("--size 0", "--size must be a whole number, 1 to 7; got \"0\""),
      ("--size 8", "--size must be a whole number, 1 to 7; got \"8\""),
      ("--size 9 --count", "--size must be a whole number, 1 to 8; got \"9\""),
      ("--size many", "--size must be a whole number, 1 to 7; got \"many\""),
      ("--size 4 --entry 0", "--entry must be a whole number, 1 or more; got \"0\""),
      ("--size 4 --entry 56", "--entry must be a whole number, 1 to 55, at size 4; got \"56\""),
      ("--size 4 --entry 5 --count", "--count and --entry exclude each other; got both"),
      ("--size 4 --ladder --run", "--ladder and --run exclude each other; got both"),
      ("--ladder --size 5", "--size must be a whole number, 1 to 4; got \"5\""),
      ("--size 4 --run", "--run needs --entry; got none"),
      ("--size 4 --entry 1 --run --json", "--run and --json exclude each other; got both"),
      (
        "--size 4 --certificate f --json",
        "--certificate and --json exclude each other; got both"
      ),
      (
        "--sise 4",
        "unknown option \"--sise\"; lab atlas takes --size, --entry, --certificate, --page, "
          + "--architecture, --theory, --equations, --bound, --run, --count, --rebases, --ladder, "
          + "--theories, --json and --help; did you mean \"--size\"?"
      ),
      ("--page f --size 4", "--page and --size exclude each other; got both"),
      ("--size 4 --rebases --ladder", "--ladder and --rebases exclude each other; got both"),
      ("--size 7 --rebases", "--size must be a whole number, 1 to 6; got \"7\""),
      ("--page f --json", "--page and --json exclude each other; got both"),
      (
        "--page f --architecture all",
        "--architecture must be one of elm, redux, react or halogen; got \"all\""
      ),
      (
        "--page f --architecture vue",
        "unknown architecture \"vue\"; --architecture takes elm, redux, react or halogen"
      ),
      ("--size 4 --architecture elm", "--architecture needs --page; got none"),
      ("--theory state --size 4", "--theory and --size exclude each other; got both"),
      ("--theories --theory state", "--theories and --theory exclude each other; got both"),
      ("--theory state --run --json", "--run and --json exclude each other; got both"),
      ("--theory state --bound 0", "--bound must be a whole number, 1 to 256; got \"0\""),
      ("--size 4 --bound 9", "--bound needs --theory, --equations or --theories; got none"),
      (
        "--theory stack --run",
        "--run needs a theory that is decided; stack is undecided within 64; "
          + "lab atlas --theories lists all"
      ),
      (
        "--theory exceptions --run",
        "--run needs a theory with a place to begin at; exceptions has none; "
          + "lab atlas --theories lists all"
      ),
    ]
  )
  func mistakes(words: String, message: String) {
    let outcome = outcome(["atlas"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "lab: \(message)\n\(usage(of: "atlas"))")
  }

  @Test("prints the ladder as a table, and its witnesses as JSON")
  func ladder() {
    #expect(
      atlas("--ladder", "--size", "2")
        == Outcome(
          status: .success,
          output: """
            Each row is the space, and each column the programs that run in it, in the same order.
              . none     no morphism of comonads is onto the places
              + onto     a morphism is; different programs may become the same
              * faithful a morphism is, and different programs remain different

                1222
                ....
                1123
            1.1 *++.
            2.1 **+.
            2.2 *+*.
            2.3 *++*

            4 entries, 16 pairs: 13 have a morphism, 7 of them a faithful one

            """
        )
    )
    #expect(
      atlas("--ladder", "--size", "1", "--json").output
        == #"{"size":1,"entries":["1.1"],"morphisms":[{"from":"1.1","to":"1.1","#
        + #""faithful":true,"places":[0],"moves":[[0]]}]}"# + "\n"
    )
    #expect(
      atlas("--ladder", "--size", "2", "--json").output.contains(
        #"{"from":"2.3","to":"2.1","faithful":false,"places":[0,0],"moves":[[0,0],[1,1]]}"#
      )
    )
  }

  @Test(
    "prints what the pages on it quote",
    arguments: [("Atlas", 3)]
  )
  func page(name: String, least: Int) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Docs/\(name).md")
    let page = try String(contentsOf: file.standardized, encoding: .utf8)
    var count = 0
    for match in page.matches(of: /swift run lab (atlas .+)\n```\n\n```text\n([^`]+)```/) {
      let words = match.1.split(separator: " ").map(String.init)
      #expect(outcome(words).output == match.2)
      count += 1
    }
    #expect(count >= least)
  }

  @Test("shows its progress, and sets titles in bold, on a terminal alone")
  func progress() {
    for (isTerminal, isJSON) in [(true, false), (false, false), (true, true)] {
      let transcript = Transcript()
      let words = ["atlas", "--size", "5"] + (isJSON ? ["--json"] : [])
      #expect(lab(words, transcript.console(isTerminal: isTerminal)).run() == .success)
      let isShown = isTerminal && !isJSON
      #expect(transcript.output.contains("\rsearching: 300 found") == isShown)
      #expect(transcript.output.contains("\u{1B}[1mentry") == isShown)
      #expect(transcript.output.contains("\r") == isShown)
    }
  }
}

import CommandLineSupport
import Foundation
import PropertyCatalogue
import TestSupport
import Testing

@testable import Laboratory
@testable import lab

@Suite("Drawings")
struct DrawTests {
  @Test("print the space as a tree")
  func text() {
    #expect(
      draw("die", "--messages", "roll; fell(2)")
        == Outcome(
          status: .success,
          output: """
            [1]
                not rolled
                → roll: [2]
                    rolling
                    → roll: [2]
                    → fell(2): [3]
                        2
                        → roll: [2]
                        → fell(2): refused: the die must be rolled before it falls
                → fell(2): refused: the die must be rolled before it falls

            """
        )
    )
    let cut = draw("counter", "--depth=0").output
    #expect(cut == "[1]\n    0\n    → +: beyond depth 0\n    → -: beyond depth 0\n")
    let merged = outcome(
      ["draw", "--program", "wizard", "--merge", "--depth", "6"]
        + ["--messages", "answer(\"yes\"); answer(\"no\"); next"]
    )
    #expect(merged.output.contains("    (2 states alike)\n"))
  }

  @Test("print the space as one line of JSON")
  func json() {
    #expect(
      draw("die", "--messages=roll; fell(2)", "--depth", "1", "--json").output
        == #"{"program":"die","depth":1,"messages":["roll","fell(2)"],"nodes":["#
        + #"{"id":0,"view":"not rolled","depth":0,"states":1,"cutOff":false},"#
        + #"{"id":1,"view":"rolling","depth":1,"states":1,"cutOff":true}],"edges":["#
        + #"{"from":0,"to":1,"message":"roll"},{"from":0,"to":0,"message":"fell(2)","#
        + #""refused":"the die must be rolled before it falls"},"#
        + #"{"from":1,"to":1,"message":"roll"},{"from":1,"to":null,"message":"fell(2)"}]}"#
        + "\n"
    )
    #expect(draw("counter", "--depth=0", "--json").output.contains(#""to":null,"message":"+"}"#))
  }

  @Test(
    "have a box for each state and an arrow for each message, dashed if refused",
    arguments: SampleExperiments.all.map { $0.name }
  )
  func structure(program: String) throws {
    let space = try drawn(program, "--depth", "3")
    let svg = draw(program, "--depth", "3", "--svg", "-").output
    func count(_ part: String) -> Int { svg.components(separatedBy: part).count - 1 }
    #expect(space.nodes.count >= 3)
    #expect(count("<g class=\"node") == space.nodes.count)
    #expect(count("<g class=\"node first") == 1)
    #expect(count(" cut\">") == space.nodes.count { $0.cutOff })
    #expect(count("<g class=\"sent\">") == space.arrows(isRefused: false).count)
    #expect(count("<g class=\"refused\">") == space.arrows(isRefused: true).count)
    #expect(svg == draw(program, "--depth", "3", "--svg", "-").output)
  }

  @Test("of the wizard and of the counter have their known states and arrows")
  func known() throws {
    let wizard = draw("wizard", "--depth", "4", "--svg", "-").output
    #expect(wizard.components(separatedBy: "<g class=\"node").count == 7)
    #expect(wizard.components(separatedBy: "<g class=\"refused\">").count == 6)
    #expect(wizard.contains("<title>next is refused: page 1 must be answered first\nback is"))
    #expect(wizard.contains(">more by answer(&quot;yes&quot;)</text>"))
    let counter = draw("counter", "--depth", "3", "--svg", "-").output
    #expect(counter.components(separatedBy: "<g class=\"node").count == 8)
    #expect(counter.components(separatedBy: "<g class=\"sent\">").count == 13)
    #expect(!counter.contains("<g class=\"refused\">"))
  }

  @Test("show hostile titles as text, and cut long ones")
  func hostile() {
    let title = "</text><script>alert(1)</script>\u{1B}[2J"
    let add = "add(title: \"\(title)\")"
    let svg = draw("tasks", "--messages", add, "--depth", "1", "--svg", "-").output
    #expect(!svg.contains("<script") && !svg.contains("\u{1B}"))
    #expect(svg.contains(">1. [ ] &lt;/text&gt;&lt;script&gt;alert(1)&lt;/scrip...</text>"))
    let text = draw("tasks", "--messages", add, "--depth", "1").output
    #expect(!text.contains("\u{1B}") && text.contains(#"\u{1B}[2J"#))
  }

  @Test("send each message once, and need at least one")
  func messages() throws {
    #expect(try drawn("counter", "--messages", "+ + +", "--depth", "1").messages == ["+"])
    #expect(
      draw("counter", "--messages", " ")
        == Outcome(
          status: .usage,
          error: "lab: --messages must hold a message; got \" \"\n" + usage(of: "draw")
        )
    )
    #expect(
      draw("counter", "--messages", "+ x")
        == Outcome(
          status: .data,
          error: "lab: --messages:1:3: there is no x; there are + and -\n"
        )
    )
  }
}

@Suite("Files of drawings")
struct DrawFileTests {
  let directory = TemporaryDirectory()

  @Test("are replaced, and summed up in a line")
  func file() throws {
    try directory.write("old", to: "a.svg")
    let path = directory.file("a.svg")
    let summary = "\(path): 6 states, 1 cut off, 5 messages, 9 refused\n"
    #expect(draw("wizard", "--svg", path) == Outcome(status: .success, output: summary))
    #expect(try directory.read("a.svg") == draw("wizard", "--svg", "-").output)
    #expect(try directory.names == ["a.svg"])
    let json = draw("wizard", "--json").output
    #expect(draw("wizard", "--json", "--svg", path).output == json)
  }

  @Test("that cannot be written are reported")
  func unwritable() {
    let path = directory.file("none/a.svg")
    #expect(
      draw("counter", "--svg", path)
        == Outcome(
          status: .outputError,
          error: "lab: \(path): picture cannot be saved, and the file is unchanged: "
            + "No such file or directory\n"
        )
    )
  }

  @Test("have at most 200 states")
  func tooLarge() throws {
    let path = directory.file("a.svg")
    #expect(
      draw("counter", "--depth", "100", "--svg", path)
        == Outcome(
          status: .usage,
          error: "lab: a picture holds at most 200 states; got 201; --depth 99 leads to 199\n"
            + usage(of: "draw")
        )
    )
    #expect(try directory.names == [])
    #expect(draw("counter", "--depth", "99", "--svg", path).status == .success)
    #expect(
      draw("counter", "--depth", "1000")
        == Outcome(
          status: .usage,
          error: "lab: --depth must be at most 499 for these messages, since 500 leads to 1001 "
            + "states, and at most 1000 are visited; got 1000\n" + usage(of: "draw")
        )
    )
  }

  @Test(
    "of a pair distinguish places by their values, or by their walks if values are hidden",
    arguments: [
      (PairName.store, 3, 0), (.moore, 7, 4), (.cofree, 7, 4), (.traced, 5, 2), (.ledger, 7, 4),
    ]
  )
  func pair(name: PairName, places: Int, cut: Int) throws {
    let output = outcome(["pair", "--of", name.rawValue, "--depth", "2", "--json"]).output
    let space = try JSONDecoder().decode(DrawnSpace.self, from: Data(output.utf8))
    #expect(space.nodes.count == places)
    #expect(space.nodes.count { $0.cutOff } == cut)
    #expect(space.program.lowercased() == name.rawValue)
  }

  @Test("of a pair show the answers on the way to a place")
  func answers() {
    let lamp = outcome(["pair", "--of", "cofree", "--depth", "1"]).output
    #expect(lamp.contains("→ ask(isOn): [2]\n        shows dark\n        answered false\n"))
    #expect(lamp.contains("→ tell(toggle): [3]\n        shows light\n        → ask(isOn)"))
  }

  @Test("in the documentation agree with the files of their commands")
  func documentation() throws {
    let docs = URL(filePath: #filePath).appending(path: "../../../../Docs").standardized
    let pages = try FileManager.default.contentsOfDirectory(atPath: docs.path)
    var count = 0
    for page in pages.filter({ $0.hasSuffix(".md") }).sorted() {
      let text = try String(contentsOf: docs.appending(path: page), encoding: .utf8)
      for line in text.split(separator: "\n")
      where line.hasPrefix("swift run lab draw ") || line.hasPrefix("swift run lab pair ") {
        let words = words(of: line)
        let file = try #require(words.last)
        let name = try #require(file.split(separator: "/").last)
        #expect(text.contains("](Pictures/\(name))"), "\(page) shows \(name)")
        let picture = try String(
          contentsOf: docs.appending(path: "Pictures/\(name)"),
          encoding: .utf8
        )
        #expect(file == "Docs/Pictures/\(name)")
        #expect(outcome(words.dropFirst(3).dropLast() + ["-"]).output == picture, "run: \(line)")
        count += 1
      }
    }
    #expect(count >= 6)
  }
}

import CommandLineSupport
import ComonadLaws
import TestSupport
import Testing

@testable import Laboratory

@Suite("Laws")
struct LawsTests {
  @Test("are shown in one line for each instance")
  func text() {
    #expect(
      laws("--cases", "20")
        == Outcome(
          status: .success,
          output: """
            ✓  Digit     3 of 3 laws  52 cases  3 sampled  2 of 2 broken caught  positive 100 %
            ✓  Bell.two  3 of 3 laws  52 cases  3 sampled                        positive 92 %
            ✓  Gong                                        1 of 1 broken caught

            2 instances: 6 of 6 laws hold, 104 cases; 6 sampled; 3 of 3 broken instances caught by \
            their laws; seed 1

            """
        )
    )
  }

  @Test("that fail are diagnosed, and so are instances that other laws than their own catch")
  func failing() {
    let outcome = laws(catalogue: .faulty)
    #expect(outcome.status == .disagreement)
    #expect(
      outcome.output == """
        ✗  Digit     2 of 3 laws  151 cases  2 sampled  1 of 3 broken caught  positive 100 %
        ✓  Bell.two  3 of 3 laws  204 cases  3 sampled                        positive 92 %

        ✗ Digit  ·  n <= 5
          "digits are small"
          differs      left 0    right 1
          smallest     n = 6
          broken too   nothing        (2 of 3 laws hold)
          found        random case 7 after 4 enumerated; 8 reruns to shrink
          again        mylab laws --replay Digit:digit.small:11:6
          where        law: F, line 1; instance: F, line 4

        ✗ Digit.D1 survived; expected digit.small
        ✗ Digit.D2 was not caught by all its laws; expected digit.natural; found digit.small

        2 instances: 5 of 6 laws hold, 355 cases; 5 sampled; 1 of 3 broken instances caught by \
        their laws; seed 1

        """
    )
  }

  @Test("are printed one by one with their verdicts")
  func verdicts() {
    let lines = laws("--only", "digit", "--cases", "20", "--verdicts").output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("digit.") } == [
        "Digit     digit.small    sampled (16 cases)",
        "Digit     digit.natural  sampled (16 cases)",
        "Bell.two  digit.small    sampled (16 cases)",
        "Bell.two  digit.natural  sampled (16 cases)",
      ]
    )
    var catalogue = Catalogue.sample
    catalogue.lawful = catalogue.lawful.map {
      $0.exhausting(acceptingLists: true, because: "All digits.")
    }
    let exhaustive = laws("--only", "digit.small", "--verdicts", catalogue: catalogue).output
    #expect(exhaustive.contains("digit.small  decided ("))
    #expect(exhaustive.contains("; 2 decided; "))
  }

  @Test("are written as certificates if they are decided, to a new file that is renamed")
  func certificates() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("decided")
    var catalogue = Catalogue.sample
    catalogue.lawful = catalogue.lawful.map {
      $0.exhausting(acceptingLists: true, because: "All digits.")
    }
    let outcome = laws("--certificate", path, catalogue: catalogue)
    #expect(
      outcome == Outcome(status: .success, output: "\(path): 1 table and 6 decided laws\n")
    )
    let lines = try directory.read("decided").split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[0] == "{}")
    #expect(
      lines[1]
        == #"{"format":"comonadlab-index-1","laws":[["Digit","digit.small",10],"#
        + #"["Digit","digit.natural",10],["Digit","number.commutes",100],"#
        + #"["Bell.two","digit.small",10],["Bell.two","digit.natural",10],"#
        + #"["Bell.two","number.commutes",100]]}"#
    )
    let first =
      #"{"format":"comonadlab-cases-1","instance":"Digit","law":"digit.small","comparisons":10,"#
      + #""discarded":0,"cases":[{"draws":[[0,10]],"sides":[["1","1"]]},"#
    #expect(lines[2].hasPrefix(first))
    #expect(try directory.names == ["decided"])
    let small = laws("--certificate", "-", "--only", "digit.small", catalogue: catalogue).output
    #expect(small.hasPrefix(#"{"format":"comonadlab-index-1","laws":[["#))
  }

  @Test("write one line of JSON, which is the same for the same seed")
  func json() {
    let words = ["--json", "--cases", "20", "--seed", "7"]
    func line(_ catalogue: Catalogue) -> String {
      let output = laws(words[0], words[1], words[2], words[3], words[4], catalogue: catalogue)
        .output
      return output.replacing(/"milliseconds":\d+/, with: "")
    }
    #expect(line(.sample) == line(.sample))
    let head = #"{"seed":7,"cases":20,"instances":[{"name":"Digit","laws":3,"held":"#
    let others =
      #""digit.natural":{"strength":"sampled","cases":16},"#
      + #""number.commutes":{"strength":"sampled","cases":20}"#
    let bell =
      #"{"name":"Bell.two","laws":3,"held":3,"cases":52,"coverage":"#
      + #"{"positive":{"required":0.3,"seen":12,"cases":12}},"verdicts":{"#
      + #""digit.small":{"strength":"sampled","cases":16},"# + others + #"},"failures":[]}]"#
    #expect(
      line(.sample) == head + #"3,"cases":52,"coverage":{"positive":{"required":0.3,"seen":10,"#
        + #""cases":12}},"verdicts":{"digit.small":{"strength":"sampled","cases":16},"# + others
        + #"},"failures":[]},"# + bell + #","strengths":{"decided":0,"bounded":0,"sampled":6}"#
        + #","broken":{"total":3,"caught":3,"survivors":[]},}"# + "\n"
    )
    #expect(
      line(.faulty) == head + #"2,"cases":45,"coverage":{"positive":{"required":0.3,"seen":2,"#
        + #""cases":4}},"verdicts":{"# + others
        + #"},"failures":[{"law":"digit.small","equation":"n <= 5","reason":"broken","#
        + #""token":"Digit:digit.small:34:6","path":"","left":"0","right":"1"}]},"# + bell
        + #","strengths":{"decided":0,"bounded":0,"sampled":5}"#
        + #","broken":{"total":3,"caught":1,"survivors":["#
        + #"{"name":"Digit.D1","expected":["digit.small"],"found":[]},"#
        + #"{"name":"Digit.D2","expected":["digit.natural"],"found":[]}]},}"# + "\n"
    )
  }

  @Test(
    "are selected by the name of an instance, a law, a group of laws or a requirement",
    arguments: [
      ("Digit", ["Digit"], ["Digit.D1", "Digit.D2"], 3),
      ("Bell", ["Bell.two"], [], 3),
      ("Digit.D2", [], ["Digit.D2"], 0),
      ("digit", ["Digit", "Bell.two"], ["Digit.D1", "Digit.D2", "Gong.G1"], 2),
      ("digit.small", ["Digit", "Bell.two"], ["Digit.D1", "Digit.D2", "Gong.G1"], 1),
      ("number", ["Digit", "Bell.two"], [], 1),
    ]
  )
  func selection(name: String, lawful: [String], broken: [String], laws count: Int) throws {
    let selected = try Catalogue.sample.selecting(name)
    #expect(selected.lawful.map(\.name) == lawful)
    #expect(selected.broken.map(\.instance.name) == broken)
    #expect(selected.lawful.allSatisfy { $0.laws.count == count })
    #expect(laws("--only", name).status == .success)
  }

  @Test(
    "show their progress as lines of the standard error where there is no terminal, now and then"
  )
  func pipe() throws {
    let transcript = Transcript()
    let line = ProgressLine(transcript.console(), every: .zero)
    line.show("checking laws", 1, of: 2)
    line.show("checking laws", 2, of: 2)
    try line.clear()
    ProgressLine(transcript.console()).show("the first half minute is quiet")
    ProgressLine(nil, every: .zero).show("as JSON")
    #expect(transcript.error == "checking laws: 1 of 2\nchecking laws: 2 of 2\n")
    #expect(transcript.output == "")
  }

  @Test("show their progress on a terminal, in place, without colour")
  func progress() {
    let outcome = laws("--only", "Bell", isTerminal: true, environment: ["NO_COLOR": "1"])
    let lines = outcome.output.split(separator: "\r", omittingEmptySubsequences: false)
    #expect(
      lines.dropLast() == [
        "", "checking laws: 1 of 3", "checking laws: 2 of 3", "checking laws: 3 of 3",
        "                     ",
      ]
    )
    #expect(lines.last?.hasPrefix("✓  Bell.two  3 of 3 laws") == true)
    #expect(!outcome.output.contains("\u{1B}"))
    let dumb = laws("--only", "Bell", isTerminal: true, environment: ["TERM": "dumb"])
    #expect(!dumb.output.contains("\r"))
    #expect(!laws("--json", isTerminal: true).output.contains("\r"))
  }

  @Test("of a broken instance are shown as in a test of its author")
  func broken() {
    let caught = laws("--broken", "Digit.D1")
    #expect(caught.status == .success)
    #expect(
      caught.output == """
        ✗ Digit.D1  ·  n <= 4
          "digits are small"
          differs      left 0    right 1
          smallest     n = 5
          broken too   nothing        (2 of 3 laws hold)
          found        random case 1 after 4 enumerated; 6 reruns to shrink
          again        mylab laws --replay Digit.D1:digit.small:1:5
          where        law: F, line 1; instance: F, line 4

        ✓ Digit.D1 is caught by its laws: the limit is 4

        """
    )
    let survivor = laws("--broken", "Digit.D1", catalogue: .faulty)
    #expect(
      survivor
        == Outcome(
          status: .disagreement,
          output: "✗ Digit.D1 survived; expected digit.small\n"
        )
    )
    let json = laws("--broken", "Digit.D1", "--json").output
    #expect(
      json.replacing(/"milliseconds":\d+/, with: "")
        == #"{"seed":1,"name":"Digit.D1","expected":["digit.small"],"found":["digit.small"],"#
        + #""fault":"the limit is 4","operation":"limit","caught":true,"failures":["#
        + #"{"law":"digit.small","equation":"n <= 4","reason":"broken","#
        + #""token":"Digit.D1:digit.small:1:5","path":"","left":"0","right":"1"}],}"# + "\n"
    )
  }

  @Test("are checked in the one case of a token")
  func replay() {
    #expect(
      laws("--replay", "Digit:digit.small:10:6")
        == Outcome(status: .success, output: "Digit: digit.small holds in this case\n")
    )
    let failing = laws("--replay", "Digit:digit.small:10:8", catalogue: .faulty)
    #expect(failing.status == .disagreement)
    #expect(
      failing.output == """
        ✗ Digit  ·  n <= 5
          "digits are small"
          differs      left 0    right 1
          smallest     n = 8
          found        replayed case; 0 reruns to shrink
          again        mylab laws --replay Digit:digit.small:10:8
          where        law: F, line 1; instance: F, line 4

        """
    )
    #expect(laws("--replay", "Digit.D1:digit.small:10:8").status == .success)
    let json = laws("--replay", "Digit:digit.small:10:6", "--json").output
    #expect(
      json.replacing(/"milliseconds":\d+/, with: "")
        == #"{"token":"Digit:digit.small:10:6","held":true,"failure":null,}"# + "\n"
    )
  }

  @Test("are listed, with the instances")
  func list() {
    #expect(
      laws("--list").output == """
        instances:
          Digit
          Bell.two

        laws:
          digit.small      n <= 9
          digit.natural    n >= 0
          number.commutes  m + n == n + m

        broken instances:
          Digit.D1  the limit is 4
          Digit.D2  the limit is 7
          Gong.G1   the limit is 0

        """
    )
  }

  @Test("have a matrix of laws and the broken instances that they catch")
  func matrix() {
    let broken = Catalogue.sample.broken
    let matrix = killMatrix(of: broken, observed: observations(of: broken))
    #expect(laws("--matrix") == Outcome(status: .success, output: matrix))
  }
}

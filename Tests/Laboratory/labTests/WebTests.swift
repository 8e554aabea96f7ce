import CommandLineSupport
import ComonadLaws
import Foundation
import PageBuilder
import PropertyCatalogue
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory
@testable import lab_package

@Suite("Web")
struct WebTests {
  /// The page of a sample program.
  private func page(_ name: String, _ names: ArchitectureName...) throws -> SamplePage {
    let experiment = try #require(SampleExperiments.all.first { $0.name == name })
    return try SamplePage(of: experiment, in: names.isEmpty ? ArchitectureName.allCases : names)
  }

  @Test("shows the view of a program alone, unless the browser keeps its state")
  func viewOfProgram() throws {
    let counter = try page("counter", .react)
    let view = try #require(counter.firstView)
    #expect(view.html.contains("<output aria-live=\"polite\">0</output>") && view.name == "counter")
    var file = HTMLFile(title: "counter", module: Data())
    file.firstView = view
    let text = try file.text()
    #expect(text.contains("<main id=\"pages\" data-kept=\"counter\"><section class=\"page\">"))
    #expect(try page("counter").firstView == nil)
    let die = try #require(try page("die", .elm).firstView)
    #expect(die.name == nil)
    // The policy of the page would block its styles.
    #expect(FirstView("<p style=\"color: red\">red</p>") == nil)
  }

  @Test("shows the laboratory if no program is named")
  func laboratory() throws {
    let command = try WebCommand(["--output", "x.html"], of: lab())
    #expect(command.content == .laboratory)
    #expect(command.output == "x.html")
    #expect(try WebCommand([], of: lab()).output == "laboratory.html")
  }

  @Test("checks the laws of the four pairs, and the instances that break them")
  func laws() throws {
    func report(_ catalogue: Catalogue) throws -> LawSummary {
      let laws = LaboratoryLaws(catalogue: catalogue, plan: CasePlan(cases: 100, seed: 1))
      return try #require(LawSummary(laws.json()))
    }
    let found = try report(.standard)
    #expect(found.seed == 1 && found.cases == 100)
    #expect(found.pairs.map(\.architecture) == ["Elm", "Redux", "React", "Halogen"])
    for pair in found.pairs {
      #expect(pair.failures == 0 && pair.laws > 0 && pair.cases > pair.laws, "\(pair.name)")
      #expect(!pair.broken.isEmpty, "\(pair.name)")
      for broken in pair.broken {
        #expect(broken.isCaught && !broken.caughtBy.isEmpty, "\(broken.name)")
      }
    }
    // A broken instance among the lawful ones is reported, and a lawful one is not caught.
    var wrong = Catalogue(lawful: [], broken: [])
    let store = try #require(Catalogue.standard.broken.first { $0.original == "Store-State" })
    wrong.lawful = [Instance("Store-State", Suite("broken") { store.instance.laws })]
    let lawful = try #require(Catalogue.standard.lawful.first { $0.name == "Store" })
    wrong.broken = [
      BrokenInstance(
        Instance("Store.whole", Suite("whole") { lawful.laws }),
        operation: "extract",
        fault: "none",
        caughtBy: [lawful.laws[0].name]
      )
    ]
    let pair = try report(wrong).pairs[2]
    #expect(pair.failures > 0)
    #expect(pair.broken.map(\.isCaught) == [false])
  }

  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (
        ["--architecture", "elm"], "--architecture needs --program; the laboratory shows all four\n"
      ),
      (["--product", "X"], "unknown option \"--product\"; lab web takes "),
      (["--program", "conter"], "unknown program \"conter\"; --program takes "),
      (["--program", "counter", "--architecture", "elmo"], "unknown architecture \"elmo\"; "),
    ]
  )
  func mistakes(words: [String], message: String) {
    let outcome = outcome(["web"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("lab: \(message)"))
    #expect(outcome.error.contains("usage: lab web"))
  }

  @Test("detects before it builds that the page cannot be written", .timeLimit(.minutes(10)))
  func unwritable() throws {
    let directory = TemporaryDirectory()
    try directory.write("", to: "file")
    for (output, reason) in [
      (directory.file("none/page.html"), "No such file or directory"),
      (directory.file("file/page.html"), "Not a directory"),
    ] {
      let outcome = outcome(["web", "--output", output])
      #expect(outcome.status == .outputError)
      #expect(outcome.error == "lab: \(output): page cannot be written: \(reason)\n")
    }
  }
}

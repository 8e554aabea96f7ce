import CommandLineSupport
import TestSupport
import Testing

@testable import Laboratory

@Suite("Usage of laws")
struct LawsUsageTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      ("now", "unexpected argument \"now\"; mylab laws takes options only"),
      (
        "--onyl Digit",
        "unknown option \"--onyl\"; mylab laws takes --only, --cases, --broken, --certificate, "
          + "--seed, --keep, --replay, --journal, --trapped, --matrix, --verdicts, --list, --json, "
          + "--here and --help; "
          + "did you mean \"--only\"?"
      ),
      ("--only", "--only needs a value; got nothing"),
      (
        "--only Digitt",
        "unknown name \"Digitt\"; --only takes an instance, a law or a structure, "
          + "which --list prints; did you mean \"Digit\"?"
      ),
      (
        "--only digit.smal",
        "unknown name \"digit.smal\"; --only takes an instance, a law or a structure, "
          + "which --list prints; did you mean \"digit.small\"?"
      ),
      (
        "--only numbr",
        "unknown name \"numbr\"; --only takes an instance, a law or a structure, "
          + "which --list prints; did you mean \"number\"?"
      ),
      ("--cases 0", "--cases must be a whole number from 1 to 1000000000; got \"0\""),
      ("--cases 1e3", "--cases must be a whole number from 1 to 1000000000; got \"1e3\""),
      ("--seed -1", "--seed must be a whole number from 0 to 18446744073709551615; got \"-1\""),
      (
        "--broken Digit.D3",
        "unknown broken instance \"Digit.D3\"; --list prints their names; "
          + "did you mean \"Digit.D1\"?"
      ),
      (
        "--broken Digit",
        "unknown broken instance \"Digit\"; --list prints their names"
      ),
      (
        "--replay Digit",
        "--replay must be a token such as Store:comonad.left-identity:30:0x3.2; got \"Digit\""
      ),
      (
        "--replay Digitt:digit.small:3:1",
        "--replay names no instance; got \"Digitt\"; did you mean \"Digit\"?"
      ),
      (
        "--replay Digit:digit.tall:3:1",
        "--replay names no law of Digit; got \"digit.tall\"; did you mean \"digit.small\"?"
      ),
      ("--list --json", "--list and --json exclude each other; got both"),
      ("--matrix --cases 3", "--matrix and --cases exclude each other; got both"),
      (
        "--replay Digit:digit.small:3:1 --seed 3",
        "--replay and --seed exclude each other; got both"
      ),
      (
        "--broken Digit.D1 --keep cases",
        "--broken and --keep exclude each other; got both"
      ),
    ]
  )
  func mistakes(words: String, message: String) {
    let usage = LawsCommand.usage(of: tool)
    #expect(laws(words) == Outcome(status: .usage, error: "mylab: \(message)\n\(usage)"))
  }

  /// A command with broken instances, whose help is the longest.
  private var tool: LaboratoryTool {
    var tool = LaboratoryTool.mine([])
    tool.catalogue = .sample
    return tool
  }

  @Test("explains in its help what there is, and nothing on broken instances where there are none")
  func help() {
    let help = laws("--help")
    #expect(help == Outcome(status: .success, output: LawsCommand.help(of: tool)))
    let options = [
      "only", "cases", "seed", "keep", "verdicts", "broken", "replay", "certificate",
      "list", "matrix", "json",
    ]
    for option in options { #expect(help.output.contains("\n  --\(option) "), "\(option)") }
    let own = laws("--help", catalogue: Catalogue(lawful: Catalogue.sample.lawful)).output
    #expect(own.contains("\n  --only "))
    for option in ["--broken", "--matrix", "--certificate"] { #expect(!own.contains(option)) }
  }
}

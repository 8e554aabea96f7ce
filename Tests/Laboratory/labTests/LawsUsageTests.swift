import CommandLineSupport
import Testing

@testable import lab

@Suite("Usage of laws")
struct LawsUsageTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      ("now", "unexpected argument \"now\"; lab laws takes options only"),
      (
        "--onyl Digit",
        "unknown option \"--onyl\"; lab laws takes --only, --cases, --seed, --shard, --keep, "
          + "--broken, --replay, --certificate, --verdicts, --list, --matrix, --json and --help; did you mean \"--only\"?"
      ),
      ("--only", "--only needs a value; got nothing"),
      (
        "--only Digitt",
        "unknown name \"Digitt\"; --only takes an instance, a law or a structure, "
          + "which lab laws --list prints; did you mean \"Digit\"?"
      ),
      (
        "--only digit.smal",
        "unknown name \"digit.smal\"; --only takes an instance, a law or a structure, "
          + "which lab laws --list prints; did you mean \"digit.small\"?"
      ),
      (
        "--only numbr",
        "unknown name \"numbr\"; --only takes an instance, a law or a structure, "
          + "which lab laws --list prints; did you mean \"number\"?"
      ),
      ("--cases 0", "--cases must be a whole number from 1 to 1000000000; got \"0\""),
      ("--cases 1e3", "--cases must be a whole number from 1 to 1000000000; got \"1e3\""),
      ("--seed -1", "--seed must be a whole number from 0 to 18446744073709551615; got \"-1\""),
      ("--shard 3/2", "--shard must be I/N with I from 1 to N, such as 2/3; got \"3/2\""),
      ("--shard 2", "--shard must be I/N with I from 1 to N, such as 2/3; got \"2\""),
      (
        "--broken Digit.D3",
        "unknown broken instance \"Digit.D3\"; lab laws --list prints their names; "
          + "did you mean \"Digit.D1\"?"
      ),
      (
        "--broken Digit",
        "unknown broken instance \"Digit\"; lab laws --list prints their names"
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
        "--broken Digit.D1 --shard 1/2",
        "--broken and --shard exclude each other; got both"
      ),
    ]
  )
  func mistakes(words: String, message: String) {
    let transcript = Transcript()
    let arguments = ["laws"] + words.split(separator: " ").map(String.init)
    let status = Lab(
      arguments: arguments.map { Array($0.utf8) },
      console: transcript.console(),
      catalogue: .sample
    ).run()
    #expect(status == .usage)
    #expect(transcript.output.isEmpty)
    #expect(transcript.error == "lab: \(message)\n\(Help.laws.usage)")
  }

  @Test("names every option in its help")
  func completeness() {
    let options = [
      "only", "cases", "seed", "shard", "keep", "verdicts", "broken", "replay",
      "certificate",
      "list", "matrix", "json",
    ]
    for option in options { #expect(Help.laws.text.contains("\n  --\(option) ")) }
  }
}

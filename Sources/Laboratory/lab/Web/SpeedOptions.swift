import SamplePrograms

/// How the speed of a page is to be measured.
struct SpeedOptions {
  /// The rounds that are measured.
  let rounds: Int

  /// The file that keeps the page, if one is to.
  let output: String?

  /// Whether the figures are printed as JSON.
  let isJSON: Bool

  /// Understands the words behind `lab web`, one of which is `--bench`.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab web --bench",
      valued: ["--rounds", "--output"],
      flags: ["--bench", "--json"]
    )
    rounds = try Self.rounds(arguments.values["--rounds"])
    output = arguments.values["--output"]
    isJSON = arguments.flags.contains("--json")
  }

  private static func rounds(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 15 }
    guard let rounds = Int(text), 1...1_000 ~= rounds else {
      throw Failure(.usage, "--rounds must be a whole number, 1 to 1000; got \(text.quoted)")
    }
    return rounds
  }
}

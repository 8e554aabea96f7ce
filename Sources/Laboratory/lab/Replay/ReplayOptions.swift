import SamplePrograms

/// What a replay is asked to do.
struct ReplayOptions {
  /// The file of the recording.
  let file: String

  /// How many messages are sent, if not all.
  let count: Int?

  /// The architectures, if not those of the recording.
  let architectures: [ArchitectureName]?

  /// How the replay is shown.
  let form: ReportForm

  /// Understands the words behind `lab replay`.
  init(_ words: [String]) throws(Failure) {
    guard let file = words.first, !file.hasPrefix("-") else {
      let found = words.first?.quoted ?? "nothing"
      throw Failure(.usage, "lab replay needs a file before its options; got \(found)")
    }
    let arguments = try Arguments(
      Array(words.dropFirst()),
      of: "lab replay",
      valued: ["--until", "--architecture"],
      flags: ["--json", "--quiet"]
    )
    self.file = file
    count = try Self.count(arguments.values["--until"])
    architectures = try arguments.values["--architecture"].map { name throws(Failure) in
      try RunOptions.architectures(name)
    }
    form = ReportForm(arguments)
  }

  /// The number of messages.
  private static func count(_ text: String?) throws(Failure) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw Failure(.usage, "--until must be a whole number, 0 or more; got \(text.quoted)")
    }
    return count
  }
}

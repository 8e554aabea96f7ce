import BenchmarkRunner
import TestSupport
import Testing

/// The command that was built beside the tests, or nil if it is elsewhere.
let benchmarkCommand = builtExecutable("pairing-benchmarks")

/// The command as its users meet it; only counts, since times are refused in a debug build.
@Suite("The command pairing-benchmarks", .enabled(if: benchmarkCommand != nil))
struct BenchmarkCommandTests {
  let directory = TemporaryDirectory()

  /// Runs a line of the shell in which `$COUNT` counts one benchmark that allocates in every build.
  func shell(_ line: String) throws -> (status: Int32, lines: [String]) {
    let command = try #require(benchmarkCommand)
    let (status, output) = try directory.shell(
      line,
      environment: [
        "BENCHMARKS": command, "COUNT": "\(command) --counts --only moore-move/naive",
      ]
    )
    return (status, output.split(separator: "\n").map(String.init))
  }

  @Test("reports no regression in a second run, and one if the file has fewer allocations")
  func compare() throws {
    #expect(try shell("$COUNT --json run.json").status == 0)
    let second = try shell("$COUNT --compare run.json")
    #expect(second.status == 0)
    #expect(second.lines.last == "nothing is worse than in the file")
    let fewer = "sed 's/\"allocations\":[0-9.]*/\"allocations\":0/' run.json > fewer.json"
    let worse = try shell("\(fewer); $COUNT --compare fewer.json")
    #expect(worse.status == 1)
    #expect(worse.lines.last?.hasPrefix("worse: moore-move/naive: allocations 0.00 -> ") == true)
  }

  @Test("explains in one line why a file cannot be used")
  func unusable() throws {
    #expect(try shell("$COUNT --json run.json").status == 0)
    let wanted = "must be a report that pairing-benchmarks --json wrote"
    let flags = DebugBuild.isThis ? "debug" : "release, whole module"
    let build = "must come from a build with the flags \"\(flags)\"; got \"other\""
    let files = [
      ("", "\(wanted); it cannot be read"),
      ("head -c 200 run.json", "\(wanted); got something else"),
      ("sed 's/\"schema\": 1/\"schema\": 7/' run.json", "\(wanted), of schema 1; got schema 7"),
      ("sed 's/\"flags\": \".*\"/\"flags\": \"other\"/' run.json", build),
      (
        "sed 's/moore-move/other/' run.json",
        "must contain some of the benchmarks of the run; it contains none"
      ),
    ]
    for (make, reason) in files {
      let file = make.isEmpty ? "missing.json" : "bad.json"
      let made = make.isEmpty ? "" : "\(make) > \(file); "
      let result = try shell("\(made)$COUNT --compare \(file)")
      #expect(result.status == 2)
      #expect(result.lines == ["pairing-benchmarks: \(file): \(reason)"])
    }
  }

  @Test("keeps the old file if it cannot write the new one")
  func files() throws {
    try directory.write("old", to: "run.json")
    let failed = try shell("ulimit -f 0; $COUNT --json run.json")
    #expect(failed.status == 74)
    let reason = "run.json: cannot be written, and is unchanged"
    #expect(failed.lines.contains("pairing-benchmarks: \(reason)"))
    #expect(try directory.read("run.json") == "old")
    #expect(try directory.names == ["run.json"])
    #expect(try shell("$COUNT --json none/run.json").status == 74)
    #expect(try shell("$COUNT --json /dev/stdout").lines.contains { $0.contains("\"schema\": 1") })
  }

  @Test("exits with 64 if the command line breaks a rule, and names the rule")
  func usage() throws {
    let rules = [
      "--only stor-move": "unknown benchmark \"stor-move\"; --list shows all",
      "--counts --svg a.svg": "--svg needs times; --counts takes none",
      "--compare": "--compare needs a value; got nothing",
    ]
    for (words, rule) in rules {
      let result = try shell("$BENCHMARKS \(words)")
      #expect(result.status == 64)
      #expect(result.lines.first?.hasPrefix("pairing-benchmarks: \(rule)") == true)
    }
  }
}

import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import page_benchmark

@Suite("Speed of a page")
struct PageBenchmarkTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (["--rounds", "0"], "--rounds must be a whole number, 1 to 1000; got \"0\""),
      (["--rounds", "many"], "--rounds must be a whole number, 1 to 1000; got \"many\""),
      (["--steps", "-1"], "--steps must be a whole number, 0 to 1000000; got \"-1\""),
      (["--slowdown", "0"], "--slowdown must be a whole number, 1 to 20; got \"0\""),
      (["--architecture", "elmm"], "unknown architecture \"elmm\""),
      (["--program", "counter"], "unknown option \"--program\"; page-benchmark takes "),
    ]
  )
  func mistakes(words: [String], message: String) {
    let failure = #expect(throws: Failure.self) { try PageBenchmark(words) }
    #expect(failure?.status == .usage)
    #expect(failure?.message.hasPrefix(message) == true)
  }

  @Test("reports in one line that there is no browser")
  func noBrowser() {
    let failure = #expect(throws: Failure.self) {
      try PageBenchmark([]).perform(searching: "", write: { _ in }, report: { _ in })
    }
    #expect(failure?.status == .unavailable)
    #expect(
      failure?.message
        == "a browser must be on the PATH to measure a page; got none of chromium, "
        + "chromium-browser and google-chrome"
    )
  }

  @Test("receives the lines that a page writes to its console, and nothing else")
  func console() {
    let line = "[1:2:1121/180237.2:INFO:CONSOLE:93] \"speed:table a \"b\"\", source: file:///a (93)"
    #expect(Chromium.said(in: line) == "speed:table a \"b\"")
    #expect(Chromium.said(in: "[1:2:1121/180237.2:ERROR:dbus/bus.cc:405] \"a\", source: b") == nil)
    #expect(Chromium.said(in: "\", source: :CONSOLE] \"") == nil)
  }

  @Test("reads lines until it has enough, or the browser ends or is silent, and ends the browser")
  func browser() throws {
    let directory = TemporaryDirectory()
    func heard(_ script: String, enough: Int, patience: Int = 600) throws -> [String] {
      var heard: [String] = []
      let all = "printf '\(Self.answers.joined())' >&4\n" + script
      var browser = try Chromium(all, in: directory)
      browser.patience = patience
      try browser.show([], keeping: directory.path) { line in
        heard.append(line)
        return heard.count < enough
      }
      return heard
    }
    let two = "for i in 1 2; do echo \"[0:CONSOLE:1] \\\"$i\\\", source: a\" >&2; done\n"
    #expect(try heard(two, enough: 9) == ["1", "2"])
    #expect(try heard(two + "exec sleep 3600\n", enough: 2) == ["1", "2"])
    // It starts no process that could outlive it.
    let deaf = "trap '' TERM\necho $$ >'\(directory.file("process"))'\n\(two)while :; do :; done\n"
    #expect(try heard(deaf, enough: 2) == ["1", "2"])
    let process = try #require(pid_t(try directory.read("process").dropLast()))
    #expect(kill(process, 0) == -1)
    let silent = "exec sleep 3600\n"
    let failure = #expect(throws: Failure.self) { try heard(silent, enough: 1, patience: 1) }
    #expect(failure?.message == "the browser must write lines; got none for 1 s")
  }

  /// The answers of a browser to all commands, with an event before each.
  private static let answers = [
    #"{"id":1,"result":{"targetInfos":[{"targetId":"7","type":"page"}]}}"#,
    #"{"id":2,"result":{"sessionId":"s"}}"#, #"{"id":3,"result":{}}"#, #"{"id":4,"result":{}}"#,
    #"{"method":"Fetch.requestPaused","params":{"requestId":"r"}}"#, #"{"id":6,"result":{}}"#,
  ].flatMap { [#"{"method":"Target.targetCreated","params":{}}\0"#, $0 + "\\0"] }

  @Test("sends a browser the commands that slow its processor, and then an isolated page")
  func commands() throws {
    let directory = TemporaryDirectory()
    func show(answers: String) throws {
      // Commands end with zero bytes, which a plain shell cannot read.
      let kept =
        "exec bash -c 'for i in 1 2 3 4 5 6; do read -r -d \"\" command <&3 || exit; "
        + "printf \"%s\\0\" \"$command\" >>\"\(directory.file("commands"))\"; done; "
        + "echo \"[0:CONSOLE:1] \\\"shown\\\", source: a\" >&2'\n"
      try Chromium("printf '\(answers)' >&4\n\(kept)", in: directory)
        .show(Array("<p>".utf8), slowdown: 4, keeping: directory.path) { _ in false }
    }
    try show(answers: Self.answers.joined())
    let commands = try directory.read("commands").split(separator: "\0")
    #expect(commands.count == 6)
    #expect(commands[1].contains(#""params":{"targetId":"7","flatten":true}"#))
    #expect(commands[2].contains(#""params":{"rate":4},"sessionId":"s""#))
    #expect(commands[4].contains(#""method":"Page.navigate","params":{"url":"http://localhost/"}"#))
    #expect(commands[5].contains(#"{"requestId":"r","responseCode":200,"responseHeaders":[{"#))
    let isolation = #"{"name":"Cross-Origin-Embedder-Policy","value":"require-corp"}"#
    #expect(commands[5].contains(isolation))
    #expect(commands[5].contains(#""body":"PHA+"}"#))

    let refused = #"{"id":1,"error":{"message":"no such command"}}\0"#
    let refusal = #expect(throws: Failure.self) { try show(answers: refused) }
    #expect(
      refusal?.message == "the browser must do Target.getTargets; got \"no such command\""
    )
    func end(after count: Int) -> Failure? {
      let script = "printf '\(Self.answers.prefix(count).joined())' >&4"
      return #expect(throws: Failure.self) {
        try Chromium(script, in: directory).show([], keeping: directory.path) { _ in false }
      }
    }
    #expect(end(after: 0)?.message == "the browser must answer Target.getTargets; it has ended")
    #expect(end(after: 8)?.message == "the browser must report Fetch.requestPaused; it has ended")
  }
}

extension Chromium {
  /// A script of the shell in the place of a browser.
  fileprivate init(_ script: String, in directory: TemporaryDirectory) throws {
    try directory.write(script: script, to: "browser")
    self.init(path: directory.file("browser"), patience: 600)
  }
}

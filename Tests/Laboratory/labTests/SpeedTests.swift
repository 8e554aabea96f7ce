import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import lab

@Suite("Speed of a page")
struct SpeedTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (["--rounds", "0"], "--rounds must be a whole number, 1 to 1000; got \"0\""),
      (["--rounds", "many"], "--rounds must be a whole number, 1 to 1000; got \"many\""),
      (["--steps", "-1"], "--steps must be a whole number, 0 to 1000000; got \"-1\""),
      (["--architecture", "elmm"], "unknown architecture \"elmm\""),
      (["--program", "counter"], "unknown option \"--program\"; lab web --bench takes "),
    ]
  )
  func mistakes(words: [String], message: String) {
    let outcome = outcome(["web", "--bench"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("lab: \(message)"))
    #expect(outcome.error.contains("usage: lab web"))
  }

  @Test("reports in one line that there is no browser")
  func noBrowser() {
    let outcome = outcome(["web", "--bench"])
    #expect(outcome.status == .unavailable)
    #expect(
      outcome.error
        == "lab: a browser must be on the PATH to measure a page; got none of chromium, "
        + "chromium-browser and google-chrome\n"
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
    func browser(_ script: String) throws -> Chromium {
      let path = directory.file("browser")
      try directory.write("#!/bin/sh\n" + script, to: "browser")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return Chromium(path: path, patience: 1)
    }
    func heard(_ script: String, enough: Int) throws -> [String] {
      var heard: [String] = []
      try browser(script).show("page.html", keeping: directory.path) { line in
        heard.append(line)
        return heard.count < enough
      }
      return heard
    }
    let two = "for i in 1 2; do echo \"[0:CONSOLE:1] \\\"$i\\\", source: a\" >&2; done\n"
    #expect(try heard(two, enough: 9) == ["1", "2"])
    #expect(try heard(two + "exec sleep 9\n", enough: 2) == ["1", "2"])
    // It counts for some seconds, and starts no process that could outlive it.
    let count = "i=0\nwhile [ $i -lt 4000000 ]; do i=$((i+1)); done\n"
    let deaf = "trap '' TERM\n\(two)\(count)echo late >'\(directory.file("late"))'\n"
    #expect(try heard(deaf, enough: 2) == ["1", "2"])
    #expect(try !directory.names.contains("late"))
    let failure = #expect(throws: Failure.self) { try heard("exec sleep 9\n", enough: 1) }
    #expect(failure?.message == "the browser must write lines; got none for 1 s")
  }
}

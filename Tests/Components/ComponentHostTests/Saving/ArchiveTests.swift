import ComponentHost
import ComponentKit
import ComponentTesting
import Foundation
import TestSupport
import Testing

@Suite("An archive")
struct ArchiveTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.file("archive.json") }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: .init(filePath: path)) }
  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private var archive: Archive<[Int]> {
    Archive(
      path: path,
      name: "sum",
      version: 3,
      migrations: [
        Migration(from: 1) { (old: String) in Int(old) ?? 0 },
        Migration(from: 2) { (old: Int) in [old] },
      ]
    )
  }

  @Test("loads the saved state, and nothing if there is no file")
  func roundTrip() throws {
    #expect(try archive.load() == nil)
    try archive.save([1, 2])
    #expect(try archive.load() == [1, 2])
    #expect(
      try content() == #"{"format":"comonadlab-archive","name":"sum","version":3,"state":[1,2]}"#
    )
  }

  @Test("reads older versions through its migrations", arguments: [(1, #""7""#), (2, "7")])
  func migration(version: Int, state: String) throws {
    try write(
      #"{"format":"comonadlab-archive","name":"sum","version":\#(version),"state":\#(state)}"#
    )
    #expect(try archive.load() == [7])
    try archive.save([8])
    #expect(try archive.load() == [8])
  }

  static let refused: [(String, String)] = [
    (
      #"{"format":"comonadlab-archive","name":"sum","version":4,"state":{}}"#,
      "version must be at most 3 for this program; got 4"
    ),
    (
      #"{"format":"comonadlab-archive","name":"sum","version":0,"state":{}}"#,
      "version must be at least 1; got 0"
    ),
    (
      #"{"format":"comonadlab-archive","name":"other","version":3,"state":[]}"#,
      "name must be sum; got \"other\""
    ),
    (
      #"{"format":"else","name":"sum","version":3,"state":[]}"#,
      "format must be comonadlab-archive; got \"else\""
    ),
    ("", "must be JSON with format, name and version; it is damaged: "),
    (
      #"{"format":"comonadlab-archive","name":"sum","version":3,"state":[1"#,
      "must be JSON with format, name and version; it is damaged: "
    ),
  ]

  @Test("refuses other formats, names the rule, and keeps the file", arguments: refused)
  func refusal(text: String, rule: String) throws {
    try write(text)
    let load = #expect(throws: ArchiveError.self) { try archive.load() }
    #expect(load?.description.hasPrefix("\(path): \(rule)") == true, "\(String(describing: load))")
    #expect(load?.reason.hasSuffix("the file is kept as it is") == true)
    #expect(throws: ArchiveError.self) { try archive.save([1]) }
    #expect(try content() == text)
  }

  @Test("names the part of a state that is wrong, and keeps the file")
  func damage() throws {
    try write(#"{"format":"comonadlab-archive","name":"sum","version":3,"state":[1,"x"]}"#)
    let error = #expect(throws: ArchiveError.self) { try archive.load() }
    #expect(error?.reason.contains("the state must be one of sum, version 3") == true)
    #expect(throws: ArchiveError.self) { try archive.save([1, 2]) }
  }

  @Test("refuses a file that is cut at any byte")
  func cuts() throws {
    try archive.save([1, 2])
    let whole = try content()
    for count in 0..<whole.count {
      try write(String(whole.prefix(count)))
      #expect(throws: ArchiveError.self) { try archive.load() }
    }
  }
}

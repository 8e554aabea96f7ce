import Foundation
import TestSupport
import Testing

@testable import SystemFiles

@Suite("Atomic files")
struct AtomicFileTests {
  let directory = TemporaryDirectory()

  @Test("are created and replaced")
  func replace() throws {
    let file = AtomicFile(path: directory.file("a"))
    try file.write(Array("one".utf8))
    #expect(try directory.read("a") == "one")
    try file.write(Array("two".utf8))
    #expect(try directory.read("a") == "two")
    #expect(try directory.names == ["a"])
  }

  @Test("do not change if writing fails, and leave no other file")
  func failure() throws {
    try directory.write("old", to: "a")
    let full = SystemError(code: ENOSPC)
    let file = AtomicFile(path: directory.file("a")) { () throws(SystemError) in throw full }
    #expect(throws: full) { try file.write(Array("new".utf8)) }
    #expect(try directory.read("a") == "old")
    #expect(try directory.names == ["a"])
  }

  @Test("hold the old content until everything is written")
  func interruption() throws {
    try directory.write("old", to: "a")
    var seen: [String] = []
    let file = AtomicFile(path: directory.file("a")) { () throws(SystemError) in
      // The files that a kill at this point would leave behind.
      seen = ((try? directory.names) ?? []).compactMap { try? directory.read($0) }
    }
    try file.write(Array("new".utf8))
    #expect(seen.sorted() == ["new", "old"])
    #expect(try directory.read("a") == "new")
  }

  @Test("keep their permissions", arguments: [0o600, 0o640, 0o444])
  func permissions(mode: Int) throws {
    try directory.write("old", to: "a")
    let path = directory.file("a")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try AtomicFile(path: path).write([])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test("are replaced behind a link, which stays")
  func link() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: directory.file("d"), withIntermediateDirectories: false)
    try directory.write("old", to: "d/a")
    try manager.createSymbolicLink(atPath: directory.file("l"), withDestinationPath: "d/a")
    try AtomicFile(path: directory.file("l")).write(Array("new".utf8))
    #expect(try directory.read("d/a") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: directory.file("l")) == "d/a")
  }

  @Test("are created behind a link to nothing")
  func danglingLink() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: directory.file("l"), withDestinationPath: "a")
    try AtomicFile(path: directory.file("l")).write(Array("new".utf8))
    #expect(try directory.read("a") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: directory.file("l")) == "a")
  }

  @Test("cannot be behind links in a circle")
  func circle() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: directory.file("l"), withDestinationPath: "l")
    #expect(throws: SystemError(code: ELOOP)) {
      try AtomicFile(path: directory.file("l")).write([])
    }
  }

  @Test(
    "are in the directory of their path",
    arguments: [("a", "."), ("d/a", "d"), ("/a", "/"), ("/d/e/a", "/d/e"), ("./a", ".")]
  )
  func directories(path: String, directory: String) throws {
    #expect(try PathBytes(path).directory.description == directory)
  }
}

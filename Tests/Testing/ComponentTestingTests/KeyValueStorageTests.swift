import ComponentHost
import ComponentKit
import ComponentServices
import ComponentTesting
import Foundation
import SystemServices
import TestSupport
import Testing

@Suite("Key-value storage")
struct KeyValueStorageTests {
  private let directory = TemporaryDirectory()

  /// A folder that does not exist yet.
  private var folder: URL { URL(filePath: directory.file("folder")) }

  /// Checks the laws of a storage against a dictionary, by random accesses.
  private func check(_ storage: KeyValueStorage, seed: UInt64) {
    var random = SplitMix(seed: seed)
    var expected: [String: String] = [:]
    let texts = ["", "Ada", "a\nb", "\u{E9}\u{1F600}", String(repeating: "x", count: 10_000)]
    for _ in 0..<60 {
      let key = ["user", "a-1", "a_1"].randomElement(using: &random) ?? "user"
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        let text = texts.randomElement(using: &random) ?? ""
        expected[key] = text
        #expect(events(storage.write(text, for: key)) == [.written])
      case 1:
        expected[key] = nil
        #expect(events(storage.remove(key)) == [.written])
      default: break
      }
      for key in ["user", "a-1", "a_1"] {
        #expect(events(storage.read(key)) == [.text(expected[key])])
      }
    }
  }

  @Test("reads what was written last, of each key", arguments: [1, 2] as [UInt64])
  func laws(seed: UInt64) throws {
    check(StorageTable().storage, seed: seed)
    check(.folder(at: folder.path), seed: seed)
  }

  @Test(
    "refuses keys that are no names of files",
    arguments: ["", "A", "a/b", "..", "a b", "\u{E9}", String(repeating: "a", count: 101)]
  )
  func keys(key: String) throws {
    let rule = "key must be 1 to 100 of a to z, 0 to 9, - and _; got "
    for storage in [StorageTable().storage, .folder(at: folder.path)] {
      for work in [storage.read(key), storage.write("a", for: key), storage.remove(key)] {
        #expect(events(work) == [.failed(.key(key))])
      }
    }
    #expect(StorageError.key(key).description.hasPrefix(rule))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("outlives a program, in a folder for its user alone")
  func outlives() throws {
    #expect(events(KeyValueStorage.folder(at: folder.path).read("user")) == [.text(nil)])
    #expect(events(KeyValueStorage.folder(at: folder.path).remove("user")) == [.written])
    #expect(events(KeyValueStorage.folder(at: folder.path).write("Ada", for: "user")) == [.written])
    #expect(events(KeyValueStorage.folder(at: folder.path).read("user")) == [.text("Ada")])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("creates files for its user alone in a folder that others may read")
  func files() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chmod(folder.path, 0o755)
    let storage = KeyValueStorage.folder(at: folder.path)
    func permissions() throws -> Int? {
      let file = folder.appending(path: "token").path
      return try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    }
    #expect(events(storage.write("one", for: "token")) == [.written])
    #expect(try permissions() == 0o600)
    // A person who has changed the permissions keeps them.
    chmod(folder.appending(path: "token").path, 0o640)
    #expect(events(storage.write("two", for: "token")) == [.written])
    #expect(try permissions() == 0o640)
  }

  @Test("says which file could not be read or written, and why")
  func failures() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "list"),
      withIntermediateDirectories: true
    )
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "user"))
    let storage = KeyValueStorage.folder(at: folder.path)
    func reasons(_ work: Work<StorageEvent>) -> [String] {
      events(work).map { if case .failed(let error) = $0 { error.description } else { "none" } }
    }
    let damaged = String(cString: strerror(EILSEQ))
    #expect(
      reasons(storage.read("user")) == ["\(folder.path)/user cannot be read: \(damaged)"]
    )
    #expect(
      reasons(storage.write("a", for: "list"))
        == ["\(folder.path)/list cannot be written: Is a directory"]
    )
    let nowhere = KeyValueStorage.folder(at: "\(folder.path)/user/below")
    #expect(
      reasons(nowhere.write("a", for: "b"))
        == ["\(folder.path)/user/below/b cannot be written: Not a directory"]
    )
  }

  @Test("of a test fails when the test says so, and changes nothing")
  func failing() {
    let table = StorageTable(["user": "Ada"])
    let full = StorageError.unavailable("full")
    table.fail(with: full)
    #expect(events(table.storage.write("Bob", for: "user")) == [.failed(full)])
    #expect(events(table.storage.read("user")) == [.failed(full)])
    table.fail(with: nil)
    #expect(events(table.storage.read("user")) == [.text("Ada")])
  }
}

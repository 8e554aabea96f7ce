import ComponentHost
import ComponentKit
import ComponentServices
import ComponentTesting
import Foundation
import Locks
import SystemServices
import TestSupport
import Testing

@Suite("File picker")
struct FilePickerTests {
  private let directory = TemporaryDirectory()

  /// A folder that does not exist yet.
  private var folder: URL { URL(filePath: directory.file("folder")) }

  /// Checks the laws of a picker whose person chooses the file of the name that `choice` contains.
  private func check(_ picker: FilePicker, _ choose: (String?) -> Void) {
    let contents: [[UInt8]] = [
      [], [0], Array("caf\u{E9}\n".utf8), Array(repeating: 255, count: 90_000),
    ]
    for (number, bytes) in contents.enumerated() {
      let name = "letter \(number) \u{E9}.txt"
      choose(name)
      #expect(events(picker.save(bytes, as: name)) == [.saved])
      #expect(events(picker.save([1], as: name)) == [.failed(.exists(name))])
      #expect(events(picker.choose(sizeLimit: bytes.count)) == [.chosen(name: name, bytes: bytes)])
      if bytes.isEmpty { continue }
      let limit = bytes.count - 1
      #expect(events(picker.choose(sizeLimit: limit)) == [.failed(.tooLarge(limit: limit))])
    }
    choose(nil)
    #expect(events(picker.choose()) == [.cancelled])
  }

  @Test("reads the file that was saved, within the limit, and keeps a file that exists")
  func laws() throws {
    let test = TestFilePicker()
    check(test.picker) { test.choose($0) }
    #expect(test.files.count == 4)
    let choice = Locked<String?>(nil)
    let picker = FilePicker.folder(at: folder.path) { choice.withLock { $0 } }
    check(picker) { name in choice.withLock { $0 = name } }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    // No temporary file is left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
  }

  @Test(
    "refuses names that could leave the folder",
    arguments: [
      "", ".", "..", ".hidden", "a/b", "/a", "a\\b", "a\nb", "a\u{7F}", "a\u{0}b",
      String(repeating: "\u{E9}", count: 51),
    ]
  )
  func names(name: String) throws {
    let test = TestFilePicker()
    let picker = FilePicker.folder(at: folder.path) { name }
    for work in [test.picker.save([1], as: name), picker.save([1], as: name), picker.choose()] {
      #expect(events(work) == [.failed(.name(name))])
    }
    #expect(
      FileError.name(name).description.hasPrefix(
        "the name of a file must be 1 to 100 bytes without /, \\ and control characters, and must "
          + "not begin with a dot; got \""
      )
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("says which file could not be read or saved, and why")
  func failures() throws {
    let list = folder.appending(path: "list")
    try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    func reasons(_ work: Work<FileEvent>) -> [String] {
      events(work).map { if case .failed(let error) = $0 { error.description } else { "none" } }
    }
    func choosing(_ name: String, in path: String) -> [String] {
      reasons(FilePicker.folder(at: path) { name }.choose())
    }
    let path = folder.path
    #expect(
      choosing("none", in: path) == ["\(path)/none cannot be read: No such file or directory"]
    )
    #expect(choosing("list", in: path) == ["\(path)/list cannot be read: Is a directory"])
    let unsupported = String(cString: strerror(ENOTSUP))
    #expect(choosing("pipe", in: path) == ["\(path)/pipe cannot be read: \(unsupported)"])
    let nowhere = FilePicker.folder(at: "\(path)/pipe/below") { nil }
    #expect(
      reasons(nowhere.save([1], as: "a"))
        == ["\(path)/pipe/below/a cannot be saved: Not a directory"]
    )
    let picker = FilePicker.folder(at: path) { nil }
    #expect(events(picker.save([1], as: "list")) == [.failed(.exists("list"))])
    // A link that leads nowhere exists, too: nothing is written behind it.
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    #expect(events(picker.save([1], as: "link")) == [.failed(.exists("link"))])
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "target").path))
    #expect(FileError.exists("a").description == "a new file must have a new name; \"a\" exists")
  }

  @Test("of a test fails when the test says so, and changes nothing")
  func failing() {
    let test = TestFilePicker(["a": [1]])
    test.choose("a")
    test.fail(with: .refused)
    #expect(events(test.picker.choose()) == [.failed(.refused)])
    #expect(events(test.picker.save([2], as: "b")) == [.failed(.refused)])
    test.fail(with: nil)
    #expect(events(test.picker.choose()) == [.chosen(name: "a", bytes: [1])])
    test.choose("b")
    #expect(events(test.picker.choose()) == [.failed(.unavailable("no file has the name b"))])
    #expect(test.files == ["a": [1]])
  }
}

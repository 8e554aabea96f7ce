import ComponentKit
import ComponentTesting
import Foundation
import Locks
import TestSupport
import Testing

@testable import ComponentHost

/// Sums under names, which were one sum in the version before.
private struct Sums: SavedProgram {
  static let version = 2
  static let migrations = [Migration(from: 1) { (old: [Int]) in ["old": old] }]
  let initial: [String: [Int]] = [:]
  func update(_ sums: inout [String: [Int]], by message: Int) {}
  func view(_ sums: [String: [Int]], send: @escaping (Int) -> Void) -> Int { sums.count }
}

@Suite("The file of a kept state")
struct KeptFileTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.file("sums") }

  /// Returns the header of a file that ComonadLab 1.0.0 has written.
  private static func archive(_ version: Int, _ state: String, name: String = "sums") -> String {
    #"{"format":"comonadlab-archive","name":"\#(name)","version":\#(version),"state":\#(state)}"#
  }

  static let archives = [
    (archive(2, #"{"a":[1,2],"b":[]}"#), ["a": [1, 2], "b": []]),
    (archive(1, "[1,2]"), ["old": [1, 2]]),
    (archive(2, #"{"state":[1]}"#, name: #"\",\"state\":{"#), ["state": [1]]),
  ]

  @Test("that an archive of ComonadLab 1 has written is read", arguments: archives)
  func archived(text: String, state: [String: [Int]]) async throws {
    try directory.write(text, to: "sums")
    let file = KeptFile(path: path)
    #expect(try file.load(for: Sums()) == state)
    #expect(try directory.read("sums") == text)
    try file.save(try Sums().stored(state))
    #expect(try KeptFile(path: path).load(for: Sums()) == state)
    #expect(try directory.read("sums").hasPrefix("2\n{"))
  }

  @Test("is read, or stays as it is while the error names it, however it is damaged")
  func mutants() throws {
    let kept = (version: "2\n", text: #"{"a":[1,2],"b":[]}"#)
    for (version, text) in [kept, ("", Self.archives[0].0)] {
      var taken = 0
      let count = try forEachMutant(of: Array(text.utf8)) { mutant in
        let bytes = Array(version.utf8) + mutant.bytes
        try Data(bytes).write(to: URL(filePath: path))
        let file = KeptFile(path: path)
        do throws(Refusal) {
          guard let state = try file.load(for: Sums()) else { return }
          taken += 1
          try file.save(try Sums().stored(state))
          let copy = try file.load(for: Sums())
          #expect(copy == state, "\(mutant.damage)")
        } catch {
          #expect(error.reason.hasPrefix("\(path): "))
          #expect(error.reason.hasSuffix("the file is kept as it is"))
          #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
        }
      }
      #expect(count > 150 && taken > 0 && taken < count / 2, "\(taken) of \(count)")
    }
  }

  @Test("is compared and replaced while no other process does so")
  func alone() throws {
    let file = KeptFile(path: path)
    try file.save("1\n0")
    // Another process that is about to replace the file.
    let lock = open(directory.file(".lab.lock"), O_WRONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let end = DispatchSemaphore(value: 0)
    let isSaved = Locked(false)
    Thread.detachNewThread {
      isSaved.withLock { $0 = (try? file.save("1\n1")) != nil }
      end.signal()
    }
    // A save that does not wait for the other process has ended by then.
    try #require(end.wait(timeout: .now() + 0.2) == .timedOut)
    try directory.write("1\n7", to: "sums")
    #expect(flock(lock, LOCK_UN) == 0)
    end.wait()
    #expect(!isSaved.withLock { $0 })
    #expect(try directory.read("sums") == "1\n7")
  }

  @Test("is left alone and reported while others hold its lock; who may only read holds none")
  func locked() async throws {
    let reports = Notes<String>()
    // Whoever may read the folder may lock it.
    let folder = open(directory.path, O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    func addOne() async throws -> String {
      let host = ProgramHost(Elm<Sum>.self, of: Sum(), keptAs: path) { reports.add("\($0)") }
      host.send(1)
      await host.end()
      return try directory.read("sums")
    }
    #expect(try await addOne() == "1\n1")
    let lock = open(directory.file(".lab.lock"), O_WRONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(try await addOne() == "1\n1")
    try directory.write("damaged", to: "sums")
    _ = ProgramHost(Elm<Sum>.self, of: Sum(), keptAs: path) { reports.add("\($0)") }
    #expect(try directory.read("sums") == "damaged")
    #expect(
      reports.all.map { $0.hasSuffix("another program has locked its folder") } == [true, true]
    )
  }

  @Test("is judged again before it is renamed, since a newer program may have replaced it")
  func judgedAgain() throws {
    for _ in 0..<cases(60, long: 1_000) {
      try directory.write("2\n{}", to: "sums")
      let (ended, isSaved) = (DispatchSemaphore(value: 0), Locked(false))
      let newer = KeptFile(path: path)
      #expect(try newer.load(for: Sums()) == [:])
      Thread.detachNewThread { [path] in
        // A version that cannot read the file, and puts it aside.
        _ = ProgramHost(Elm<Sum>.self, of: Sum(), keptAs: path) { _ in }
        ended.signal()
      }
      isSaved.withLock { $0 = (try? newer.save("2\n{\"new\":[1]}")) != nil }
      ended.wait()
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      let texts = try names.filter { $0.hasPrefix("sums") }.map { try directory.read($0) }
      #expect(!isSaved.withLock { $0 } || texts.contains("2\n{\"new\":[1]}"))
      for name in names where name.hasPrefix("sums") { unlink(directory.file(name)) }
    }
  }

  @Test("is replaced when the same text comes in other bytes")
  func bytes() async throws {
    struct Note: SavedProgram {
      let initial = ""
      func update(_ text: inout String, by message: String) { text = message }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    for text in ["caf\u{E9}", "cafe\u{301}"] {
      let host = ProgramHost(Elm<Note>.self, of: Note(), keptAs: path)
      host.send(text)
      await host.end()
      #expect(try Array(directory.read("sums").utf8) == Array("1\n\"\(text)\"".utf8))
    }
  }

  #if os(Linux)
  @Test("of a name is in the folder of the user that the system knows, where HOME is absent")
  func homeless() async {
    await #expect(processExitsWith: .success) {
      for name in ["HOME", "XDG_DATA_HOME"] { unsetenv(name) }
      let home = String(cString: try #require(getpwuid(geteuid())).pointee.pw_dir)
      let name = ProcessInfo.processInfo.processName
      #expect(KeptFile("sum").path == "\(home)/.local/share/\(name)/sum")
    }
  }

  @Test("of a name is in the user's folder of data, which the first save creates")
  func named() async throws {
    await #expect(processExitsWith: .success) {
      let directory = TemporaryDirectory()
      setenv("XDG_DATA_HOME", directory.path, 1)
      let name = ProcessInfo.processInfo.processName
      for sum in 0...1 {
        let host = ProgramHost(Elm<Sum>.self, of: Sum(), keptAs: "sum")
        #expect(host.view == sum)
        host.send(1)
        await host.end()
      }
      #expect(try directory.read("\(name)/sum") == "1\n2")
      let folder = try FileManager.default.attributesOfItem(atPath: directory.file(name))
      #expect(folder[.posixPermissions] as? Int == 0o700)
    }
  }
  #endif
}

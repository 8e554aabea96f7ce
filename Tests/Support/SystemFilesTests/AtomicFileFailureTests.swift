import Foundation
import Testing

@testable import SystemFiles

@Suite("An atomic file that cannot be written")
struct AtomicFileFailureTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ name: String) throws(SystemError) {
    try AtomicFile(path: folder.file(name)).write(Array("new".utf8))
  }

  @Test("reports the reason, and changes nothing")
  func refused() throws {
    defer { folder.remove() }
    folder.write("old", to: "a")
    mkdir(folder.file("d"), 0o755)
    mkfifo(folder.file("pipe"), 0o644)
    symlink("l", folder.file("l"))
    symlink("none/a", folder.file("dangling"))
    symlink("a/b", folder.file("through"))
    symlink("d", folder.file("to-folder"))
    let long = String(repeating: "n", count: 256)
    let refused: [(String, Int32)] = [
      ("d", EISDIR), ("to-folder", EISDIR), ("d/", EISDIR), ("", EISDIR), (".", EISDIR),
      ("pipe", ENOTSUP), ("l", ELOOP), ("l/a", ELOOP), ("dangling", ENOENT), ("none/a", ENOENT),
      ("through", ENOTDIR), ("a/b", ENOTDIR), ("a/", ENOTDIR), ("new/", ENOENT),
      (long, ENAMETOOLONG),
      ("a\0b", EINVAL), ("a\0", EINVAL),
    ]
    let count = folder.count
    for (name, code) in refused {
      #expect(throws: SystemError(code: code), "\(name.debugDescription)") { try write(name) }
    }
    // What cannot be replaced is not read either: a pipe waits for its writer.
    symlink("pipe", folder.file("to-pipe"))
    symlink("/dev/null", folder.file("device"))
    let unread = [("pipe", ENOTSUP), ("to-pipe", ENOTSUP), ("device", ENOTSUP), ("d", EISDIR)]
    for (name, code) in unread + [("none", ENOENT), ("a/b", ENOTDIR), ("a\0b", EINVAL)] {
      #expect(throws: SystemError(code: code), "\(name.debugDescription)") {
        try AtomicFile(path: folder.file(name)).read()
      }
    }
    for name in ["to-pipe", "device"] { unlink(folder.file(name)) }
    #expect(throws: SystemError(code: ENOENT)) { try AtomicFile(path: "").write([]) }
    #expect(throws: SystemError(code: EINVAL)) { try readFile(at: folder.file("a\0b")) }
    #expect(folder.read("a") == "old")
    #expect(folder.count == count)
  }

  @Test("keeps the old content if its folder refuses a new file")
  func readOnly() async throws {
    defer { folder.remove() }
    folder.write("old", to: "a")
    chmod(folder.path, 0o555)
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      guard !isRoot || become(user: 4_001) else { exit(2) }
      let file = AtomicFile(path: folder.file("a"))
      #expect(throws: SystemError(code: EACCES)) { try file.requireDirectory() }
      #expect(throws: SystemError(code: EACCES)) { try file.write([1]) }
    }
    #expect(folder.read("a") == "old")
    chmod(folder.path, 0o755)
    #expect(folder.count == 1)
  }

  @Test("keeps the old content if the disk is too full for the new one")
  func full() async throws {
    defer { folder.remove() }
    folder.write("old", to: "a")
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      // A limit of the process stands for the end of the disk.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      #if os(Linux)
      guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
      #else
      guard setrlimit(RLIMIT_FSIZE, &limit) == 0 else { exit(2) }
      #endif
      #expect(throws: SystemError(code: EFBIG)) {
        try AtomicFile(path: folder.file("a")).write([UInt8](repeating: 7, count: 200_000))
      }
    }
    #expect(folder.read("a") == "old")
    #expect(folder.count == 1)
  }

  @Test("leaves no temporary file if a folder takes its name meanwhile")
  func taken() throws {
    defer { folder.remove() }
    let file = AtomicFile(path: folder.file("a")) { () throws(SystemError) in
      mkdir(folder.file("a"), 0o755)
    }
    #expect(throws: SystemError(code: EISDIR)) { try file.write([1]) }
    #expect(folder.count == 1)
  }
}

@Suite("The name of an atomic file")
struct AtomicFileNameTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("is not repaired if a link leads to bytes that are not UTF-8", arguments: [false, true])
  func bytes(isAbsolute: Bool) throws {
    defer { folder.remove() }
    let name: [UInt8] = [0x61, 0xFF, 0xC3]
    let repaired = String(decoding: name, as: UTF8.self)
    folder.write("old", to: name)
    folder.write("other", to: repaired)
    let link = isAbsolute ? folder.cString(name) : (name + [0]).map(CChar.init(bitPattern:))
    symlink(link, folder.file("l"))
    try AtomicFile(path: folder.file("l")).write(Array("new".utf8))
    #expect(folder.read(name) == "new")
    #expect(folder.read(repaired) == "other")
    #expect(folder.count == 3)
  }

  @Test("may be in a folder whose name is not UTF-8")
  func folders() throws {
    defer { folder.remove() }
    let name: [UInt8] = [0xFF]
    mkdir(folder.cString(name), 0o755)
    symlink((name + Array("/a".utf8) + [0]).map(CChar.init(bitPattern:)), folder.file("l"))
    try AtomicFile(path: folder.file("l")).write(Array("new".utf8))
    #expect(folder.read(name + Array("/a".utf8)) == "new")
    #expect(folder.count == 2)
  }

  @Test("may begin with a mark that combines with the slash before it")
  func marks() throws {
    defer { folder.remove() }
    #expect(try PathBytes("d/\u{301}a").directory == PathBytes("d"))
    mkdir(folder.file("d"), 0o755)
    symlink("/\u{301}", folder.file("l"))
    #expect(try PathBytes(folder.file("l")).target() == PathBytes("/\u{301}"))
    try AtomicFile(path: folder.file("d/\u{301}a")).write(Array("new".utf8))
    #expect(folder.read("d/\u{301}a") == "new")
  }

  @Test("may have 255 bytes")
  func long() throws {
    defer { folder.remove() }
    let name = String(repeating: "n", count: 255)
    for text in ["old", "new"] {
      try AtomicFile(path: folder.file(name)).write(Array(text.utf8))
      #expect(folder.read(name) == text)
    }
    #expect(folder.count == 1)
  }
}

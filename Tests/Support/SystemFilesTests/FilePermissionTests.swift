import CTestSupport
import Foundation
import Testing

@testable import SystemFiles

@Suite("The permissions of a replaced file")
struct FilePermissionTests {
  /// A user of a file who has not replaced it.
  private struct User {
    let isOldOwner: Bool
    let isInOldGroup: Bool
    let isInNewGroup: Bool

    static let all = (0..<8).map {
      User(isOldOwner: $0 & 1 != 0, isInOldGroup: $0 & 2 != 0, isInNewGroup: $0 & 4 != 0)
    }

    /// The rights of the user to a file: those of the first class that the user is in.
    static func rights(in mode: mode_t, isOwner: Bool, isInGroup: Bool) -> mode_t {
      (isOwner ? mode >> 6 : isInGroup ? mode >> 3 : mode) & 7
    }
  }

  @Test("grant no user more than before, and less only if necessary")
  func law() {
    for old in mode_t(0)..<0o10000 {
      for (isSameOwner, isSameGroup) in [
        (true, true), (true, false), (false, true), (false, false),
      ] {
        let new = FilePermissions.mode(
          replacing: old,
          isSameOwner: isSameOwner,
          isSameGroup: isSameGroup
        )
        if isSameOwner && isSameGroup && new != old & 0o777 || new > 0o777 {
          Issue.record("\(String(old, radix: 8)) became \(String(new, radix: 8))")
        }
        for user in User.all where !isSameGroup || user.isInOldGroup == user.isInNewGroup {
          let before = User.rights(in: old, isOwner: user.isOldOwner, isInGroup: user.isInOldGroup)
          let after = User.rights(
            in: new,
            isOwner: user.isOldOwner && isSameOwner,
            isInGroup: user.isInNewGroup
          )
          if after & ~before != 0 {
            Issue.record("\(String(old, radix: 8)) became \(String(new, radix: 8)) for \(user)")
          }
        }
      }
    }
  }

  /// A file of user 4002 and group 4100, in a folder where everybody may write.
  private static func file(_ mode: mode_t) throws -> Folder {
    let folder = try Folder()
    folder.write("old", to: "a")
    chown(folder.file("a"), 4_002, 4_100)
    chmod(folder.file("a"), mode)
    return folder
  }

  private static func status(_ folder: Folder) -> [UInt32] {
    var status = stat()
    stat(folder.file("a"), &status)
    return [status.st_uid, status.st_gid, UInt32(status.st_mode & 0o7777)]
  }

  @Test("keep the group when a member replaces it", .enabled(if: isRoot, "needs root"))
  func member() async throws {
    let folder = try Self.file(0o664)
    defer { folder.remove() }
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      guard become(user: 4_001, groups: [4_100]) else { exit(2) }
      try AtomicFile(path: folder.file("a")).write(Array("new".utf8))
    }
    #expect(folder.read("a") == "new")
    #expect(Self.status(folder) == [4_001, 4_100, 0o664])
  }

  @Test(
    "grant a new group no more than it had",
    .enabled(if: isRoot, "needs root"),
    arguments: [(0o664, 0o644), (0o660, 0o600), (0o640, 0o600), (0o6775, 0o755)]
      as [(mode_t, mode_t)]
  )
  func stranger(old: mode_t, new: mode_t) async throws {
    let folder = try Self.file(old)
    defer { folder.remove() }
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      guard become(user: 4_001) else { exit(2) }
      try AtomicFile(path: folder.file("a")).write(Array("new".utf8))
    }
    #expect(Self.status(folder) == [4_001, 4_001, UInt32(new)])
  }

  @Test("are all kept by root, with any mask of new files", .enabled(if: isRoot, "needs root"))
  func root() async throws {
    let folder = try Self.file(0o664)
    defer { folder.remove() }
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      umask(0o077)
      try AtomicFile(path: folder.file("a")).write(Array("new".utf8))
    }
    #expect(Self.status(folder) == [4_002, 4_100, 0o664])
  }

  @Test("are set before the file has its name")
  func order() throws {
    let folder = try Folder()
    defer { folder.remove() }
    folder.write("old", to: "a")
    chmod(folder.file("a"), 0o666)
    var modes: [UInt32] = []
    let file = AtomicFile(path: folder.file("a")) { () throws(SystemError) in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasSuffix(".tmp") {
        var status = stat()
        stat(folder.file(name), &status)
        modes.append(UInt32(status.st_mode & 0o7777))
      }
    }
    try file.write([])
    #expect(modes == [0o666])
  }

  // MARK: - Access control lists

  /// The bytes of a list: a version, then kind, rights and user of each entry.
  private static func list(_ entries: [(kind: UInt16, rights: UInt16, user: UInt32)]) -> [UInt8] {
    entries.reduce(into: [2, 0, 0, 0]) { bytes, entry in
      for half in [entry.kind, entry.rights] { bytes += [UInt8(half & 255), UInt8(half >> 8)] }
      for byte in 0..<4 { bytes.append(UInt8(entry.user >> (8 * byte) & 255)) }
    }
  }

  /// The list `user::rw-, user:4003:rw-, group::r--, mask::rw-, other::---`.
  private static let sharedList = list([
    (1, 6, .max), (2, 6, 4_003), (4, 4, .max), (16, 6, .max), (32, 0, .max),
  ])

  private static func set(_ list: [UInt8], _ kind: String, of path: String) -> Bool {
    attribute_set(path, "system.posix_acl_\(kind)", list, list.count) == 0
  }

  private static func accessList(of path: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = attribute_get(path, "system.posix_acl_access", &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }

  /// Whether the file system of the tests has such lists.
  private static let hasLists: Bool = {
    guard let folder = try? Folder() else { return false }
    defer { folder.remove() }
    folder.write("", to: "a")
    return set(sharedList, "access", of: folder.file("a"))
  }()

  @Test("include the access control list", .enabled(if: hasLists, "needs a file system with lists"))
  func kept() throws {
    let folder = try Folder()
    defer { folder.remove() }
    folder.write("old", to: "a")
    try #require(Self.set(Self.sharedList, "access", of: folder.file("a")))
    try AtomicFile(path: folder.file("a")).write([])
    #expect(Self.accessList(of: folder.file("a")) == Self.sharedList)
  }

  @Test(
    "do not come from the default list of the folder",
    .enabled(if: hasLists, "needs a file system with lists")
  )
  func inherited() throws {
    let folder = try Folder()
    defer { folder.remove() }
    folder.write("old", to: "a")
    chmod(folder.file("a"), 0o660)
    try #require(Self.set(Self.sharedList, "default", of: folder.path))
    try AtomicFile(path: folder.file("a")).write([])
    #expect(Self.accessList(of: folder.file("a")) == nil)
    #expect(Self.status(folder)[2] == 0o660)
  }

  @Test(
    "are those of the owner alone if the list cannot be kept",
    .enabled(if: isRoot && hasLists, "needs root and a file system with lists")
  )
  func lost() async throws {
    let folder = try Self.file(0o660)
    defer { folder.remove() }
    try #require(Self.set(Self.sharedList, "access", of: folder.file("a")))
    await #expect(processExitsWith: .success) { [folder = folder as Folder] in
      guard become(user: 4_001) else { exit(2) }
      try AtomicFile(path: folder.file("a")).write(Array("new".utf8))
    }
    #expect(Self.accessList(of: folder.file("a")) == nil)
    #expect(Self.status(folder) == [4_001, 4_001, 0o600])
  }
}

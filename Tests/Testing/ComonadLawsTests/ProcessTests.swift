import Foundation
import Testing

@testable import ComonadLaws

/// An instance of which one law traps, for lists that begin with 3, and not for short ones.
private let fragile = Instance(
  "Fragile",
  Suite("fragile") {
    let list = Variable("list", Generator.integers(in: 0...5).array())
    law("calm", "A list is a list.").states("list == list").forAll(list) { .same($0, $0) }
    law("trap", "Lists have no 3.").states("list.contains(3) == false").forAll(list) { list in
      precondition(!(list.first == 3 && list.count > 2), "a list must not begin with 3")
      return .holds
    }
  }
)

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
@Suite("A process that checks laws", .serialized)
struct ProcessTests {
  /// The path of the journal, which a child process cannot be told.
  private static let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("laws-\(getuid())-journal").path

  @Test("fails at its end if LAW names no law that it has checked", arguments: [true, false])
  func unknownLaw(isTypo: Bool) async {
    if isTypo {
      await #expect(processExitsWith: .failure) {
        setenv("LAW", "Fragil:fragile.calm:10:1", 1)
        for law in fragile.laws where !fragile.check(law, try .environment).holds { exit(0) }
        exit(0)
      }
    } else {
      await #expect(processExitsWith: .success) {
        setenv("LAW", "Fragile:fragile.calm:10:1", 1)
        for law in fragile.laws { _ = fragile.check(law, try .environment) }
        exit(0)
      }
    }
  }

  @Test("names the case that traps in its journal: the instance, the law and the token")
  func journal() async throws {
    defer { unlink(Self.path) }
    await #expect(processExitsWith: .failure) {
      setenv("LAW_JOURNAL", Self.path, 1)
      _ = [fragile].check(try .environment)
    }
    let token = try #require(try LawJournal(Self.path).latest())
    #expect(token.instance == "Fragile" && token.law == "fragile.trap")
    let list = Generator.integers(in: 0...5).array()
      .make(Draws(replaying: token.draws, size: token.size))
    #expect(list.first == 3 && list.count > 2)
    #expect(CaseToken(token.description) == token)
  }

  @Test("leaves an empty journal where no law traps, and refuses another file")
  func otherJournals() throws {
    let path = FileManager.default.temporaryDirectory.path + "/laws-\(UUID())"
    defer { unlink(path) }
    let journal = LawJournal(path)
    #expect(throws: (any Error).self) { try journal.latest() }
    let calm = fragile.selecting { $0.name == "fragile.calm" }
    let kept = [calm, calm].check(CasePlan(journal: journal))
    #expect(kept.map(\.description) == [calm, calm].check().map(\.description))
    #expect(try journal.latest() == nil)
    try Data("Fragile".utf8).write(to: URL(fileURLWithPath: path))
    let damage = #expect(throws: LawJournal.Damage.self) { try journal.latest() }
    #expect("\(damage.map { "\($0)" } ?? "")".hasSuffix("got \"Fragile\""))
    // A law that is checked by itself belongs to no instance.
    let pen = LawJournal.Pen(journal)
    pen.begin("", "law", size: -2)
    for draw in [30, 0, 0, .max] { pen.add(draw) }
    let token = CaseToken(instance: "", law: "law", size: -2, draws: [30, 0, 0, .max])
    #expect(try journal.latest() == token)
  }
}
#endif

import Foundation
import Locks

/// The case that is being run, kept in a file that outlives a trap.
///
/// A trap ends its process before a report names the law. So run the tests again with a journal:
/// the file then names the instance, the law and the case, as a token that runs it again.
///
/// ```sh
/// LAW_JOURNAL=/tmp/law swift test
/// LAW=$(tr -d '\0' < /tmp/law) swift test
/// ```
///
/// While a journal is kept, laws are checked one after another, so that it names the one that traps.
///
/// ```swift
/// import Foundation
///
/// let journal = LawJournal(FileManager.default.temporaryDirectory.path + "/law-journal")
/// let a = Variable("a", .integers(in: 0...9))
/// let doubles = law("double", "A number and itself are twice it.").states("a + a == 2 * a")
///   .forAll(a) { a in .same(a + a, 2 * a) }
/// doubles.check(CasePlan(journal: journal)).holds  // true
/// try journal.latest() == nil  // true
/// ```
public struct LawJournal: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Names the file of a journal.
  public init(_ path: String) { self.path = path }

  /// Returns the case that was being run when the process ended; nil if none was.
  ///
  /// - Throws: The error of reading the file, or ``LawJournal/Damage`` if it is no journal.
  /// - Complexity: O(draws).
  public func latest() throws -> CaseToken? {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).prefix { $0 != 0 }
    if bytes.isEmpty { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let token = CaseToken(written: text) else { throw Damage(text: text) }
    return token
  }

  /// The error of a file that is no journal.
  public struct Damage: Error, Hashable, CustomStringConvertible {
    let text: String

    /// The rule, and what was found.
    public var description: String { "a journal must hold \(CaseToken.rule); got \"\(text)\"" }
  }
}

// MARK: - Writing

extension LawJournal {
  /// One law at a time writes its cases.
  private static let turn = Locked(())

  /// Runs a check that writes its cases, and leaves an empty journal.
  func writing(_ check: (Pen) -> Void) {
    Self.turn.withLock { _ in
      let pen = Pen(self)
      check(pen)
      pen.clear()
    }
  }

  /// A journal that is being written.
  final class Pen {
    private let memory: JournalMemory
    private var count = 0

    /// Whether the next draw is the first one of the case.
    private var isFirst = true

    /// Starts an empty journal, with room for all draws of a case.
    init(_ journal: LawJournal) {
      memory = JournalMemory(at: journal.path, count: 4_096 + 21 * Draws.limit)
    }

    /// Notes that a case begins.
    func begin(_ instance: String, _ law: String, size: Int) {
      clear()
      write("\(instance):\(law):\(size):")
      isFirst = true
    }

    /// Notes the next draw of the case.
    func add(_ draw: Int) {
      write(isFirst ? "\(draw)" : ".\(draw)")
      isFirst = false
    }

    /// Notes that no case is run.
    func clear() {
      count = 0
      memory.bytes[0] = 0
    }

    /// Adds a text and the zero that ends it, unless the file is full.
    private func write(_ text: String) {
      guard count + text.utf8.count < memory.bytes.count else { return }
      for byte in text.utf8 {
        memory.bytes[count] = byte
        count += 1
      }
      memory.bytes[count] = 0
    }
  }
}

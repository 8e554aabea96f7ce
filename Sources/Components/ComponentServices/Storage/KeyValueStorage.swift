public import ComponentKit
import EmbeddedText

/// Texts under keys that outlive a program: in the browser's storage, in a folder, or in a test.
///
/// A program receives the storage as a value, and each access is work whose message is a
/// ``StorageEvent``:
///
/// ```swift
/// struct Session: Program {
///   enum Message { case open, stored(StorageEvent) }
///   let storage: KeyValueStorage
///   let initial = "nobody"
///   func update(_ user: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .open: return .work(storage.read("user").map { .stored($0) })
///     case .stored(.text(let text)): user = text ?? "nobody"
///     case .stored: break
///     }
///     return .none
///   }
///   func view(_ user: String, send: @escaping (Message) -> Void) -> String { user }
/// }
/// let storage = KeyValueStorage(read: { _ in "Ada" }, write: { _, _ in })
/// var session = Component<Elm<Session>>(Session(storage: storage))
/// session.send(.open)
/// session.send(.stored(.text("Ada")))
/// session.view  // "Ada"
/// ```
///
/// `WebHost` has `Page.storage`, `SystemServices` has `KeyValueStorage.folder(at:)`, and
/// `ComponentTesting` a `StorageTable`. A key is 1 to 100 small letters, digits, hyphens and low lines,
/// so that it is the name of a file everywhere; another one fails.
///
/// ## Laws
///
/// After the work of each line, without another program:
///
/// ```text
/// write(t, for: k); read(k) sends .text(t)
/// remove(k); read(k) sends .text(nil)
/// write(t, for: k); read(l) sends what it sent before, where k != l
/// ```
///
/// Texts are stored as they are, so whoever uses the same account can read them.
public struct KeyValueStorage: Sendable {
  private let access: @Sendable (String) throws(StorageError) -> String?
  private let change: @Sendable (String, String?) throws(StorageError) -> Void

  /// Creates a storage from its two functions, which are called with keys that keep the rule.
  ///
  /// - Parameters:
  ///   - read: Returns the text of a key; nil where none is stored.
  ///   - write: Stores a text, or removes the text of the key where it is nil.
  public init(
    read: @escaping @Sendable (_ key: String) throws(StorageError) -> String?,
    write: @escaping @Sendable (_ key: String, _ text: String?) throws(StorageError) -> Void
  ) {
    (access, change) = (read, write)
  }

  /// Returns work that reads the text of a key, and sends `.text` or `.failed`.
  public func read(_ key: String, id: EffectID? = nil) -> Work<StorageEvent> {
    work(key, id) { [access] () throws(StorageError) in .text(try access(key)) }
  }

  /// Returns work that stores a text, and sends `.written` or `.failed`.
  public func write(_ text: String, for key: String, id: EffectID? = nil) -> Work<StorageEvent> {
    work(key, id) { [change] () throws(StorageError) in
      try change(key, text)
      return .written
    }
  }

  /// Returns work that removes the text of a key, and sends `.written` or `.failed`.
  public func remove(_ key: String, id: EffectID? = nil) -> Work<StorageEvent> {
    work(key, id) { [change] () throws(StorageError) in
      try change(key, nil)
      return .written
    }
  }

  private func work(
    _ key: String,
    _ id: EffectID?,
    _ event: @escaping @Sendable () throws(StorageError) -> StorageEvent
  ) -> Work<StorageEvent> {
    Work(id) { outlet in
      do throws(StorageError) {
        guard Self.isKey(key) else { throw .key(key) }
        outlet.end(with: try event())
      } catch {
        outlet.end(with: .failed(error))
      }
      return .none
    }
  }

  private static func isKey(_ key: String) -> Bool {
    let bytes = key.bytes
    return (1...100).contains(bytes.count)
      && bytes.allSatisfy {
        isSmallLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }
}

/// The end of an access to a storage.
public enum StorageEvent: Hashable, Sendable {
  /// The text of a key; nil where none is stored.
  case text(String?)
  /// The text was stored or removed.
  case written
  /// The access failed, and changed nothing.
  case failed(StorageError)
}

/// The reason for which a storage was not read or not written.
public enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key breaks the rule.
  case key(String)
  /// The storage is full, switched off, or damaged, with the reason of the host.
  case unavailable(String)

  /// The rule and the value, or the reason of the host.
  public var description: String {
    switch self {
    case .key(let key):
      "key must be 1 to 100 of a to z, 0 to 9, - and _; got " + key.quoted
    case .unavailable(let reason): reason
    }
  }
}

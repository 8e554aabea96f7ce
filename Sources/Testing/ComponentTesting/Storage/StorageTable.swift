import ComponentKit
public import ComponentServices
import Locks

/// A storage in memory, which a test fills, reads and lets fail.
///
/// ```swift
/// let table = StorageTable(["user": "Ada"])
/// _ = table.storage.write("Bob", for: "user").start(
///   Outlet(send: { _ in }, finish: {}, fail: { _ in })
/// )
/// table.texts  // ["user": "Bob"]
/// ```
///
/// A program under test receives ``storage`` in place of the host's.
public final class StorageTable: Sendable {
  private let state: Locked<(texts: [String: String], error: StorageError?)>

  /// Creates a storage with some texts.
  public init(_ texts: [String: String] = [:]) { state = Locked((texts, nil)) }

  /// The texts by their keys.
  public var texts: [String: String] { state.withLock { $0.texts } }

  /// Lets each later access fail with an error, or with nil succeed again.
  public func fail(with error: StorageError?) { state.withLock { $0.error = error } }

  /// The storage, whose work ends at once.
  public var storage: KeyValueStorage {
    KeyValueStorage(
      read: { key throws(StorageError) in try self.access { $0[key] } },
      write: { key, text throws(StorageError) in try self.access { $0[key] = text } }
    )
  }

  private func access<Value: Sendable>(
    _ body: (inout [String: String]) -> Value
  ) throws(StorageError) -> Value {
    let result: Result<Value, StorageError> = state.withLock { state in
      if let error = state.error { return .failure(error) }
      return .success(body(&state.texts))
    }
    return try result.get()
  }
}

import ComponentKit
public import ComponentServices
import EmbeddedText

extension Page {
  /// The storage of the browser, in which each page of this package has names of its own.
  ///
  /// ```swift
  /// let read = Page.storage.read("user", id: "session")
  /// read.id  // "session"
  /// ```
  ///
  /// A browser has room for a few million characters, or no storage at all for a page where the person has
  /// switched it off. A write that has no room fails. Outside a browser, each access fails.
  public static var storage: KeyValueStorage {
    #if arch(wasm32)
    // A text has a sign before it, since an empty one stands for none.
    KeyValueStorage(
      read: { key throws(StorageError) in
        Browser.read("storage/" + key).flatMap {
          $0.isEmpty ? nil : String(bytes: Array($0.dropFirst()))
        }
      },
      write: { key, text throws(StorageError) in
        guard Browser.write(text.map { "=" + $0 } ?? "", as: "storage/" + key) else {
          throw .unavailable("the storage of the browser is full or switched off")
        }
      }
    )
    #else
    KeyValueStorage(
      read: { _ throws(StorageError) in throw .unavailable("a page needs a browser") },
      write: { _, _ throws(StorageError) in throw .unavailable("a page needs a browser") }
    )
    #endif
  }
}

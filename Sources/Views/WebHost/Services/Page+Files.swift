import ComponentKit
public import ComponentServices

#if arch(wasm32)
import CWeb
#endif

extension Page {
  /// The files that a person chooses in the browser, and its downloads.
  ///
  /// ```swift
  /// let choose = Page.files.choose(sizeLimit: 1_000_000, id: "open")
  /// choose.id  // "open"
  /// ```
  ///
  /// A browser opens its dialog only in answer to a click or a key. `.saved` means that the browser
  /// has received the bytes. It may then ask the person, and gives the file another name if one of
  /// that name exists. To cancel the work leaves the dialog open, and drops the choice. Outside a
  /// browser, each use fails.
  public static var files: FilePicker {
    #if arch(wasm32)
    FilePicker(
      choose: { limit, receive in use(FileBytes.choose(limit), limit, receive) },
      save: { bytes, name, receive in use(FileBytes.save(bytes, as: name), 0, receive) }
    )
    #else
    let failure = FileEvent.failed(.unavailable("a page needs a browser"))
    return FilePicker(
      choose: { _, receive in
        receive(failure)
        return .none
      },
      save: { _, _, receive in
        receive(failure)
        return .none
      }
    )
    #endif
  }

  #if arch(wasm32)
  private static func use(
    _ bytes: [UInt8],
    _ limit: Int,
    _ receive: @escaping FilePicker.Receive
  ) -> Cancellation {
    PageCalls.start(bytes, cweb_files) { bytes in
      guard let event = FileBytes.event(bytes, limit: limit) else { return false }
      receive(event)
      return true
    }
  }
  #endif
}

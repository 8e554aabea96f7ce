import ComponentKit
public import ComponentServices

#if arch(wasm32)
import CWeb
#endif

extension Page {
  /// The clipboard of the browser.
  ///
  /// ```swift
  /// let copy = Page.clipboard.write("moth-7", id: "copy")
  /// copy.id  // "copy"
  /// ```
  ///
  /// A browser writes only in answer to a click or a key, and may ask the person before it reads. It
  /// has a clipboard for a page that comes over HTTPS, from this machine, or from a file. Outside a
  /// browser, each access fails.
  public static var clipboard: Clipboard {
    #if arch(wasm32)
    Clipboard(
      read: { receive in access(ClipboardBytes.read, receive) },
      write: { text, receive in access(ClipboardBytes.write(text), receive) }
    )
    #else
    let failure = ClipboardEvent.failed(.unavailable("a page needs a browser"))
    return Clipboard(
      read: { receive in
        receive(failure)
        return .none
      },
      write: { _, receive in
        receive(failure)
        return .none
      }
    )
    #endif
  }

  #if arch(wasm32)
  private static func access(
    _ bytes: [UInt8],
    _ receive: @escaping Clipboard.Receive
  ) -> Cancellation {
    PageCalls.start(bytes, cweb_clipboard) { bytes in
      guard let event = ClipboardBytes.event(bytes) else { return false }
      receive(event)
      return true
    }
  }
  #endif
}

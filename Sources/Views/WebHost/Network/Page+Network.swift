import ComponentKit
public import ComponentServices

#if arch(wasm32)
import CWeb
#endif

extension Page {
  /// The network of the page: each request is a `fetch` of the browser.
  ///
  /// ```swift
  /// let address = try WebAddress("https://example.com/news")
  /// let news = Page.network.retrying().response(to: HTTPRequest(.get, address), id: "news")
  /// news.id  // "news"
  /// ```
  ///
  /// The browser keeps no cookie and no response of these requests. It does not tell the page where a
  /// redirection leads, so a redirected request fails with `NetworkError.redirected`. It reports no
  /// progress of a body that is sent. The server must allow the page's origin, if it is another one.
  /// Outside a browser, each request fails as not supported.
  public static var network: Network {
    let clock = NetworkClock(
      now: { .milliseconds(BrowserClock.milliseconds) },
      after: { time, action in PageClock.call(after: time, isRepeated: false, action) }
    )
    return Network(clock: clock) { request, receive in
      #if arch(wasm32)
      return PageCalls.start(RequestBytes.bytes(of: request), cweb_call) { bytes in
        guard let event = RequestBytes.event(bytes) else { return false }
        receive(event)
        return event.isLast
      }
      #else
      receive(.failed(.unsupported("the network of a page")))
      return .none
      #endif
    }
  }
}

import ComponentKit
public import Networking

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
      return PageRequests.start(request, receive)
      #else
      receive(.failed(.unsupported("the network of a page")))
      return .none
      #endif
    }
  }
}

#if arch(wasm32)
/// All requests of the page, which receive their events like the ends of waits.
final class PageRequests: AnyLive {
  private let number = Int32(pages.count)
  private var running: [(ticket: Int32, receive: Network.Receive)] = []
  private var lastTicket: Int32 = 0

  static func start(_ request: HTTPRequest, _ receive: @escaping Network.Receive) -> Cancellation {
    let all = shared ?? PageRequests()
    if shared == nil {
      shared = all
      pages.append(all)
    }
    all.lastTicket += 1
    let ticket = all.lastTicket
    all.running.append((ticket, receive))
    let bytes = RequestBytes.bytes(of: request)
    cweb_call(all.number, ticket, bytes, Int32(bytes.count))
    return Cancellation { shared?.stop(ticket) }
  }

  private func stop(_ ticket: Int32) {
    guard take(ticket) != nil else { return }
    cweb_stop(number, ticket)
  }

  override func elapse(_ ticket: Int) {
    let ticket = Int32(ticket)
    guard let place = running.firstIndex(where: { $0.ticket == ticket }),
      let event = Browser.read("!").flatMap(RequestBytes.event)
    else { return }
    let receive = running[place].receive
    if event.isLast { _ = take(ticket) }
    receive(event)
  }

  private func take(_ ticket: Int32) -> Network.Receive? {
    guard let place = running.firstIndex(where: { $0.ticket == ticket }) else { return nil }
    return running.remove(at: place).receive
  }
}

/// The requests, once the first one was sent.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) private var shared: PageRequests?
#endif

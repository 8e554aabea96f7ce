import EmbeddedText
import Markup

#if arch(wasm32)
import CWeb
#else
import Foundation
#endif

/// The clock of the browser.
package enum BrowserClock {
  /// The milliseconds since the beginning of 1970, by the time at which the page was opened, or outside a
  /// browser that of the first use.
  package static var milliseconds: Double {
    #if arch(wasm32)
    cweb_now()
    #else
    start.date.timeIntervalSince1970 * 1e3 + (ContinuousClock.now - start.time).milliseconds
    #endif
  }

  #if !arch(wasm32)
  private static let start = (date: Date(), time: ContinuousClock.now)
  #endif
}

extension Duration {
  /// The time in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}

extension Page {
  /// Returns a text that the build put into the page's file; nil outside a browser.
  package static func data(named name: String) -> String? {
    #if arch(wasm32)
    Browser.read("@" + name).map { String(bytes: $0) }
    #else
    nil
    #endif
  }
}

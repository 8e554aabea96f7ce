import EmbeddedText
import Markup

#if arch(wasm32)
import CWeb
#endif

/// The clock of the browser.
package enum BrowserClock {
  /// The milliseconds since the page was opened, or outside a browser since the first use.
  package static var milliseconds: Double {
    #if arch(wasm32)
    cweb_now()
    #else
    (ContinuousClock.now - start).milliseconds
    #endif
  }

  #if !arch(wasm32)
  private static let start = ContinuousClock.now
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

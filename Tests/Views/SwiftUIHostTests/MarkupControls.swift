import Markup

@testable import SwiftUIHost

typealias TextMarkup = Markup<String>

/// Returns the control of markup.
func control(_ view: TextMarkup) -> Control { Control(view.node) }

import Markup

@testable import SwiftUIHost

typealias TextMarkup = Markup<String>

/// Returns the control of markup.
func control(_ view: TextMarkup) -> Control { Control(view.node) }

extension Control {
  /// The control and all controls within, in their order.
  var all: [Control] { [self] + parts.children.flatMap(\.all) }

  /// The kinds of events that gestures on this control send.
  var offers: Event.Kinds {
    var kinds: [Event.Kind] =
      switch parts.kind {
      case .form(.button): [.click]
      case .form(.field): [.input, .change, .focus, .blur, .keyDown]
      case .form(.box): [.click, .change]
      case .form(.choice), .form(.slider): [.input, .change]
      default: []
      }
    if parts.form != nil {
      if case .form(.button(_, submits: true)) = parts.kind { kinds.append(.submit) }
      if case .form(.field(let field)) = parts.kind, field.lines == 1 { kinds.append(.submit) }
    }
    // Controls of the platform do not report all presses, keys and pointer events.
    let added = parts.answers.subtracting([Event.Kinds(.input), Event.Kinds(.change)])
    return added.subtracting(Event.Kinds(.submit)).union(Event.Kinds(kinds.map { .init($0) }))
  }
}

public import Comonads

/// A choice of what a component may see and where it may go.
///
/// An architecture names a space whose points are interfaces that speak the moves of that space.
/// ``React``, ``Redux``, ``Elm`` and ``Halogen`` are the architectures of a program. Any space
/// that knows its moves makes another: here a wizard, whose space is a row of pages.
///
/// ```swift
/// enum Wizard: Architecture {
///   typealias Space = Zipper<UI<Walk<Void>, String>>
/// }
/// func page(_ title: String) -> UI<Walk<Void>, String> {
///   UI { move in
///     move(.right)
///     return title
///   }
/// }
/// let pages = Zipper(before: [], focus: page("Name"), after: [page("Address"), page("Summary")])
/// var wizard = Component<Wizard>(pages)
/// wizard.view  // "Name"
/// wizard.move(by: .right)
/// wizard.view  // "Address"
/// var clicks: [Walk<Void>] = []
/// wizard.interface.view { clicks.append($0) }  // "Address"
/// for click in clicks { wizard.move(by: click) }
/// wizard.view  // "Summary"
/// ```
public protocol Architecture {
  /// The space, with an interface at each point.
  associatedtype Space: PairedComonad
  where Space.Focus: Interface, Space.Focus.Movement == Space.Movement
}
